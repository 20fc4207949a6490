import Lessons
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// Plays a playground's lesson: each step's checks fail with the solutions of the steps before it, and pass with its own. A piece of the
/// work is a step.
public struct LessonCheck: PlaygroundCheck {
    public let name = "lesson"

    public init() {}

    public func work(on file: CheckedFile) -> LessonWork { LessonWork(file: file, check: name) }
}

public struct LessonWork: CheckWork {
    private let file: CheckedFile
    private let check: String
    private let start: String
    private var found: [[Diagnostic]] = []

    init(file: CheckedFile, check: String) {
        (self.file, self.check) = (file, check)
        start = String(decoding: file.reading.source.utf8, as: UTF8.self)
    }

    private var steps: [Lesson.Step] { file.lesson?.steps ?? [] }

    public var pieceCount: Int { steps.count }

    public func piece(_ index: Int, unless isStopped: () -> Bool) -> [Diagnostic] {
        guard let lesson = file.lesson, !isStopped() else { return [] }
        let step = lesson.steps[index]
        let before = report(step, on: lesson.text(start, before: index))
        let after = report(step, on: lesson.text(start, before: index + 1))
        var found: [LessonFinding.Placed] = []
        if let solution = step.solution, !after.errors.isEmpty {
            found.append((.solutionWithErrors(after.errors.map { $0.headline }), solution.span))
        }
        for (check, results) in zip(step.checks, zip(before.results, after.results)) {
            let (first, last) = results
            if first.passed { found.append((.passesAlready, check.span)) }
            if first.passed, first.scenarios.allSatisfy({ $0.claimCount == 0 }) { found.append((.cannotFail, check.span)) }
            guard step.solution != nil, after.errors.isEmpty, !last.passed else { continue }
            let failures = last.scenarios.flatMap { scenario in
                scenario.failures.map { LessonFinding.Failure(scenario: scenario.name, $0) }
            }
            found.append((.solutionFails(failures, mistakes: last.mistakes), check.span))
        }
        let moments = [before.reading.playground, after.reading.playground].compactMap { $0 }
        for link in lesson.links where link.step == index || (index == 0 && link.step == nil) {
            guard !moments.isEmpty, let name = link.address.elements.first(where: { name in !moments.contains { $0.has(name) } }) else { continue }
            found.append((.unknownElement(name), link.span))
        }
        return found.map { Diagnostic($0.finding, at: $0.span) }
    }

    private func report(_ step: Lesson.Step, on text: String) -> TaskReport {
        TaskReport(step.checks.map(\.task), on: text, fileName: file.reading.source.fileName, attachment: file.attachment)
    }

    public mutating func fold(_ piece: [Diagnostic]) { found.append(piece) }

    public var cases: [CheckCase] {
        zip(steps, found).map { step, diagnostics in
            CheckCase(
                check: check, name: step.title, count: 1, findings: diagnostics.map { Finding($0, about: step.title, in: file) })
        }
    }
}

extension BoardAddress {
    /// The elements that it names.
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
    /// Whether there is a controller, or a view or item of one, with the name that events have for it.
    fileprivate func has(_ name: String) -> Bool {
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let plain = parts[0].prefix { $0 != "#" }
        guard let controller = controller(ControllerID(String(plain))) else { return false }
        guard parts.count == 2 else { return true }
        let view = ViewID(String(parts[1]))
        return controller.view(view) != nil || controller.item(view) != nil
    }
}
