/// UIApplicationShortcutIcon.IconType: the icons the system draws for quick actions, by their Swift names,
/// which a playground writes.
public enum SystemIcon: String, CaseIterable, Hashable, Sendable {
    case compose, play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update

    /// The Swift name.
    public var name: String { rawValue }

    /// The version of iOS that first had the icon.
    public var introduced: String {
        switch self {
        case .compose, .play, .pause, .add, .location, .search, .share: "9.0"
        default: "9.1"
        }
    }

    /// What an Info.plist writes as UIApplicationShortcutItemIconType.
    public var plistName: String { Self.plistPrefix + name.prefix(1).uppercased() + name.dropFirst() }

    private static let plistPrefix = "UIApplicationShortcutIconType"
    private static let byPlistName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.plistName, $0) })

    public init?(name: String) {
        self.init(rawValue: name)
    }

    public init?(plistName: String) {
        guard let icon = Self.byPlistName[plistName] else { return nil }
        self = icon
    }
}
