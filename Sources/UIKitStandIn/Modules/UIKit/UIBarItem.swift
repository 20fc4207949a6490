@MainActor open class UIBarItem: NSObject {
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

@MainActor open class UIBarButtonItem: UIBarItem {
    public override init() { super.init() }

    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    var systemItem: SystemItem?

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    @available(iOS 14.0, *)
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    @available(iOS 14.0, *)
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    open var style = Style.plain
    open var width: CGFloat = 0
    open var customView: UIView?
    open var tintColor: UIColor?
    open var isSelected = false
    open weak var target: AnyObject?
    open var action: Selector?
    @available(iOS 14.0, *)
    open var primaryAction: UIAction? { get { primary } set { primary = newValue } }
    private var primary: UIAction?
    @available(iOS 14.0, *)
    open var menu: UIMenu? { get { ownMenu } set { ownMenu = newValue } }
    private var ownMenu: UIMenu?
    open var possibleTitles: Set<String>?
    @available(iOS 16.0, *)
    open var isHidden: Bool { get { hidden } set { hidden = newValue } }
    private var hidden = false
    @available(iOS 26.0, *)
    open var badge: Badge? { get { ownBadge.map(Badge.init) } set { ownBadge = newValue?.text } }
    var ownBadge: String?

    @available(iOS 26.0, *)
    public struct Badge: Sendable {
        let text: String

        public static func count(_ count: UInt) -> Badge { Badge(text: "\(count)") }
        public static func string(_ string: String) -> Badge { Badge(text: string) }
        public static func indicator() -> Badge { Badge(text: "") }
    }

    @available(iOS 26.0, *)
    open var hidesSharedBackground: Bool { get { hidesGlass } set { hidesGlass = newValue } }
    @available(iOS 26.0, *)
    open var sharesBackground: Bool { get { sharesGlass } set { sharesGlass = newValue } }
    var (hidesGlass, sharesGlass) = (false, true)
    @available(iOS 14.0, *)
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    @available(iOS 14.0, *)
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem(systemItem: .fixedSpace) }
    @available(iOS 26.0, *)
    open class func fixedSpace() -> UIBarButtonItem { UIBarButtonItem() }

    public enum Style: Int, Sendable {
        case plain, done = 2
        @available(iOS 26.0, *)
        public static var prominent: Style { .done }
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
        case camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
        @available(iOS 13.0, *)
        case close
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

@MainActor open class UIBarButtonItemGroup: NSObject {
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
    }

    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    @available(iOS 16.0, *)
    open var isHidden: Bool { get { false } set {} }
    @available(iOS 16.0, *)
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    @available(iOS 16.0, *)
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    @available(iOS 16.0, *)
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}

extension UIBarButtonItem {
    @available(iOS 16.0, *)
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    @available(iOS 16.0, *)
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    @available(iOS 16.0, *)
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
        .optionalGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
}

@MainActor open class UINavigationItem: NSObject {
    public init(title: String) {
        if !title.isEmpty { self.title = title }
        super.init()
    }

    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    @available(iOS 14.0, *)
    open var backButtonDisplayMode: BackButtonDisplayMode { get { ownBackMode as? BackButtonDisplayMode ?? .default } set { ownBackMode = newValue } }
    private var ownBackMode: Any?
    @available(iOS 16.0, *)
    open var backAction: UIAction? { get { nil } set {} }
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? { get { leftBarButtonItems?.first } set { leftBarButtonItems = newValue.map { [$0] } } }
    open var rightBarButtonItem: UIBarButtonItem? { get { rightBarButtonItems?.first } set { rightBarButtonItems = newValue.map { [$0] } } }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    @available(iOS 16.0, *)
    open var leadingItemGroups: [UIBarButtonItemGroup] { get { [] } set {} }
    @available(iOS 16.0, *)
    open var centerItemGroups: [UIBarButtonItemGroup] { get { [] } set {} }
    @available(iOS 16.0, *)
    open var trailingItemGroups: [UIBarButtonItemGroup] { get { [] } set {} }
    @available(iOS 16.0, *)
    open var pinnedTrailingGroup: UIBarButtonItemGroup? { get { pinnedGroup } set { pinnedGroup = newValue } }
    private var pinnedGroup: UIBarButtonItemGroup?
    @available(iOS 16.0, *)
    open var customizationIdentifier: String? { get { nil } set {} }
    @available(iOS 16.0, *)
    open var style: ItemStyle { get { .navigator } set {} }
    @available(iOS 16.0, *)
    open var preferredSearchBarPlacement: SearchBarPlacement { get { ownPlacement as? SearchBarPlacement ?? .automatic } set { ownPlacement = newValue } }
    private var ownPlacement: Any?
    @available(iOS 26.0, *)
    open var searchBarPlacementAllowsToolbarIntegration: Bool { get { isIntegrated } set { isIntegrated = newValue } }
    private var isIntegrated = true
    @available(iOS 26.0, *)
    open var searchBarPlacementBarButtonItem: UIBarButtonItem { UIBarButtonItem() }
    @available(iOS 26.0, *)
    open var subtitle: String? { get { ownSubtitle } set { ownSubtitle = newValue } }
    private var ownSubtitle: String?
    @available(iOS 26.0, *)
    open var largeSubtitle: String? { get { nil } set {} }

    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
        @available(iOS 17.0, *)
        case inline
    }

    @available(iOS 14.0, *)
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    @available(iOS 16.0, *)
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

    @available(iOS 16.0, *)
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked
        @available(iOS 26.0, *)
        case integrated
        @available(iOS 26.0, *)
        case integratedCentered
        @available(iOS 26.0, *)
        case integratedButton
    }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }

@MainActor open class UIBarAppearance: NSObject {
    public override init() { super.init() }
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundEffect: UIBlurEffect?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor open class UIToolbarAppearance: UIBarAppearance {}
@MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

@MainActor open class UIBarButtonItemStateAppearance: NSObject { open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] }

@MainActor open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
}

@MainActor open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
}

@MainActor open class UITabBarItemAppearance: NSObject {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
}

@MainActor open class UITabBarItem: UIBarItem {
    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image) = (title, image)
    }

    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        (title, self.systemItem, self.tag) = ("\(systemItem)".capitalized, systemItem, tag)
    }

    var systemItem: SystemItem?
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?

    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }
}
