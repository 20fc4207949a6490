import PlaygroundPipeline
import SourceDiagnostics

/// A lesson read from Markdown: a title, an introduction, and steps with text, tasks, hints and solutions.
/// Its strings are HTML, with every character of the file escaped.
package struct Lesson: Sendable {
    package struct Step: Sendable {
        package var title: String
        /// The line of the heading, counted from 1.
        package var line: Int
        /// The parts in the order of the file.
        package var parts: [Part] = []
        /// Answers that the checks must refuse. The page does not show them.
        package var wrongAnswers: [Solution] = []

        package var checks: [Check] {
            parts.compactMap { if case .check(let check) = $0 { check } else { nil } }
        }

        package var solution: Solution? {
            for case .solution(let solution) in parts { return solution }
            return nil
        }
    }

    package enum Part: Sendable {
        case text(html: String)
        case check(Check)
        case hint(html: String)
        case solution(Solution)
    }

    /// A fence `toml expect`, with scenarios that pass when the task is done.
    package struct Check: Sendable {
        package var task: TaskCheck
        package var span: SourceSpan
        package var names: [String]
        /// The numbers of events in the scenarios that the check itself defines.
        var eventCounts: [String: Int] = [:]
        /// The names in the language of a translation.
        package var labels: [String]?
    }

    /// A block quote that begins with **Solution**, or **Wrong** for a wrong answer.
    package struct Solution: Sendable {
        /// The text without the fences.
        package var html: String
        package var toml: String
        /// The same solution in UIKit.
        package var swift = ""
        package var span: SourceSpan
    }

    /// A link into the board.
    package struct Link: Sendable {
        package var address: BoardAddress
        package var span: SourceSpan
        /// The index of the step. `nil` in the introduction.
        package var step: Int?
    }

    package static let checkFence = "```\(checkInfo)"
    static let checkInfo = "toml expect"

    package var title: String
    /// The text before the first step.
    package var introduction: String
    package var steps: [Step]
    package var links: [Link] = []
    /// The paths of the lesson's pictures and translations within the playground's folder.
    package var files: [String] = []
    typealias TranslationLink = (language: String, name: String, span: SourceSpan)
    var translationLinks: [TranslationLink] = []
    package var translations: [LessonTranslation] = []
    package var source: SourceText

    /// The playground's text after the solutions of all steps before an index. The index `steps.count` gives the finished playground.
    package func text(_ start: String, before step: Int) -> String {
        steps.prefix(step).compactMap { $0.solution?.toml }.reduce(start) { TableSections.replacing($1, in: $0) }
    }
}
