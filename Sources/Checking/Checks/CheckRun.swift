import Dispatch
import Synchronization

/// Checks files on all cores, within a memory budget.
public struct CheckRun: Sendable {
    private let checks: [any PlaygroundCheck]
    private let budget: MemoryBudget

    /// - Parameter budget: The memory limit. A check that exceeds it ends early, and its report says so.
    package init(_ checks: [any PlaygroundCheck], budget: MemoryBudget = MemoryBudget()) {
        self.checks = checks
        self.budget = budget
    }

    /// - Parameters:
    ///   - isCancelled: Called in each environment. If it returns true, the check stops with an incomplete report.
    ///   - progress: Called from any thread with the number of checked environments and the total. The first call passes 0.
    public func report(
        on files: [CheckedFile], isCancelled: @escaping @Sendable () -> Bool = { false },
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) -> CheckReport {
        let sound = files.filter { $0.reading.playground != nil }
        let works = sound.flatMap { file in checks.map { Self.work($0, on: file) } }
        // All files and checks share one list, so that all cores work until the end.
        let pieces = works.indices.flatMap { work in (0..<works[work].count).map { (work: work, piece: $0) } }
        let total = pieces.reduce(0) { $0 + works[$1.work].environmentCount($1.piece) }
        progress(0, total)
        let done = Atomic(0)
        let visited = Atomic(0)
        let excess = Excess(of: budget)
        let isStopped: @Sendable () -> Bool = { isCancelled() || excess.isThere }
        DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
            let (work, piece) = (works[pieces[index].work], pieces[index].piece)
            var rest = work.environmentCount(piece)
            func visit(_ count: Int) {
                rest -= count
                progress(visited.add(count, ordering: .relaxed).newValue, total)
            }
            guard !isStopped(), work.run(piece, isStopped, visit) else { return }
            if rest > 0 { visit(rest) }
            done.add(1, ordering: .relaxed)
        }
        var cases: [String: [CheckCase]] = [:]
        var bounds: [String: Set<WalkBound>] = [:]
        for work in works where !isCancelled() {
            let result = work.result(isCancelled)
            cases[work.path, default: []] += result.cases
            bounds[work.path, default: []].formUnion(result.bounds)
        }
        var report = CheckReport(files: files.map { file in
            CheckReport.File(path: file.path, mistakes: file.mistakes, cases: cases[file.path] ?? [], bounds: bounds[file.path] ?? [])
        })
        let doneCount = done.load(ordering: .relaxed)
        if doneCount < pieces.count, excess.isThere {
            report.shortfall = CheckReport.Shortfall(doneCount: doneCount, count: pieces.count, megabytes: budget.bytes >> 20)
        }
        return report
    }

    /// Remembers that the budget was exceeded. Abandoned pieces free memory, so a later check would not detect the excess.
    private final class Excess: Sendable {
        private let budget: MemoryBudget
        private let isNoted = Atomic(false)

        init(of budget: MemoryBudget) { self.budget = budget }

        var isThere: Bool {
            if isNoted.load(ordering: .relaxed) { return true }
            guard budget.isExceeded else { return false }
            isNoted.store(true, ordering: .relaxed)
            return true
        }
    }

    private struct Work: Sendable {
        let path: String
        let count: Int
        let environmentCount: @Sendable (Int) -> Int
        let run: @Sendable (Int, () -> Bool, (Int) -> Void) -> Bool
        let result: @Sendable (() -> Bool) -> (cases: [CheckCase], bounds: Set<WalkBound>)
    }

    private static func work<Check: PlaygroundCheck>(_ check: Check, on file: CheckedFile) -> Work {
        let folding = Folding(check.work(on: file))
        return Work(
            path: file.path, count: folding.work.pieceCount, environmentCount: folding.work.environmentCount, run: folding.run,
            result: folding.result)
    }

    /// Folds pieces in order. Pieces that finish early wait for the earlier ones.
    private final class Folding<Pieces: CheckWork>: Sendable {
        let work: Pieces
        private let state: Mutex<State>

        private struct State {
            var folded: Pieces
            var next = 0
            var waiting: [Int: Pieces.Piece] = [:]
        }

        init(_ work: Pieces) {
            self.work = work
            state = Mutex(State(folded: work))
        }

        func run(_ index: Int, unless isStopped: () -> Bool, visited: (Int) -> Void) -> Bool {
            let piece = work.piece(index, unless: isStopped, visited: visited)
            guard !isStopped() else { return false }
            state.withLock { state in
                state.waiting[index] = piece
                while let piece = state.waiting.removeValue(forKey: state.next) {
                    state.folded.fold(piece)
                    state.next += 1
                }
            }
            return true
        }

        func result(unless isStopped: () -> Bool) -> (cases: [CheckCase], bounds: Set<WalkBound>) {
            state.withLock { state in
                for (_, piece) in state.waiting.sorted(by: { $0.key < $1.key }) { state.folded.fold(piece) }
                state.waiting = [:]
                return (state.folded.cases(unless: isStopped), state.folded.bounds)
            }
        }
    }
}
