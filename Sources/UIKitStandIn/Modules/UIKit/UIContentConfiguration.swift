@available(iOS 14.0, *)
@MainActor public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

@available(iOS 14.0, *)
@MainActor public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

@available(iOS 14.0, *)
@MainActor public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 14.0, *)
extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

@available(iOS 14.0, *)
@MainActor open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
    open var configuration: any UIContentConfiguration
    open var textLayoutGuide: UILayoutGuide? { guide("text") }
}

@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration {
    let style: String

    init(_ style: String) { self.style = style }

    public static func cell() -> Self { Self("cell") }
    public static func subtitleCell() -> Self { Self("subtitleCell") }
    public static func valueCell() -> Self { Self("valueCell") }
    public static func plainHeader() -> Self { Self("plainHeader") }
    public static func plainFooter() -> Self { Self("plainFooter") }
    public static func groupedHeader() -> Self { Self("groupedHeader") }
    public static func groupedFooter() -> Self { Self("groupedFooter") }
    public static func sidebarCell() -> Self { Self("sidebarCell") }
    public static func sidebarSubtitleCell() -> Self { Self("sidebarSubtitleCell") }
    public static func sidebarHeader() -> Self { Self("sidebarHeader") }
    public static func accompaniedSidebarCell() -> Self { Self("accompaniedSidebarCell") }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self("accompaniedSidebarSubtitleCell") }
    @available(iOS 15.0, *)
    public static func prominentInsetGroupedHeader() -> Self { Self("prominentInsetGroupedHeader") }
    @available(iOS 15.0, *)
    public static func extraProminentInsetGroupedHeader() -> Self { Self("extraProminentInsetGroupedHeader") }
    @available(iOS 18.0, *)
    public static func header() -> Self { Self("header") }
    @available(iOS 18.0, *)
    public static func footer() -> Self { Self("footer") }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 0
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    @available(iOS 18.0, *)
    public var alpha: CGFloat { get { 1 } set {} }

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        @MainActor public static let standardDimension: CGFloat = 0
    }

    public struct TextProperties {
        public var font: UIFont {
            get { ownFont ?? .preferredFont(forTextStyle: .body) }
            set { ownFont = newValue }
        }
        var ownFont: UIFont?
        public var color = UIColor.label
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency public struct UIBackgroundConfiguration {
    public static func clear() -> Self { Self() }
    public static func listPlainCell() -> Self { Self() }
    public static func listGroupedCell() -> Self { Self() }
    public static func listSidebarCell() -> Self { Self() }
    public static func listSidebarHeader() -> Self { Self() }
    @available(iOS 18.0, *)
    public static func listCell() -> Self { Self() }
    @available(iOS 18.0, *)
    public static func listHeader() -> Self { Self() }

    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge()
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    @available(iOS 15.0, *)
    public var image: UIImage? { get { nil } set {} }
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
}

open class UIVisualEffect: NSObject, @unchecked Sendable {
    /// The effect's name in a playground.
    var name: String? {
        if let blur = self as? UIBlurEffect { return "\(blur.style)" }
        if #available(iOS 26.0, *), let glass = self as? UIGlassEffect { return glass.words }
        return nil
    }

    /// The name of a blur effect, or the keys of a glass effect.
    @available(iOS 17.0, *)
    @MainActor func record(in view: UIView) -> Any? {
        guard #available(iOS 26.0, *), let glass = self as? UIGlassEffect else { return name }
        var record: [String: Any] = ["glass": "\(glass.style)", "isInteractive": glass.isInteractive]
        record["tintColor"] = glass.tintColor?.record(in: view)
        return record
    }
}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public convenience init(style: UIBlurEffect.Style) {
        self.init()
        self.style = style
    }

    var style = Style.regular

    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent = 5
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
}

@available(iOS 26.0, *)
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    public convenience init(style: UIGlassEffect.Style) {
        self.init()
        self.style = style
    }

    var style = Style.regular
    open var isInteractive = false
    open var tintColor: UIColor?

    /// The glass effect as a playground describes it.
    fileprivate var words: String {
        (style == .clear ? "clear glass" : "glass") + (tintColor == nil ? "" : " with a tint") + (isInteractive ? ", interactive" : "")
    }

    public enum Style: Int, Sendable { case regular, clear }
}

@MainActor open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var effect: UIVisualEffect?
    public private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
}
