/// The keys of an item of `UIApplicationShortcutItems`, without their common prefix.
enum ShortcutItemKey: String, CaseIterable, Sendable {
    case type = "Type", title = "Title", subtitle = "Subtitle"
    case iconType = "IconType", iconFile = "IconFile", iconSymbolName = "IconSymbolName", userInfo = "UserInfo"

    static let list = "UIApplicationShortcutItems"
    static let prefix = "UIApplicationShortcutItem"

    var name: String { Self.prefix + rawValue }

    static let silent: Set<String> = ["UIApplicationShortcutItemTargetContentIdentifier"]
}
