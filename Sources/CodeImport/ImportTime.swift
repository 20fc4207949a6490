import Foundation

/// The total time limit of an import, or of an update in a served import.
package struct ImportTime: Sendable {
    /// The limit in seconds.
    let limit: Double
    private let start = Date()
    /// Called with a sentence after each step that takes seconds.
    private let report: @Sendable (String) -> Void

    package static let standardLimit = 600.0

    /// Called with the number of controllers that have run and the number of controllers to run.
    let progress: @Sendable (Int, Int) -> Void

    /// Starts the time limit now.
    package init(
        limit: Double = standardLimit, report: @escaping @Sendable (String) -> Void = { _ in },
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) {
        (self.limit, self.report, self.progress) = (limit, report, progress)
    }

    /// The elapsed time in seconds. `left` is the remaining time.
    package var passed: Double { -start.timeIntervalSinceNow }
    var left: Double { max(0, limit - passed) }
    var isOver: Bool { left <= 0 }

    func say(_ what: String) { report("\(what), \(Int(passed.rounded())) s.") }

    /// - Parameter work: A description of the unfinished work, as the end of a sentence.
    func check(_ work: @autoclosure () -> String) throws(CodeImportFailure) {
        if isOver { throw CodeImportFailure("The import was ended \(words), while \(work()). Import fewer files, or give it more time with --time.") }
    }

    /// The limit in words: "after 10 minutes".
    var words: String { limit >= 120 ? "after \(Int(limit / 60)) minutes" : "after \(Int(limit)) seconds" }
}
