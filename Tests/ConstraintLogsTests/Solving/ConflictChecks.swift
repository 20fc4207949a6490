import PlaygroundPipeline
import PlaygroundReader
import Testing

@testable import ConstraintLogs

/// Expects that the constraints of a conflict cannot hold together, and can hold without any one of them.
func checkMinimal(_ conflict: LogConflict, in log: ConstraintLog, sourceLocation: SourceLocation = #_sourceLocation) {
    let system = LogSystem(log)
    let all = conflict.constraints.map(LogRow.constraint)
    let others = system.sizes(ofItemsIn: conflict.constraints) + conflict.rows.filter { !all.contains($0) }
    #expect(!system.isSatisfiable(all + others), sourceLocation: sourceLocation)
    for row in all {
        let rest = all.filter { $0 != row }
        #expect(system.isSatisfiable(rest + others), "\(row) can be spared", sourceLocation: sourceLocation)
    }
}

/// Expects that the only finding in the explanation's playground is its conflict, which equals the log's.
func checkPlayground(of explanation: LogExplanation, sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard let text = explanation.playground, let conflict = explanation.conflicts.first else { return }
    let reading = Pipeline.read(Array(text.utf8), fileName: "conflict.toml", attachment: { _ in nil })
    #expect(reading.playground != nil, "\(reading.diagnostics.map { $0.headline })\n\(text)", sourceLocation: sourceLocation)
    let report = InspectionReport(reading, on: nil, after: [], isVerbose: false)
    let findings = report.diagnostics.map { "\($0.code): \($0.headline)" }
    #expect(report.diagnostics.map { $0.code } == ["unsatisfiable-constraints"], "\(findings)\n\(text)", sourceLocation: sourceLocation)
    let lines = report.diagnostics.first.map { Set($0.excerpts.flatMap { $0.lines.filter { !$0.marks.isEmpty }.map { $0.number } }) } ?? []
    // A diagnostic shows this number of positions and counts the rest.
    let count = min(conflict.constraints.count + conflict.assumptions.count, 13)
    #expect(lines.count == count, "\(findings)\n\(text)", sourceLocation: sourceLocation)
}
