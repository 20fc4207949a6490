import SampleDocuments
import Testing
@testable import FrameComparison

/// How near the frames of published apps are, which Interface Builder recorded.
@Suite(.enabled(if: Corpus.isThere, "there is no corpus of storyboards beside the repository")) struct CorpusFramesTests {
    /// The figure that was reached. It is raised when more is reached, and lowered for no reason.
    private static let shareWithinOnePoint = 0.904

    @Test func theFigureHolds() throws {
        let rows = try Corpus.documents.flatMap { try FrameComparison($0.read()).rows }
        let summary = FrameSummary(rows)
        #expect(summary.total.all > 1000)
        let share = Double(summary.total.withinOne) / Double(summary.total.all)
        #expect(share >= Self.shareWithinOnePoint, "\(summary.total.withinOne) of \(summary.total.all) are within a point")
        #expect(!summary.reasons.contains { $0.reason == .leftOut && $0.count > 5 })
    }
}
