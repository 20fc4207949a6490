/// The name of a controller within its playground, and the arguments with which it is shown.
public struct ControllerID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    public var name: String
    /// Values of the controller's parameters, by their names.
    public private(set) var arguments: [String: String] = [:]

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.name = name
    }

    public var description: String { name }

    /// The name with the arguments, for sentences: `letter(sender: Marina)`.
    public var inWords: String { name + argumentsInWords }

    /// `(sender: Marina)`; empty without arguments.
    public var argumentsInWords: String {
        guard !arguments.isEmpty else { return "" }
        return "(" + arguments.keys.sorted().map { "\($0): \(arguments[$0] ?? "")" }.joined(separator: ", ") + ")"
    }

    /// The name alone, by which the playground has the controller.
    public var plain: ControllerID { ControllerID(name) }

    /// The same controller with other arguments.
    public func with(_ arguments: [String: String]) -> ControllerID {
        var copy = self
        copy.arguments = arguments
        return copy
    }

    /// What the arguments come to.
    public var argumentBytes: Int { arguments.values.reduce(0) { $0 + $1.utf8.count } }

    /// The same with values in place of the placeholders in its arguments, and what these come to: beyond
    /// `PlaygroundLimits.argumentBytes` no further is counted, and nothing is filled in.
    public func filled(with values: [String: String]) -> (controller: ControllerID, length: Int) {
        var filled = arguments
        var length = 0
        for name in arguments.keys.sorted() {
            let (text, whole) = PlaceholderText.filled(arguments[name] ?? "", with: values)
            length += whole
            guard length <= PlaygroundLimits.argumentBytes else { return (self, length) }
            filled[name] = text
        }
        return (with(filled), length)
    }

    /// The navigation controller that UIKit puts round a controller which becomes a column of a split view (column style)
    /// and is none itself. No controller of a playground can have its name.
    public var wrappedInNavigation: ControllerID {
        ControllerID(name + Self.wrapperSuffix).with(arguments)
    }

    /// The controller that a navigation controller made by UIKit is put round.
    public var wrapped: ControllerID? {
        guard name.hasSuffix(Self.wrapperSuffix) else { return nil }
        return ControllerID(String(name.dropLast(Self.wrapperSuffix.count))).with(arguments)
    }

    private static let wrapperSuffix = "/navigation"
}

/// A view controller as the playground defines it.
public struct ControllerDefinition: Hashable, Sendable, Identifiable {
    /// The class of the controller, with what only that class has.
    public enum Kind: Hashable, Sendable {
        /// A controller with views of its own.
        case view
        /// UINavigationController.
        case navigation(rootViewController: ControllerID)
        /// A controller that embeds others. Their views have the children's names in its constraints; a child that no
        /// constraint names fills the container.
        case container(children: [ControllerID])
        /// UISplitViewController.
        case split(SplitDefinition)
        /// UITabBarController.
        case tabBar(TabBarDefinition)
        /// UIPageViewController.
        case page(PageDefinition)
        /// UIArrangementViewController (iOS 27.1).
        case arrangement(ArrangementDefinition)
        /// UIAlertController.
        case alert(AlertDefinition)

        /// The word a playground writes.
        public var word: String {
            switch self {
            case .view: "view"
            case .navigation: "navigation"
            case .container: "container"
            case .split: "split"
            case .tabBar: "tabBar"
            case .page: "page"
            case .arrangement: "arrangement"
            case .alert: "alert"
            }
        }

        public static let words = ["view", "navigation", "container", "split", "tabBar", "page", "arrangement", "alert"]

        /// The controllers it contains from the start. A split view has a controller for each of its columns.
        public var children: [ControllerID] {
            switch self {
            case .view, .alert: []
            case .navigation(let root): [root]
            case .container(let children): children
            case .split(let split): split.columns.compactMap(split.controller)
            case .tabBar(let tabBar): tabBar.viewControllers
            case .page(let page): page.viewControllers
            case .arrangement(let arrangement): arrangement.controllers
            }
        }
    }

    /// Traits a parent changes for a child and all below it (setOverrideTraitCollection(_:forChild:)), or, from iOS 17
    /// on, a controller for itself and all below it (traitOverrides).
    public struct Override: Hashable, Sendable {
        public var path: DocumentPath
        /// `nil` means the controller itself.
        public var child: ControllerID?
        public var condition: Condition
        /// Traits taken from another controller's collection come first, `traits` over them.
        public var source: ControllerID?
        public var traits: TraitCollection

