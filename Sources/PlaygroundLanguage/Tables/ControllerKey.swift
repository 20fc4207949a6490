import PlaygroundModel

public typealias ControllerKey = LanguageKey<ControllerDefinition>

/// All keys of controllers with their kinds, one statement per row, in the order of reading, ejection and import.
public enum ControllerKeys {
    public static let all: [ControllerKey] = {
        var rows: [ControllerKey] = []
        addGeneral(to: &rows)
        addContent(to: &rows)
        addBars(to: &rows)
        addPresentation(to: &rows)
        addContainers(to: &rows)
        addSplit(to: &rows)
        addArrangement(to: &rows)
        return rows
    }()

    public static let kinds: [String: [String]] = ControllerKey.kinds(in: all)

    private static func addGeneral(to rows: inout [ControllerKey]) {
        rows.append(.other("kind", "The controller's class.", .value(.choice(ControllerKind.words)), default: .string("view")))
        rows.append(.other(
            "parameters", "The parameters of the texts, by name with a default value, or only their names.", .own(.parameters)))
        rows.append(.text("title", "The title, in the bar above it and in its tab.", get: { $0.title }, set: { $0.title = $1 }))
        rows.append(.text(
            "backButtonTitle", "The title of the back button on the next controller.", get: { $0.backButtonTitle },
            set: { $0.backButtonTitle = $1 }))
        rows.append(.value(
            "backgroundColor", "The colour of the controller's view.", .color, get: { $0.backgroundColor },
            set: { $0.backgroundColor = $1 }))
        rows.append(.value(
            "layoutMargins", "The insets of the root view's margins (iOS 11). At the sides they are at least the system's.",
            ViewProperty.layoutMargins.valueType, get: { $0.layoutMargins }, set: { $0.layoutMargins = $1 }))
        rows.append(.value(
            "additionalSafeAreaInsets", "The insets that are added to the safe area, in points (iOS 11).", .insets(-10_000...10_000),
            since: .additionalSafeAreas, get: { $0.additionalSafeAreaInsets }, set: { $0.additionalSafeAreaInsets = $1 }))
        rows.append(.choice(
            "overrideUserInterfaceStyle", "The style of the controller and its descendants (iOS 13).", member: .at(.initializer),
            get: { $0.overrideUserInterfaceStyle }, set: { $0.overrideUserInterfaceStyle = $1 }))
        rows.append(.other(
            "segues", "The actions of segues that code performs, by identifier. An element performs one with performSegue.",
            .own(.segues)))
        rows.append(.other("overrides", .own(.overrides)))
        rows.append(.other(
            "previewActions", "The entries that a swipe up on a peek of the controller shows.", .list(of: .own(.previewAction))))
        rows.append(.other("canPerformAction", "Actions that the controller passes to its ancestors.", .own(.actionAnswers)))
        rows.append(.other(
            "supportedInterfaceOrientations",
            "The interface orientations that the controller supports, where UIKit asks it. Default: all (UIKit: all but portraitUpsideDown on an iPhone).",
            .list(of: .words(InterfaceOrientation.words))))
        rows.append(.other(
            "edgesForExtendedLayout", "The edges at which the view extends under translucent bars (default: all).",
            .list(of: .words(of: ExtendedLayout.Edge.self))))
        rows.append(.bool(
            "extendedLayoutIncludesOpaqueBars", "Whether the view extends under opaque bars, too.", member: .at(.rootView),
            builder: .of(.controller), get: { $0.extendedLayout.includesOpaqueBars }, set: { $0.extendedLayout.includesOpaqueBars = $1 }))
        rows.append(.bool(
            "hidesBottomBarWhenPushed", "Whether the tab bar is hidden when the controller is pushed.", member: .at(.initializer),
            builder: .of(.controller), get: { $0.hidesBottomBarWhenPushed }, set: { $0.hidesBottomBarWhenPushed = $1 }))
    }

    private static let withContent: [String] = ["view", "container"]
    /// Tab bar controllers are included because of the accessory, which has views.
    private static let withViews: [String] = ["view", "container", "tabBar"]

