open class UIImage: NSObject, @unchecked Sendable {
    let name: String
    let isSymbol: Bool
    let symbolConfiguration: UIImage.Configuration?

    init(name: String, isSymbol: Bool, configuration: UIImage.Configuration? = nil) {
        self.name = name
        self.isSymbol = isSymbol
        symbolConfiguration = configuration
        super.init()
    }

    public override convenience init() { self.init(name: "", isSymbol: false) }
    public convenience init?(named name: String) { self.init(name: name, isSymbol: false) }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(name: name, isSymbol: false, configuration: configuration)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(name: name, isSymbol: false)
    }

    public convenience init?(systemName name: String) { self.init(name: name, isSymbol: true) }
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        self.init(name: name, isSymbol: true, configuration: configuration)
    }

    open var size: CGSize { .zero }
    open var renderingMode: RenderingMode { .automatic }
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { self }
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        UIImage(name: name, isSymbol: isSymbol, configuration: configuration)
    }

    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        UIImage(name: name, isSymbol: isSymbol, configuration: configuration)
    }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    open class Configuration: NSObject, @unchecked Sendable {}

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) { self.init() }
        public convenience init(scale: UIImage.SymbolScale) { self.init() }
        public convenience init(weight: UIImage.SymbolWeight) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init() }
        public convenience init(font: UIFont) { self.init() }
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init() }
        @available(iOS 15.0, *)
        public convenience init(hierarchicalColor: UIColor) { self.init() }
        @available(iOS 15.0, *)
        public convenience init(paletteColors: [UIColor]) { self.init() }
        open func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> Self { self }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0, ultraLight = 1, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium, large }
}
