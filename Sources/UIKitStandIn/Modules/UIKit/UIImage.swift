open class UIImage: NSObject, @unchecked Sendable {
    let name: String
    let isSymbol: Bool
    let symbolConfiguration: UIImage.Configuration?
    private let ownRenderingMode: RenderingMode

    init(name: String, isSymbol: Bool, configuration: UIImage.Configuration? = nil, renderingMode: RenderingMode = .automatic) {
        self.name = name
        self.isSymbol = isSymbol
        symbolConfiguration = configuration
        ownRenderingMode = renderingMode
        super.init()
    }

    public override convenience init() { self.init(name: "", isSymbol: false) }
    public required convenience init(imageLiteralResourceName name: String) { self.init(name: name, isSymbol: false) }
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
    open var renderingMode: RenderingMode { ownRenderingMode }
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(name: name, isSymbol: isSymbol, configuration: symbolConfiguration, renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { self }
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        UIImage(name: name, isSymbol: isSymbol, configuration: configuration, renderingMode: renderingMode)
    }

    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        withConfiguration((symbolConfiguration as? SymbolConfiguration)?.applying(configuration) ?? configuration)
    }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    open class Configuration: NSObject, @unchecked Sendable {}

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The values for the keys of a playground. Colours are not resolved.
        private(set) var values: [String: Any] = [:]

        public convenience init(pointSize: CGFloat) { self.init(["pointSize": Double(pointSize)]) }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(["pointSize": Double(pointSize), "weight": "\(weight)"])
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(["pointSize": Double(pointSize), "weight": "\(weight)", "scale": "\(scale)"])
        }

        public convenience init(scale: UIImage.SymbolScale) { self.init(["scale": "\(scale)"]) }
        public convenience init(weight: UIImage.SymbolWeight) { self.init(["weight": "\(weight)"]) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(["textStyle": textStyle.rawValue]) }
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(["textStyle": textStyle.rawValue, "scale": "\(scale)"])
        }

        public convenience init(font: UIFont) { self.init(Self.values(of: font)) }
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(Self.values(of: font).merging(["scale": "\(scale)"]) { $1 })
        }

        @available(iOS 15.0, *)
        public convenience init(hierarchicalColor: UIColor) { self.init(["hierarchicalColor": hierarchicalColor]) }
        @available(iOS 15.0, *)
        public convenience init(paletteColors: [UIColor]) { self.init(["paletteColors": paletteColors]) }
        @available(iOS 15.0, *)
        open class func preferringMulticolor() -> Self { made(["prefersMulticolor": true]) }
        @available(iOS 16.0, *)
        open class func preferringMonochrome() -> Self { made([:]) }
        open class var unspecified: UIImage.SymbolConfiguration { made([:]) }

        open func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> Self {
            Self.made(values.merging(otherConfiguration.values) { $1 })
        }

        private convenience init(_ values: [String: Any]) {
            self.init()
            self.values = values
        }

        public override required init() { super.init() }

        private static func made(_ values: [String: Any]) -> Self {
            let configuration = Self()
            configuration.values = values
            return configuration
        }

        private static func values(of font: UIFont) -> [String: Any] {
            if let style = font.request.textStyle { return ["textStyle": style.rawValue] }
            return ["pointSize": Double(font.request.size)].merging(font.request.weight.map { ["weight": $0.name] } ?? [:]) { $1 }
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0, ultraLight = 1, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium, large }
}

extension Bundle {
    /// The bundle that the package manager would generate.
    public static var module: Bundle { .main }
}

extension UIImage: _ExpressibleByImageLiteral {}
public typealias _ImageLiteralType = UIImage
