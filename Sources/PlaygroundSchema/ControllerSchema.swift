import PlaygroundModel

/// `[controllers.NAME]`.
enum ControllerSchema {
    static let controller = Schema
        .table(ofEveryKind.merging(ofSomeKinds.mapValues(\.schema)) { $1 })
        .ruled(by: ControllerDefinition.Kind.words.map { kind in
            .refusal(of: ofSomeKinds.filter { !$0.value.kinds.contains(kind) }.map(\.key), toKind: kind, standard: "view")
        } + ControllerDefinition.Kind.words.filter { $0 != "view" }.map { kind in
            .refusal(of: SearchSchema.keysInViews, in: "searchController", toKind: kind, standard: "view")
        })

    /// The kinds that have a key, for keys that not all kinds have.
    static var owners: [String: [String]] { ofSomeKinds.mapValues(\.kinds) }

    private static let ofEveryKind: [String: Schema] = bars.merging(PresentationSchema.keys) { $1 }.merging([
        "kind": Schema.choice(ControllerDefinition.Kind.words).standard("view").described("What the controller is."),
        "parameters": ComponentSchema.parameters.described("What the texts leave open, by name with a standard value, or the names alone."),
        "title": Schema.string.described("The title, in the bar above it and in its tab."),
        "backButtonTitle": Schema.string.described("What the back button on the next controller says."),
        "backgroundColor": Schema.reference(.color).described("The colour of the controller's view."),
        "layoutMargins": Schema.value(of: ViewProperty.layoutMargins.valueType)
            .described("The insets of the root view's margins (iOS 11); at the sides no less than the system's."),
        "segues": Schema.entries(of: .reference(.action)).keyed(by: Schema().defining(.segue))
            .described("What segues do that code begins, by their identifiers; an element performs one with performSegue."),
        "overrides": ConditionSchema.overrides,
        "previewActions": TouchSchema.previewActions.described("The entries that a swipe up on a peek of the controller shows."),
        "canPerformAction": Schema.table(eachAction(.boolean)).described("Actions that the controller leaves to those above it.")
            .examples(["show": false]),
        "edgesForExtendedLayout": Schema.array(of: .choice(ExtendedLayout.Edge.self))
            .described("The edges at which the view reaches below translucent bars; all of them where the key is left out."),
        "extendedLayoutIncludesOpaqueBars": Schema.boolean.standard(false)
            .described("Whether the view reaches below opaque bars, too."),
    ]) { $1 }

    private static let bars: [String: Schema] = SearchSchema.keys.merging([
        "leftBarButtonItems": items.described("The items at the leading end of the navigation bar, by name."),
        "rightBarButtonItems": items.described("The items at the trailing end of the navigation bar, by name."),
        "toolbarItems": items.described("The items of the toolbar, by name."),
        "pinnedTrailingGroup": items.described("The items at the trailing end that never give way, by name (iOS 16)."),
        "preferredVerticalBarBehavior": Schema.choice(VerticalBarBehavior.self).standard("automatic")
            .described("Whether bars may stand at the side, where the window has an edge for them (iOS 27.1)."),
        "verticalBarCompressionBehavior": Schema.choice(VerticalBarCompressionBehavior.self).standard("automatic")
            .described("What gives way first where a vertical bar is too short: items, or the tab bar (iOS 27.1)."),
        "leftItemsSupplementBackButton": Schema.boolean.standard(false).described("Whether the left items stand beside the back button."),
        "largeTitleDisplayMode": Schema.choice(NavigationItem.LargeTitleDisplayMode.self).standard("automatic")
            .described("Whether the title is large, where the navigation controller prefers large titles."),
        "backButtonDisplayMode": Schema.choice(NavigationItem.BackButtonDisplayMode.self).standard("default")
            .described("What the back button on the next controller shows (iOS 14)."),
        "displayModeButtonItem": Schema.boolean.standard(false).described("Whether the split view's button for its display mode is shown."),
        "hidesBottomBarWhenPushed": Schema.boolean.standard(false).described("Whether the tab bar goes when the controller is pushed."),
        "tabBarItem": Schema.table([
            "title": Schema.string.described("The text of the tab; without it, the controller's title."),
            "image": Schema.string.naming(.image).described("The image of the tab."),
            "badgeValue": Schema.string.described("The text of the badge."),
        ])
            .described("What the tab bar shows for the controller."),
    ]) { $1 }

    private static let items = Schema.entries(of: .table(itemKeys.merging(barItemKeys) { $1 }), named: NamePattern.hyphenated)
        .keyed(by: Schema().defining(.barItem))

    private static let itemKeys: [String: Schema] = [
        "title": Schema.string.described("The text of the item."),
        "image": Schema.string.naming(.image).described("The image of the item, in place of a text.").examples("plus"),
        "isEnabled": Schema.boolean.standard(true).described("Whether the item can be used."),
        "tap": Schema.reference(.action).described("What a tap does."),
    ]

