import PlaygroundModel

extension ControllerKeys {
    static func addBars(to rows: inout [ControllerKey]) {
        rows.append(.other(
            "leftBarButtonItems", "The items at the leading end of the navigation bar, by name.", .own(.barItems)))
        rows.append(.other(
            "rightBarButtonItems", "The items at the trailing end of the navigation bar, by name.", .own(.barItems)))
        for (key, word) in zip(BarKeys.singulars, ["leading", "trailing"]) {
            rows.append(.other(key, "The only item at the \(word) end of the navigation bar, without a name of its own.", .own(.barItem)))
        }
        rows.append(.other("toolbarItems", "The items of the toolbar, by name.", .own(.barItems)))
        rows.append(.other(
            "pinnedTrailingGroup", "The items at the trailing end that never overflow, by name (iOS 16).", .own(.barItems),
            since: .pinnedTrailingGroup))
        rows.append(.choice(
            "preferredVerticalBarBehavior", "Whether bars may be at the side, if the window has an edge for them (iOS 27.1).",
            since: .verticalBars, get: { $0.preferredVerticalBarBehavior }, set: { $0.preferredVerticalBarBehavior = $1 }))
        rows.append(.choice(
            "largeTitleDisplayMode", "Whether the title is large, where the navigation controller prefers large titles.",
            member: .at(.navigationItem), builder: .of(.navigationItem), get: { $0.navigationItem.largeTitleDisplayMode },
            set: { $0.navigationItem.largeTitleDisplayMode = $1 }))
        rows.append(.choice(
            "backButtonDisplayMode", "How the back button on the next controller is shown (iOS 14).", member: .at(.navigationItem),
            get: { $0.navigationItem.backButtonDisplayMode }, set: { $0.navigationItem.backButtonDisplayMode = $1 }))
        rows.append(.bool(
            "hidesBackButton", "Whether the back button is hidden.", member: .at(.navigationItem),
            builder: .of(.navigationItem), get: { $0.navigationItem.hidesBackButton }, set: { $0.navigationItem.hidesBackButton = $1 }))
        rows.append(.text(
            "prompt", "The line above the title, which makes the bar higher.", builder: .of(.navigationItem),
            get: { $0.navigationItem.prompt }, set: { $0.navigationItem.prompt = $1 }))
        rows.append(.text(
            "subtitle", "The line under the title; a large title's makes the bar higher (iOS 26).", since: .barSubtitles,
            get: { $0.navigationItem.subtitle }, set: { $0.navigationItem.subtitle = $1 }))
        rows.append(.other(
            "titleView", "A view of the controller that replaces the title in the bar. It is in no other view.", .viewName,
            kinds: ["view", "container"]))
        rows.append(.bool(
            "leftItemsSupplementBackButton", "Whether the left items are next to the back button.", member: .at(.navigationItem),
            get: { $0.navigationItem.leftItemsSupplementBackButton }, set: { $0.navigationItem.leftItemsSupplementBackButton = $1 }))
        rows.append(.choice(
            "verticalBarCompressionBehavior", "The part that is compressed first in a short vertical bar: items, or the tab bar (iOS 27.1).",
            since: .verticalBars, get: { $0.navigationItem.verticalBarCompressionBehavior },
            set: { $0.navigationItem.verticalBarCompressionBehavior = $1 }))
        rows.append(.bool(
            "displayModeButtonItem", "Whether the split view's button for its display mode is shown.",
            get: { $0.navigationItem.displayModeButtonItem }, set: { $0.navigationItem.displayModeButtonItem = $1 }))
        rows.append(.other("tabBarItem", "The controller's item in the tab bar.", .own(.tabBarItem)))
        addSearch(to: &rows)
    }

    private static func addSearch(to rows: inout [ControllerKey]) {
        let search = SearchDefinition(path: DocumentPath())
        rows.append(.other(
            "searchController", "The search controller of the navigation item (iOS 11).", .own(.searchController)))
        rows.append(.other(
            "hidesSearchBarWhenScrolling",
            "Whether scrolling hides a search bar below the title. Up to iOS 12 it is then hidden at first.", .value(.bool),
            default: .bool(search.hidesWhenScrolling)))
        rows.append(.other(
            "preferredSearchBarPlacement",
            "The position of the search bar (iOS 16): below the title, in the row, or from iOS 26 integrated.",
            .value(.choice(SearchDefinition.Placement.allCases.map { $0.rawValue })),
            default: .string(search.preferredPlacement.rawValue)))
        rows.append(.other(
            "searchBarPlacementAllowsToolbarIntegration", "Whether the search bar may be at the bottom of a phone (iOS 26).",
            .value(.bool), default: .bool(search.allowsToolbarIntegration)))
    }
}
