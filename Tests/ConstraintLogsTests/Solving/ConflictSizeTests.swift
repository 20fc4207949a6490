import SeededRandom
import Testing

@testable import ConstraintLogs

/// Conflicts of many constraints: the solver's work, and the report on attempts that were skipped.
@Suite struct ConflictSizeTests {
    /// Logs of any size, in which all constraints form the only conflict.
    enum Shape: CaseIterable {
        /// Each view begins one point after the next view, and the last after the first.
        case cycle
        /// Rows below each other, in a cell whose height is one point too small.
        case rows
        /// Nested views, each two points narrower than its superview, and the innermost as wide as the outermost.
        case nest

        func log(of count: Int) throws -> ConstraintLog {
            let entries: [String] = switch self {
            case .cycle: (0..<count).map { "UIView:0x1\($0).leading == UIView:0x1\(($0 + 1) % count).leading + 1" }
            case .rows:
                ["UIView:0x10.top == App.Cell:0x2.top", "UIView:0x1\(count - 4).bottom == App.Cell:0x2.bottom", "App.Cell:0x2.height == \(count)"]
                    + (1..<(count - 3)).map { "UIView:0x1\($0).top == UIView:0x1\($0 - 1).top + 4" } + ["UIView:0x1\(count - 4).height == 4"]
            case .nest:
                (1..<count).map { "UIView:0x1\($0).width == UIView:0x1\($0 - 1).width - 2   (active, names: '|':UIView:0x1\($0 - 1) )" }
                    + ["UIView:0x1\(count - 1).width == UIView:0x10.width"]
            }
            return try ConstraintLogsTests.log(entries.enumerated().map { "NSLayoutConstraint:0x5\($0.offset) \($0.element)" })
        }
    }

    @Test(arguments: Shape.allCases) func workGrowsLinearlyWithTheConflict(_ shape: Shape) throws {
        let rows = try [40, 80, 160, 320].prefix(Sweeps.areRun ? 4 : 3).map { count in
            let work = SolverWork()
            _ = try shape.log(of: count).conflicts(work: work)
            return work.rows
        }
        for (small, large) in zip(rows, rows.dropFirst()) { #expect(large < 3 * small, "\(rows)") }
    }

    @Test(arguments: Shape.allCases) func largeConflictsAreMinimal(_ shape: Shape) throws {
        let log = try shape.log(of: 30)
        let conflicts = log.conflicts()
        let first = try #require(conflicts.first)
        checkMinimal(first, in: log)
        #expect(first.constraints.count >= 29 && first.demands.count == first.constraints.count)
    }

    @Test(.timeLimit(.minutes(1)), arguments: Shape.allCases) func skippedAttemptsAreReported(_ shape: Shape) throws {
        let explanation = LogExplanation(try shape.log(of: 300))
        let count = try #require(explanation.conflicts.first).constraints.count
        #expect(count > 290)
        #expect(explanation.conflicts.first?.demands.count == 200)
        #expect(explanation.playground == nil)
        #expect(explanation.unknowns.contains("In a list of more than 200 constraints the search ends at the first conflict, which need not be the smallest."))
        #expect(explanation.unknowns.contains { $0.hasPrefix("Whether each of the \(count) constraints is needed: ") })
        #expect(!explanation.headline.isEmpty && explanation.lines(limit: 40).count == 40)
    }
}
