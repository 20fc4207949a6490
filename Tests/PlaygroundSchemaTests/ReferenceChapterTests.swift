import Testing

@testable import PlaygroundSchema

/// A chapter is read from a TOML file of blocks.
@Suite struct ReferenceChapterTests {
    private static let chapter = ReferenceChapter(text: """
        #chapter Views

        #section view: Texts: labels
        # A label has
        # `text`.
        #
        # It may have many lines.

        #table
        # What | Limit
        # `text` | 10,000 letters

        #listing
        # label
        #   text

        #frame
        [controllers.home.views.sample]
        …

        #key text
        kind = "label"

        # after tap home.sample
        text = "Hello"

        #section page: The page
        # Prose alone.

        """)

    @Test func `a section has a table, a title and paragraphs`() throws {
        let section = try #require(Self.chapter.sections.first)
        #expect(Self.chapter.title == "Views")
        #expect(section.table == "view" && section.title == "Texts: labels")
        #expect(section.paragraphs == ["A label has `text`.", "It may have many lines."])
        #expect(section.listing == "label\n  text" && section.rows == [["What", "Limit"], ["`text`", "10,000 letters"]])
    }

    @Test func `an example replaces the frame's placeholder`() throws {
        let key = try #require(Self.chapter.sections.first?.keys.first)
        #expect(key.id == "view.text" && key.summary == "The text that is shown.")
        #expect(key.example == "kind = \"label\"\n\n# after tap home.sample\ntext = \"Hello\"")
        #expect(key.playground == "[controllers.home.views.sample]\n\(key.example)")
        #expect(key.events == ["tap home.sample"])
    }

    @Test func `a section without keys has only prose`() throws {
        let section = try #require(Self.chapter.sections.last)
        #expect(section.table == "page" && section.paragraphs == ["Prose alone."])
        #expect(section.keys.isEmpty && section.frame.isEmpty && section.listing == nil && section.rows.isEmpty)
    }

    @Test func `every chapter is a file with sections`() {
        for chapter in Reference.chapters { #expect(!chapter.title.isEmpty && !chapter.sections.isEmpty) }
        #expect(Reference.chapters.count == 15)
    }
}
