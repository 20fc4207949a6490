import PlaygroundModel
import SourceDiagnostics

enum ImageMistake: Equatable, Sendable {
    case unknownSymbol(String)
    case missing(String, tried: [String])
    case unreadable(String, IconFileMistake.IconFileFailure)
    case tooManyFiles(limit: Int)
    case tooManyNames(limit: Int)
}

extension ImageMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .unknownSymbol: "unknown-symbol"
        case .missing: "image-missing"
        case .unreadable: "unreadable-image"
        case .tooManyFiles, .tooManyNames: "too-many-images"
        }
    }

    /// A warning, because a tile replaces the image.
    var severity: Diagnostic.Severity { .warning }

    var headline: String {
        switch self {
        case .unknownSymbol(let name): "there is no drawing of the symbol \(name.quoted) and no file of that name"
        case .missing(let name, _): "there is no image file \(name.quoted)"
        case .unreadable(let file, let failure): "the image file \(file.quoted) cannot be shown: \(failure.text)"
        case .tooManyFiles(let limit): "the playground names more than \(limit) image files; the rest is not read"
        case .tooManyNames(let limit): "the playground names more than \(limit) images; the rest is not read"
        }
    }

    var notes: [String] {
        switch self {
        case .unknownSymbol(let name):
            ["a plain tile replaces it; a file \("\(name).svg".quoted) or \("\(name).png".quoted) next to the playground would be shown"]
        case .missing(_, let tried): ["looked for \(NameList(tried).joined(by: .and))"]
        case .unreadable, .tooManyFiles, .tooManyNames: ["a plain tile replaces it"]
        }
    }

    var hint: String? {
        switch self {
        case .unknownSymbol(let name): NameSuggestion(for: name, among: SymbolName.candidates(for: name))?.question
        case .missing(let name, _): "add it next to the playground as \(name.quoted)"
        case .unreadable, .tooManyFiles, .tooManyNames: nil
        }
    }
}
