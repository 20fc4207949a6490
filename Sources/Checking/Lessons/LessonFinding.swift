import PlaygroundPipeline
import SourceDiagnostics

struct LessonScenarioFailure: Sendable {
    var scenario: String
    var headline: String
    var devices: [String]
    var reasons: [String]

    init(scenario: String, _ failure: ScenarioListFailure) {
        self.scenario = scenario
        (headline, devices, reasons) = (failure.headline, failure.devices, failure.reasons.map { $0.text })
    }
}

enum LessonFinding: DiagnosticFacts {
    typealias Placed = (finding: LessonFinding, span: SourceSpan)

    case passesAlready
    case cannotFail
    case solutionWithErrors([String])
    case solutionFails([LessonScenarioFailure], mistakes: [String])
    /// A check that passes with the solutions up to its own step fails with all solutions.
    case finishedFails([LessonScenarioFailure], mistakes: [String])
    case unknownElement(String)
    /// The name of the answer. Empty for a wrong answer in the Markdown.
    case wrongAnswerPasses(String)
    case wrongAnswerWithErrors(String)

    var code: String {
        switch self {
        case .passesAlready: "lesson-check-passes"
        case .cannotFail: "lesson-check-idle"
        case .solutionWithErrors, .solutionFails: "lesson-solution-fails"
        case .finishedFails: "lesson-finished-fails"
        case .unknownElement: "lesson-link"
        case .wrongAnswerPasses: "lesson-wrong-answer-passes"
        case .wrongAnswerWithErrors: "lesson-wrong-answer"
        }
    }

    var severity: Diagnostic.Severity {
        switch self {
        case .solutionWithErrors, .solutionFails: .error
        case .passesAlready, .cannotFail, .unknownElement, .wrongAnswerPasses, .wrongAnswerWithErrors: .warning
        // A later step may intentionally undo an earlier result.
        case .finishedFails: .note
        }
    }

    var headline: String {
        switch self {
        case .passesAlready: "this check passes before the student makes a change"
        case .cannotFail: "this check cannot fail: on none of its devices does a condition hold"
        case .solutionWithErrors(let headlines): "the playground cannot be read with this solution: \(headlines.first ?? "")"
        case .solutionFails(let failures, let mistakes):
            "the solution does not pass: \(failures.first.map { $0.headline } ?? mistakes.first ?? "no scenario runs")"
        case .finishedFails(let failures, let mistakes):
            "this check does not pass at the end of the lesson: \(failures.first.map { $0.headline } ?? mistakes.first ?? "no scenario runs")"
        case .wrongAnswerPasses(""): "the checks of this step accept this wrong answer"
        case .wrongAnswerPasses(let name): "the checks of this step accept a wrong answer: \(name)"
        case .wrongAnswerWithErrors(let headline): "the playground cannot be read with this wrong answer: \(headline)"
        case .unknownElement(let name): "there is no \(name.quoted) on the board, neither before the step's solution nor after it"
        }
    }

    var notes: [String] {
        switch self {
        case .passesAlready, .cannotFail, .unknownElement, .wrongAnswerPasses, .wrongAnswerWithErrors: []
        case .solutionWithErrors(let headlines): Array(headlines.dropFirst().prefix(4))
        case .solutionFails(let failures, let mistakes), .finishedFails(let failures, let mistakes):
            failures.prefix(4).flatMap { failure in
                ["in the scenario \(failure.scenario.quoted) on \(failure.devices.joined(separator: ", ")): \(failure.headline)"]
                    + failure.reasons
            } + mistakes.prefix(4)
        }
    }

    var hint: String? {
        switch self {
        case .passesAlready: "begin with a playground in which it fails, or expect an effect that only the solution has"
        case .cannotFail: "run it on other devices, or change the conditions (when) of its expectations"
        case .wrongAnswerPasses: "add a scenario on a device where the answer differs from the solution, such as an iPad in landscape"
        case .wrongAnswerWithErrors, .solutionWithErrors: "each table of a solution replaces the whole table with the same header"
        case .finishedFails: "expect effects that the later steps keep, unless they undo them on purpose"
        case .unknownElement: "an element is named as in events: a controller, or CONTROLLER.VIEW"
        case .solutionFails: nil
        }
    }
}
