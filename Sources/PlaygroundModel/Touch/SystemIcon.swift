/// UIApplicationShortcutIcon.IconType: the icons the system draws for quick actions, by raw value.
public enum SystemIcon: Int, CaseIterable, Hashable, Sendable {
    case compose, play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update

    /// The Swift name, which a playground writes.
    public var name: String { "\(self)" }

    /// The version of iOS that first had the icon.
    public var introduced: String { rawValue <= SystemIcon.share.rawValue ? "9.0" : "9.1" }

    /// What an Info.plist writes as UIApplicationShortcutItemIconType.
    public var plistName: String { Self.plistPrefix + name.prefix(1).uppercased() + name.dropFirst() }

    private static let plistPrefix = "UIApplicationShortcutIconType"
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
    private static let byPlistName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.plistName, $0) })

    public init?(name: String) {
        guard let icon = Self.byName[name] else { return nil }
        self = icon
    }

    public init?(plistName: String) {
        guard let icon = Self.byPlistName[plistName] else { return nil }
        self = icon
    }
}
