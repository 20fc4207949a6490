// Documents of Interface Builder. The recorder does not read them, so code gets empty results.

@MainActor open class UINib: NSObject {
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] { [] }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

@MainActor open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }
    open func instantiateInitialViewController() -> UIViewController? { nil }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
    open func instantiateInitialViewController<Controller: UIViewController>(creator: ((NSCoder) -> Controller?)?) -> Controller? { nil }
}

@MainActor open class UIStoryboardSegue: NSObject {
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    open func perform() {}
}

extension UIViewController {
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}
    public var topLayoutGuide: any UILayoutSupport { LayoutSupport(view.guide("topLayoutGuide")) }
    public var bottomLayoutGuide: any UILayoutSupport { LayoutSupport(view.guide("bottomLayoutGuide")) }
    public var automaticallyAdjustsScrollViewInsets: Bool { get { true } set {} }
    public var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    public func endAppearanceTransition() {}
}

@MainActor public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

@MainActor final class LayoutSupport: NSObject, UILayoutSupport {
    private let guide: UILayoutGuide

    init(_ guide: UILayoutGuide) { self.guide = guide }
    var length: CGFloat { 0 }
    var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
    var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
    var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}

extension Bundle {
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}
