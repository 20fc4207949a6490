import Checking
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

struct PlaygroundsTool: ContextTool {
    let name = "playgrounds"
    let title = "Playgrounds of the folder"
    let summary = "Lists the playgrounds (TOML files) of the folder: path, title, summary, and number of mistakes."

    private static let limit = Parameter.number("limit", 1...1000, standard: 40, "The maximum number of playgrounds.")

    var parameters: [ParameterFacts] { [Self.limit.facts] }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let names = call.folder.playgrounds()
        guard !names.isEmpty else {
            return ToolAnswer(["There is no playground in the folder. Write one as a TOML file: the resource traitscope://samples/neko shows how."])
        }
        let limit = input[Self.limit, default: 40]
        var lines: [String] = []
        for (index, name) in names.prefix(limit).enumerated() {
            try call.checkCancellation()
            lines.append(line(of: name, call))
            call.progress(index + 1, min(names.count, limit))
        }
        return ToolAnswer(names.count > limit ? lines + ["… \(names.count - limit) more of \(names.count): ask with a larger \"limit\"."] : lines)
    }

    private func line(of name: String, _ call: ToolCall) -> String {
        do {
            let reading = try PlaygroundArgument(file: name, call).reading
            guard let playground = reading.playground else {
                if reading.isFragment { return "\(name): not an app itself, but others may include it" }
                return "\(name): \(counted(reading.diagnostics.filter { $0.severity == .error }.count, "mistake")), which \"check\" names"
            }
            return "\(name): \(playground.title)\(playground.summary.map { ". \($0)" } ?? "")"
        } catch {
            return "\(name): \(error)"
        }
    }
}
