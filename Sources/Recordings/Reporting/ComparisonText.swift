import PlaygroundModel

/// What `traitscope compare` says, for a person: a few lines, whatever the number of frames.
public struct ComparisonText {
    private let comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)]
    /// How many groups are said with all that is known; of as many more their headlines, and of the others there is a number.
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
        if groups.count > 1 { lines += ["", Self.summary(of: groups)] }
        for (index, group) in groups.prefix(limit).enumerated() { lines += [""] + text(of: group, number: index + 1) }
        if groups.count > limit { lines += [""] + Self.headlines(of: groups.dropFirst(limit), most: limit) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `6 differences, from which 14 values follow: 3 of frames, 2 of safe areas, 1 of callbacks.`
    private static func summary(of groups: [DifferenceGroup]) -> String {
        var counts: [(topic: String, count: Int)] = []
        for group in groups {
            let topic = group.example.difference.kind.topic
            if let place = counts.firstIndex(where: { $0.topic == topic }) { counts[place].count += 1 } else { counts.append((topic, 1)) }
        }
        let topics = counts.enumerated().sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }
        let values = groups.reduce(0) { $0 + $1.count + $1.followers }
        let words = topics.map { "\($0.element.count) of \($0.element.topic)" }.joined(separator: ", ")
        return "\(groups.count) differences, which make up \(values) values, those that make up most first: \(words)."
    }

    private static func headlines(of groups: ArraySlice<DifferenceGroup>, most limit: Int) -> [String] {
        let said = groups.prefix(limit).enumerated().map { index, group in
            "\(groups.startIndex + index + 1). \(group.headline)\(group.count > 1 ? ": \(group.count) times" : "")"
        }
        let rest = groups.dropFirst(limit)
        let values = rest.reduce(0) { $0 + $1.count + $1.followers }
        let others = rest.isEmpty ? "What decides the last \(said.count)" : "\(rest.count) more, with \(values) values"
        return said + ["", "\(others): --all says it."]
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

extension Difference.Kind {
    /// What it is a difference of, for a count.
    fileprivate var topic: String {
        switch self {
        case .orientation: "orientation"
        case .safeArea: "safe areas"
        case .trait: "traits"
        case .frame: "frames"
        case .bar: "bars"
        case .sheet: "sheets"
        case .keyboard: "the keyboard"
        case .hidden, .missing, .extra: "what is there"
        case .textSize, .font: "texts"
        case .callbackMissing, .callbackExtra, .callbackOrder, .callbackArgument: "callbacks"
        }
    }
}
