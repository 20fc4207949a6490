@MainActor open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var standardAppearance = UITabBarAppearance()
    @available(iOS 15.0, *)
    open var scrollEdgeAppearance: UITabBarAppearance? { get { nil } set {} }

    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

@MainActor open class UITabBarController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @available(iOS 18.0, *)
    public convenience init(tabs: [UITab]) {
        self.init()
        self.tabs = tabs
    }

    open var viewControllers: [UIViewController]? {
        get { children.filter { $0.viewIfLoaded == nil || $0.viewIfLoaded !== viewInAccessory } }
        set {
            for child in children { child.parent = nil }
            children = newValue ?? []
            for child in children { child.parent = self }
        }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { selectedIndex = newValue.flatMap { children.firstIndex(of: $0) } ?? selectedIndex }
    }
    public let tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var customizableViewControllers: [UIViewController]?
    open var moreNavigationController: UINavigationController { UINavigationController() }

    @available(iOS 18.0, *)
    open var tabs: [UITab] {
        get { ownTabs.compactMap { $0 as? UITab } }
        set {
            ownTabs = newValue
            viewControllers = newValue.compactMap { $0.viewController }
        }
    }
    private var ownTabs: [NSObject] = []
    @available(iOS 18.0, *)
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    @available(iOS 18.0, *)
    open var selectedTab: UITab? {
        get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
        set { selectedIndex = newValue.flatMap { tabs.firstIndex(of: $0) } ?? selectedIndex }
    }
    @available(iOS 18.0, *)
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
    @available(iOS 18.0, *)
    open var mode: Mode { get { ownMode as? Mode ?? .automatic } set { ownMode = newValue } }
    private var ownMode: Any?
    @available(iOS 18.0, *)
    open var sidebar: Sidebar { ownSidebar as! Sidebar }
    private lazy var ownSidebar: NSObject = if #available(iOS 18.0, *) { Sidebar() } else { NSObject() }
    @available(iOS 18.0, *)
    open var compactTabIdentifiers: [String]? { get { nil } set {} }
    @available(iOS 18.0, *)
    open var isTabBarHidden: Bool { get { hidesTabBar } set { hidesTabBar = newValue } }
    @available(iOS 18.0, *)
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hidesTabBar = hidden }
    private var hidesTabBar = false
    @available(iOS 26.0, *)
    open var tabBarMinimizeBehavior: MinimizeBehavior { get { ownMinimizeBehavior as? MinimizeBehavior ?? .automatic } set { ownMinimizeBehavior = newValue } }
    private var ownMinimizeBehavior: Any?
    @available(iOS 26.0, *)
    open var bottomAccessory: UITabAccessory? {
        get { ownAccessory as? UITabAccessory }
        set {
            viewInAccessory?.removeFromSuperview()
            (ownAccessory, viewInAccessory) = (newValue, newValue?.contentView)
            if let viewInAccessory { view.addSubview(viewInAccessory) }
        }
    }
    private var ownAccessory: NSObject?
    private var viewInAccessory: UIView?
    @available(iOS 26.0, *)
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { self.bottomAccessory = bottomAccessory }

    @available(iOS 18.0, *)
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    @available(iOS 26.0, *)
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

    @available(iOS 18.0, *)
    @MainActor open class Sidebar: NSObject {
        open var isHidden = false
        open var preferredLayout = Layout.automatic
        open weak var delegate: (any UITabBarControllerSidebarDelegate)?
        @available(iOS 26.0, *)
        open var preferredPlacement: Placement { get { .automatic } set {} }
        @available(iOS 26.0, *)
        open var navigationOverflowItems: Any? { get { nil } set {} }

        public enum Layout: Int, Sendable { case automatic, overlap, tile }

        @available(iOS 26.0, *)
        public enum Placement: Int, Sendable { case automatic, sidebar }
    }
}

@available(iOS 18.0, *)
@MainActor public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {}

@available(iOS 26.0, *)
@MainActor open class UITabAccessory: NSObject {
    public let contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

@available(iOS 18.0, *)
public typealias UITabViewControllerProvider = @MainActor (UITab) -> UIViewController

@available(iOS 18.0, *)
@MainActor open class UITab: NSObject {
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: UITabViewControllerProvider? = nil) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        super.init()
    }

    private let provider: UITabViewControllerProvider?
    private var made: UIViewController?
    open var title: String
    open var image: UIImage?
    open var subtitle: String?
    open var badgeValue: String?
    public let identifier: String
    open var preferredPlacement = Placement.automatic
    open var allowsHiding = false
    open var isHidden = false
    open var isEnabled = true
    open var userInfo: Any?
    @available(iOS 18.1, *)
    open var isHiddenByDefault: Bool { get { false } set {} }
    open var viewController: UIViewController? {
        if made == nil { made = provider?(self) }
        return made
    }
    open private(set) weak var parent: UITabGroup?
    func belong(to group: UITabGroup) { parent = group }

    public enum Placement: Int, Sendable { case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly }
}

@available(iOS 18.0, *)
@MainActor open class UITabGroup: UITab {
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: UITabViewControllerProvider? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.belong(to: self) }
    }

    open var children: [UITab]
    open var selectedChild: UITab?
    open var defaultChildIdentifier: String?
    open var sidebarActions: [UIAction] = []
    open var allowsReordering = false
    open var managingNavigationController: UINavigationController?
    open var sidebarAppearance = SidebarAppearance.automatic
    open override var viewController: UIViewController? { super.viewController ?? children.first?.viewController }

    public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }
}

@available(iOS 18.0, *)
@MainActor open class UISearchTab: UITab {
    public init(viewControllerProvider: UITabViewControllerProvider? = nil) {
        super.init(title: "Search", image: nil, identifier: "search", viewControllerProvider: viewControllerProvider)
    }

    public override init(title: String, image: UIImage?, identifier: String, viewControllerProvider: UITabViewControllerProvider? = nil) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    @available(iOS 26.0, *)
    open var automaticallyActivatesSearch: Bool { get { activatesSearch } set { activatesSearch = newValue } }
    var activatesSearch = false
}
