@MainActor open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open weak var delegate: (any UIScrollViewDelegate)?
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var indicatorStyle = IndicatorStyle.default
    open var scrollsToTop = true
    open var canCancelContentTouches = true
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var refreshControl: UIRefreshControl?
    open var contentLayoutGuide: UILayoutGuide { guide("contentLayoutGuide") }
    open var frameLayoutGuide: UILayoutGuide { guide("frameLayoutGuide") }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    open var zoomScale: CGFloat = 1
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var bouncesZoom = true
    public let panGestureRecognizer = UIPanGestureRecognizer()
    @available(iOS 26.0, *)
    open var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("topEdgeEffect") }
    @available(iOS 26.0, *)
    open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("leftEdgeEffect") }
    @available(iOS 26.0, *)
    open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottomEdgeEffect") }
    @available(iOS 26.0, *)
    open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("rightEdgeEffect") }
    private var edgeEffects: [String: NSObject] = [:]

    @available(iOS 26.0, *)
    private func edgeEffect(_ key: String) -> UIScrollEdgeEffect {
        if let effect = edgeEffects[key] as? UIScrollEdgeEffect { return effect }
        let effect = UIScrollEdgeEffect()
        edgeEffects[key] = effect
        return effect
    }

    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    public struct DecelerationRate: Hashable, Sendable {
        public let rawValue: CGFloat
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
        @available(iOS 16.0, *)
        case onDragWithAccessory
        @available(iOS 16.0, *)
        case interactiveWithAccessory
    }
}

@available(iOS 26.0, *)
@MainActor open class UIScrollEdgeEffect: NSObject {
    open var isHidden = false
    open var style = Style.automatic

    /// The effect's name in a playground.
    var word: String { isHidden ? "hidden" : style.word }

    open class Style: NSObject, @unchecked Sendable {
        open class var automatic: Style { automaticStyle }
        open class var soft: Style { softStyle }
        open class var hard: Style { hardStyle }

        private static let automaticStyle = Style("automatic"), softStyle = Style("soft"), hardStyle = Style("hard")
        fileprivate let word: String

        private init(_ word: String) { self.word = word }
    }
}

@MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
