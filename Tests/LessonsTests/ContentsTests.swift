import Testing

@testable import Lessons

@Suite struct ContentsTests {
    @Test func `each heading begins a group of the linked playgrounds`() throws {
        let contents = try #require(Contents(Array("""
            # Samples

            - [Above all groups](above.toml)

            ## Start here

            1. [Neko](neko.toml), and [Mail](mail.toml)
            2. [A guide](guide.md)
            3. [A space](my%20cats.toml)

            ## Empty

            Words.

            ## More
            - [Neko again](neko.toml)
            - [Size classes](Lessons/size-classes.toml): words
            """.utf8)))
        #expect(contents.groups.map(\.title) == ["Start here", "More"])
        #expect(contents.groups.map(\.files) == [["neko.toml", "my cats.toml"], ["Lessons/size-classes.toml"]])
    }

    @Test(arguments: ["", "# Samples", "- [Neko](neko.toml)", "## Group\n\nNothing", "## Group\n- [Web](https://example.com/)"])
    func `a text without groups of playgrounds has no contents`(text: String) {
        #expect(Contents(Array(text.utf8)) == nil)
        #expect(Contents([0xff, 0xfe]) == nil)
    }
}
