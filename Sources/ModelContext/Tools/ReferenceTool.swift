import Checking
import Files
import PlaygroundSchema
import SourceDiagnostics

struct ReferenceTool: ContextTool {
    let name = "reference"
    let title = "Search the reference"
    let summary = """
        The reference of the playground language. Ask with a key ("view.numberOfLines"), a table ("constraints", "adaptive") or words \
        ("safe area guide", "present as sheet"). A key comes with its values, its default and an example in TOML.
        """
    let required = ["query"]

    private static let query = Parameter.text("query", "A key, a table, or words.")
    private static let limit = Parameter.number("limit", 1...2000, standard: 40, "The maximum number of lines.")

    var parameters: [ParameterFacts] { [Self.query.facts, Self.limit.facts] }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let query = (input[Self.query] ?? "").trimmingPrefix { $0.isWhitespace }.description
        let limit = input[Self.limit, default: 40]
        if let text = Reference.explanation(of: query) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return ToolAnswer(AnswerLines.first(limit, of: lines, more: "ask for one key, such as \(Reference.keys(of: query).first ?? "view.alpha"), or with a larger \"limit\".", isCut: false))
        }
        let hits = ReferenceSearch(query).hits
        guard !hits.isEmpty else { throw UsageFailure("The reference has nothing about \(query.quoted). \(Reference.refusal(of: query))") }
        let lines = AnswerLines.first(min(limit, Self.most), of: hits.map(\.line), more: "ask with other words.")
        return ToolAnswer(lines + ["Values, default and example: ask with a key's name."])
    }

    private static let most = 12
}

extension Reference {
    static func keys(of table: String) -> [String] { sections.filter { $0.table == table }.flatMap(\.keys).map(\.id) }
}
