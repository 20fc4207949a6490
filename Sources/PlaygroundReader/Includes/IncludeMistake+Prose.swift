import PlaygroundModel
import SourceDiagnostics

extension IncludeMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .leavesFolder: "path-leaves-folder"
        case .notTOML: "include-not-toml"
        case .missing: "include-missing"
        case .tooLarge, .tooManyBytes, .tooManyValues: "include-too-large"
        case .tooManyFiles: "too-many-includes"
        case .tooDeep: "include-too-deep"
        case .clash: "include-clash"
        }
    }

    var headline: String {
        switch self {
        case .leavesFolder(let path): "\(path.quoted) is not within the playground's folder"
        case .notTOML(let path, _): "\(path.quoted) is not a playground: playgrounds are TOML files that end in .toml"
        case .missing(let path, _, _): "there is no file \(path.quoted) to include"
        case .tooLarge(let path, let limit): "\(path.quoted) is larger than \(limit >> 20) MB, the limit for an included file"
        case .tooManyBytes(let count, let limit):
            "with this file the playground has \(count) bytes; the limit is \(limit), with all included files"
        case .tooManyValues(let count, let limit):
            "with its included files the playground has \(count) values; the limit is \(limit)"
        case .tooManyFiles(let limit): "the playground includes more than \(limit) files"
        case .tooDeep(_, let limit): "this file is included through more than \(limit) others"
        case .clash(let path, _): "\(Self.subject(of: path)) is defined in two files of the playground"
        }
    }

    var label: String? {
        if case .clash = self { "here again" } else { nil }
    }

    var related: [Diagnostic.Related] {
        if case .clash(_, let first) = self { [Diagnostic.Related(first, label: "first here")] } else { [] }
    }

    var notes: [String] {
        switch self {
        case .leavesFolder: ["a playground reads only files in its own folder"]
        case .missing(_, let name, _): ["looked for \(name.quoted) in the playground's folder; links out of it are not followed"]
        case .tooDeep(let chain, _): [NameList(chain, limit: 6).joined(by: .and) + " lead here"]
        case .notTOML, .tooLarge, .tooManyBytes, .tooManyValues, .tooManyFiles, .clash: []
        }
    }

    var hint: String? {
        switch self {
        case .leavesFolder: "copy the file into the playground's folder, and write its path within that folder"
        case .notTOML(let path, let others), .missing(let path, _, let others): others.suggestion(for: path)
        case .tooLarge, .tooManyBytes, .tooManyValues, .tooManyFiles: "split the app into several playgrounds"
        case .tooDeep: "include the file nearer to the playground: each file is read once, wherever it is included"
        case .clash: "rename or remove one of them"
        }
    }

    var fixes: [Fix] {
        switch self {
        case .notTOML(let path, let others), .missing(let path, _, let others): others.renamings(of: path)
        default: []
        }
    }

    private static func subject(of path: DocumentPath) -> String {
        let keys = path.components.compactMap { if case .key(let key) = $0 { key } else { nil } }
        let name = (keys.last ?? "").quoted
        return switch (keys.first, keys.count) {
        case ("controllers", 2): "the controller \(name)"
        case ("components", 2): "the component \(name)"
        case ("traits", 2): "the trait \(name)"
        case ("metrics", 2): "the metric \(name)"
        case ("colors", 2): "the colour \(name)"
        case ("fonts", 2): "the font \(name)"
        case ("strings", 3): "the translation of \(name)"
        case ("quickActions", 3): "the quick action \(name)"
        default: "the key \(name)"
        }
    }
}
