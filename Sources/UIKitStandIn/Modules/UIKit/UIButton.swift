@MainActor open class UIButton: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = standardFont
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    @available(iOS 14.0, *)
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        take(primaryAction)
    }

    @available(iOS 15.0, *)
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        take(primaryAction)
        if let primaryAction, self.configuration?.title == nil, !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
        if let image = primaryAction?.image, self.configuration?.image == nil { self.configuration?.image = image }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @available(iOS 14.0, *)
    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { titles[0] = action.title }
        if let image = action.image { images[0] = image }
    }

    open private(set) var buttonType = ButtonType.custom
    @available(iOS 15.0, *)
    open var isPointerInteractionEnabled = false
    open var configuration: UIButton.Configuration? {
        get { storedConfiguration as? UIButton.Configuration }
        set { storedConfiguration = newValue }
    }
    private var storedConfiguration: Any?
    @available(iOS 15.0, *)
    open var configurationUpdateHandler: ((UIButton) -> Void)? { get { handler } set { handler = newValue } }
    private var handler: ((UIButton) -> Void)?
    @available(iOS 15.0, *)
    open var automaticallyUpdatesConfiguration: Bool { get { automatic } set { automatic = newValue } }
    private var automatic = true
    @available(iOS 15.0, *)
    open func setNeedsUpdateConfiguration() { handler?(self) }
    @available(iOS 15.0, *)
    open var changesSelectionAsPrimaryAction: Bool { get { toggles } set { toggles = newValue } }
    private var toggles = false
    @available(iOS 14.0, *)
    open var menu: UIMenu? { get { ownMenu } set { ownMenu = newValue } }
    private var ownMenu: UIMenu?

    var titles: [UInt: String] = [:]
    var attributedTitles: [UInt: NSAttributedString] = [:]
    var images: [UInt: UIImage] = [:]
    var titleColors: [UInt: UIColor] = [:]
    private let label = UILabel()
    private let standardFont = UIFont.systemFont(ofSize: 15)
    /// The title's font, or `nil` if it is the font of a new button.
    var titleFont: UIFont? { label.font === standardFont ? nil : label.font }

    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { attributedTitles[state.rawValue] = title }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state.rawValue] = color }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state.rawValue] ?? attributedTitles[0] }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { nil }
    open var currentImage: UIImage? { image(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
    open var titleEdgeInsets: UIEdgeInsets { get { .zero } set {} }
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
    open var imageEdgeInsets: UIEdgeInsets { get { .zero } set {} }
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
    open var adjustsImageWhenHighlighted: Bool { get { true } set {} }
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
    open var adjustsImageWhenDisabled: Bool { get { true } set {} }
    var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        symbolConfigurations[state.rawValue] = configuration
    }

    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
    open var currentTitle: String? { title(for: state) }
    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { ownImageView }
    private lazy var ownImageView = UIImageView()
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
    open var contentEdgeInsets: UIEdgeInsets { get { edgeInsets } set { edgeInsets = newValue } }
    var edgeInsets = UIEdgeInsets.zero
    @available(iOS 14.0, *)
    open var role: Role { get { ownRole } set { ownRole = newValue } }
    private var ownRole = Role.normal

    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
        case plain
        case close
    }

    @available(iOS 14.0, *)
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}

@available(iOS 15.0, *)
public struct UIConfigurationTextAttributesTransformer {
    public var transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

@available(iOS 14.0, *)
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

@available(iOS 15.0, *)
extension UIButton {
    @MainActor public struct Configuration {
        let style: String

        init(_ style: String) { self.style = style }

        public static func plain() -> Self { Self("plain") }
        public static func gray() -> Self { Self("gray") }
        public static func tinted() -> Self { Self("tinted") }
        public static func filled() -> Self { Self("filled") }
        public static func bordered() -> Self { Self("bordered") }
        public static func borderedTinted() -> Self { Self("borderedTinted") }
        public static func borderedProminent() -> Self { Self("borderedProminent") }
        public static func borderless() -> Self { Self("borderless") }
        @available(iOS 26.0, *)
        public static func glass() -> Self { Self("glass") }
        @available(iOS 26.0, *)
        public static func prominentGlass() -> Self { Self("prominentGlass") }
        @available(iOS 26.0, *)
        public static func clearGlass() -> Self { Self("clearGlass") }
        @available(iOS 26.0, *)
        public static func prominentClearGlass() -> Self { Self("prominentClearGlass") }

        public var title: String?
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
        public var titleAlignment = TitleAlignment.automatic
        public var titlePadding: CGFloat = 1
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var showsActivityIndicator = false
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The insets that code has set, or `nil` for the style's insets.
        var ownContentInsets: NSDirectionalEdgeInsets?
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? .zero }
            set { ownContentInsets = newValue }
        }
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }
        public func updated(for button: UIButton) -> Self { self }
        public var automaticallyUpdateForSelection = true
        @available(iOS 16.0, *)
        public var indicator: Indicator { get { ownIndicator as? Indicator ?? .automatic } set { ownIndicator = newValue } }
        private var ownIndicator: Any?

        @available(iOS 16.0, *)
        public enum Indicator: Int, Sendable { case automatic, none, popup }

        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    }
}
