import SourceDiagnostics

/// The mistakes in the newest code that the last good code did not have.
package struct CodeMistakes: Sendable {
    package fileprivate(set) var diagnostics: [Diagnostic] = []
    /// The files with the mistakes.
    package fileprivate(set) var sources: [SourceText] = []
    /// The files of the playgrounds that stay in their last good state.
    package fileprivate(set) var playgrounds: Set<String> = []

    package var isEmpty: Bool { diagnostics.isEmpty }

    init() {}

    fileprivate init(_ errors: [CodeError]) {
        for error in errors {
            if !diagnostics.contains(error.diagnostic) { diagnostics.append(error.diagnostic) }
            if !sources.contains(where: { $0.fileName == error.source.fileName }) { sources.append(error.source) }
        }
        diagnostics.sort()
    }
}

/// The last state of the code without new mistakes. Its cuts and refusals are not mistakes, because user code may use unknown libraries.
struct GoodCode {
    private struct KnownCut: Hashable {
        var file: String
        var reason: String

        init(_ cut: CodeCut) { (file, reason) = (cut.file, cut.reason) }
        init(_ error: CodeError) { (file, reason) = (error.source.fileName, error.text) }
    }

    private let cuts: Set<KnownCut>
    private let refused: Set<String>
    /// The file names of playgrounds, by class.
    private let playgrounds: [String: String]
    private let build: CodeBuild

    init(_ result: CodeImport, _ build: CodeBuild) {
        cuts = Set(build.cuts.map(KnownCut.init))
        refused = Set(result.refused.map(\.controller))
        let written = result.playgrounds.members.filter { $0.refusal == nil }
        playgrounds = Dictionary(written.map { ($0.className, $0.fileName) }) { first, _ in first }
        self.build = build
    }

    /// The new mistakes in a later result. Playgrounds that they can affect keep this state, and no playground disappears.
    func mistakes(in result: CodeImport, _ build: CodeBuild) -> CodeMistakes {
        var mistakes = CodeMistakes(newErrors(in: build))
        let stopped = result.refused.filter { playgrounds[$0.controller] != nil && !refused.contains($0.controller) }
        mistakes.diagnostics += stopped.map { controller, reason in
            let file = build.file(declaring: controller)?.name ?? controller
            return Diagnostic(code: "controller-stops", headline: "\(controller) is not shown: \(reason)", place: .file(file))
        }
        guard !mistakes.isEmpty else { return mistakes }
        let touched = Set(mistakes.sources.map(\.fileName))
        let remaining = Set(result.playgrounds.members.filter { $0.refusal == nil }.map(\.className))
        for (name, playground) in playgrounds where !remaining.contains(name) || !files(of: name, build).isDisjoint(with: touched) {
            mistakes.playgrounds.insert(playground)
        }
        return mistakes
    }

    /// The new errors of code that could not be built, which affect all playgrounds. If there are none, the failure itself.
    func mistakes(of failure: CodeImportFailure, in folder: String) -> CodeMistakes {
        let new = failure.errors.filter { !cuts.contains(KnownCut($0)) }
        var mistakes = CodeMistakes(new)
        if new.isEmpty { mistakes.diagnostics = [Diagnostic(code: "build-failed", headline: failure.description, place: .file(folder))] }
        mistakes.playgrounds = Set(playgrounds.values)
        return mistakes
    }

    /// The files that can affect a controller, in the new state or in this one.
    private func files(of name: String, _ build: CodeBuild) -> Set<String> {
        [self.build, build].reduce(into: []) { files, build in
            let entry = build.entries.first { $0.name == name }
            // The names used in a preview are unknown.
            let reached = entry?.previewFile == nil ? build.graph.files(of: entry?.expression ?? name) : Set(build.copies.indices)
            files.formUnion(reached.map { build.copies[$0].name })
        }
    }

    /// The errors that led to new cuts, except errors that other cuts caused.
    private func newErrors(in build: CodeBuild) -> [CodeError] {
        let copies = Dictionary(build.copies.map { ($0.name, $0) }) { first, _ in first }
        var causes: [CodeError] = []
        var others: [CodeError] = []
        for cut in build.cuts.filter({ !cuts.contains(KnownCut($0)) }) {
            guard let copy = copies[cut.file] else { continue }
            let errors = copy.rounds.flatMap(\.errors).filter { $0.text == cut.reason && $0.line >= cut.line }
            let error = errors.min { $0.line < $1.line }
            // A stop of the program has a line but no column.
            let isStop = CompilerMessage.isStop(cut.reason)
            let found = CodeError(
                source: copy.sourceText, line: error?.line ?? cut.line, column: isStop ? nil : error?.column, text: cut.reason)
            let isCause = isStop || build.causes.contains { $0.file == copy.number && $0.text == cut.reason }
            if isCause { causes.append(found) } else { others.append(found) }
        }
        return causes.isEmpty ? others : causes
    }
}
