import SourceDiagnostics

/// The mistakes that the newest code has and the last good code did not have.
package struct CodeMistakes: Sendable {
    package fileprivate(set) var diagnostics: [Diagnostic] = []
    /// The files with the mistakes.
    package fileprivate(set) var sources: [SourceText] = []
    /// The files of the playgrounds that keep their last good state.
    package fileprivate(set) var playgrounds: Set<String> = []

    package var isEmpty: Bool { diagnostics.isEmpty }
}

/// The code of the last state without new mistakes. Its cuts and refusals are known: a person's code may use unknown libraries.
struct GoodCode {
    private struct KnownCut: Hashable {
        var file: String
        var reason: String

        init(_ cut: CodeCut) { (file, reason) = (cut.file, cut.reason) }
    }

    private let cuts: Set<KnownCut>
    private let refused: Set<String>
    /// The playgrounds' files by class.
    private let playgrounds: [String: String]
    private let entries: [CodeBuild.Entry]
    private let files: [String]
    private let graph: CodeGraph

    init(_ result: CodeImport, _ build: CodeBuild) {
        cuts = Set(build.cuts.map(KnownCut.init))
        refused = Set(result.refused.map(\.controller))
        let written = result.playgrounds.members.filter { $0.refusal == nil }
        playgrounds = Dictionary(written.map { ($0.className, $0.fileName) }) { first, _ in first }
        (entries, files, graph) = (build.entries, build.copies.map(\.name), build.graph)
    }

    /// The new mistakes in a later result. Playgrounds whose code can reach them keep this state, and no playground disappears.
    func mistakes(in result: CodeImport, _ build: CodeBuild) -> CodeMistakes {
        var mistakes = CodeMistakes()
        let compiled = newErrors(in: build)
        let stopped = result.refused.filter { playgrounds[$0.controller] != nil && !refused.contains($0.controller) }
        mistakes.diagnostics = compiled.map(\.diagnostic) + stopped.map { controller, reason in
            let file = build.file(declaring: controller)?.name ?? controller
            return Diagnostic(code: "controller-stops", headline: "\(controller) is not shown: \(reason)", place: .file(file))
        }
        guard !mistakes.isEmpty else { return mistakes }
        let touched = Set(compiled.map(\.source.fileName))
        mistakes.sources = build.copies.filter { touched.contains($0.name) }.map(\.sourceText)
        let remaining = Set(result.playgrounds.members.filter { $0.refusal == nil }.map(\.className))
        for (name, playground) in playgrounds where !remaining.contains(name) || !files(of: name, build).isDisjoint(with: touched) {
            mistakes.playgrounds.insert(playground)
        }
        return mistakes
    }

    /// The reason why a build failed, for all playgrounds.
    func mistakes(of failure: CodeImportFailure, in folder: String) -> CodeMistakes {
        var mistakes = CodeMistakes()
        mistakes.diagnostics = [Diagnostic(code: "build-failed", headline: failure.description, place: .file(folder))]
        mistakes.playgrounds = Set(playgrounds.values)
        return mistakes
    }

    /// The files that can affect a controller, now or in this state.
    private func files(of name: String, _ build: CodeBuild) -> Set<String> {
        func reached(_ entries: [CodeBuild.Entry], _ files: [String], _ graph: CodeGraph) -> Set<String> {
            let entry = entries.first { $0.name == name }
            // The names in a preview are unknown.
            if entry?.previewFile != nil { return Set(files) }
            return Set(graph.files(of: entry?.expression ?? name).map { files[$0] })
        }
        return reached(entries, files, graph).union(reached(build.entries, build.copies.map(\.name), build.graph))
    }

    /// The errors that led to new cuts, without those that other cuts caused.
    private func newErrors(in build: CodeBuild) -> [CodeError] {
        let copies = Dictionary(build.copies.map { ($0.name, $0) }) { first, _ in first }
        var causes: [CodeError] = []
        var others: [CodeError] = []
        for cut in build.cuts.filter({ !cuts.contains(KnownCut($0)) }) {
            guard let copy = copies[cut.file] else { continue }
            let errors = copy.rounds.flatMap(\.errors).filter { $0.text == cut.reason && $0.line >= cut.line }
            let error = errors.min { $0.line < $1.line }
            let found = CodeError(source: copy.sourceText, line: error?.line ?? cut.line, column: error?.column, text: cut.reason)
            // A line at which the program stops is no error of the compiler.
            let isCause = CompilerMessage.isStop(cut.reason) || build.causes.contains { $0.file == copy.number && $0.text == cut.reason }
            if isCause { causes.append(found) } else { others.append(found) }
        }
        return (causes.isEmpty ? others : causes).sorted { ($0.source.fileName, $0.line) < ($1.source.fileName, $1.line) }
    }
}

/// An error in a line of a person's code.
private struct CodeError {
    var source: SourceText
    var line: Int
    /// In bytes, from 1. `nil` if unknown.
    var column: Int?
    var text: String

    var diagnostic: Diagnostic {
        let code = CompilerMessage.isStop(text) ? "program-stops" : "compiler-error"
        guard (1...source.lineCount).contains(line) else { return Diagnostic(code: code, headline: text, place: .file(source.fileName)) }
        let range = source.utf8Range(ofLine: line)
        let bytes = source.utf8[range]
        let indentation = bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let start = min(range.lowerBound + (column.map { $0 - 1 } ?? indentation), range.upperBound)
        let word = source.utf8[start..<range.upperBound].prefix(while: Self.isPartOfName)
        let end = column == nil ? range.upperBound : max(word.endIndex, min(start + 1, range.upperBound))
        return Diagnostic(code: code, headline: text, place: .span(source.span(ofUTF8Range: start..<end)))
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
    }
}

extension SourceCopy {
    fileprivate var sourceText: SourceText { SourceText(utf8: bytes, fileName: name) }
}
