import Checking
import Files
import PlaygroundReader
import SourceDiagnostics

struct CheckTool: ContextTool {
    let name = "check"
    let title = "Check playgrounds"
    let summary = """
        Finds problems: mistakes in the file, scenarios that fail, and lints (truncated text, views that overlap or leave the screen, small \
        targets, contrast, ambiguous layouts), on every device in portrait and landscape, with large text, right to left, light and dark. One \
        finding per line, with its line in the file, its environments and a hint. Check after each change. It can take seconds.
        """

    private static let files = Parameter.texts("files", "The playgrounds' paths. Default: all in the folder.")
    private static let vary = Parameter.texts(
        "vary", "Values of settings instead of the matrix's, such as [\"style=light,dark\", \"preferredContentSizeCategory=all\"].")
    private static let code = Parameter.text("code", "Only findings with this code, such as \"truncated-text\".")
    private static let excerpts = Parameter.flag("excerpts", "Include the file's lines, and the command that shows each finding.")
    private static let limit = Parameter.number("limit", 1...1000, standard: 20, "The maximum number of findings.")

    var parameters: [ParameterFacts] {
        [
            Self.files.facts, PlaygroundArgument.text.facts, MatrixArgument.extent.facts, Self.vary.facts, Self.code.facts, Self.excerpts.facts,
            Self.limit.facts,
        ]
    }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let request = try MatrixArgument.request(input, vary: Self.vary)
        let (files, failures) = try files(input, call)
        let checks: [any PlaygroundCheck] = [FileCheck(), ScenarioCheck(), LintCheck(request)]
        let report = CheckRun(checks).report(on: files, isCancelled: call.isCancelled, progress: call.progress)
        try call.checkCancellation()
        let summary = ReportText(report, usesColor: false)
        let code = input[Self.code]
        let findings = report.findings.filter { code == nil || $0.diagnostic.code == code }
        let limit = input[Self.limit, default: 20]
        var lines = failures
        lines += report.files.flatMap(\.mistakes).prefix(limit).map { TerminalRenderer().render($0) }
        if input[Self.excerpts, default: false] {
            lines += findings.prefix(limit).map(summary.text(of:))
        } else {
            lines += findings.prefix(limit).flatMap { $0.record.brief(environments: $0.environments) }
        }
        if findings.count > limit {
            lines.append("… \(findings.count - limit) more of \(counted(findings.count, "finding")): \(codes(of: findings)). Ask with \"code\" or a larger \"limit\".")
        }
        if let code, findings.isEmpty { lines.append("No finding has the code \(code.quoted).") }
        if let shortfall = report.shortfall { lines.append(shortfall.sentence) }
        lines += report.notChecked + report.wrongAnswers + [summary.summary]
        return ToolAnswer(lines)
    }

    private func files(_ input: ToolInput, _ call: ToolCall) throws -> (files: [CheckedFile], failures: [String]) {
        if input[PlaygroundArgument.text] != nil {
            let asked = try PlaygroundArgument(input, call)
            return ([CheckedFile(path: asked.source.fileName, reading: asked.reading, attachment: asked.source.folder.bytes)], [])
        }
        var failures: [String] = []
        var read: [CheckedFile] = []
        let named = input[Self.files]
        for name in named ?? call.folder.playgrounds() {
            try call.checkCancellation()
            do {
                let asked = try PlaygroundArgument(file: name, call)
                read.append(CheckedFile(path: name, reading: asked.reading, attachment: asked.source.folder.bytes))
            } catch {
                failures.append("\(error)")
            }
        }
        // Included files are checked together with the files that include them.
        if named == nil {
            let parts = PlaygroundFile.ReadResult.parts(among: read.map { ($0.path, $0.reading) })
            read.removeAll { parts.contains($0.path) }
        }
        guard !read.isEmpty else {
            throw UsageFailure(failures.isEmpty ? "There is no playground in the folder: playgrounds are TOML files." : failures.joined(separator: "\n"))
        }
        return (read, failures)
    }

    /// The codes with their counts: `12 truncated-text, 3 overlap`.
    private func codes(of findings: [Finding]) -> String {
        Dictionary(grouping: findings) { $0.diagnostic.code }.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
}
