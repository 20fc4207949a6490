import SourceDiagnostics

/// Mistakes in `lesson`. The playground is then shown without a lesson.
enum LessonKeyMistake: Equatable, Sendable {
    case notMarkdown(String)
    case missing(String)
}

extension LessonKeyMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .notMarkdown: "lesson-not-markdown"
        case .missing: "lesson-missing"
        }
    }

    var severity: Diagnostic.Severity { .warning }

    var headline: String {
        switch self {
        case .notMarkdown(let name): "\(name.quoted) is not a lesson: lessons are Markdown files in the playground's folder that end in .md"
        case .missing(let name): "there is no file \(name.quoted) next to the playground"
        }
    }

    var hint: String? {
        switch self {
        case .notMarkdown: nil
        case .missing: "`traitscope new --lesson NAME` writes a lesson with its playground"
        }
    }
}
