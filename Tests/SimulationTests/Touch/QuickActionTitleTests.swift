import PlaygroundModel
import Testing

@testable import Simulation

/// The layout of titles. All characters have the same width, so that only the rule is tested.
@Suite struct QuickActionTitleTests {
    private static func title(_ title: String, subtitle: String? = nil, width: Int) -> QuickActionTitle {
        QuickActionTitle(title, subtitle: subtitle) { $0.count <= width }
    }

    @Test func `a title that fits has one line, with and without a subtitle`() {
        #expect(Self.title("Compose", width: 7).lines == ["Compose"])
        #expect(Self.title("Compose", subtitle: "New", width: 7).lines == ["Compose"])
    }

    @Test func `a longer title has two lines if there is no subtitle`() {
        let title = Self.title("Compose a message", width: 9)
        #expect(title.lines == ["Compose a", "message"])
        #expect(!title.isTruncated)
    }

    @Test func `a longer title with a subtitle is truncated to one line`() {
        let title = Self.title("Compose a message", subtitle: "To Ada", width: 9)
        #expect(title.lines == ["Compose…"])
        #expect(title.isTruncated)
    }

    @Test func `an empty subtitle counts as a subtitle`() {
        #expect(Self.title("Compose a message", subtitle: "", width: 9).lines.count == 1)
    }

    @Test func `text beyond two lines is truncated on the second`() {
        let title = Self.title("Compose a message to everybody", width: 10)
        #expect(title.lines == ["Compose a", "message t…"])
        #expect(title.isTruncated)
    }

    @Test func `a word longer than a line is broken`() {
        #expect(Self.title("Donaudampfschiff", width: 10).lines == ["Donaudampf", "schiff"])
    }

    @Test func `a line too narrow for a character shows only an ellipsis`() {
        #expect(Self.title("Compose", width: 0).lines == ["…"])
    }

    @Test(arguments: 1...40)
    func `every line fits the width, and only an ellipsis marks lost text`(width: Int) {
        let text = "Share the photograph of Professor Whiskers"
        let title = Self.title(text, width: width)
        #expect(title.lines.count <= 2)
        #expect(title.lines.allSatisfy { $0.count <= width })
        #expect(title.isTruncated == (title.lines.last?.hasSuffix("…") ?? false))
        if !title.isTruncated {
            #expect(title.lines.joined(separator: "").filter { $0 != " " } == text.filter { $0 != " " })
        }
    }
}
