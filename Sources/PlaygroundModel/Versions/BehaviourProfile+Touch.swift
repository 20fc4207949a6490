extension BehaviourProfile {
    /// Whether controllers can register for previewing; from iOS 13 on context menus take its place.
    public var hasPeekAndPop: Bool { has(.peekAndPop) }
    /// Whether there are context menus.
    public var hasContextMenus: Bool { has(.contextMenus) }
    /// Whether an app icon has quick actions at all.
    public var hasQuickActions: Bool { has(.quickActions) }
    /// Whether a long press opens an icon's quick actions, on every device.
    public var opensQuickActionsByLongPress: Bool { has(.quickActionsByLongPress) }
    /// Whether the scene delegate is told of launches and quick actions, in place of the application's.
    public var hasScenes: Bool { has(.scenes) }
    /// Whether SF Symbols exist.
    public var hasSymbols: Bool { has(.symbols) }
}
