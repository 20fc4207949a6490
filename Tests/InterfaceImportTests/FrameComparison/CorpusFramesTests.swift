import Foundation
import Goldens
import InterfaceImport
import SampleDocuments
import Testing

/// The accuracy of the engine's frames, compared with Interface Builder's in published apps.
@Suite(.enabled(if: Corpus.isThere, "there is no corpus of storyboards next to the repository")) struct CorpusFramesTests {
    /// The shares of near frames: of all frames, and of each project's frames with canvas rules from only the other projects. They are
    /// raised after an improvement, and never lowered.
    private static let share = (whole: 0.946, leftOut: 0.883)

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test func sharesOfNearFramesDoNotFall() throws {
        let result = try LeaveOneOut(Corpus.documents, witnesses: Witness.all)
        let whole = result.whole.values.reduce(LeaveOneOut.Count(), +)
        let leftOut = result.leftOut.values.reduce(LeaveOneOut.Count(), +)
        #expect(whole.all > 1000)
        #expect(whole.share >= Self.share.whole, "\(whole.near) of \(whole.all) are within a point")
        #expect(leftOut.share >= Self.share.leftOut, "\(leftOut.near) of \(leftOut.all) are within a point, each project left out")
        // A rule needs evidence from several projects.
        #expect(result.rules(without: nil) == .all)
        try Golden("projects.txt", of: Self.folder).check(Self.table(result))
    }

    private static func table(_ result: LeaveOneOut) -> String {
        var lines = ["Rules of the canvas, and how many more frames are within a point with them, by project:"]
        for rule in CanvasRule.allCases {
            let gains = (result.gains[rule] ?? [:]).filter { $0.value != 0 }.sorted { $0.key < $1.key }
            let parts = gains.map { "\($0.key) \($0.value > 0 ? "+" : "")\($0.value)" }
            lines.append("  \(rule.rawValue): \(parts.isEmpty ? "none" : parts.joined(separator: ", "))")
        }
        lines += ["", "Frames within a point, and with the rules that the other projects show:"]
        for (project, count) in result.whole.sorted(by: { $0.key < $1.key }) where count.all > 0 {
            let left = result.leftOut[project] ?? .init()
            let dropped = CanvasRule.allCases.filter { !result.rules(without: project).contains($0) }.map(\.rawValue)
            let remark = dropped.isEmpty || left == count ? "" : ", without \(dropped.joined(separator: ", "))"
            lines.append("  \(project): \(count.near) of \(count.all), \(percent(count.share)); \(left.near), \(percent(left.share))\(remark)")
        }
        let (whole, left) = (result.whole.values.reduce(.init(), +), result.leftOut.values.reduce(.init(), +))
        lines.append("Together: \(whole.near) of \(whole.all), \(percent(whole.share)); \(left.near), \(percent(left.share))")
        let shares = result.leftOut.values.filter { $0.all > 0 }.map(\.share)
        lines.append("The mean of the projects, each left out: \(percent(shares.reduce(0, +) / Double(shares.count)))")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }
}
