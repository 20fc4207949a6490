import Files
import InterfaceImport
import PathKit
import SourceDiagnostics

struct ImportTool: ContextTool {
    let name = "import_storyboard"
    let title = "Import a storyboard"
    let summary = """
        Turns a storyboard or xib in the folder into a playground, and lists the parts that were not imported, with reasons and lines. Returns the \
        playground as text and writes nothing, unless "output" names a file.
        """
    let writes = true
    let required = ["file"]

    private static let file = Parameter.text("file", "The .storyboard or .xib file.")
    private static let output = Parameter.text("output", "A .toml file for the playground. Without it, the answer has the text.")
    private static let overwrite = Parameter.flag("overwrite", "Whether an existing \"output\" may be overwritten.")
    private static let limit = Parameter.number("limit", 1...20_000, standard: 120, "The maximum number of lines of the playground's text.")

    var parameters: [ParameterFacts] { [Self.file.facts, Self.output.facts, Self.overwrite.facts, Self.limit.facts] }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let file = input[Self.file] ?? ""
        guard file.hasSuffix(".storyboard") || file.hasSuffix(".xib") else {
            throw UsageFailure("\(file.quoted) is not an Interface Builder document: they end in .storyboard or .xib.")
        }
        let target = try input[Self.output].map {
            try call.folder.target($0, endings: [".toml"], overwrites: input[Self.overwrite, default: false])
        }
        let (contents, path) = try call.folder.read(file, limit: InterfaceBuilderDocument.byteLimit)
        let imported = try ImportedDocument(contents, at: Path(path), within: Path(call.folder.root), named: file)
        try call.checkCancellation()
        let report = imported.playground.report
        let details = AnswerLines.first(Self.detailLimit, of: report.details, more: "\"traitscope import\" prints them all.")
        let text = imported.playground.text
        if let target, let name = input[Self.output] {
            let file = try OutputFile(target)
            try file.check(against: [path])
            try WritingLock.shared.withLock { _ in try file.write(FileMark.toml.marked(Array(text.utf8))) }
            return ToolAnswer(["Wrote \(name): \(report.summary)"] + details)
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let limit = input[Self.limit, default: 120]
        // A complete text keeps its final line break.
        let shown = lines.count - 1 <= limit ? text : AnswerLines.first(
            limit, of: lines.dropLast(), more: "ask with \"output\" to write all of it, or with a larger \"limit\".", isCut: false
        ).joined(separator: "\n")
        return ToolAnswer([.text((["\(file): \(report.summary)"] + details).joined(separator: "\n")), .text(shown)])
    }

    private static let detailLimit = 30
}
