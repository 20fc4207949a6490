extension BehaviourProfile {
    /// Whether a controller or view may change its own traits (`traitOverrides`).
    public var hasTraitOverrides: Bool { has(.traitOverrides) }
    /// Whether traits are predicted before a controller joins the hierarchy, so that its first appearance brings no
    /// `traitCollectionDidChange`.
    public var predictsTraits: Bool { has(.traitPrediction) }
    /// Whether `forceTouchCapability` exists.
    public var hasForceTouch: Bool { has(.forceTouch) }
    /// Whether there is a dark style.
    public var hasDarkStyle: Bool { has(.darkStyle) }
    /// Whether iPads show two apps at a time. Freely resizable windows came with iPadOS 26; earlier profiles take them too, so
    /// that the widths between the fixed windows can be looked at.
    public var hasMultitasking: Bool { has(.multitasking) }
    /// Whether the application posts notifications of the status bar's orientation.
    public var postsStatusBarOrientation: Bool { has(.statusBarOrientationNotifications) }

    /// Whether `automatic` presentations, card sheets and dismissal by swipe exist.
    public var hasCardSheets: Bool { has(.cardSheets) }
    /// Whether sheets have detents.
    public var hasDetents: Bool { has(.detents) }
    /// What `automatic` becomes where there is room.
    public var automaticPresentationStyle: ModalPresentationStyle { Self.automaticPresentationStyles[self] }

    static let automaticPresentationStyles: VersionTable<ModalPresentationStyle> = [
        .since(8, .fullScreen, "UIViewController.modalPresentationStyle, the default before iOS 13"),
        .since(13, .pageSheet, "UIModalPresentationStyle.automatic"),
        .since(18, .formSheet, "UIModalPresentationStyle.automatic"),
    ]

    /// Whether split views have the column style.
    public var hasColumnStyle: Bool { has(.columnStyle) }
    /// Whether navigation bars have large titles.
    public var hasLargeTitles: Bool { has(.largeTitles) }
    /// Whether an iPad's tab bar stands at the top, and can be a sidebar.
    public var hasTabBarAtTop: Bool { has(.tabBarAtTop) }
    /// Whether back buttons have a display mode.
    public var hasBackButtonDisplayMode: Bool { has(.backButtonDisplayMode) }

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
