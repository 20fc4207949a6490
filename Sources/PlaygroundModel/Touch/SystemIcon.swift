/// UIApplicationShortcutIcon.IconType, with Swift names.
public enum SystemIcon: String, CaseIterable, Hashable, Sendable {
    case compose, play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update

    public var name: String { rawValue }

    public var introduced: String {
        switch self {
        case .compose, .play, .pause, .add, .location, .search, .share: "9.0"
        default: "9.1"
        }
    }

    /// The value of UIApplicationShortcutItemIconType in an Info.plist.
    public var plistName: String { Self.plistPrefix + name.prefix(1).uppercased() + name.dropFirst() }

    private static let plistPrefix = "UIApplicationShortcutIconType"

    public init?(name: String) {
        self.init(rawValue: name)
    }

    public init?(plistName: String) {
        guard let icon = Self.allCases.first(where: { $0.plistName == plistName }) else { return nil }
        self = icon
    }
}
