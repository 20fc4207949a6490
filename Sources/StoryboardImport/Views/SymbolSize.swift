import InterfaceBuilder
import PlaygroundModel

/// The size of a symbol as an image (UIImage.SymbolConfiguration). No document keeps it, and a symbol's own shape is not known here: at
/// 17 points and the medium scale most are about 20 by 19, and the size grows as the font's does (inferred). What constraints see of the
/// height is the symbol's alignment rectangle, which follows the font and no scale: a small chevron of 14 points, drawn in the middle of
/// its row, makes a label of the same height 20 points high (a document of Xcode 13).
struct SymbolSize {
    private static let usual = (width: 20.0, height: 19.0, pointSize: 17.0)
    /// UIImage.SymbolScale (inferred).
    private static let scales = ["small": 0.79, "medium": 1, "large": 1.28]

    var width: Double
    var height: Double

    /// - Parameter configuration: `preferredSymbolConfiguration`, where there is one.
    init(_ configuration: Element?, scale: String? = nil) {
        var pointSize = Self.usual.pointSize
        if let size = configuration?.number("pointSize"), size > 0 {
            pointSize = size
        } else if let font = configuration?.children.first(where: { $0.name == "fontDescription" }) ?? configuration?.value(of: "font") {
            pointSize = FontValue.pointSize(font)
        } else if let style = configuration?["textStyle"].flatMap(FontValue.pointSize(ofStyle:)) {
            pointSize = style
        }
        let factor = pointSize / Self.usual.pointSize
        width = (Self.usual.width * factor * (Self.scales[configuration?["scale"] ?? scale ?? ""] ?? 1)).rounded()
        height = (Self.usual.height * factor).rounded()
    }
}
