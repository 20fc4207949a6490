import Dispatch
import Synchronization

/// Checks files on all cores.
public struct CheckRun: Sendable {
    private let checks: [any PlaygroundCheck]

    public init(_ checks: [any PlaygroundCheck]) {
        self.checks = checks
    }

    /// - Parameters:
    ///   - isCancelled: Whether nobody wants the report any more; what it has then is not whole.
    ///   - progress: Is told how many pieces of how many are done, from any thread.
    public func report(
        on files: [CheckedFile], isCancelled: @escaping @Sendable () -> Bool = { false },
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) -> CheckReport {
        let sound = files.filter { $0.reading.playground != nil }
        let works = sound.flatMap { file in checks.map { Self.work($0, on: file) } }
        // Every piece of every check of every file is one of a row, so that a file with many does not wait for one with few.
        let pieces = works.indices.flatMap { work in (0..<works[work].count).map { (work: work, piece: $0) } }
        let done = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
            guard !isCancelled() else { return }
            works[pieces[index].work].run(pieces[index].piece)
            progress(done.add(1, ordering: .relaxed).newValue, pieces.count)
        }
        var cases: [String: [CheckCase]] = [:]
        for work in works { cases[work.path, default: []] += work.cases() }
        return CheckReport(files: files.map { file in
            CheckReport.File(path: file.path, mistakes: file.mistakes, cases: cases[file.path] ?? [])
        })
    }

    /// One check of one file.
    private struct Work: Sendable {
        let path: String
        let count: Int
        let run: @Sendable (Int) -> Void
        /// To be asked once all pieces have been done.
        let cases: @Sendable () -> [CheckCase]
    }

    private static func work<Check: PlaygroundCheck>(_ check: Check, on file: CheckedFile) -> Work {
        let count = check.pieceCount(in: file)
        let pieces = Pieces<Check.Piece>(count: count)
        return Work(
            path: file.path, count: count, run: { pieces.set(check.piece($0, of: file), at: $0) },
            cases: { check.cases(of: pieces.all, in: file) })
    }

    /// What came of the pieces, as they are done in any order.
    private final class Pieces<Piece: Sendable>: Sendable {
        private let done: Mutex<[Piece?]>

        init(count: Int) {
            done = Mutex(Array(repeating: nil, count: count))
        }

        func set(_ piece: Piece, at index: Int) {
            done.withLock { $0[index] = piece }
        }

        var all: [Piece] { done.withLock { $0.compactMap { $0 } } }
    }
}