        public init(
            path: DocumentPath, child: ControllerID?, condition: Condition = .always, source: ControllerID? = nil,
            traits: TraitCollection
        ) {
            self.path = path
            self.child = child
            self.condition = condition
            self.source = source
            self.traits = traits
        }
    }

    public var id: ControllerID { _read { yield box.value.id } _modify { yield &box.value.id } }
    public var path: DocumentPath { _read { yield box.value.path } _modify { yield &box.value.path } }
    public var kind: Kind { _read { yield box.value.kind } _modify { yield &box.value.kind } }
    /// What the controller's texts leave open.
    public var parameters: [ControllerParameter] { _read { yield box.value.parameters } _modify { yield &box.value.parameters } }
    /// UIViewController.title, shown by a navigation bar.
    public var title: String? { _read { yield box.value.title } _modify { yield &box.value.title } }
    /// UINavigationItem.backButtonTitle: what the back button says on the controller pushed over this one.
    public var backButtonTitle: String? { _read { yield box.value.backButtonTitle } _modify { yield &box.value.backButtonTitle } }
    public var navigationItem: NavigationItem { _read { yield box.value.navigationItem } _modify { yield &box.value.navigationItem } }
    /// UIViewController.toolbarItems, shown by a navigation controller whose toolbar is not hidden.
    public var toolbarItems: [BarButtonItem] { _read { yield box.value.toolbarItems } _modify { yield &box.value.toolbarItems } }
    /// UIViewController.tabBarItem; without one a tab bar shows the title.
    public var tabBarItem: TabBarItem? { _read { yield box.value.tabBarItem } _modify { yield &box.value.tabBarItem } }
    /// Whether a tab bar makes way while the controller is on a navigation controller's stack, its root aside.
    public var hidesBottomBarWhenPushed: Bool { _read { yield box.value.hidesBottomBarWhenPushed } _modify { yield &box.value.hidesBottomBarWhenPushed } }
    public var extendedLayout: ExtendedLayout { _read { yield box.value.extendedLayout } _modify { yield &box.value.extendedLayout } }
    /// Without effect unless this is a navigation controller.
    public var navigationOptions: NavigationOptions { _read { yield box.value.navigationOptions } _modify { yield &box.value.navigationOptions } }
    /// UIViewController.preferredVerticalBarBehavior (iOS 27.1).
    public var preferredVerticalBarBehavior: VerticalBarBehavior { _read { yield box.value.preferredVerticalBarBehavior } _modify { yield &box.value.preferredVerticalBarBehavior } }
    public var presentation: PresentationOptions { _read { yield box.value.presentation } _modify { yield &box.value.presentation } }
    /// The actions for which `canPerformAction(_:withSender:)` answers false.
    public var refusedActions: Set<TargetedAction> { _read { yield box.value.refusedActions } _modify { yield &box.value.refusedActions } }
    /// The actions a custom container takes over.
    public var handles: [TargetedAction: ActionHandler] { _read { yield box.value.handles } _modify { yield &box.value.handles } }
    /// UIViewController.previewActionItems: what a swipe up in a peek at this controller reveals.
    public var previewActions: [PreviewActionItem] { _read { yield box.value.previewActions } _modify { yield &box.value.previewActions } }
    /// Whether a tap on its view, beside everything that takes it, ends editing: a UITapGestureRecognizer that calls
    /// UIView.endEditing(_:).
    public var endsEditingOnTap: Bool { _read { yield box.value.endsEditingOnTap } _modify { yield &box.value.endsEditingOnTap } }
    public var backgroundColor: Color? { _read { yield box.value.backgroundColor } _modify { yield &box.value.backgroundColor } }
    /// UIView.layoutMargins of the root view, in points, where it has some of its own.
    public var layoutMargins: EdgeInsets? { _read { yield box.value.layoutMargins } _modify { yield &box.value.layoutMargins } }
    /// In file order. Views that are no other view's subview stand in the root view.
    public var views: [ViewDefinition] { _read { yield box.value.views } _modify { yield &box.value.views } }
    public var constraints: [LayoutConstraint] { _read { yield box.value.constraints } _modify { yield &box.value.constraints } }
    public var adaptive: [AdaptiveElement] { _read { yield box.value.adaptive } _modify { yield &box.value.adaptive } }
    public var overrides: [Override] { _read { yield box.value.overrides } _modify { yield &box.value.overrides } }
    /// What came of filling in the arguments: how many bytes, and whether texts became too long.
    var filledBytes: Int { _read { yield box.value.filledBytes } _modify { yield &box.value.filledBytes } }
    public internal(set) var excess: TextExcess? { _read { yield box.value.excess } _modify { yield &box.value.excess } }