    private static let barItemKeys: [String: Schema] = [
        "style": Schema.choice(BarButtonItem.Style.self).standard("plain")
            .described("Whether the item stands out; from iOS 26 on the tint is behind it."),
        "sharesBackground": Schema.boolean.standard(true)
            .described("Whether the item may stand on one glass with its neighbours (iOS 26)."),
        "systemItem": Schema.choice(BarButtonItem.SystemItem.self).described("A space in place of a button."),
        "width": Schema.number(0...1000).described("How wide a fixed space is."),
        "axisBehavior": Schema.choice(BarButtonItem.AxisBehavior.self).standard("automatic")
            .described("Whether the item may stand in a vertical bar (iOS 27.1)."),
        "visibilityPriority": Schema.choice(BarButtonItem.VisibilityPriority.self).standard("standard")
            .described("How long the item is kept where a vertical bar is too short (iOS 27)."),
    ]

    private static let ofSomeKinds: [String: (schema: Schema, kinds: [String])] = {
        var keys: [String: (schema: Schema, kinds: [String])] = [
            "rootViewController": (Schema.controller.described("The first controller on the stack."), ["navigation"]),
            "prefersLargeTitles": (Schema.boolean.standard(false).described("Whether titles are large (iOS 11)."), ["navigation"]),
            "isNavigationBarHidden": (Schema.boolean.standard(false).described("Whether the bar at the top is hidden."), ["navigation"]),
            "isToolbarHidden": (Schema.boolean.standard(true).described("Whether the toolbar at the bottom is hidden."), ["navigation"]),
            "isTranslucent": (Schema.boolean.standard(true).described("Whether content shows through the bars."), ["navigation", "tabBar"]),
            "children": (controllers.described("The controllers that the container embeds."), ["container"]),
            "handles": (
                Schema.table(eachAction(.choice(ActionHandler.self))).described("Actions that the container takes over."),
                ["container"]
            ),
            "viewControllers": (controllers.described("The controllers of the tabs or pages."), ["tabBar", "page"]),
            "mode": (Schema.choice(TabBarDefinition.Mode.self).standard("automatic").described("Whether the tabs may stand in a sidebar (iOS 18)."), ["tabBar"]),
            "sidebar": (
                Schema.table([
                    "isHidden": Schema.boolean.standard(false).described("Whether the sidebar is hidden at first."),
                    "preferredLayout": Schema.choice(TabBarDefinition.Sidebar.Layout.self).standard("automatic")
                        .described("Whether the sidebar lies over the content or beside it."),
                    "preferredPlacement": Schema.choice(TabBarDefinition.Sidebar.Placement.self).standard("automatic")
                        .described("Whether the tabs of an iPhone stand in the sidebar, where the width is regular (iOS 27)."),
                ]).described("The sidebar of the tabs (iOS 18)."),
                ["tabBar"]
            ),
            "navigationOrientation": (Schema.choice(PageDefinition.NavigationOrientation.self).standard("horizontal").described("The direction in which pages are turned."), ["page"]),
            "showsPageControl": (Schema.boolean.standard(false).described("Whether dots show how many pages there are."), ["page"]),
            "preferredStyle": (Schema.choice(AlertDefinition.Style.self).standard("alert").described("Whether it is an alert or an action sheet."), ["alert"]),
            "message": (Schema.string.described("The text below the title."), ["alert"]),
            "actions": (Schema.entries(of: alertAction, named: NamePattern.hyphenated).keyed(by: Schema().defining(.barItem)).described("The actions by name, in the order of the file."), ["alert"]),
            "adaptive": (ConditionSchema.adaptive, ["view", "container"]),
            "endsEditingOnTap": (
                Schema.boolean.standard(false).described("Whether a tap beside everything sends the keyboard away: UIView.endEditing(_:)."),
                ["view", "container"]
            ),
        ]
        for (key, schema) in ViewSchema.content { keys[key] = (schema, ["view", "container"]) }
        for (key, schema) in SplitSchema.keys {
            keys[key] = (schema, ["primary", "secondary"].contains(key) ? ["split", "arrangement"] : ["split"])
        }
        for (key, schema) in ArrangementSchema.keys { keys[key] = (schema, ["arrangement"]) }
        return keys
    }()

    /// `with = { sender = "Marina" }`.
    static let arguments = Schema.entries(of: .any(of: .string, .boolean, .number(-1e15...1e15)), named: NamePattern.plain)
        .keyed(by: Schema().naming(.parameter))
        .described("Values of the controller's parameters.").examples(["sender": "Marina"])

    private static let controllers = Schema.array(of: .controller)

    private static let alertAction = Schema.table(
        itemKeys.merging(["style": Schema.choice(AlertDefinition.ActionStyle.self).standard("default")]) { $1 })

    private static func eachAction(_ answer: Schema) -> [String: Schema] {
        Dictionary(uniqueKeysWithValues: TargetedAction.allCases.map { ($0.rawValue, answer) })
    }
}
