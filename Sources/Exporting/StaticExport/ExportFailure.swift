import SourceDiagnostics
import WireframeHTML

/// Why a playground cannot be exported.
package enum ExportFailure: Error, Hashable, Sendable {
    /// The playground has mistakes; they are among the diagnostics of its reading.
    case playgroundMistakes
    case templateMistakes(TemplateErrors)
    /// There is no engine for the page, and none can be made: why, in a sentence.
    case engineMissing(String)
    /// A file that the page, a style sheet or a module asks for is not there, or is of no kind that can be put into a page.
    case fileMissing(String, referrer: String)
    /// A tag of the page refers to a file in a way that is neither a style sheet, nor an icon, nor the page's script.
    case referenceUnknown(tag: String)
    /// Browser modules import each other; the first stands once more at the end.
    case importCycle([String])
    /// An import or export of a form that cannot be told apart without reading JavaScript whole.
    case moduleFormUnknown(module: String, line: Int, text: String)
}

extension ExportFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .playgroundMistakes: "The playground has mistakes."
        case .templateMistakes(let errors): TerminalRenderer().render(errors.diagnostics, in: [])
        case .engineMissing(let reason): reason
        case .fileMissing(let file, let referrer):
            "\(referrer) asks for \(file), which an export cannot put in its place."
        case .referenceUnknown(let tag):
            "The page refers to a file in a way that an export cannot replace: \(tag)"
        case .importCycle(let modules): "These modules import each other: \(modules.joined(separator: " → "))"
        case .moduleFormUnknown(let module, let line, let text):
            """
            \(module):\(line): an export cannot bundle “\(text)”. It knows named and namespace imports of modules beside \
            it, each on one line with double quotes and a semicolon, and exports of functions, classes and constants.
            """
        }
    }
}
