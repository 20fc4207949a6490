import PlaygroundPipeline
import Testing

@testable import ConstraintLogs

/// A console's log with the given constraints.
func log(_ entries: [String], broken: String? = nil) throws -> ConstraintLog {
    let list = entries.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    let tail = broken.map { "\n\nWill attempt to recover by breaking constraint \n<\($0)>\n" } ?? ""
    return try #require(try logs("Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\(tail)").first)
}

func logs(_ text: String) throws -> [ConstraintLog] {
    LogReader.logs(of: try PastedText(Array(text.utf8))).logs
}

/// The equation of one constraint as text, or the reason why it has none.
func equation(_ entry: String) throws -> String {
    let log = try #require(try logs(entry).first)
    let constraint = try #require(log.constraints.first)
    guard let equation = constraint.equation else { return "unread: \(constraint.problem.map { "\($0)" } ?? "")" }
    return LogExplanation(log).equations.text(equation)
}
