import Testing

@testable import ConstraintLogs

/// The constraint that UIKit breaks, if the text ends before the system names it.
struct ExpectedBreakTests {
    private static let box = "NSLayoutConstraint:0x600000000001 UIView:0x10"
    private static let names = "   (active, names: '|':UIView:0x20 )"

    private func candidates(_ entries: String...) throws -> [Int]? {
        LogExplanation(try log(entries)).expectedBreak?.candidates
    }

    @Test func theLargerOfTwoWidthsBreaks() throws {
        #expect(try candidates("\(Self.box).width == 200", "NSLayoutConstraint:0x600000000002 UIView:0x10.width == 100") == [0])
    }

    @Test func widthsBreakBeforeEdgesOfTheSuperview() throws {
        #expect(try candidates(
            "NSLayoutConstraint:0x600000000001 H:|-(0)-[UIView:0x10]\(Self.names)",
            "NSLayoutConstraint:0x600000000002 H:[UIView:0x10]-(0)-|\(Self.names)",
            "NSLayoutConstraint:0x600000000003 UIView:0x10.width == 50", "NSLayoutConstraint:0x600000000004 UIView:0x20.width == 100") == [2])
    }

    /// The list does not show which of two siblings was added later.
    @Test func conflictsOfSiblingsHaveNoExpectedBreak() throws {
        let text = try #require(LogExplanation(try log([
            "NSLayoutConstraint:0x600000000001 UIView:0x10.width == 50", "NSLayoutConstraint:0x600000000002 UIView:0x11.width == 60",
            "NSLayoutConstraint:0x600000000003 UIView:0x10.width == UIView:0x11.width",
        ])).reasons.last)
        #expect(text.hasPrefix("The text ends before the system says which constraint it breaks."), "\(text)")
        #expect(text.hasSuffix("Which of them depends on the order of the views, which no log has."), "\(text)")
    }

    @Test func logsThatNameTheBrokenConstraintHaveNoExpectation() throws {
        let entries = ["\(Self.box).width == 200", "NSLayoutConstraint:0x600000000002 UIView:0x10.width == 100"]
        #expect(LogExplanation(try log(entries, broken: entries[0])).expectedBreak == nil)
    }
}
