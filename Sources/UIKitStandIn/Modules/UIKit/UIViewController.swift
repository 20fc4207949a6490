@MainActor public protocol UIContentContainer: NSObjectProtocol {}

@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIAppearanceContainer {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        Controllers.add(self)
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        Controllers.add(self)
    }

    // MARK: View

    private var loaded: UIView?
    private var isLoading = false
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }
    open func loadView() { view = UIView(frame: SimulatedDevice.bounds) }
    open func loadViewIfNeeded() {
        guard loaded == nil, !isLoading else { return }
        isLoading = true
        knownTraits = traitCollection
        traitCollection.performAsCurrent {
            loadView()
            viewDidLoad()
        }
        isLoading = false
    }
    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() { view.updateConstraintsIfNeeded() }
    @available(iOS 26.0, *)
    open func updateProperties() {}
    @available(iOS 26.0, *)
    open func setNeedsUpdateProperties() {}
    open func didReceiveMemoryWarning() {}
    open var storyboard: UIStoryboard? { nil }
    open var nibName: String? { nil }
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var preferredContentSize = CGSize.zero
    open var restorationIdentifier: String?
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var shouldAutorotate: Bool { true }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    open var focusGroupIdentifier: String?

    // MARK: Titles and bars

    open var title: String? { didSet { navigationItem.title = navigationItem.title ?? title } }
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var hidesBottomBarWhenPushed = false
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var editButtonItem: UIBarButtonItem { UIBarButtonItem(systemItem: .edit) }

    // MARK: Containment

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    open var navigationController: UINavigationController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    private func ancestor<Container: UIViewController>() -> Container? {
        guard let parent else { return nil }
        return (parent as? Container) ?? parent.ancestor()
    }
    open override var next: UIResponder? { parent }
    @available(iOS 18.0, *)
    open var tab: UITab? { nil }
    open func childViewController(forUnwindingFrom source: Never) {}

    // MARK: Showing and presenting

    open func show(_ vc: UIViewController, sender: Any?) {
        passOn(vc, "show", sender) { $0.show(vc, sender: sender) }
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        passOn(vc, "showDetailViewController", sender) { $0.showDetailViewController(vc, sender: sender) }
    }
    /// Asks the containers, nearest first. A container whose class does not override the action passes it on.
    private func passOn(_ vc: UIViewController, _ action: String, _ sender: Any?, _ ask: (UIViewController) -> Void) {
        if Self.asked === self { return Self.refusing = self }
        var candidate = parent
        while let controller = candidate {
            candidate = controller.parent
            guard controller.canPerformAction(Selector(action), withSender: sender) else { continue }
            let former = Self.asked
            Self.asked = controller
            ask(controller)
            Self.asked = former
            guard Self.refusing === controller else { return }
            Self.refusing = nil
        }
        present(vc, animated: true)
    }
    private static weak var asked: UIViewController?
    private static weak var refusing: UIViewController?
    /// The nearest container above the controller that handles the action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var candidate = parent
        while let controller = candidate {
            if controller.canPerformAction(action, withSender: sender), controller.takesOver(action) { return controller }
            candidate = controller.parent
        }
        return nil
    }
    func takesOver(_ action: Selector) -> Bool { false }

    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController? {
        get { presenting ?? parent?.presentingViewController }
        set { presenting = newValue }
    }
    private weak var presenting: UIViewController?
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController != nil {
            presentedViewController?.presentingViewController = nil
            presentedViewController = nil
        } else {
            if presentingViewController == nil { Outcomes.note("dismiss") }
            presentingViewController?.dismiss(animated: flag)
        }
        completion?()
    }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    private lazy var sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    open var presentationController: UIPresentationController? { modalPresentationStyle == .popover ? popover : sheet }
    @available(iOS 15.0, *)
    open var sheetPresentationController: UISheetPresentationController? { modalPresentationStyle == .popover ? nil : sheet }
    open var popoverPresentationController: UIPopoverPresentationController? { modalPresentationStyle == .popover ? popover : nil }
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    @available(iOS 18.0, *)
    open var preferredTransition: Transition? { get { zoom as? Transition } set { zoom = newValue } }
    private var zoom: Any?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    @available(iOS 18.0, *)
    @MainActor open class Transition: NSObject {
        public class func zoom(sourceViewProvider: @escaping (Any) -> UIView?) -> Transition { Transition() }
        public class var coverVertical: Transition { Transition() }
        public class var crossDissolve: Transition { Transition() }
    }

    // MARK: Traits and sizes

    /// The traits that the recorder sets for the controller. They replace those of its window and containers.
    var givenTraits: UITraitCollection?
    /// The traits that the controller and its views received most recently.
    var knownTraits: UITraitCollection?
    var overrides = TraitValues()
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    /// The traits that a container of UIKit changes for a child.
    func systemTraits(forChild child: UIViewController) -> TraitValues { TraitValues() }
    var traitRegistrations: [TraitRegistration] = []
    open var traitCollection: UITraitCollection {
        let inherited = givenTraits?.traits ?? parent?.traitCollection.traits ?? UITraitCollection.currentTraits.traits
        let system = parent?.systemTraits(forChild: self) ?? TraitValues()
        return UITraitCollection(inherited.merging(system).merging(givenOverrides))
    }
    /// The traits that code has overridden.
    var givenOverrides: TraitValues {
        (parent?.childOverrides[ObjectIdentifier(self)]?.traits ?? TraitValues()).merging(overrides)
    }
    @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    @available(iOS 17.0, *)
    public final var traitOverrides: any UITraitOverrides {
        get { OverriddenTraits(traits: overrides) }
        set { overrides = (newValue as? OverriddenTraits)?.traits ?? overrides }
    }
    @available(iOS 17.0, *)
    public final func updateTraitsIfNeeded() {}
    @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead")
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childOverrides[ObjectIdentifier(childViewController)] = collection
    }
    @available(iOS, introduced: 8.0, deprecated: 17.0)
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childOverrides[ObjectIdentifier(childViewController)]
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}

extension UIViewController: TraitRegistering {}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {}

/// The controllers that code has created, in order.
@MainActor public enum Controllers {
    public private(set) static var all: [UIViewController] = []

    static func add(_ controller: UIViewController) { all.append(controller) }
    static func forgetAll() { all = [] }
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1, automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var containerView: UIView { get }
}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition that ends immediately.
@MainActor final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
    var isAnimated: Bool { false }
    var isCancelled: Bool { false }
    let containerView = UIView()

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        completion?(self)
        return true
    }
}

@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
