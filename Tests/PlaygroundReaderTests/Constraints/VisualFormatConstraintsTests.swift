import MarkedSource
import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct VisualFormatConstraintsTests {
    /// The view `c` is in the view `card`. All other views are in the root view.
    private static let scope = ConstraintScope(
        items: ["a", "b", "c", "card"], superviews: ["c": "card"], metrics: ["gap": 12])

    @Test(arguments: [
        ("|[a]|", ["a.leading == leading", "trailing == a.trailing"]),
        ("|-[a]-|", ["a.leading == layoutMargins.leading", "layoutMargins.trailing == a.trailing"]),
        ("V:|-[a]", ["a.top == layoutMargins.top"]),
        ("V:[a]-|", ["layoutMargins.bottom == a.bottom"]),
        ("|-20-[a]-gap-|", ["a.leading == leading + 20", "trailing == a.trailing + 12"]),
        ("|-(>=20@750)-[a]", ["a.leading >= leading + 20 @750"]),
        ("[a][b]", ["b.leading == a.trailing"]),
        ("[a]-[b]", ["b.leading == a.trailing + 8"]),
        ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
        ("[a]-(>=8,<=20@250)-[b]", ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @250"]),
        ("[a(44)]", ["a.width == 44"]),
        ("V:[a(>=44@750)]", ["a.height >= 44 @750"]),
        ("[a(b)]-[b(<=a@250)]", ["a.width == b.width", "b.leading == a.trailing + 8", "b.width <= a.width @250"]),
        ("|[c]-|", ["c.leading == card.leading", "card.layoutMargins.trailing == c.trailing"]),
    ])
    func `a format string becomes the expected constraints`(text: String, expected: [String]) throws {
        #expect(try lines(text) == expected)
    }

    @Test(arguments: [
        ("[a]-[b]", "alignAllCenterY", ["b.leading == a.trailing + 8", "a.centerY == b.centerY"]),
        ("[a]-[b]", "alignAllFirstBaseline", ["b.leading == a.trailing + 8", "a.firstBaseline == b.firstBaseline"]),
        ("V:[a]-[b]", "alignAllLeading", ["b.top == a.bottom + 8", "a.leading == b.leading"]),
        ("|-[a]-|", "directionLeftToRight", ["a.left == layoutMargins.left", "layoutMargins.right == a.right"]),
        ("|-20-[a]-(>=8)-[b]|", "directionRightToLeft", ["right == a.right + 20", "a.left >= b.right + 8", "b.left == left"]),
        ("V:|-[a]-[b]", "directionRightToLeft", ["a.top == layoutMargins.top", "b.top == a.bottom + 8"]),
        ("V:|-[a]-[b]", "spacingBaselineToBaseline", ["a.top == layoutMargins.top", "b.firstBaseline == a.lastBaseline + 8"]),
        ("[a]-[b]", "spacingEdgeToEdge", ["b.leading == a.trailing + 8"]),
    ])
    func `an option changes the constraints`(text: String, option: String, expected: [String]) throws {
        var options = VisualFormatOptions()
        #expect(options.insert(option, along: text.hasPrefix("V") ? .vertical : .horizontal) == nil)
        #expect(try lines(text, options) == expected)
    }

    @Test func `alignment chains all views of a format`() throws {
        var options = VisualFormatOptions()
        _ = options.insert("alignAllTop", along: .horizontal)
        #expect(try lines("[a][b][card]", options).filter { $0.contains("top") } == ["a.top == b.top", "b.top == card.top"])
    }

    @Test func `the constraints of one string share its position and are numbered`() throws {
        let path = DocumentPath.make("controllers", "home", "constraints", 1)
        let format = try VisualFormatParser.parse("|-[a]-[b]-|", in: Self.scope)
        let constraints = format.constraints(
            options: VisualFormatOptions(), source: "|-[a]-[b]-|", at: path, in: Self.scope)
        #expect(constraints.map(\.id) == (0...2).map { LayoutConstraint.ID(path: path, ordinal: $0) })
        #expect(constraints.allSatisfy { $0.source == "|-[a]-[b]-|" })
    }

    private func lines(_ text: String, _ options: VisualFormatOptions = VisualFormatOptions()) throws -> [String] {
        try VisualFormatParser.parse(text, in: Self.scope)
            .constraints(options: options, source: text, at: DocumentPath(), in: Self.scope).map(\.line)
    }
}
