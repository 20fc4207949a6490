import Foundation
import Goldens
import PlaygroundPipeline
import Testing

@testable import ConstraintLogs

/// Every log of the corpus is read, and its conflict is minimal. The golden lists each explanation with the cause given in the thread.
@Suite(.enabled(if: LogCorpus.isThere, "There is no corpus: set TRAITSCOPE_LOG_CORPUS to a folder of constraint logs"))
struct LogCorpusTests {
    @Test(arguments: LogCorpus.documents) func everyConflictIsMinimal(_ document: LogCorpus.Document) throws {
        for explanation in try LogAnswer(document.bytes).explanations {
            for conflict in explanation.conflicts { checkMinimal(conflict, in: explanation.log) }
        }
    }

    @Test(arguments: LogCorpus.documents) func brokenConstraintsAreAmongTheExpectedOnes(_ document: LogCorpus.Document) throws {
        for explanation in try LogAnswer(document.bytes).explanations {
            guard let broken = explanation.log.brokenPlace, let conflict = explanation.conflicts.first, conflict.constraints.contains(broken)
            else { continue }
            let expected = ExpectedBreak(of: conflict, in: explanation.log).candidates
            #expect(expected.contains(broken), "\(expected) instead of \(broken)")
        }
    }

    @Test(arguments: LogCorpus.documents) func everyPlaygroundHasOnlyItsConflict(_ document: LogCorpus.Document) throws {
        for explanation in try LogAnswer(document.bytes).explanations { try checkPlayground(of: explanation) }
    }

    @Test func explanationsEqualTheGolden() throws {
        var rows: [String] = []
        for document in LogCorpus.documents {
            for explanation in try LogAnswer(document.bytes).explanations { rows.append(row(explanation, of: document)) }
        }
        try Golden("corpus.txt", of: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent())
            .check(rows.joined(separator: "\n") + "\n")
    }

    private func row(_ explanation: LogExplanation, of document: LogCorpus.Document) -> String {
        let log = explanation.log
        let set = explanation.conflicts.first?.constraints.map { String($0 + 1) }.joined(separator: ", ") ?? "none"
        var lines = [
            "\(document.name): \(log.readCount) of \(log.constraints.count) read, conflict: \(set)",
            "  \(explanation.pattern.rawValue), \(explanation.verdict.rawValue): \(explanation.headline)",
        ]
        if let cure = explanation.cures.first { lines.append("  cure: \(cure)") }
        if let cause = LogCorpus.causes[document.name] { lines.append("  thread: \(cause)") }
        if let judgement = Self.judgements[document.name] { lines.append("  beside the thread: \(judgement)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A reviewer's judgement of each explanation, compared with the cause in the thread.
    static let judgements: [String: String] = [
        "01.txt": "agrees",
        "03.txt": "says more: the thread has no cause",
        "05.txt": "says more: noise",
        "07.txt": "agrees",
        "09.txt": "agrees, and says what to change",
        "11.txt": "agrees",
        "13.txt": "agrees as far as the list goes: 44 points are needed; the height that was given is cut off",
        "15.txt": "misses: the list's beginning is not there",
        "17.txt": "agrees",
        "19.txt": "agrees",
        "21.txt": "agrees: noise",
        "23.txt": "agrees: noise",
        "25.txt": "agrees",
        "27.txt": "agrees",
        "29.txt": "agrees",
        "31.txt": "misses: the end of the list is not there",
        "33.txt": "says less: nothing in the log tells of the SDK",
        "35.txt": "agrees: noise",
        "37.txt": "agrees",
        "39.txt": "agrees",
        "41.txt": "agrees",
        "43.txt": "says more: the thread is about something else",
        "45.txt": "nothing to say: there is no list",
        "47.txt": "agrees: rounding",
    ]
}