    private static func addContent(to rows: inout [ControllerKey]) {
        rows.append(.other(
            "variables", "Values that actions change, conditions test and texts show as {name}, with their initial values.",
            .own(.variables), kinds: withViews))
        rows.append(.other("views", .own(.views), kinds: withViews))
        rows.append(.other("constraints", .own(.constraints), kinds: withViews))
        rows.append(.other("metrics", .own(.metrics), kinds: withViews))
        rows.append(.other("adaptive", .own(.adaptive), kinds: withViews))
        rows.append(.other("layoutGuides", .own(.layoutGuides), kinds: withContent))
        rows.append(.bool(
            "prefersStatusBarHidden", "Whether the status bar is hidden while the controller is in front.", kinds: withContent,
            get: { $0.prefersStatusBarHidden }, set: { $0.prefersStatusBarHidden = $1 }))
        rows.append(.choice(
            "preferredStatusBarStyle",
            "Whether the status bar has light or dark text while the controller decides about it. In a navigation controller it decides only without a bar.",
            kinds: withContent, get: { $0.preferredStatusBarStyle }, set: { $0.preferredStatusBarStyle = $1 }))
        rows.append(.bool(
            "usesBottomSafeArea", "Whether the keyboardLayoutGuide ends at the safe area while there is no keyboard (iOS 17).",
            kinds: withContent, since: .keyboardGuideOfView, member: .at(.rootView, as: "view.keyboardLayoutGuide.usesBottomSafeArea"),
            get: { $0.usesBottomSafeArea }, set: { $0.usesBottomSafeArea = $1 }))
        rows.append(.other(
            "contentScrollView", "The scroll view that the bars follow (iOS 15). Without it, the one that is, or is in, the first subview.",
            .viewName, kinds: withContent, since: .contentScrollViews))
        rows.append(.bool(
            "endsEditingOnTap", "Whether a tap outside all elements dismisses the keyboard: UIView.endEditing(_:).", kinds: withContent,
            get: { $0.endsEditingOnTap }, set: { $0.endsEditingOnTap = $1 }))
    }

