/// The name of a controller within its playground, and its arguments.
public struct ControllerID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    public var name: String
    public private(set) var arguments: [String: String] = [:]

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.name = name
    }

    public var description: String { name }

    public var inWords: String { name + argumentsInWords }

    /// The arguments, such as `(sender: Marina)`. Empty if there are none.
    public var argumentsInWords: String {
        guard !arguments.isEmpty else { return "" }
        return "(" + arguments.keys.sorted().map { "\($0): \(arguments[$0] ?? "")" }.joined(separator: ", ") + ")"
    }

    public var plain: ControllerID { ControllerID(name) }

    public func with(_ arguments: [String: String]) -> ControllerID {
        var copy = self
        copy.arguments = arguments
        return copy
    }

    public var argumentBytes: Int { arguments.values.reduce(0) { $0 + $1.utf8.count } }

    /// Fills in the placeholders of the arguments. Above `PlaygroundLimits.argumentBytes` the arguments stay unfilled and counting stops.
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

    /// The navigation controller that UIKit wraps around a column (column style). The name cannot occur in a file.
    public var wrappedInNavigation: ControllerID {
        ControllerID(name + Self.wrapperSuffix).with(arguments)
    }

    public var wrapped: ControllerID? {
        guard name.hasSuffix(Self.wrapperSuffix) else { return nil }
        return ControllerID(String(name.dropLast(Self.wrapperSuffix.count))).with(arguments)
    }

    private static let wrapperSuffix = "/navigation"
}

public struct ControllerDefinition: Hashable, Sendable, Identifiable {
    /// Traits for a child (setOverrideTraitCollection(_:forChild:)) or, from iOS 17, the controller (traitOverrides), and its descendants.
    public struct Override: Hashable, Sendable {
        public var path: DocumentPath
        /// The child. `nil` for the controller itself.
        public var child: ControllerID?
        public var condition: Condition
        /// The controller whose traits are copied. `traits` take precedence.
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
    public var kind: ControllerKind { _read { yield box.value.kind } _modify { yield &box.value.kind } }
    public var parameters: [ControllerParameter] { _read { yield box.value.parameters } _modify { yield &box.value.parameters } }
    public var variables: [ControllerVariable] { _read { yield box.value.variables } _modify { yield &box.value.variables } }
    public var title: String? { _read { yield box.value.title } _modify { yield &box.value.title } }
    /// The back button's title on the controller pushed over this one.
    public var backButtonTitle: String? { _read { yield box.value.backButtonTitle } _modify { yield &box.value.backButtonTitle } }
    public var navigationItem: NavigationItem { _read { yield box.value.navigationItem } _modify { yield &box.value.navigationItem } }
    public var toolbarItems: [BarButtonItem] { _read { yield box.value.toolbarItems } _modify { yield &box.value.toolbarItems } }
    public var tabBarItem: TabBarItem? { _read { yield box.value.tabBarItem } _modify { yield &box.value.tabBarItem } }
    /// Hides the tab bar while the controller is on a navigation stack, except as the root.
    public var hidesBottomBarWhenPushed: Bool { _read { yield box.value.hidesBottomBarWhenPushed } _modify { yield &box.value.hidesBottomBarWhenPushed } }
    /// UIKit uses the front controller's value only.
    public var prefersStatusBarHidden: Bool { _read { yield box.value.prefersStatusBarHidden } _modify { yield &box.value.prefersStatusBarHidden } }
    /// UIKit uses the value of the controller that decides about the status bar.
    public var preferredStatusBarStyle: StatusBarStyle { _read { yield box.value.preferredStatusBarStyle } _modify { yield &box.value.preferredStatusBarStyle } }
    /// UIViewController.additionalSafeAreaInsets (iOS 11), in points.
    public var additionalSafeAreaInsets: EdgeInsets { _read { yield box.value.additionalSafeAreaInsets } _modify { yield &box.value.additionalSafeAreaInsets } }
    public var supportedInterfaceOrientations: Set<InterfaceOrientation>? { _read { yield box.value.supportedInterfaceOrientations } _modify { yield &box.value.supportedInterfaceOrientations } }
    /// UIKeyboardLayoutGuide.usesBottomSafeArea of the root view's guide (iOS 17).
    public var usesBottomSafeArea: Bool { _read { yield box.value.usesBottomSafeArea } _modify { yield &box.value.usesBottomSafeArea } }
    /// UIViewController.overrideUserInterfaceStyle (iOS 13).
    public var overrideUserInterfaceStyle: UserInterfaceStyle { _read { yield box.value.overrideUserInterfaceStyle } _modify { yield &box.value.overrideUserInterfaceStyle } }
    /// UIViewController.setContentScrollView(_:for:) (iOS 15): the scroll view that the bars follow. `nil` for one in the first subview.
    public var contentScrollView: ViewID? { _read { yield box.value.contentScrollView } _modify { yield &box.value.contentScrollView } }
    public var extendedLayout: ExtendedLayout { _read { yield box.value.extendedLayout } _modify { yield &box.value.extendedLayout } }
    public var navigationOptions: NavigationOptions { _read { yield box.value.navigationOptions } _modify { yield &box.value.navigationOptions } }
    /// The look of the bar of a navigation or tab bar controller. Other controllers ignore it.
    public var barLook: BarLook { _read { yield box.value.barLook } _modify { yield &box.value.barLook } }
    public var preferredVerticalBarBehavior: VerticalBarBehavior { _read { yield box.value.preferredVerticalBarBehavior } _modify { yield &box.value.preferredVerticalBarBehavior } }
    public var presentation: PresentationOptions { _read { yield box.value.presentation } _modify { yield &box.value.presentation } }
    /// The actions for which `canPerformAction(_:withSender:)` returns false.
    public var refusedActions: Set<TargetedAction> { _read { yield box.value.refusedActions } _modify { yield &box.value.refusedActions } }
    public var handles: [TargetedAction: ActionHandler] { _read { yield box.value.handles } _modify { yield &box.value.handles } }
    /// The actions that a swipe up reveals in a peek at this controller.
    public var previewActions: [PreviewActionItem] { _read { yield box.value.previewActions } _modify { yield &box.value.previewActions } }
    /// A tap outside all tap targets calls UIView.endEditing(_:) through a UITapGestureRecognizer.
    public var endsEditingOnTap: Bool { _read { yield box.value.endsEditingOnTap } _modify { yield &box.value.endsEditingOnTap } }
    public var backgroundColor: Color? { _read { yield box.value.backgroundColor } _modify { yield &box.value.backgroundColor } }
    /// The root view's margins, in points. `nil` for the system's margins.
    public var layoutMargins: EdgeInsets? { _read { yield box.value.layoutMargins } _modify { yield &box.value.layoutMargins } }
    /// The views in file order. Views without a superview in this list are in the root view.
    public var views: [ViewDefinition] { _read { yield box.value.views } _modify { yield &box.value.views } }
    public var constraints: [LayoutConstraint] { _read { yield box.value.constraints } _modify { yield &box.value.constraints } }
    public var adaptive: [AdaptiveElement] { _read { yield box.value.adaptive } _modify { yield &box.value.adaptive } }
    public var overrides: [Override] { _read { yield box.value.overrides } _modify { yield &box.value.overrides } }
    var filledBytes: Int { _read { yield box.value.filledBytes } _modify { yield &box.value.filledBytes } }
    public internal(set) var excess: TextExcess? { _read { yield box.value.excess } _modify { yield &box.value.excess } }

