import SourceDiagnostics
import WireframeHTML

package enum ExportFailure: Error, Hashable, Sendable {
    /// The playground has mistakes, which are in the diagnostics of its reading.
    case playgroundMistakes
    case templateMistakes(TemplateErrors)
    case engineMissing(String)
    /// The system's `gzip` is missing or failed.
    case packingFailed(String)
    /// The file is missing, or of a kind that cannot be embedded.
    case fileMissing(String, referrer: String)
    /// The file is not a style sheet, icon or script of the page.
    case referenceUnknown(tag: String)
    case importCycle([String])
    /// The bundler does not support the form of the import or export.
    case moduleFormUnknown(module: String, line: Int, text: String)
}

extension ExportFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .playgroundMistakes: "The playground has mistakes."
        case .templateMistakes(let errors): TerminalRenderer().render(errors.diagnostics, in: [])
        case .engineMissing(let reason): reason
        case .packingFailed(let reason): "The page cannot be packed with gzip: \(reason)"
        case .fileMissing(let file, let referrer):
            "\(referrer) refers to \(file), which an export cannot include."
        case .referenceUnknown(let tag):
            "The page refers to a file in a way that an export cannot replace: \(tag)"
        case .importCycle(let modules): "These modules import each other: \(modules.joined(separator: " → "))"
        case .moduleFormUnknown(let module, let line, let text):
            """
            \(module):\(line): an export cannot bundle “\(text)”. It supports named and namespace imports of modules in the same \
            folder, each on one line with double quotes and a semicolon, and exports of functions, classes and constants.
            """
        }
    }
}
