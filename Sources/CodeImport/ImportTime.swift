import Foundation

/// The time that an import, or an update of a served one, may take in all.
package struct ImportTime: Sendable {
    /// In seconds.
    let limit: Double
    private let end: Date

    package static let standardLimit = 600.0

    /// From now on.
    package init(limit: Double = standardLimit) { (self.limit, end) = (limit, Date(timeIntervalSinceNow: limit)) }

    var isOver: Bool { end.timeIntervalSinceNow <= 0 }

    /// In seconds.
    var left: Double { max(0, end.timeIntervalSinceNow) }

    /// - Parameter work: What was not done yet, as the end of a sentence.
    func check(_ work: @autoclosure () -> String) throws(CodeImportFailure) {
        if isOver { throw CodeImportFailure("The import was ended \(words), while \(work()). Import fewer files, or give it more time with --time.") }
    }

    /// "after 10 minutes".
    var words: String { limit >= 120 ? "after \(Int(limit / 60)) minutes" : "after \(Int(limit)) seconds" }
}
