import PlaygroundModel

/// What `traitscope compare` says, for a person: a few lines, whatever the number of frames.
public struct ComparisonText {
    private let comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)]
    /// How many groups are said; of the others there is a number.
    private let limit: Int

    /// As many as a person reads.
    public static let standardLimit = 10

    public init(_ comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)], limit: Int = standardLimit) {
        self.comparisons = comparisons
        self.limit = limit
    }

    public var text: String {
        let groups = DifferenceGroup.all(of: comparisons.map { (device: "\($0.recording.device.name), \($0.recording.systemName)", comparison: $0.comparison) })
        var lines = comparisons.flatMap { head(of: $0.file, $0.recording, $0.comparison) }
        if groups.isEmpty, comparisons.contains(where: { $0.comparison.compared > 0 }) { lines += ["", "UIKit does what we do."] }
        for (index, group) in groups.prefix(limit).enumerated() { lines += [""] + text(of: group, number: index + 1) }
        if groups.count > limit {
            let rest = groups.dropFirst(limit)
            let values = rest.reduce(0) { $0 + $1.count + $1.followers }
            lines += ["", "\(rest.count) more, with \(values) values: --all says them."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func head(of file: String, _ recording: Recording, _ comparison: RecordingComparison) -> [String] {
        var line = "\(file): \(recording.device.name), \(recording.systemName)"
        guard comparison.isPlayed else { return [line] + comparison.notes.map { "  ! \($0)" } }
        let values = "\(comparison.compared) value\(comparison.compared == 1 ? "" : "s")"
        line += ". \(comparison.steps) step\(comparison.steps == 1 ? "" : "s"), \(values): \(comparison.equal) equal, \(comparison.differing) differing"
        if comparison.passedOver > 0 { line += "; \(comparison.passedOver) of what is not modelled" }
        return [line] + comparison.notes.map { "  ! \($0)" }
    }

    private func text(of group: DifferenceGroup, number: Int) -> [String] {
        let margin = String(repeating: " ", count: number < 10 ? 4 : 5)
        var lines = ["\(number < 10 ? " " : "")\(number). \(group.headline)", margin + group.whereabouts]
        if group.subjects.count > 1 {
            let shown = group.subjects.prefix(6).joined(separator: ", ")
            lines.append("\(margin)elements: \(shown)\(group.subjects.count > 6 ? " and \(group.subjects.count - 6) more" : "")")
        }
        if let followers = group.followersWords { lines.append(margin + followers) }
        lines += group.decisions.prefix(3).map { "\(margin)decided by \($0.words)" }
        if group.decisions.count > 3 { lines.append("\(margin)and \(group.decisions.count - 3) more rows") }
        return lines
    }
}
