extension UIView {
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance {
    /// Returns an object whose settings have no effect.
    public static func appearance() -> Self { StandIn.empty() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { StandIn.empty() }
}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

@MainActor open class UIView: UIResponder, UITraitEnvironment, UIAppearanceContainer {
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    // MARK: Appearance

    open var backgroundColor: UIColor?
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? UIColor(.system("systemBlue")) }
        set { ownTintColor = newValue }
    }
    var ownTintColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var transform = CGAffineTransform.identity
    open var isUserInteractionEnabled = true
    open var isExclusiveTouch = false
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open class var layerClass: AnyClass { CALayer.self }
    public private(set) lazy var layer: CALayer = Self.layerClass == CAGradientLayer.self
        ? CAGradientLayer() : Self.layerClass == CAShapeLayer.self ? CAShapeLayer() : CALayer()
    open var mask: UIView?
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var isMultipleTouchEnabled = false
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func tintColorDidChange() {}
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var minimumContentSizeCategory: UIContentSizeCategory?
    @available(iOS 26.0, *)
    public final var cornerConfiguration: UICornerConfiguration {
        get { (corners as? UICornerConfiguration) ?? UICornerConfiguration() }
        set { corners = newValue }
    }
    private var corners: Any?

    // MARK: Geometry

    open var frame: CGRect { didSet { givenFrame = nil } }
    /// The frame that code set, before a solved frame replaced it.
    var givenFrame: CGRect?
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var autoresizingMask: AutoresizingMask = []
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    // MARK: Hierarchy

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: others(than: view).firstIndex(of: siblingSubview) ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        let others = others(than: view)
        insert(view, at: (others.firstIndex(of: siblingSubview) ?? others.count - 1) + 1)
    }

    private func others(than view: UIView) -> [UIView] { subviews.filter { $0 !== view } }

    private func insert(_ view: UIView, at index: Int) {
        let former = view.superview === self ? subviews : []
        view.leaveSuperview(for: self)
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        if former != subviews { HierarchyChanges.count += 1 }
    }

    open func removeFromSuperview() {
        if superview != nil { HierarchyChanges.count += 1 }
        leaveSuperview(for: nil)
        ActiveConstraints.remove(leaving: self)
    }

    private func leaveSuperview(for view: UIView?) {
        (superview as? UIStackView)?.arrangedSubviewLeft(self, for: view)
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func willMove(toSuperview newSuperview: UIView?) {}

    // MARK: Layout

    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    open var layoutMargins: UIEdgeInsets {
        get { physicalMargins ?? directionalMargins?.physical(in: self) ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set { (physicalMargins, directionalMargins) = (newValue, nil) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isReversed ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isReversed ? margins.left : margins.right
            )
        }
        set { (physicalMargins, directionalMargins) = (nil, newValue) }
    }
    private var physicalMargins: UIEdgeInsets?
    private var directionalMargins: NSDirectionalEdgeInsets?
    var hasOwnLayoutMargins: Bool { physicalMargins != nil || directionalMargins != nil }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    // MARK: Constraints

    open var translatesAutoresizingMaskIntoConstraints = true
    open var constraints: [NSLayoutConstraint] { ActiveConstraints.all.filter { $0.owner === self } }
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() { updateConstraints() }
    open func updateConstraints() {}
    @available(iOS 26.0, *)
    open func setNeedsUpdateProperties() {}
    @available(iOS 26.0, *)
    open func updateProperties() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() {}
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { targetSize }

    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var initialHugging: UILayoutPriority { .defaultLow }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] ?? initialHugging }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { hugging[axis] = priority }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance[axis] ?? .defaultHigh
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        compressionResistance[axis] = priority
    }

    // MARK: Guides and anchors

    open private(set) var layoutGuides: [UILayoutGuide] = []
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    open var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea") }
    open var layoutMarginsGuide: UILayoutGuide { guide("layoutMargins") }
    open var readableContentGuide: UILayoutGuide { guide("readableContent") }
    @available(iOS 15.0, *)
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = ownGuides["keyboardLayoutGuide"] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = self
        ownGuides["keyboardLayoutGuide"] = guide
        return guide
    }

    var ownGuides: [String: UILayoutGuide] = [:]
    func guide(_ name: String) -> UILayoutGuide {
        if let guide = ownGuides[name] { return guide }
        let guide = UILayoutGuide()
        guide.owningView = self
        ownGuides[name] = guide
        return guide
    }

    // MARK: Traits

    weak var controller: UIViewController?
    open override var next: UIResponder? { controller ?? superview }
    var overrides = TraitValues()
    var traitRegistrations: [TraitRegistration] = []
    open var traitCollection: UITraitCollection {
        let inherited = controller?.traitCollection ?? superview?.traitCollection ?? UITraitCollection.current
        return overrides.values.isEmpty ? inherited : UITraitCollection(inherited.traits.merging(overrides))
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

    // MARK: Interaction

    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    open var interactions: [any UIInteraction] = []
    open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        FirstResponder.current = nil
        return true
    }

    // MARK: Accessibility

    open var isAccessibilityElement = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var restorationIdentifier: String?

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

extension UIView: TraitRegistering {}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {}

extension NSDirectionalEdgeInsets {
    /// The insets in the layout direction of a view.
    @MainActor func physical(in view: UIView) -> UIEdgeInsets {
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(top: top, left: isReversed ? trailing : leading, bottom: bottom, right: isReversed ? leading : trailing)
    }
}

public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

/// The number of times that views got or lost a superview, or moved among their siblings.
@MainActor enum HierarchyChanges {
    static var count = 0
}
