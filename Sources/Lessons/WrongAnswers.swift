import Foundation

/// An answer to a step that the checks must refuse: one from the Markdown, or a usual mistake instead of a size class.
package struct WrongAnswer: Sendable {
    /// The name in words, such as *orientation instead of verticalSizeClass*.
    package let name: String
    /// The whole playground with the answer.
    package let text: String
    /// The answer in the Markdown. `nil` for an answer derived from the solution.
    package let written: Lesson.Solution?
}

extension Lesson {
    package func wrongAnswers(_ start: String, to step: Int) -> [WrongAnswer] {
        let before = text(start, before: step)
        let written = steps[step].wrongAnswers.map { answer in
            WrongAnswer(name: "", text: TableSections.replacing(answer.toml, in: before), written: answer)
        }
        guard let solution = steps[step].solution?.toml else { return written }
        let after = text(start, before: step + 1)
        // The solution may repeat the conditions of earlier steps, which are not this step's subject.
        let axes = SizeClassMistake.axes.filter { SizeClassMistake.count($0, in: after) > SizeClassMistake.count($0, in: before) }
        return written + axes.flatMap { axis in
            SizeClassMistake.allCases.map { mistake in
                let text = TableSections.replacing(mistake.replacing(axis, in: solution), in: before)
                return WrongAnswer(name: "\(mistake.rawValue) instead of \(axis)", text: text, written: nil)
            }
        }
    }
}

/// A condition that is often written instead of a size class, because both agree on familiar devices.
private enum SizeClassMistake: String, CaseIterable {
    case orientation, idiom, width

    static let axes = ["horizontalSizeClass", "verticalSizeClass"]

    private static func conditions(in text: String) -> [Regex<Substring>.Match] {
        text.matches(of: /when\s*=\s*\{[^}]*\}|when\.\w+\s*=\s*"\w+"/)
    }

    static func count(_ axis: String, in text: String) -> Int {
        conditions(in: text).reduce(0) { $0 + $1.output.components(separatedBy: axis).count - 1 }
    }

    func replacing(_ axis: String, in text: String) -> String {
        var text = text
        for match in Self.conditions(in: text).reversed() {
            var condition = String(match.output)
            for isCompact in [true, false] {
                guard let value = try? Regex("\\b\(axis)\\s*=\\s*\"\(isCompact ? "compact" : "regular")\"") else { continue }
                let mistake: String = self.condition(isHorizontal: axis == Self.axes[0], isCompact: isCompact)
                condition = condition.replacing(value, with: mistake)
            }
            text.replaceSubrange(match.range, with: condition)
        }
        return text
    }

    private func condition(isHorizontal: Bool, isCompact: Bool) -> String {
        // 768 is the width of the first iPads. A phone has compact width in portrait, and compact height in landscape.
        switch self {
        case .orientation: "orientation = \"\(isHorizontal == isCompact ? "portrait" : "landscape")\""
        case .idiom: "userInterfaceIdiom = \"\(isCompact ? "phone" : "pad")\""
        case .width: isHorizontal == isCompact ? "maxWidth = 767" : "minWidth = 768"
        }
    }
}
