import SourceDiagnostics
import WireframeHTML

/// The values for pages without devices.
enum PlainPage {
    static func explain(assets: String, socket: String, revision: Int, reference: String) -> [String: TemplateValue] {
        [
            "title": .text("Explain a constraint log"), "assets": .text(assets), "socket": .text(socket), "revision": .init(revision),
            "reference": .text(reference),
        ]
    }

    /// - Parameter source: The current text, which may be invalid.
    static func source(_ source: SourceText, playground: String, assets: String) -> [String: TemplateValue] {
        [
            "fileName": .text(source.fileName), "playground": .text(playground), "assets": .text(assets),
            "lines": .init(Array(1...source.lineCount)) { ["number": .init($0), "text": .text(source.line(at: $0))] },
        ]
    }
}
