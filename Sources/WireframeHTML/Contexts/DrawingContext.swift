import PlaygroundModel
import Wireframes

/// An image for `content/drawing`: a file of the app, or a drawing modified by the suffixes of SF Symbols.
struct DrawingContext: TemplateContext {
    private let drawing: String
    private var symbol: SymbolName?
    private var file: String?
    private var renderingMode = ImageRenderingMode.automatic

    /// - Parameter glyphs: The images with a drawing. Other images are a tile.
    init(_ image: ImageName?, in glyphs: Set<String>) {
        let found = image.flatMap { SymbolName($0.name, hasDrawing: glyphs.contains) }
        drawing = "images/" + (found?.drawing ?? "any")
        symbol = found.flatMap { $0.isComposed ? $0 : nil }
        renderingMode = image?.renderingMode ?? .automatic
        file = image.flatMap { $0.isFile ? CSSText.imageStyle(of: $0.name) : nil }
    }

    init(_ icon: SystemIcon) {
        drawing = "icons/shortcut-" + icon.name
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "drawing": .init(drawing)
        case "file": .init(file)
        case "mode": .init(renderingMode == .automatic ? nil : renderingMode.rawValue)
        case "isComposed": .init(symbol != nil)
        case "isFilled": .init(symbol?.isFilled == true)
        case "isEnclosed": .init(symbol?.enclosure != nil)
        case "isInCircle": .init(symbol?.enclosure == .circle)
        case "isInSquare": .init(symbol?.enclosure == .square)
        case "badge": .init(symbol?.badge.map { "images/" + $0 })
        case "isBadged": .init(symbol?.badge != nil)
        case "number": .init(symbol?.outlineOfNumber)
        case "isSlashed": .init(symbol?.isSlashed == true)
        default: nil
        }
    }
}
