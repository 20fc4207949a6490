@MainActor open class UIControl: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    @available(iOS 14.0, *)
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var state: State { isEnabled ? [] : .disabled }
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var isContextMenuInteractionEnabled = false
    open var showsMenuAsPrimaryAction = false
    @available(iOS 15.0, *)
    open var toolTip: String? { get { tip } set { tip = newValue } }
    private var tip: String?

    var actions: [(action: UIAction, event: Event)] = []
    struct TargetAction {
        weak var target: AnyObject?
        var selector: Selector
        var event: Event
    }
    var targets: [TargetAction] = []

    @available(iOS 14.0, *)
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { actions.append((action, controlEvents)) }
    @available(iOS 14.0, *)
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) { actions.removeAll { $0.action === action } }
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        targets.append(TargetAction(target: target.map { $0 as AnyObject }, selector: action, event: controlEvents))
    }
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        targets.removeAll { $0.selector == action }
    }

    open var allControlEvents: Event { Event(rawValue: actions.reduce(0) { $0 | $1.event.rawValue } | targets.reduce(0) { $0 | $1.event.rawValue }) }
    open var allTargets: Set<AnyHashable> { [] }
    open func sendActions(for controlEvents: UIControl.Event) {
        for (action, event) in actions where !event.isDisjoint(with: controlEvents) { action.perform(from: self) }
        for action in targets where !action.event.isDisjoint(with: controlEvents) {
            MethodCalls.call(action.selector, on: action.target ?? next, sender: self)
        }
    }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var normal: State { [] }
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}

@MainActor open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    @available(iOS 14.0, *)
    open var title: String? { get { label } set { label = newValue } }
    private var label: String?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    override var initialHugging: UILayoutPriority { .defaultHigh }
}

@MainActor open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

@MainActor open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    override var initialHugging: UILayoutPriority { .defaultHigh }
}

@MainActor open class UISegmentedControl: UIControl {
    var titles: [String] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(items: [Any]?) {
        super.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }

    @available(iOS 14.0, *)
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        titles = actions.map(\.title)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var numberOfSegments: Int { titles.count }
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {}
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { titles.insert(title ?? "", at: min(segment, titles.count)) }
    open func removeAllSegments() { titles = [] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title ?? "" }
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }
    @available(iOS 14.0, *)
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { titles.insert(action.title, at: segment) }
    public class var noSegment: Int { -1 }
}

@MainActor open class UIProgressView: UIView {
    public convenience init(progressViewStyle style: UIProgressView.Style) { self.init(frame: .zero) }

    open var progress: Float = 0
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    public enum Style: Int, Sendable { case `default`, bar }
}

@MainActor open class UIActivityIndicatorView: UIView {
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    open var style = Style.medium
    open var hidesWhenStopped = true
    open var color: UIColor!
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    override var initialHugging: UILayoutPriority { .defaultHigh }

    public enum Style: Int, Sendable { case medium = 100, large }
}

@MainActor open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    @available(iOS 14.0, *)
    open var backgroundStyle: BackgroundStyle { get { .automatic } set {} }
    @available(iOS 14.0, *)
    open var allowsContinuousInteraction: Bool { get { true } set {} }

    @available(iOS 14.0, *)
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
}

@MainActor open class UIDatePicker: UIControl {
    open var datePickerMode = Mode.dateAndTime
    open var date = Date() { didSet { isDateSet = true } }
    private(set) var isDateSet = false
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration: TimeInterval = 0
    open var minuteInterval = 1
    @available(iOS 13.4, *)
    open var preferredDatePickerStyle: UIDatePickerStyle { get { style } set { style = newValue } }
    private var style = UIDatePickerStyle.automatic
    @available(iOS 13.4, *)
    open var datePickerStyle: UIDatePickerStyle { style }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
        @available(iOS 17.4, *)
        case yearAndMonth
    }
}

public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact
    @available(iOS 14.0, *)
    case inline
}

@MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    var selected: [Int: Int] = [:]
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? -1 }
    open func reloadAllComponents() {}
}

@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
