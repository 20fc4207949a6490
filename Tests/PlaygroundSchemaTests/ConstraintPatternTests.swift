import Foundation
import Testing

@testable import PlaygroundSchema

/// The patterns accept the same strings as the parsers, apart from names.
@Suite struct ConstraintPatternTests {
    @Test(arguments: [
        "photo.top == safeArea.top + 12", "photo.width == photo.height * 16/9 @750", "title.leading >= layoutMargins.leading + 8",
        "trailing == photo.trailing + gap", "photo.safeArea.top = 8", "width<=320@required", "a-b.height == -8 - 3*gap/2",
        "page.card.photo.safeArea.top = 8", "größe.centerX == superview.centerX", "a.bottom == b.contentLayoutGuide.bottom * 0.5 - inset @ 250.5",
    ])
    func `an equation is accepted`(text: String) throws {
        #expect(try matches(text, ConstraintPattern.equation))
        #expect(try !matches(text, ConstraintPattern.visualFormat))
    }

    @Test(arguments: [
        "H:|-[photo(>=120)]-gap-[text]-|", "V:|[a][b(==a@750,>=20)]-(>=8,<=20@defaultLow)-[c]", "[photo]-[text]", "|[a]|",
        " H: |-8-[a(120.5)]-(-8)-[b]-| ", "[my-view]-8-[b]", "H:[card.photo(==card.title)]-[my-card.a-b]",
    ])
    func `a visual format is accepted`(text: String) throws {
        #expect(try matches(text, ConstraintPattern.visualFormat))
        #expect(try !matches(text, ConstraintPattern.equation))
    }

    @Test(arguments: [
        "", "photo", "photo.top", "photo.top ==", "photo.topp == 8", "photo.top == safeArea.topp", "photo.top == 8 8",
        "photo.top === 8", "H:", "H:|-[a]--|", "H:|-[a", "H:[a]-(8-[b]", "V:|-(>=)-[a]", "8 == photo.top",
    ])
    func `text that is no constraint is refused`(text: String) throws {
        #expect(try !matches(text, ConstraintPattern.equation))
        #expect(try !matches(text, ConstraintPattern.visualFormat))
    }

    private func matches(_ text: String, _ pattern: String) throws -> Bool {
        let expression = try NSRegularExpression(pattern: pattern)
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
