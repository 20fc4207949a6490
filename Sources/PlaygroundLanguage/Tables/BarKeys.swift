import PlaygroundModel

/// Keys of bar items, alert actions and swipe actions, one statement per row, in the order of messages.
public enum BarKeys {
    public static let common: [LanguageKey<BarButtonItem>] = {
        var rows: [LanguageKey<BarButtonItem>] = []
        rows.append(.text("title", "The text of the item.", get: { $0.title }, set: { $0.title = $1 }))
        rows.append(.text(
            "image", "The image of the item, in place of a text.", role: .image, example: "plus", get: { $0.image },
            set: { $0.image = $1 }))
        rows.append(.bool("isEnabled", "Whether the item can be used.", get: { $0.isEnabled }, set: { $0.isEnabled = $1 }))
        rows.append(.other("tap", "The action of a tap.", .action))
        return rows
    }()

    public static let item: [LanguageKey<BarButtonItem>] = {
        var rows: [LanguageKey<BarButtonItem>] = []
        rows.append(.text(
            "badge", "The text of the item's badge, or empty for a dot (iOS 26).", since: .barItemBadges, example: "3", get: { $0.badge },
            set: { $0.badge = $1 }))
        rows.append(.text(
            "accessibilityLabel", "VoiceOver's name for the item.", get: { $0.accessibilityLabel }, set: { $0.accessibilityLabel = $1 }))
        rows.append(.other(
            "menu", "The entries of the item's menu, in order (iOS 14).", .list(of: .own(.previewAction)), since: .controlMenus))
        rows.append(.choice(
            "style", "Whether the item is prominent. From iOS 26 the tint is behind it.", get: { $0.style }, set: { $0.style = $1 }))
        rows.append(.value(
            "tintColor", "The colour of the item, in place of the bar's.", .color, get: { $0.tintColor }, set: { $0.tintColor = $1 }))
        rows.append(.bool(
            "sharesBackground", "Whether the item may share a glass background with its neighbours (iOS 26).", get: { $0.sharesBackground },
            set: { $0.sharesBackground = $1 }))
        rows.append(.bool(
            "hidesSharedBackground", "Whether the item has no glass background (iOS 26).", get: { $0.hidesSharedBackground },
            set: { $0.hidesSharedBackground = $1 }))
        rows.append(.choice(
            "systemItem", "One of the system's items with its title or symbol, or a space.", get: { $0.systemItem },
            set: { $0.systemItem = $1 }))
        rows.append(.value("width", "How wide a fixed space is.", .number(0...1000), get: { $0.width }, set: { $0.width = $1 }))
        rows.append(.choice(
            "axisBehavior", "Whether the item may be in a vertical bar (iOS 27.1).", since: .verticalBars,
            get: { $0.axisBehavior }, set: { $0.axisBehavior = $1 }))
        rows.append(.choice(
            "visibilityPriority", "The priority of the item if a vertical bar is too short (iOS 27).", since: .itemVisibilityPriority,
            get: { $0.visibilityPriority }, set: { $0.visibilityPriority = $1 }))
        return rows
    }()

    /// UIKit's keys for the only item at an end of the navigation bar. The item's name is the key.
    public static let singulars = ["leftBarButtonItem", "rightBarButtonItem"]

    public static let alertAction: [LanguageKey<AlertDefinition.AlertAction>] = {
        var rows: [LanguageKey<AlertDefinition.AlertAction>] = []
        rows.append(.choice("style", "", get: { $0.style }, set: { $0.style = $1 }))
        return rows
    }()

    public static let swipeAction: [LanguageKey<SwipeAction>] = {
        var rows: [LanguageKey<SwipeAction>] = []
        rows.append(.text("title", "The text of the action.", get: { $0.title }, set: { $0.title = $1 }))
        rows.append(.text(
            "image", "The image of the action. The title is below it in rows of at least 91 points.", role: .image,
            example: "trash", get: { $0.image }, set: { $0.image = $1 }))
        rows.append(.choice(
            "style", "Whether the action removes something: it is red then, and grey otherwise.", get: { $0.style }, set: { $0.style = $1 }))
        rows.append(.value(
            "backgroundColor", "The colour of the action, in place of the style's.", .color, get: { $0.backgroundColor },
            set: { $0.backgroundColor = $1 }))
        rows.append(.other("action", "The action of a tap.", .action))
        rows.append(.other("tap", "Another name of action.", .action))
        return rows
    }()

