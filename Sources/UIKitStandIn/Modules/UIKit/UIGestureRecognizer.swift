@MainActor open class UIGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    private var targets: [(target: AnyObject, action: Selector)] = []
    func fire() { for (target, action) in targets { MethodCalls.call(action, on: target, sender: self) } }
    public override convenience init() { self.init(target: nil, action: nil) }

    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var state: State { get { .possible } set {} }
    open func addTarget(_ target: Any, action: Selector) { targets.append((target as AnyObject, action)) }
    open func removeTarget(_ target: Any?, action: Selector?) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
    open var numberOfTouches: Int { 0 }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }

@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer { open var minimumPressDuration: TimeInterval = 0.5 }

@MainActor open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
    @available(iOS 17.5, *)
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { super.init() }
    open func impactOccurred() {}

    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }

@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
    public enum FeedbackType: Int, Sendable { case success, warning, error }
}
