import PlaygroundModel
import Wireframes

/// What an image shows, for the template `content/drawing`: an image file of the app, a drawing, or a drawing with what SF
/// Symbols' endings add to it.
struct DrawingContext: TemplateContext {
    /// The name of the template with the drawing.
    private let drawing: String
    private var symbol: SymbolName?
    private var file: String?

    /// - Parameter glyphs: The names of images that have a drawing. A tile stands for any other.
    init(_ image: ImageName?, in glyphs: Set<String>) {
        let found = image.flatMap { SymbolName($0.name, hasDrawing: glyphs.contains) }
        drawing = "images/" + (found?.drawing ?? "any")
        symbol = found.flatMap { $0.isComposed ? $0 : nil }
        file = image.flatMap { $0.isFile ? CSSText.imageStyle(of: $0.name) : nil }
    }

    /// An icon that the system draws.
    init(_ icon: SystemIcon) {
        drawing = "icons/shortcut-" + icon.name
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "drawing": .init(drawing)
        case "file": .init(file)
        case "isComposed": .init(symbol != nil)
        case "isFilled": .init(symbol?.isFilled == true)
        case "isEnclosed": .init(symbol?.enclosure != nil)
        case "isInCircle": .init(symbol?.enclosure == .circle)
        case "isInSquare": .init(symbol?.enclosure == .square)
        case "isSlashed": .init(symbol?.isSlashed == true)
        default: nil
        }
    }
}
