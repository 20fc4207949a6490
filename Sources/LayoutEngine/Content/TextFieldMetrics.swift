import PlaygroundLanguage
import PlaygroundModel
import TextMetrics

public struct TextFieldMetrics: Hashable, Sendable {
    let style: TextBorderStyle
    private let isSecure: Bool
    let sizes: ControlSizes

    init(_ properties: ViewProperties, sizes: ControlSizes) {
        style = properties.choice(.borderStyle) ?? .roundedRect
        isSecure = properties.boolOrDefault(.isSecureTextEntry)
        self.sizes = sizes
    }

    /// The intrinsic height in points. Without a border it is a point more than the line in whole points: 22 at a font of 17 (Interface
    /// Builder's frames of iOS 18 and 26; password fields have 21). `line` is rounded to pixels.
    func height(of font: Font, line: Double) -> Double {
        let bare = PixelGrid(scale: 1).ceil(font.lineHeight) + (isSecure ? 0 : 1)
        return switch style {
        case .none: bare
        case .line: PixelGrid(scale: 1).ceil(font.lineHeight) + sizes.textFieldBorders.line
        case .bezel: PixelGrid(scale: 1).ceil(font.lineHeight) + sizes.textFieldBorders.bezel
        case .roundedRect: max(sizes.textFieldHeight, line + sizes.textFieldPadding)
        }
    }

    /// The side of a view and the gap between view and text, in points (recalled): a symbol of the field's font.
    public static let (viewSide, viewGap) = (20.0, 6.0)

    /// The width that the views at the ends use while the text is not edited. They change sides in right-to-left layouts.
    static func viewInsets(_ properties: ViewProperties, _ traits: LayoutTraits) -> EdgeInsets {
        func length(_ view: ViewProperty, _ mode: ViewProperty) -> Double {
            let mode: TextFieldViewMode = properties.choice(mode) ?? .never
            return properties.string(view) != nil && mode.isShown(whileEditing: false) ? viewSide + viewGap : 0
        }
        let (left, right) = (length(.leftView, .leftViewMode), length(.rightView, .rightViewMode))
        return traits.isRightToLeft ? EdgeInsets(left: right, right: left) : EdgeInsets(left: left, right: right)
    }

    /// The insets at the left and right of the text, in points (recalled).
    public static func sideInsets(_ style: TextBorderStyle) -> EdgeInsets {
        switch style {
        case .none: .zero
        case .line: EdgeInsets(left: 2, right: 2)
        case .bezel, .roundedRect: EdgeInsets(left: 7, right: 7)
        }
    }
}
