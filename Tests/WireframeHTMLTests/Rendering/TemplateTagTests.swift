import Testing
@testable import WireframeHTML

@Suite struct TemplateTagTests {
    @Test func tagsAreFoundWithTheirKindsAndPositions() {
        let tags = TemplateTag.tags(in: "{{#a}}{{ b }}\n {{^ c}}{{>d/e}}{{! note }}{{/a}}")
        #expect(tags.map(\.kind) == [.section, .variable, .inverted, .partial, .other, .close])
        #expect(tags.map(\.name) == ["a", "b", "c", "d/e", "note", "a"])
        #expect(tags.map(\.line) == [1, 1, 2, 2, 2, 2])
        #expect(tags.map(\.column) == [1, 7, 2, 9, 17, 28])
    }

    @Test func textWithoutTagsHasNoTags() {
        #expect(TemplateTag.tags(in: "a { b } c").isEmpty)
    }
}
