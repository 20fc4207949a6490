import MarkedSource
import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct EquationParserTests {
    private static let scope = ConstraintScope(
        items: ["photo", "next-button", "card-1", "größe"], metrics: ["gap": 12, "strong": 900])

    @Test(arguments: [
        ("photo.top == safeArea.top + 12", "photo.top == safeArea.top + 12"),
        ("photo.top == safeArea.top + 12 @750", "photo.top == safeArea.top + 12 @750"),
        ("photo.top=safeArea.top", "photo.top == safeArea.top"),
        ("photo.width == photo.height * 16/9", "photo.width == 1.7777777777777777 * photo.height"),
        ("photo.width == photo.height * 0.5", "photo.width == 0.5 * photo.height"),
        ("photo.width == 2 * photo.height", "photo.width == 2 * photo.height"),
        ("photo.width == photo.height / 4 - 8", "photo.width == 0.25 * photo.height - 8"),
        ("photo.width == 8 + photo.height", "photo.width == photo.height + 8"),
        ("photo.centerX == 8 - next-button.centerX", "photo.centerX == -1 * next-button.centerX + 8"),
        ("photo.height == 0", "photo.height == 0"),
        ("photo.height == 100 + 2 * 10", "photo.height == 120"),
        ("photo.height >= gap * 2", "photo.height >= 24"),
        ("photo.height <= -3.5", "photo.height <= -3.5"),
        ("photo.bottom <= next-button.top-8", "photo.bottom <= next-button.top - 8"),
        ("card-1.trailing == trailing-gap", "card-1.trailing == trailing - 12"),
        ("photo.trailing == trailing-8.5", "photo.trailing == trailing - 8.5"),
        ("leading == photo.leading", "leading == photo.leading"),
        ("superview.leading == photo.leading", "leading == photo.leading"),
        ("photo.leading == layoutMargins.leading", "photo.leading == layoutMargins.leading"),
        ("photo.leading == readableContent.leading", "photo.leading == readableContent.leading"),
        ("photo.width == window.width", "photo.width == window.width"),
        ("card-1.top == photo.safeArea.top", "card-1.top == photo.safeArea.top"),
        ("photo.top == superview.layoutMargins.top", "photo.top == layoutMargins.top"),
        ("photo.firstBaseline == card-1.lastBaseline", "photo.firstBaseline == card-1.lastBaseline"),
        ("photo.leading == superview.leadingMargin", "photo.leading == leadingMargin"),
        ("größe.width == 44", "größe.width == 44"),
        ("photo.width == 3 @required", "photo.width == 3"),
        ("photo.width == 3 @ defaultLow", "photo.width == 3 @250"),
        ("photo.width == 3 @strong", "photo.width == 3 @900"),
        ("  photo.width==3@.5", "photo.width == 3 @0.5"),
        ("  photo.width==3@0.5  ", "photo.width == 3 @0.5"),
        ("photo.width", nil), ("photo.width ==", nil), ("photo.width == 3 4", nil), ("photo.width == 3 @", nil),
        ("photo.width == 3 + ", nil), ("photo.width == 3 * ", nil), ("photo.width == next-button.width / photo.width", nil),
        ("photo.safeArea == 3", nil), ("photo. == 3", nil), ("photo.width.top == 3", nil), ("next == 3", nil),
        ("photo.width == unknown", nil), ("photo.width => 3", nil), ("photo.width != 3", nil), ("", nil), ("  ", nil),
        ("photo.width == 1e9", nil), ("photo.width == 2000000", nil), ("photo.width == 1000000 * 1000000", nil),
        ("photo.width == photo.height / 0", nil), ("window.safeArea.top == photo.top", nil),
    ])
    func `equations are read as constraints, and invalid ones are refused`(text: String, expected: String?) {
        let constraint = try? EquationParser.parse(text, at: .make("constraints", 0), in: Self.scope)
        #expect(constraint?.line == expected)
    }

    @Test func `a constraint keeps its text and its position`() throws {
        let path = DocumentPath.make("controllers", "home", "constraints", 3)
        let constraint = try EquationParser.parse("photo.height == 0", at: path, in: Self.scope)
        #expect(constraint.source == "photo.height == 0")
        #expect(constraint.id == LayoutConstraint.ID(path: path, ordinal: 0))
    }

    @Test(arguments: [
        ("foto.width == 3", 0..<4), ("photo.widht == 3", 6..<11), ("photo.width == 3 @2000", 18..<22),
        ("größe.widht == 3", 8..<13), ("photo.width == ", 15..<15),
    ])
    func `a problem has the UTF-8 offsets of its cause`(text: String, range: Range<Int>) {
        let problem = #expect(throws: ConstraintProblem.self) {
            try EquationParser.parse(text, at: .make("constraints", 0), in: Self.scope)
        }
        #expect(problem?.range == range)
    }
}
