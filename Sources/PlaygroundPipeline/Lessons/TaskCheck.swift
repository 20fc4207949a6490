import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics
import Wireframes

/// A check of a lesson's task: scenarios that hold when the task is done.
public enum TaskCheck: Hashable, Sendable {
    /// The TOML of `[[scenarios]]`.
    case scenarios(toml: String)
    /// Scenarios of the playground, by their names.
    case named([String])
}

/// The result of checks on a text of the playground.
/// The scenarios of the checks are read as if they were at the end of the text, with the same meaning.
public struct TaskReport: Sendable {
    public struct Result: Sendable {
        public var scenarios: [ScenarioList.Item] = []
        /// Headlines of diagnostics that prevent the scenarios from running, for example a missing name.
        public var mistakes: [String] = []

        public var passed: Bool { mistakes.isEmpty && !scenarios.isEmpty && scenarios.allSatisfy { $0.passed } }
    }

    /// A result for each check, in order.
    public private(set) var results: [Result]
    /// Diagnostics that prevent the text from running, so that no check has a result. Includes diagnostics of the checks.
    public private(set) var errors: [Diagnostic] = []
    /// The reading of the text with the checks.
    public let reading: PlaygroundFile.ReadResult

    /// `text` is the playground's text without the checks. `attachment` reads a file by its path within the playground's folder.
    /// `former` is the reading of an earlier report, whose unchanged parts are not read again.
    public init(
        _ checks: [TaskCheck], on text: String, fileName: String, attachment: @escaping (String) -> [UInt8]?,
        neighbours: @escaping (String) -> [String] = { _ in [] }, after former: PlaygroundFile.ReadResult? = nil
    ) {
        var whole = text
        // The lines of each check in the whole text. The playground's own lines keep their numbers.
        var lines: [Range<Int>] = []
        var lineCount = Self.lineCount(of: text)
        for check in checks {
            guard case .scenarios(let toml) = check else {
                lines.append(0..<0)
                continue
            }
            whole += "\n" + toml
            let count = Self.lineCount(of: toml)
            lines.append(lineCount + 1..<lineCount + count + 1)
            lineCount += count
        }
        reading = Pipeline.read(
            Array(whole.utf8), fileName: fileName, attachment: attachment, neighbours: neighbours, after: former)
        results = checks.map { _ in Result() }
        guard let playground = reading.playground else {
            errors = reading.diagnostics.filter { $0.severity == .error }
            return
        }
        let textLines = Self.lineCount(of: text)
        var board = ScenarioBoard(playground, places: SourcePlaces(reading, upTo: textLines))
        let own = reading.source.fileName
        let placed = playground.scenarios.map { scenario -> (scenario: Scenario, line: Int?) in
            let span = reading.span(of: scenario.path)
            return (scenario, span?.fileName == own ? span?.start.line : nil)
        }
        for index in checks.indices {
            switch checks[index] {
            case .scenarios:
                let here = placed.filter { $0.line.map { lines[index].contains($0) } ?? false }
                results[index].scenarios = here.map { board.run($0.scenario) }
                results[index].mistakes = reading.scenarioMistakes
                    .filter { $0.fileName == own && ($0.span.map { lines[index].contains($0.start.line) } ?? false) }
                    .map { $0.headline }
            case .named(let names):
                for name in names {
                    if let found = placed.first(where: { $0.scenario.name == name && ($0.line ?? 0) <= textLines }) {
                        results[index].scenarios.append(board.run(found.scenario))
                    } else {
                        results[index].mistakes.append("there is no scenario \(name.quoted) that can run")
                    }
                }
            }
        }
    }

    private static func lineCount(of text: String) -> Int {
        text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }
}

extension SourcePlaces {
    /// The positions of a reading, except positions behind the last line of the text.
    fileprivate convenience init(_ reading: PlaygroundFile.ReadResult, upTo lastLine: Int) {
        let own = reading.source.fileName
        self.init { path in
            guard let span = reading.span(of: path), span.fileName != own || span.start.line <= lastLine else { return nil }
            return SourcePlace(fileName: span.fileName, line: span.start.line)
        }
    }
}
