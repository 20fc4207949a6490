extension BehaviourProfile {
    /// Whether controllers can register for previewing; from iOS 13 on context menus take its place.
    public var hasPeekAndPop: Bool { version >= 9 && version < 13 }
    /// Whether there are context menus (UIContextMenuInteraction, iOS 13).
    public var hasContextMenus: Bool { version >= 13 }
    /// Whether an app icon has quick actions at all (iOS 9).
    public var hasQuickActions: Bool { version >= 9 }
    /// Whether a long press opens an icon's quick actions, on every device (iOS 13).
    public var opensQuickActionsByLongPress: Bool { version >= 13 }
    /// Whether a scene delegate hears of launches and quick actions, and the application's is silent (iOS 13).
    public var hasScenes: Bool { version >= 13 }
    /// Whether SF Symbols exist (iOS 13).
    public var hasSymbols: Bool { version >= 13 }
}
