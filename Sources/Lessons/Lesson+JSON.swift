import JSON
import PlaygroundPipeline
import PlaygroundReader

extension Lesson {
    /// The lesson that follows in a course.
    package struct Next: Hashable, Sendable {
        package var title: String
        /// The address of its page.
        package var link: String

        package init(title: String, link: String) {
            self.title = title
            self.link = link
        }
    }

    /// The lesson for its page, which `Templates/modules/lesson.js` shows.
    package func json(before next: Next? = nil) -> JSONValue {
        .object([
            "title": title.json, "introduction": introduction.json,
            "next": next.map { .object(["title": $0.title.json, "link": $0.link.json]) },
            "steps": .array(steps.map { .object(["title": $0.title.json, "parts": .array($0.parts.map(\.json))]) }),
        ])
    }
}

extension Lesson.Part {
    fileprivate var json: JSONValue {
        switch self {
        case .text(let html): .object(["kind": "text".json, "html": html.json])
        case .hint(let html): .object(["kind": "hint".json, "html": html.json])
        case .check(let check):
            .object(["kind": "check".json, "names": .strings(check.names), "check": check.task.json])
        case .solution(let solution):
            .object(["kind": "solution".json, "html": solution.html.json, "toml": solution.toml.json])
        }
    }
}

extension TaskCheck {
    /// As `EditorQuestion` has it.
    fileprivate var json: JSONValue {
        switch self {
        case .scenarios(let toml): toml.json
        case .named(let names): .strings(names)
        }
    }
}

extension PlaygroundFile.ReadResult {
    /// The playground's lesson, and what is wrong with it.
    ///
    /// - Parameter attachment: Reads a file by its path within the playground's folder.
    package func readLesson(_ attachment: @escaping (String) -> [UInt8]?) -> (lesson: Lesson?, reading: PlaygroundFile.ReadResult) {
        guard let lesson else { return (nil, self) }
        let read = LessonReader.read(lesson, of: playground, picture: attachment)
        return (read.lesson, adding(read.diagnostics))
    }
}
