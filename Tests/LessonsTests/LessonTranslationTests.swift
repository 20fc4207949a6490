import PlaygroundReader
import Testing

@testable import Lessons

@Suite struct LessonTranslationTests {
    private static let original = """
        # A

        [Русский](a.ru.md) and [nothing](a.de.md)

        ## One

        Words.

        ```toml expect
        [[scenarios]]
        name = "It holds"
        expect = [{ top = "home" }]
        ```

        > **Solution** So.
        >
        > ```toml
        > [controllers.home]
        > title = "New"
        > ```
        >
        > ```swift
        > home.title = "New"
        > ```

        ## Two

        More words.
        """

    private func read(_ translation: String) -> (lesson: Lesson?, reading: PlaygroundFile.ReadResult) {
        let files = ["texts/a.md": Self.original, "texts/a.ru.md": translation]
        let text = "lesson = \"texts/a.md\"\napp.rootViewController = \"home\"\n[controllers.home]\n"
        let attachment = { (name: String) in files[name].map { Array($0.utf8) } }
        return PlaygroundFile.read(bytes: Array(text.utf8), fileName: "a.toml", attachment: attachment).readLesson(attachment)
    }

    @Test func `a translation has its own text and the original's tasks`() throws {
        let read = read("# А\n\n[English](a.md)\n\n## Один\n\nСлова.\n\n```toml expect\nscenarios = [\"Верно\"]\n```\n\n> **Hint** Так.\n\n> **Solution** Вот.\n\n## Два\n")
        #expect(read.reading.diagnostics.map { "\($0.code) \($0.fileName)" } == ["lesson-translation texts/a.md"])
        #expect(read.reading.attachments.contains("texts/a.ru.md"))
        let translation = try #require(read.lesson?.translations.first)
        #expect(translation.language == "ru" && translation.lesson.title == "А")
        let step = translation.lesson.steps[0]
        #expect(step.title == "Один")
        #expect(step.checks.map(\.names) == [["It holds"]] && step.checks.map(\.labels) == [["Верно"]])
        #expect(step.solution?.toml.contains("title = \"New\"") == true && step.solution?.html.contains("Вот") == true)
        #expect(step.solution?.swift == "home.title = \"New\"\n")
        #expect(translation.lesson.introduction.contains("href=\"#language=\""))
        #expect(read.lesson?.introduction.contains("href=\"#language=ru\"") == true)
    }

    @Test func `parts that a translation omits come from the original and are reported`() throws {
        let read = read("# А\n\n## Один\n\n```toml expect\nscenarios = [\"Раз\", \"Два\"]\n```\n")
        #expect(read.reading.diagnostics.map { "\($0.code) \($0.fileName):\($0.span?.start.line ?? 0)" } == [
            "lesson-translation texts/a.ru.md:0", "lesson-translation texts/a.ru.md:5", "lesson-translation texts/a.md:3",
        ])
        let steps = try #require(read.lesson?.translations.first?.lesson.steps)
        #expect(steps.map(\.title) == ["Один", "Two"])
        #expect(steps[0].solution != nil && steps[0].checks.map(\.labels) == [nil])
    }
}
