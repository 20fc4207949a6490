import AppleDevices
import Files
import PlaygroundModel
import SourceDiagnostics

struct DevicesTool: ContextTool {
    let name = "devices"
    let title = "Search the devices"
    let summary = "The catalogue of Apple devices: ids that a playground and \"device\" can name, with screen in points, year and versions of iOS. Words narrow it: \"ipad mini\", \"2017\", \"320\"."

    private static let query = Parameter.text("query", "Words of the name, a year, a length in points.")
    private static let limit = Parameter.number("limit", 1...500, standard: 20, "The maximum number of devices.")

    var parameters: [ParameterFacts] { [Self.query.facts, Self.limit.facts] }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let words = (input[Self.query] ?? "").lowercased().split(separator: " ").map(String.init)
        let lines = DeviceCatalogue.all.map(line).filter { line in words.allSatisfy(line.lowercased().contains) }
        guard !lines.isEmpty else { throw UsageFailure("No device has all of the words \(NameList(words).joined(by: .and)). Ask with fewer.") }
        return ToolAnswer(AnswerLines.first(input[Self.limit, default: 20], of: lines, more: "ask with words that narrow it, or with a larger \"limit\"."))
    }

    private func line(_ device: Device) -> String {
        let systems = device.systems.map { ", \($0.inWords)" } ?? ""
        return "\(device.id): \(device.name), \(device.size.word), \(device.year)\(systems)"
    }
}