    private static func addContainers(to rows: inout [ControllerKey]) {
        rows.append(.other("rootViewController", "The first controller on the stack.", .controllerName, kinds: ["navigation"]))
        rows.append(.bool(
            "prefersLargeTitles", "Whether titles are large (iOS 11).", kinds: ["navigation"],
            member: .at(.navigationController, as: "navigationBar.prefersLargeTitles"), builder: .of(.navigationBar, as: "largeTitles"),
            get: { $0.navigationOptions.prefersLargeTitles }, set: { $0.navigationOptions.prefersLargeTitles = $1 }))
        rows.append(.bool(
            "isNavigationBarHidden", "Whether the bar at the top is hidden.", kinds: ["navigation"], member: .at(.navigationController),
            builder: .of(.controller, as: "navigationBarHidden"), get: { $0.navigationOptions.isNavigationBarHidden },
            set: { $0.navigationOptions.isNavigationBarHidden = $1 }))
        rows.append(.bool(
            "isToolbarHidden", "Whether the toolbar at the bottom is hidden.", kinds: ["navigation"], member: .at(.navigationController),
            builder: .of(.controller, as: "toolbarHidden"), get: { $0.navigationOptions.isToolbarHidden },
            set: { $0.navigationOptions.isToolbarHidden = $1 }))
        for hiding in BarHiding.allCases {
            rows.append(.bool(
                hiding.rawValue, hiding.meaning, kinds: ["navigation"], member: .at(.navigationController), builder: .of(.controller),
                get: { $0.navigationOptions.hides(hiding) }, set: { $0.navigationOptions.set(hiding, to: $1) }))
        }
        rows.append(.bool(
            "isTranslucent", "Whether content shows through the bars.", kinds: ["navigation", "tabBar"],
            member: .at(.navigationController, as: "navigationBar.isTranslucent", "toolbar.isTranslucent")
                + .at(.tabBarController, as: "tabBar.isTranslucent"),
            get: { $0.barLook.isTranslucent }, set: { $0.barLook.isTranslucent = $1 }))
        let withBar: [String] = ["navigation", "tabBar"]
        rows.append(.other(
            "standardAppearance", "How the bar looks over content (iOS 13).", .own(.barAppearance), kinds: withBar))
        rows.append(.other(
            "scrollEdgeAppearance", "The look of the bar while the content's edge is at it (default: transparent from iOS 15).",
            .own(.barAppearance), kinds: withBar))
        rows.append(.other(
            "compactAppearance", "How the navigation bar looks in compact height.", .own(.barAppearance), kinds: ["navigation"]))
        rows.append(.value(
            "barTintColor", "The colour of the bar, unless it has a standardAppearance.", .color, kinds: withBar,
            get: { $0.barLook.barTintColor }, set: { $0.barLook.barTintColor = $1 }))
        rows.append(.choice(
            "barStyle", "Whether the bar is black, with a white title.", kinds: withBar, get: { $0.barLook.barStyle },
            set: { $0.barLook.barStyle = $1 }))
        rows.append(.value(
            "tintColor", "The colour of buttons in the bar, and of the selected tab.", .color, kinds: withBar,
            get: { $0.barLook.tintColor }, set: { $0.barLook.tintColor = $1 }))
        rows.append(.other(
            "children", "The controllers that the container embeds.", .list(of: .controllerName), kinds: ["container"]))
        rows.append(.other("handles", "Actions that the container takes over.", .own(.actionHandlers), kinds: ["container"]))
        rows.append(.other(
            "viewControllers", "The controllers of the tabs or pages.", .list(of: .controllerName), kinds: ["tabBar", "page"]))
        rows.append(.other(
            "mode", "Whether the tabs may be in a sidebar (iOS 18).",
            .value(.choice(TabBarDefinition.Mode.allCases.map { $0.rawValue })),
            default: .string(TabBarDefinition.Mode.automatic.rawValue), kinds: ["tabBar"]))
        rows.append(.value(
            "selectedIndex", "The tab that is shown first, from 0.", .integer(0...100), kinds: ["tabBar"], member: .at(.tabBarController),
            get: { $0.tabBar.map { Double($0.selectedIndex) } }, set: { $0.tabBar?.selectedIndex = Int($1) }))
        rows.append(.bool(
            "isTabBarHidden", "Whether the tab bar is hidden (iOS 18). A sidebar remains.", kinds: ["tabBar"], since: .hiddenTabBars,
            member: .at(.tabBarController), get: { $0.tabBar?.isTabBarHidden }, set: { $0.tabBar?.isTabBarHidden = $1 }))
        rows.append(.choice(
            "tabBarMinimizeBehavior", "Whether scrolling makes the tab bar of an iPhone as small as the selected tab (iOS 26).",
            kinds: ["tabBar"], since: .minimizedTabBars, member: .at(.tabBarController), get: { $0.tabBar?.minimizeBehavior },
            set: { $0.tabBar?.minimizeBehavior = $1 }))
        rows.append(.other("sidebar", "The sidebar of the tabs (iOS 18).", .own(.sidebar), kinds: ["tabBar"]))
        rows.append(.other(
            "bottomAccessory", "The view above the tab bar, which contains the controller's other views (iOS 26).", .viewName,
            kinds: ["tabBar"], since: .tabAccessories))
        rows.append(.choice(
            "navigationOrientation", "The direction in which pages are turned.", kinds: ["page"],
            get: { $0.page?.navigationOrientation }, set: { $0.page?.navigationOrientation = $1 }))
        rows.append(.bool(
            "showsPageControl", "Whether dots show how many pages there are.", kinds: ["page"], get: { $0.page?.showsPageControl },
            set: { $0.page?.showsPageControl = $1 }))
        rows.append(.choice(
            "preferredStyle", "Whether it is an alert or an action sheet.", kinds: ["alert"], get: { $0.alert?.preferredStyle },
            set: { $0.alert?.preferredStyle = $1 }))
        rows.append(.text(
            "message", "The text below the title.", kinds: ["alert"], get: { $0.alert?.message }, set: { $0.alert?.message = $1 }))
        rows.append(.other(
            "textFields", "The text fields of an alert by name, in the order of the file.", .own(.textFields), kinds: ["alert"]))
        rows.append(.other("actions", "The actions by name, in the order of the file.", .own(.alertActions), kinds: ["alert"]))
        rows.append(.other(
            "preferredAction", "The action that an alert emphasises, by its name; without it, the cancel action.", .barItemName,
            kinds: ["alert"]))
    }
}

extension BarHiding {
    fileprivate var meaning: String {
        switch self {
        case .hidesBarsOnSwipe: "Whether a swipe up hides the bar and the toolbar, and a swipe down shows them."
        case .hidesBarsOnTap: "Whether a tap outside all elements hides the bar and the toolbar, and the next one shows them."
        case .hidesBarsWhenKeyboardAppears: "Whether the keyboard hides the bar and the toolbar, until a tap outside all elements."
        case .hidesBarsWhenVerticallyCompact: "Whether compact height hides the bar and the toolbar, until a tap outside all elements."
        }
    }
}

extension ControllerDefinition: LanguageSubject {
    public static func blank(of kind: String?) -> ControllerDefinition {
        ControllerDefinition(id: "", path: DocumentPath(), kind: .blank(of: kind))
    }
}