    /// Fields behind one reference, because every instance on every device has its definition.
    private struct Fields: Hashable, Sendable {
        var id: ControllerID
        var path: DocumentPath
        var kind: ControllerKind
        var parameters: [ControllerParameter] = []
        var variables: [ControllerVariable] = []
        var title: String?
        var backButtonTitle: String?
        var navigationItem = NavigationItem()
        var toolbarItems: [BarButtonItem] = []
        var tabBarItem: TabBarItem?
        var hidesBottomBarWhenPushed = false
        var prefersStatusBarHidden = false
        var preferredStatusBarStyle = StatusBarStyle.default
        var additionalSafeAreaInsets = EdgeInsets.zero
        var supportedInterfaceOrientations: Set<InterfaceOrientation>?
        var usesBottomSafeArea = true
        var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
        var contentScrollView: ViewID?
        var extendedLayout = ExtendedLayout()
        var navigationOptions = NavigationOptions()
        var barLook = BarLook()
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
        id: ControllerID, path: DocumentPath, kind: ControllerKind, title: String? = nil, backButtonTitle: String? = nil,
        backgroundColor: Color? = nil, views: [ViewDefinition] = [], constraints: [LayoutConstraint] = [],
        adaptive: [AdaptiveElement] = [], overrides: [Override] = []
    ) {
        box = CopyOnWrite(Fields(
            id: id, path: path, kind: kind, title: title, backButtonTitle: backButtonTitle, backgroundColor: backgroundColor,
            views: views, constraints: constraints, adaptive: adaptive, overrides: overrides
        ))
    }

    public func isTriviallyIdentical(to other: ControllerDefinition) -> Bool { box.isTriviallyIdentical(to: other.box) }

    /// The view with this id. Includes the navigation item's search bar.
    public func view(_ id: ViewID) -> ViewDefinition? {
        if id == SearchDefinition.viewID, let search = navigationItem.searchController { return search.searchBar }
        return views.first { $0.id == id }
    }

    /// The view that contains another as a subview, an arranged subview, a row or an item.
    public func superview(of id: ViewID) -> ViewDefinition? { views.first { $0.containedViews.contains(id) } }

    public var searchResultsController: ControllerID? {
        kind == .view ? navigationItem.searchController?.resultsController : nil
    }

    /// The first children, including the search results controller. A navigation controller's further children are pushed later.
    public var initialChildren: [ControllerID] { kind.children + [searchResultsController].compactMap { $0 } }

    public func item(_ id: ViewID) -> BarButtonItem? {
        items.first { $0.id == id }
    }

    public var items: [BarButtonItem] {
        let bars = navigationItem.items + toolbarItems
        guard case .alert(let alert) = kind else { return bars }
        return bars + alert.actions.map { $0.item }
    }

    /// All actions of the controller's elements, with their paths. Alternatives count separately.
    public var actions: [(action: Action, path: DocumentPath)] { writtenActions.flatMap { $0.action.parts(at: $0.path) } }

    var writtenActions: [(action: Action, path: DocumentPath)] {
        let ofViews = views.flatMap { $0.ownActions }
        let ofPeeks = views.compactMap { $0.peek }.flatMap { $0.allActions } + previewActions.flatMap { $0.allActions }
        let ofItems = items.compactMap { item in item.tap.map { (action: $0, path: item.path.appending("tap")) } }
        let ofMenus = items.flatMap { $0.menu.flatMap { $0.allActions } }
        return ofViews + ofItems + ofMenus + ofPeeks + (navigationItem.searchController?.ownActions ?? [])
    }

    /// The view that UIKit places in a bar: the title view, or a tab bar's accessory.
    public var viewInBar: ViewID? {
        if case .tabBar(let tabBar) = kind { tabBar.bottomAccessory } else { navigationItem.titleView }
    }

    public var topLevelViews: [ViewID] {
        let nested = Set(views.flatMap { $0.containedViews })
        return views.map { $0.id }.filter { !nested.contains($0) }
    }
}
