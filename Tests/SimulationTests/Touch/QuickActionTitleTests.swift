import PlaygroundModel
import Testing

@testable import Simulation

/// With letters of one width, to test only the rule.
@Suite struct QuickActionTitleTests {
    private static func title(_ title: String, subtitle: String? = nil, width: Int) -> QuickActionTitle {
        QuickActionTitle(title, subtitle: subtitle) { $0.count <= width }
    }

    @Test func `a title that fits takes one line, with a subtitle or without`() {
        #expect(Self.title("Compose", width: 7).lines == ["Compose"])
        #expect(Self.title("Compose", subtitle: "New", width: 7).lines == ["Compose"])
    }

    @Test func `a longer one takes two if there is no subtitle`() {
        let title = Self.title("Compose a message", width: 9)
        #expect(title.lines == ["Compose a", "message"])
        #expect(!title.isTruncated)
    }

    @Test func `with a subtitle it stays on one and is cut`() {
        let title = Self.title("Compose a message", subtitle: "To Ada", width: 9)
        #expect(title.lines == ["Compose…"])
        #expect(title.isTruncated)
    }

    @Test func `an empty subtitle is one`() {
        #expect(Self.title("Compose a message", subtitle: "", width: 9).lines.count == 1)
    }

    @Test func `text beyond two lines is cut on the second`() {
        let title = Self.title("Compose a message to everybody", width: 10)
        #expect(title.lines == ["Compose a", "message t…"])
        #expect(title.isTruncated)
    }

    @Test func `a word longer than a line is broken`() {
        #expect(Self.title("Donaudampfschiff", width: 10).lines == ["Donaudampf", "schiff"])
    }

    @Test func `a line too narrow for a letter shows only an ellipsis`() {
        #expect(Self.title("Compose", width: 0).lines == ["…"])
    }

    @Test(arguments: 1...40)
    func `no line is wider than there is room for, and nothing is lost without an ellipsis`(width: Int) {
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
