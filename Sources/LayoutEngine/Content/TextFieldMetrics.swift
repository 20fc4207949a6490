import PlaygroundLanguage
import PlaygroundModel
import TextMetrics

struct TextFieldMetrics: Hashable, Sendable {
    let style: TextBorderStyle
    private let isSecure: Bool
    let sizes: ControlSizes

    init(_ properties: ViewProperties, sizes: ControlSizes) {
        style = properties.choice(.borderStyle) ?? .roundedRect
        isSecure = properties.boolOrDefault(.isSecureTextEntry)
        self.sizes = sizes
    }

    /// The intrinsic height in points. Without a border it is a point more than the line in whole points: 22 at a font
    /// of 17 (Interface Builder's frames of iOS 18 and 26; password fields have 21). The heights of a line and a bezel
    /// are recalled.
    /// - Parameter line: The height of a line, on pixels.
    func height(of font: Font, line: Double) -> Double {
        let bare = PixelGrid(scale: 1).ceil(font.lineHeight) + (isSecure ? 0 : 1)
        return switch style {
        case .none: bare
        case .line: bare + 2
        case .bezel: bare + 5
        case .roundedRect: max(sizes.textFieldHeight, line + sizes.textFieldPadding)
        }
    }

    /// Left and right of the text, in points; recalled.
    static func sideInsets(_ style: TextBorderStyle) -> EdgeInsets {
        switch style {
        case .none: .zero
        case .line: EdgeInsets(left: 2, right: 2)
        case .bezel, .roundedRect: EdgeInsets(left: 7, right: 7)
        }
    }
}
