import JSON
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

extension Lesson {
    package struct Next: Hashable, Sendable {
        package var title: String
        /// The address of the next lesson's page.
        package var link: String

        package init(title: String, link: String) {
            self.title = title
            self.link = link
        }
    }

    /// The lesson as JSON, which `Templates/modules/lesson.js` shows.
    package func json(before next: Next? = nil) -> JSONValue {
        let translations = translations.map { json(of: $0.lesson, language: $0.language) }
        return json(of: self, before: next, translations: translations.isEmpty ? nil : .array(translations))
    }

    private func json(
        of lesson: Lesson, language: String? = nil, before next: Next? = nil, translations: JSONValue? = nil
    ) -> JSONValue {
        .object([
            "title": lesson.title.json, "introduction": lesson.introduction.json, "language": language?.json,
            "next": next.map { .object(["title": $0.title.json, "link": $0.link.json]) },
            "steps": .array(lesson.steps.map { .object(["title": $0.title.json, "parts": .array($0.parts.map(\.json))]) }),
            "translations": translations,
        ])
    }
}

extension Lesson.Part {
    fileprivate var json: JSONValue {
        switch self {
        case .text(let html): .object(["kind": "text".json, "html": html.json])
        case .hint(let html): .object(["kind": "hint".json, "html": html.json])
        case .check(let check):
            .object([
                "kind": "check".json, "names": .strings(check.names), "labels": check.labels.map(JSONValue.strings), "check": check.task.json,
            ])
        case .solution(let solution):
            .object([
                "kind": "solution".json, "html": solution.html.json, "toml": solution.toml.json,
                "swift": solution.swift.isEmpty ? nil : solution.swift.json,
            ])
        }
    }
}

extension TaskCheck {
    /// The check in the form that `EditorQuestion` reads.
    fileprivate var json: JSONValue {
        switch self {
        case .scenarios(let toml): toml.json
        case .named(let names): .strings(names)
        }
    }
}

extension PlaygroundFile.ReadResult {
    /// The playground's lesson, and the reading with its mistakes. `attachment` reads a file by its path within the playground's folder.
    package func readLesson(_ attachment: @escaping (String) -> [UInt8]?) -> (lesson: Lesson?, reading: PlaygroundFile.ReadResult) {
        guard let lesson else { return (nil, self) }
        var reading = self
        var read = LessonReader.read(lesson, of: playground, picture: attachment)
        for link in read.lesson?.translationLinks ?? [] where read.lesson?.translations.contains(where: { $0.language == link.language }) != true {
            let inFolder = Self.folder(of: playground?.lesson ?? "") + link.name
            // A change of this file changes the reading.
            reading.attachments.append(inFolder)
            guard let original = read.lesson, let bytes = attachment(inFolder) else {
                read.diagnostics.append(Diagnostic(LessonMistake.missingTranslation(link.name), at: link.span))
                continue
            }
            let source = SourceText(utf8: bytes.prefix(PlaygroundLimits.lessonBytes + 1), fileName: Self.folder(of: lesson.fileName) + link.name)
            reading.includedSources.append(source)
            read.lesson?.files.append(inFolder)
            let translated = LessonTranslation.read(source, language: link.language, of: original, in: playground, picture: attachment)
            read.diagnostics += translated.diagnostics
            if let translation = translated.translation { read.lesson?.translations.append(translation) }
        }
        return (read.lesson, reading.adding(read.diagnostics))
    }

    /// The folder of a file. Ends with a slash, or is empty.
    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}
