@MainActor open class UISplitViewController: UIViewController {
    @available(iOS 14.0, *)
    public init(style: UISplitViewController.Style) {
        super.init(nibName: nil, bundle: nil)
        ownStyle = style.rawValue
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var ownStyle = 0
    private var columns: [Int: UIViewController] = [:]
    @available(iOS 14.0, *)
    open var style: Style { Style(rawValue: ownStyle) ?? .unspecified }
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for child in children { child.parent = nil }
            children = newValue
            for child in newValue { child.parent = self }
        }
    }
    @available(iOS 14.0, *)
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        // UIKit wraps the controller of each column except `compact` in a navigation controller.
        let wrapped = vc.map { ($0 is UINavigationController) || column == .compact ? $0 : UINavigationController(rootViewController: $0) }
        columns[column.rawValue] = wrapped
        viewControllers = columns.keys.sorted().compactMap { columns[$0] }
    }
    @available(iOS 14.0, *)
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column.rawValue] }
    @available(iOS 14.0, *)
    open func show(_ column: UISplitViewController.Column) { Outcomes.note("showColumn", "\(column)") }
    @available(iOS 14.0, *)
    open func hide(_ column: UISplitViewController.Column) { Outcomes.note("hideColumn", "\(column)") }
    var columnNames: [String] {
        let names = ["primary", "supplementary", "secondary", "compact"]
        guard #available(iOS 14.0, *), style != .unspecified else { return viewControllers.count > 1 ? [names[0], names[2]] : [names[0]] }
        return columns.keys.sorted().map { names.indices.contains($0) ? names[$0] : "" }
    }
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) != true { showDetailViewController(vc, sender: sender) }
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if #available(iOS 14.0, *), style != .unspecified { return setViewController(vc, for: .secondary) }
        viewControllers = Array(viewControllers.prefix(1)) + [vc]
    }
    override func takesOver(_ action: Selector) -> Bool { true }
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    /// The columns next to the secondary column have a compact width.
    override func systemTraits(forChild child: UIViewController) -> TraitValues {
        let column = zip(viewControllers, columnNames).first { $0.0 === child }?.1
        guard viewControllers.count > 1, column == "primary" || column == "supplementary" else { return TraitValues() }
        return UITraitCollection(horizontalSizeClass: .compact).traits
    }
    open var displayMode: DisplayMode { preferredDisplayMode }
    open var preferredDisplayMode = DisplayMode.automatic
    @available(iOS 14.0, *)
    open var preferredSplitBehavior: SplitBehavior { get { behavior as? SplitBehavior ?? .automatic } set { behavior = newValue } }
    private var behavior: Any?
    @available(iOS 14.0, *)
    open var splitBehavior: SplitBehavior { preferredSplitBehavior }
    open var presentsWithGesture = true
    @available(iOS 14.0, *)
    open var showsSecondaryOnlyButton: Bool { get { false } set {} }
    @available(iOS 14.5, *)
    open var displayModeButtonVisibility: DisplayModeButtonVisibility { get { .automatic } set {} }
    public private(set) lazy var displayModeButtonItem = UIBarButtonItem()
    open var primaryEdge = PrimaryEdge.leading
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var primaryColumnWidth: CGFloat { 0 }
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    @available(iOS 26.0, *)
    open var minimumSecondaryColumnWidth: CGFloat { get { leastSecondaryWidth } set { leastSecondaryWidth = newValue } }
    var leastSecondaryWidth = UISplitViewController.automaticDimension
    @available(iOS 26.0, *)
    open var preferredSecondaryColumnWidth: CGFloat { get { 0 } set {} }
    @available(iOS 26.0, *)
    open var minimumInspectorColumnWidth: CGFloat { get { 0 } set {} }
    @available(iOS 26.0, *)
    open var maximumInspectorColumnWidth: CGFloat { get { 0 } set {} }
    @available(iOS 26.0, *)
    open var preferredInspectorColumnWidth: CGFloat { get { 0 } set {} }

    public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
        @available(iOS 26.0, *)
        case inspector
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }

    @available(iOS 14.5, *)
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
}

@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    @available(iOS 14.0, *)
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    @available(iOS 14.0, *)
    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    @available(iOS 14.0, *)
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    @available(iOS 14.0, *)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .automatic }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { false }
    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { false }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
