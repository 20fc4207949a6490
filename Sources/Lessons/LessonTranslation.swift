import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

/// A lesson in another language: `size-classes.ru.md` for `size-classes.md`, which links to the translation.
///
/// It has the lesson's steps, in order. Checks and solutions come from the lesson, their strings from the translation.
package struct LessonTranslation: Sendable {
    /// A language code: `ru`, `pt-BR`.
    package var language: String
    /// The translated texts with the lesson's tasks.
    package var lesson: Lesson

    /// The target of a link to a file next to a lesson, or next to a translation of that lesson.
    enum LinkTarget: Equatable {
        case original
        case translation(language: String)
    }

    /// The target of a link. `nil` for other files.
    static func target(ofLink name: String, besides file: String) -> LinkTarget? {
        let own = file.split(separator: "/").last.map(String.init) ?? file
        guard let parts = parts(of: name), let stem = self.parts(of: own)?.stem else { return nil }
        if parts.stem == stem { return parts.language.map { .translation(language: $0) } ?? .original }
        return nil
    }

    /// The parts of a file name: `size-classes` and `ru` of `size-classes.ru.md`.
    private static func parts(of name: String) -> (stem: String, language: String?)? {
        guard let match = name.wholeMatch(of: /([^\/]+?)(?:\.([a-z]{2,3}(?:-[A-Za-z0-9]+)*))?\.md/) else { return nil }
        return (String(match.1), match.2.map(String.init))
    }

    /// Reads a translation and adds the lesson's tasks.
    static func read(
        _ source: SourceText, language: String, of original: Lesson, in playground: Playground?, picture: @escaping (String) -> [UInt8]?
    ) -> (translation: LessonTranslation?, diagnostics: [Diagnostic]) {
        let read = LessonReader.read(source, of: playground, isTranslation: true, picture: picture)
        guard var lesson = read.lesson else { return (nil, read.diagnostics) }
        var diagnostics = read.diagnostics
        if lesson.steps.count != original.steps.count {
            let mistake = LessonMistake.translatedSteps(lesson.steps.count, of: original.steps.count)
            diagnostics.append(Diagnostic(mistake, at: .file(source.fileName)))
        }
        for (translated, step) in zip(lesson.steps, original.steps) {
            for (own, check) in zip(translated.checks, step.checks) where own.names.count != check.names.count {
                diagnostics.append(Diagnostic(LessonMistake.translatedNames(own.names.count, of: check.names.count), at: own.span))
            }
        }
        lesson.steps = original.steps.enumerated().map { index, step in
            index < lesson.steps.count ? lesson.steps[index].withTasks(of: step) : step
        }
        return (LessonTranslation(language: language, lesson: lesson), diagnostics)
    }
}

extension Lesson.Step {
    /// The step with the checks and the solution of another step.
    fileprivate func withTasks(of original: Lesson.Step) -> Lesson.Step {
        var step = self
        var checks = original.checks[...]
        var solution = original.solution
        step.parts = parts.compactMap { part in
            switch part {
            case .text, .hint: return part
            case .check(let own):
                guard var check = checks.popFirst() else { return nil }
                if own.names.count == check.names.count { check.labels = own.names }
                return .check(check)
            case .solution(let own):
                defer { solution = nil }
                return solution.map { .solution(Lesson.Solution(html: own.html, toml: $0.toml, swift: $0.swift, span: own.span)) }
            }
        }
        let place = step.parts.firstIndex { if case .text = $0 { false } else { true } } ?? step.parts.count
        step.parts.insert(contentsOf: checks.map { .check($0) }, at: place)
        if let solution { step.parts.append(.solution(solution)) }
        return step
    }
}
