import SourceDiagnostics
import WireframeHTML

struct SourcePageContext: TemplateContext {
    /// The current text, valid or not.
    let source: SourceText
    let playground: String
    let assets: String

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "fileName": .init(source.fileName)
        case "playground": .init(playground)
        case "assets": .init(assets)
        case "lines": .init(Array(1...source.lineCount)) { ["number": .init($0), "text": .text(source.line(at: $0))] }
        default: nil
        }
    }
}