    /// Behind one reference: a definition goes along with each of its instances on every device.
    private struct Fields: Hashable, Sendable {
        var id: ControllerID
        var path: DocumentPath
        var kind: Kind
        var parameters: [ControllerParameter] = []
        var title: String?
        var backButtonTitle: String?
        var navigationItem = NavigationItem()
        var toolbarItems: [BarButtonItem] = []
        var tabBarItem: TabBarItem?
        var hidesBottomBarWhenPushed = false
        var extendedLayout = ExtendedLayout()
        var navigationOptions = NavigationOptions()
        var preferredVerticalBarBehavior = VerticalBarBehavior.automatic
        var presentation = PresentationOptions()
        var refusedActions: Set<TargetedAction> = []
        var handles: [TargetedAction: ActionHandler] = [:]
        var previewActions: [PreviewActionItem] = []
        var endsEditingOnTap = false
        var backgroundColor: Color?
        var layoutMargins: EdgeInsets?
        var views: [ViewDefinition]
        var constraints: [LayoutConstraint]
        var adaptive: [AdaptiveElement]
        var overrides: [Override]
        var filledBytes = 0
        var excess: TextExcess?
    }

    private var box: CopyOnWrite<Fields>

    public init(
        id: ControllerID, path: DocumentPath, kind: Kind, title: String? = nil, backButtonTitle: String? = nil,
        backgroundColor: Color? = nil, views: [ViewDefinition] = [], constraints: [LayoutConstraint] = [],
        adaptive: [AdaptiveElement] = [], overrides: [Override] = []
    ) {
        box = CopyOnWrite(Fields(
            id: id, path: path, kind: kind, title: title, backButtonTitle: backButtonTitle, backgroundColor: backgroundColor,
            views: views, constraints: constraints, adaptive: adaptive, overrides: overrides
        ))
    }

    /// Whether both come of one reading of the controller, and neither was changed since.
    public func isTriviallyIdentical(to other: ControllerDefinition) -> Bool { box.isTriviallyIdentical(to: other.box) }

    /// The view of that name; the search bar of the navigation item's search controller is one.
    public func view(_ id: ViewID) -> ViewDefinition? {
        if id == SearchDefinition.viewID, let search = navigationItem.searchController { return search.searchBar }
        return views.first { $0.id == id }
    }

    /// The controller that shows what a search finds. Only a controller of kind `view` has one.
    public var searchResultsController: ControllerID? {
        kind == .view ? navigationItem.searchController?.resultsController : nil
    }

    /// The bar button item, toolbar item or alert action of that name.
    public func item(_ id: ViewID) -> BarButtonItem? {
        items.first { $0.id == id }
    }

    /// What can be tapped beside the views.
    public var items: [BarButtonItem] {
        let bars = navigationItem.items + toolbarItems
        guard case .alert(let alert) = kind else { return bars }
        return bars + alert.actions.map { $0.item }
    }

    /// Everything the controller's elements can do, with the place of each.
    public var actions: [(action: Action, path: DocumentPath)] {
        let ofViews = views.flatMap { $0.ownActions }
        let ofPeeks = views.compactMap { $0.peek }.flatMap { $0.allActions } + previewActions.flatMap { $0.allActions }
        let ofItems = items.compactMap { item in item.tap.map { (action: $0, path: item.path.appending("tap")) } }
        return ofViews + ofItems + ofPeeks + (navigationItem.searchController?.ownActions ?? [])
    }

    /// The views that stand directly in the root view, in file order.
    public var topLevelViews: [ViewID] {
        let nested = Set(views.flatMap { $0.subviews })
        return views.map { $0.id }.filter { !nested.contains($0) }
    }
}
