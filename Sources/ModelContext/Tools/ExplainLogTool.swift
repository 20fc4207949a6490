import ConstraintLogs
import Files
import PlaygroundModel
import SourceDiagnostics

struct ExplainLogTool: ContextTool {
    let name = "explain_log"
    let title = "Explain a constraint log"
    let summary = """
        Explains the message "Unable to simultaneously satisfy constraints" of Xcode's console: the constraints in conflict, the reason, and \
        solutions. Give the pasted text, even if it is damaged, or the name of a file with it.
        """

    private static let log = Parameter.text("log", "The console's text.")
    private static let file = Parameter.text("file", "A file in the folder with the text, instead of \"log\".")
    private static let number = Parameter.number("number", 1...1000, standard: 1, "The number of one log, if the text has several.")
    private static let playground = Parameter.flag("playground", "Add a playground that shows the conflict.")

    var parameters: [ParameterFacts] { [Self.log.facts, Self.file.facts, Self.number.facts, Self.playground.facts] }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let contents = try contents(input, call)
        let answer: LogAnswer
        do throws(LogFailure) {
            if contents.size > PlaygroundLimits.logBytes { throw .tooLarge(contents.size) }
            answer = try LogAnswer(contents.bytes)
        } catch {
            throw UsageFailure("\(error.headline) [\(error.code)]\n  hint: \(error.hint)")
        }
        var chosen = answer
        if let number = input[Self.number] {
            guard let one = answer.only(number) else {
                throw UsageFailure("There are \(answer.explanations.count) logs in the text, but no number \(number).")
            }
            chosen = one
        }
        let text = LogAnswerText(hasPlaygrounds: input[Self.playground, default: false]).text(chosen)
        let hasMore = !input[Self.playground, default: false] && chosen.explanations.contains { $0.playground != nil }
        return ToolAnswer([text] + (hasMore ? ["A playground that shows it: ask with \"playground\"."] : []))
    }

    private func contents(_ input: ToolInput, _ call: ToolCall) throws -> BoundedFile {
        switch (input[Self.log], input[Self.file]) {
        case (let log?, nil): return BoundedFile(Array(log.utf8), limit: PlaygroundLimits.logBytes)
        case (nil, let file?): return try call.folder.read(file, limit: PlaygroundLimits.logBytes).contents
        case (nil, nil), (.some, .some): throw UsageFailure("explain_log needs either \"log\" or \"file\".")
        }
    }
}
