import Checking
import Files
import PathKit
import SourceDiagnostics

struct DiffTool: ContextTool {
    let name = "diff"
    let title = "Compare two versions"
    let summary = """
        The visible changes between two versions of a playground: stacks, views, texts, traits and frames, with their devices, and scenarios \
        with another result. The old version is another file, or the file in a Git revision. Shows whether a change had the intended effect \
        and no other.
        """

    private static let old = Parameter.text("old", "The old playground's path.")
    private static let git = Parameter.text("git", "Instead of \"old\": a Git revision of the file, such as HEAD or main.")
    private static let vary = Parameter.texts("vary", "Values of settings instead of the matrix's, such as [\"style=light,dark\"].")
    private static let limit = Parameter.number("limit", 1...2000, standard: 60, "The maximum number of lines.")

    var parameters: [ParameterFacts] {
        PlaygroundArgument.parameters + [Self.old.facts, Self.git.facts, MatrixArgument.extent.facts, Self.vary.facts, Self.limit.facts]
    }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let request = try MatrixArgument.request(input, vary: Self.vary)
        let asked = try PlaygroundArgument(input, call)
        let name = asked.source.fileName
        let isText = input[PlaygroundArgument.text] != nil
        let new = PlaygroundVersion(name: isText ? "the text" : name, reading: asked.reading)
        let versions = VersionComparison((old: try old(input, of: name, isText, call), new: new))
        guard let comparison = versions.comparison(request) else { throw PlaygroundArgument.Mistakes(versions.mistakes) }
        let report = versions.report(of: comparison, isCancelled: call.isCancelled, progress: call.progress)
        try call.checkCancellation()
        let text = ChangeText.text(of: report, old: versions.old.name, new: versions.new.name, usesColor: false)
        let lines = text.split(separator: "\n").map(String.init)
        let limit = input[Self.limit, default: 60]
        let shown = AnswerLines.first(limit, of: Array(lines.dropLast()), more: "ask with a larger \"limit\", or with \"matrix\" listed.", isCut: false)
        return ToolAnswer(shown + [lines.last].compactMap(\.self))
    }

    private func old(_ input: ToolInput, of name: String, _ isText: Bool, _ call: ToolCall) throws -> PlaygroundVersion {
        switch (input[Self.old], input[Self.git]) {
        case (let old?, nil): return PlaygroundVersion(name: old, reading: try PlaygroundArgument(file: old, call).reading)
        case (nil, let git?):
            let path = try call.folder.path(of: name)
            return try PlaygroundVersion(of: Path(path), named: name, inRevision: git)
        // The given text is the new version of the file.
        case (nil, nil) where isText && input[PlaygroundArgument.file] != nil:
            return PlaygroundVersion(name: name, reading: try PlaygroundArgument(file: name, call).reading)
        case (nil, nil), (.some, .some):
            throw UsageFailure("diff needs either \"old\" or \"git\". It can also compare \"text\" with \"file\".")
        }
    }
}
