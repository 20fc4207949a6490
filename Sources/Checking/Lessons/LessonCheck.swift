import Lessons
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// Plays a playground's lesson. The checks of each step must fail with the solutions of the earlier steps, pass with the step's own
/// solution, and fail with a wrong answer. Each piece of work is a step. The last piece is the finished text.
public struct LessonCheck: PlaygroundCheck {
    public let name = "lesson"

    public init() {}

    public func work(on file: CheckedFile) -> LessonWork { LessonWork(file: file, check: name) }
}

public struct LessonWork: CheckWork {
    private let file: CheckedFile
    private let check: String
    private let start: String
    private var found: [Piece] = []

    public struct Piece: Sendable {
        var diagnostics: [Diagnostic]
        var wrongAnswers: Int?
    }

    init(file: CheckedFile, check: String) {
        (self.file, self.check) = (file, check)
        start = String(decoding: file.reading.source.utf8, as: UTF8.self)
    }

    private var steps: [Lesson.Step] { file.lesson?.steps ?? [] }

    public var pieceCount: Int { steps.isEmpty ? 0 : steps.count + 1 }

    public func piece(_ index: Int, unless isStopped: () -> Bool, visited: (Int) -> Void) -> Piece {
        guard let lesson = file.lesson, !isStopped() else { return Piece(diagnostics: []) }
        guard index < lesson.steps.count else { return Piece(diagnostics: finished(lesson)) }
        let step = lesson.steps[index]
        let before = report(step.checks, on: lesson.text(start, before: index))
        let after = report(step.checks, on: lesson.text(start, before: index + 1))
        var found: [LessonFinding.Placed] = []
        if let solution = step.solution, !after.errors.isEmpty {
            found.append((.solutionWithErrors(after.errors.map { $0.headline }), solution.span))
        }
        for (check, results) in zip(step.checks, zip(before.results, after.results)) {
            let (first, last) = results
            if first.passed { found.append((first.scenarios.allSatisfy { $0.claimCount == 0 } ? .cannotFail : .passesAlready, check.span)) }
            guard step.solution != nil, after.errors.isEmpty, !last.passed else { continue }
            found.append((.solutionFails(last.namedFailures, mistakes: last.mistakes), check.span))
        }
        let moments = [before.reading.playground, after.reading.playground].compactMap { $0 }
        for link in lesson.links where link.step == index || (index == 0 && link.step == nil) {
            guard !moments.isEmpty, let name = link.address.elements.first(where: { name in !moments.contains { $0.has(name) } }) else { continue }
            found.append((.unknownElement(name), link.span))
        }
        var tried = 0
        for answer in lesson.wrongAnswers(start, to: index) where !step.checks.isEmpty && after.errors.isEmpty && !isStopped() {
            let wrong = report(step.checks, on: answer.text)
            if wrong.errors.isEmpty { tried += 1 }
            if let written = answer.written, let error = wrong.errors.first { found.append((.wrongAnswerWithErrors(error.headline), written.span)) }
            guard wrong.errors.isEmpty, wrong.results.allSatisfy(\.passed), let place = answer.written?.span ?? step.solution?.span else { continue }
            found.append((.wrongAnswerPasses(answer.name), place))
        }
        return Piece(
            diagnostics: found.map { Diagnostic($0.finding, at: $0.span) }, wrongAnswers: step.checks.isEmpty ? nil : tried)
    }

    /// Checks the text with all solutions. Steps without a solution are skipped, because reading the lesson reports them.
    private func finished(_ lesson: Lesson) -> [Diagnostic] {
        let checks = steps.filter { $0.solution != nil }.flatMap { $0.checks }
        let report = report(checks, on: lesson.text(start, before: steps.count))
        guard report.errors.isEmpty else { return [] }
        return zip(checks, report.results).filter { !$1.passed }.map { check, result in
            Diagnostic(LessonFinding.finishedFails(result.namedFailures, mistakes: result.mistakes), at: check.span)
        }
    }

    private func report(_ checks: [Lesson.Check], on text: String) -> TaskReport {
        TaskReport(checks.map(\.task), on: text, fileName: file.reading.source.fileName, attachment: file.attachment)
    }

    public mutating func fold(_ piece: Piece) { found.append(piece) }

    public func cases(unless isStopped: () -> Bool) -> [CheckCase] {
        guard found.count > steps.count else { return [] }
        let failed = Set(found.dropLast().flatMap { $0.diagnostics.map(\.span) })
        let finished = Piece(diagnostics: found[steps.count].diagnostics.filter { !failed.contains($0.span) })
        return zip(steps.map { $0.title } + ["The finished text"], found.dropLast() + [finished]).map { title, piece in
            CheckCase(check: check, name: title, count: 1, findings: piece.diagnostics.map { Finding($0, about: title, in: file) }, wrongAnswers: piece.wrongAnswers)
        }
    }
}

extension TaskReport.Result {
    fileprivate var namedFailures: [LessonScenarioFailure] {
        scenarios.flatMap { scenario in scenario.failures.map { LessonScenarioFailure(scenario: scenario.name, $0) } }
    }
}

extension BoardAddress {
    fileprivate var elements: [String] {
        switch self {
        case .element(let name): [name]
        case .scenario: []
        case .events(let items):
            items.compactMap { item in
                switch item.event {
                case .container(.tap(let controller, let view)), .container(.change(let controller, let view, _)),
                     .container(.drag(let controller, let view, _)), .touch(.press(let controller, let view, _)),
                     .touch(.longPress(let controller, let view)):
                    "\(controller).\(view)"
                default: nil
                }
            }
        }
    }
}

extension Playground {
    /// Whether the playground has a controller, view or item with this name, as used in events.
    fileprivate func has(_ name: String) -> Bool {
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let plain = parts[0].prefix { $0 != "#" }
        guard let controller = controller(ControllerID(String(plain))) else { return false }
        guard parts.count == 2 else { return true }
        let view = ViewID(String(parts[1]))
        return controller.view(view) != nil || controller.item(view) != nil
    }
}
