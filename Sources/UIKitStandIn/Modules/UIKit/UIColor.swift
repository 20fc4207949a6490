open class UIColor: NSObject, @unchecked Sendable {
    /// A colour given by components, by a name in UIKit or in a catalogue, or by a provider that resolves it for traits.
    indirect enum Value: Hashable {
        case components(CGFloat, CGFloat, CGFloat, CGFloat)
        case named(String)
        case system(String)
        case withAlpha(UIColor, CGFloat)
    }

    let value: Value
    let provider: (@Sendable (UITraitCollection) -> UIColor)?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = .components(red, green, blue, alpha)
        provider = nil
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        value = .components(white, white, white, alpha)
        provider = nil
        super.init()
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = .components(red, green, blue, alpha)
        provider = nil
        super.init()
    }

    public init?(named name: String) {
        value = .named(name)
        provider = nil
        super.init()
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        value = .system("dynamic")
        provider = dynamicProvider
        super.init()
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    init(_ value: Value) {
        self.value = value
        provider = nil
        super.init()
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.withAlpha(self, alpha)) }
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { provider?(traitCollection) ?? self }
    open var cgColor: CGColor { CGColor(self) }
}

extension UIColor: _ExpressibleByColorLiteral {}
public typealias _ColorLiteralType = UIColor

extension UIColor {
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public class var systemRed: UIColor { UIColor(.system("systemRed")) }
    public class var systemGreen: UIColor { UIColor(.system("systemGreen")) }
    public class var systemBlue: UIColor { UIColor(.system("systemBlue")) }
    public class var systemOrange: UIColor { UIColor(.system("systemOrange")) }
    public class var systemYellow: UIColor { UIColor(.system("systemYellow")) }
    public class var systemPink: UIColor { UIColor(.system("systemPink")) }
    public class var systemPurple: UIColor { UIColor(.system("systemPurple")) }
    public class var systemTeal: UIColor { UIColor(.system("systemTeal")) }
    public class var systemIndigo: UIColor { UIColor(.system("systemIndigo")) }
    public class var systemBrown: UIColor { UIColor(.system("systemBrown")) }
    @available(iOS 15.0, *)
    public class var systemMint: UIColor { UIColor(.system("systemMint")) }
    @available(iOS 15.0, *)
    public class var systemCyan: UIColor { UIColor(.system("systemCyan")) }
    public class var systemGray: UIColor { UIColor(.system("systemGray")) }
    public class var systemGray2: UIColor { UIColor(.system("systemGray2")) }
    public class var systemGray3: UIColor { UIColor(.system("systemGray3")) }
    public class var systemGray4: UIColor { UIColor(.system("systemGray4")) }
    public class var systemGray5: UIColor { UIColor(.system("systemGray5")) }
    public class var systemGray6: UIColor { UIColor(.system("systemGray6")) }
    @available(iOS 15.0, *)
    public class var tintColor: UIColor { UIColor(.system("tintColor")) }
    public class var label: UIColor { UIColor(.system("label")) }
    public class var secondaryLabel: UIColor { UIColor(.system("secondaryLabel")) }
    public class var tertiaryLabel: UIColor { UIColor(.system("tertiaryLabel")) }
    public class var quaternaryLabel: UIColor { UIColor(.system("quaternaryLabel")) }
    public class var link: UIColor { UIColor(.system("link")) }
    public class var placeholderText: UIColor { UIColor(.system("placeholderText")) }
    public class var separator: UIColor { UIColor(.system("separator")) }
    public class var opaqueSeparator: UIColor { UIColor(.system("opaqueSeparator")) }
    public class var systemBackground: UIColor { UIColor(.system("systemBackground")) }
    public class var secondarySystemBackground: UIColor { UIColor(.system("secondarySystemBackground")) }
    public class var tertiarySystemBackground: UIColor { UIColor(.system("tertiarySystemBackground")) }
    public class var systemGroupedBackground: UIColor { UIColor(.system("systemGroupedBackground")) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(.system("secondarySystemGroupedBackground")) }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(.system("tertiarySystemGroupedBackground")) }
    public class var systemFill: UIColor { UIColor(.system("systemFill")) }
    public class var secondarySystemFill: UIColor { UIColor(.system("secondarySystemFill")) }
    public class var tertiarySystemFill: UIColor { UIColor(.system("tertiarySystemFill")) }
    public class var quaternarySystemFill: UIColor { UIColor(.system("quaternarySystemFill")) }
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    public class var lightText: UIColor { UIColor(.system("lightText")) }
    public class var darkText: UIColor { UIColor(.system("darkText")) }
}
