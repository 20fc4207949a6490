import PlaygroundModel
import SourceDiagnostics

/// Mistakes in the Markdown of a lesson. They are warnings, because the rest of the lesson works.
enum LessonMistake: Equatable, Sendable {
    case tooLarge(limit: Int)
    case notUTF8
    case noTitle
    case secondTitle
    case noSteps
    case tooManySteps(limit: Int)
    case unnamedStep
    case tooManyChecks(limit: Int)
    case tooManyHints(limit: Int)
    /// A check, a hint or a solution before the first step.
    case outsideStep(LessonPartKind)
    case html(String)
    case openFence
    case emptyCheck
    case unknownCheckKey(String)
    /// The check names scenarios and also defines scenarios of its own.
    case mixedCheck
    case checkTOML(String)
    case unknownScenario(String, known: [String])
    case solutionWithoutTOML
    case wrongWithoutTOML
    case secondSolution
    case taskWithoutSolution
    case unknownAddress(String)
    case badAddress(String, reason: String)
    case unknownDevice(String, known: [String])
    case momentMissing(name: String, count: Int, of: Int)
    case picture(String, PictureFailure)
    case translatedSteps(Int, of: Int)
    case translatedNames(Int, of: Int)
    case missingTranslation(String)

    enum LessonPartKind: String, Equatable, Sendable { case check, hint, solution, wrong = "wrong answer" }

    enum PictureFailure: Equatable, Sendable {
        case missing
        case outside
        case unknownKind
        case tooLarge(limit: Int)
    }
}

extension LessonMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .tooLarge: "lesson-too-large"
        case .notUTF8: "lesson-not-utf8"
        case .noTitle, .secondTitle: "lesson-title"
        case .noSteps, .tooManySteps, .unnamedStep, .outsideStep: "lesson-steps"
        case .tooManyChecks, .emptyCheck, .unknownCheckKey, .mixedCheck, .checkTOML, .unknownScenario: "lesson-check"
        case .tooManyHints: "lesson-hints"
        case .html: "lesson-html"
        case .openFence: "lesson-fence"
        case .solutionWithoutTOML, .wrongWithoutTOML, .secondSolution, .taskWithoutSolution: "lesson-solution"
        case .unknownAddress, .badAddress, .unknownDevice, .momentMissing: "lesson-link"
        case .picture: "lesson-picture"
        case .translatedSteps, .translatedNames, .missingTranslation: "lesson-translation"
        }
    }

    var severity: Diagnostic.Severity {
        if case .html = self { .note } else { .warning }
    }

    var headline: String {
        switch self {
        case .tooLarge(let limit): "the lesson has more than \(limit >> 10) KB and is not read"
        case .notUTF8: "the lesson is not UTF-8, and is not read"
        case .noTitle: "the lesson has no title"
        case .secondTitle: "a lesson has one title, and this is a second"
        case .noSteps: "the lesson has no steps"
        case .tooManySteps(let limit): "a lesson has at most \(limit) steps: this one and all after it are left out"
        case .unnamedStep: "this step has no name"
        case .tooManyChecks(let limit): "a lesson has at most \(limit) checks: this one is left out"
        case .tooManyHints(let limit): "a step has at most \(limit) hints: this one is left out"
        case .outsideStep(let kind): "this \(kind.rawValue) is not in a step and is left out"
        case .html(let tag): "HTML is shown as text: \(tag.quoted)"
        case .openFence: "this fence has no end"
        case .emptyCheck: "this check has no scenario"
        case .unknownCheckKey(let key): "a check has only scenarios, found \(key.quoted)"
        case .mixedCheck: "this check names scenarios of the playground and has others of its own"
        case .checkTOML(let headline): "the check cannot be read: \(headline)"
        case .unknownScenario(let name, _): "there is no scenario \(name.quoted) in the playground or in the lesson"
        case .wrongWithoutTOML: "this wrong answer has no TOML"
        case .solutionWithoutTOML: "this solution has no TOML"
        case .secondSolution: "a step has one solution, and this is a second"
        case .taskWithoutSolution: "this step has a check and no solution"
        case .unknownAddress(let address): "the link \(address.quoted) leads nowhere"
        case .badAddress(let address, let reason): "the link \(address.quoted) leads nowhere: \(reason)"
        case .unknownDevice(let id, _): "there is no device \(id.quoted) on the board"
        case .momentMissing(let name, let count, let all): "the scenario \(name.quoted) has no event \(count), only \(all)"
        case .translatedSteps(let count, let all): "this translation has \(count) steps, and the lesson has \(all)"
        case .translatedNames(let count, let all): "this check has \(count) names, and the lesson's has \(all)"
        case .missingTranslation(let name): "there is no translation \(name.quoted) next to the lesson"
        case .picture(let name, .missing): "there is no picture \(name.quoted)"
        case .picture(let name, .outside): "the picture \(name.quoted) is not within the playground's folder"
        case .picture(let name, .unknownKind): "\(name.quoted) is not a picture that a lesson can show"
        case .picture(let name, .tooLarge(let limit)): "the picture \(name.quoted) has more than \(limit >> 10) KB"
        }
    }

    var hint: String? {
        switch self {
        case .noTitle: "begin the file with `# ` and a title"
        case .secondTitle: "begin a step with `## `"
        case .noSteps, .outsideStep: "a step begins with a heading, `## ` and its name"
        case .unnamedStep: "write its name after `##`"
        case .tooLarge, .tooManySteps, .tooManyChecks: "split it into several lessons"
        case .openFence: "end it with a line of three backticks"
        case .emptyCheck, .unknownCheckKey: "write [[scenarios]] with a name and expectations, or scenarios = [\"the name of one in the playground\"]"
        case .mixedCheck: "give each a fence: a step can have several"
        case .solutionWithoutTOML, .wrongWithoutTOML: "put the tables that change into a fence, ```toml"
        case .taskWithoutSolution: "add a block quote that begins with **Solution**, so that the step can be checked"
        case .unknownAddress:
            "links begin with https:, or lead into the board: #do=DEVICE:EVENT, #scenario=NAME, #show=ELEMENT"
        case .unknownDevice(let id, let known):
            NameSuggestion(for: id, among: known)?.question ?? "the board has \(NameList(known).joined(by: .and))"
        case .unknownScenario(let name, let known): NameSuggestion(for: name, among: known)?.question
        case .translatedSteps: "a translation has the steps of the lesson, in their order"
        case .translatedNames: "translate each name, in the order of the lesson: scenarios = [\"…\", \"…\"]"
        case .missingTranslation: "write it, or remove the link"
        case .picture(_, .unknownKind): "pictures are PNG, JPEG, GIF, WebP or SVG files"
        default: nil
        }
    }
}