    public static let tabBarItem: [LanguageKey<TabBarItem>] = {
        var rows: [LanguageKey<TabBarItem>] = []
        rows.append(.text(
            "title", "The text of the tab (default: the controller's title).", get: { $0.title }, set: { $0.title = $1 }))
        rows.append(.text("image", "The image of the tab.", role: .image, get: { $0.image }, set: { $0.image = $1 }))
        rows.append(.text("badgeValue", "The text of the badge.", get: { $0.badgeValue }, set: { $0.badgeValue = $1 }))
        rows.append(.choice(
            "systemItem", "Makes it the search tab, with the system's title and symbol. iOS 26 shows it apart from the other tabs.",
            get: { $0.systemItem }, set: { $0.systemItem = $1 }))
        rows.append(.bool(
            "automaticallyActivatesSearch", "Whether the search tab begins to search, and Cancel leads back to the tab before (iOS 26).",
            get: { $0.automaticallyActivatesSearch }, set: { $0.automaticallyActivatesSearch = $1 }))
        return rows
    }()

    public static let sidebar: [LanguageKey<TabBarDefinition.Sidebar>] = {
        var rows: [LanguageKey<TabBarDefinition.Sidebar>] = []
        rows.append(.bool("isHidden", "Whether the sidebar is hidden at first.", get: { $0.isHidden }, set: { $0.isHidden = $1 }))
        rows.append(.choice(
            "preferredLayout", "Whether the sidebar is over the content or next to it.", get: { $0.preferredLayout },
            set: { $0.preferredLayout = $1 }))
        rows.append(.choice(
            "preferredPlacement", "Whether the tabs of an iPhone are in the sidebar in regular width (iOS 27).",
            since: .sidebarPlacement, get: { $0.preferredPlacement }, set: { $0.preferredPlacement = $1 }))
        return rows
    }()

    public static let appearances = ["standardAppearance", "scrollEdgeAppearance", "compactAppearance"]
    /// Tables with a `foregroundColor`.
    public static let textAttributes = ["titleTextAttributes", "largeTitleTextAttributes"]

    public static let appearance: [LanguageKey<BarAppearance>] = {
        var rows: [LanguageKey<BarAppearance>] = []
        rows.append(.choice(
            "background", "Which of UIKit's backgrounds the bar has: configureWithOpaqueBackground() and the others.",
            get: { $0.background }, set: { $0.background = $1 }))
        rows.append(.value(
            "backgroundColor", "The colour of the bar.", .color, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }))
        rows.append(.value(
            "shadowColor", "The colour of the line between bar and content, or clear for none.", .color, get: { $0.shadowColor },
            set: { $0.shadowColor = $1 }))
        rows.append(.other("titleTextAttributes", "The colour of the title.", .own(.textAttributes)))
        rows.append(.other("largeTitleTextAttributes", "The colour of a large title.", .own(.textAttributes)))
        return rows
    }()

    /// The keys of a search controller, without the search bar's properties.
    public static let searchController: [LanguageKey<SearchDefinition>] = {
        var rows: [LanguageKey<SearchDefinition>] = []
        rows.append(.other("searchBarSearchButtonClicked", "The action of the Search key.", .action))
        rows.append(.other(
            SearchDefinition.updateKey, "The action when the text changes. {value} in a text is the search text.", .action))
        rows.append(.other(
            "searchResultsController", "The controller shown over this one during a search. Only for controllers of kind view.",
            .controllerName))
        rows.append(.bool(
            "obscuresBackgroundDuringPresentation", "Whether the controller is dimmed during a search.",
            get: { $0.obscuresBackground }, set: { $0.obscuresBackground = $1 }))
        rows.append(.bool(
            "hidesNavigationBarDuringPresentation", "Whether the row of the navigation bar is hidden during a search.",
            get: { $0.hidesNavigationBar }, set: { $0.hidesNavigationBar = $1 }))
        return rows
    }()
}

extension BarButtonItem: LanguageSubject {
    public static func blank(of kind: String?) -> BarButtonItem { BarButtonItem(id: ViewID(""), path: DocumentPath()) }
}

extension AlertDefinition.AlertAction: LanguageSubject {
    public static func blank(of kind: String?) -> AlertDefinition.AlertAction { AlertDefinition.AlertAction(.blank(of: nil)) }
}

extension SwipeAction: LanguageSubject {
    public static func blank(of kind: String?) -> SwipeAction { SwipeAction(path: DocumentPath()) }
}

extension TabBarItem: LanguageSubject {
    public static func blank(of kind: String?) -> TabBarItem { TabBarItem() }
}

extension TabBarDefinition.Sidebar: LanguageSubject {
    public static func blank(of kind: String?) -> TabBarDefinition.Sidebar { TabBarDefinition.Sidebar() }
}

extension BarAppearance: PlainSubject {}

extension SearchDefinition: LanguageSubject {
    public static func blank(of kind: String?) -> SearchDefinition { SearchDefinition(path: DocumentPath()) }
}
