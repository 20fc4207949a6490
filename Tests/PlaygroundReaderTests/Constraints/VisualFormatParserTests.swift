import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct VisualFormatParserTests {
    private static let scope = ConstraintScope(items: ["a", "b", "card-1"], metrics: ["gap": 12, "strong": 900])

    @Test(arguments: [
        // The examples of Apple's Visual Format Language guide, with shortened view names.
        "[a]-[b]", "[a(>=50)]", "|-50-[a]-50-|", "V:[a]-10-[b]", "[a][b]", "[a(100@20)]", "[a(==b)]", "[a(>=70,<=100)]",
        "|-[a]-[b]-[card-1(>=20)]-|",
        // Further productions of the guide's grammar.
        "H:[a]", "V:|[a]|", "|-gap-[a]", "[a]-(gap)-[b]", "[a]-(>=gap@strong)-[b]", "[a]-(>=8,<=20@250)-|", "[a(b)]",
        "[a(>=b@750,==44.5)]", "[card-1(card-1)]", "[a]-0-[b]",
        // Strings that UIKit accepts beyond the grammar.
        " H: | - [ a ( == 3 ) ] - 8 - [ b ] - | ", "[a]-(-8)-[b]", "[a(card-1@defaultHigh)]",
    ])
    func `a format string of the language is accepted`(text: String) throws {
        #expect(VisualFormat.isVisualFormat(text))
        #expect(throws: Never.self) { try VisualFormatParser.parse(text, in: Self.scope) }
    }

    @Test(arguments: [
        ("H:", 2), ("H:|", 3), ("|-|", 2), ("[]", 1), ("[a", 2), ("[a]]", 3), ("[a]-", 4), ("[a]-8", 5), ("[a]-8[b]", 5),
        ("[a]--[b]", 4), ("[a]-(8-[b]", 6), ("[a]-()-[b]", 5), ("[a()]", 3), ("[a(>=)]", 5), ("[a(8@)]", 5),
        ("[a(8@2000)]", 5), ("[a]-(b)-[b]", 5), ("[a]-8-", 6), ("|[a]|[b]", 5), ("[c]", 1), ("[a(c)]", 3), ("[a]-c-|", 4),
        ("[a(8,)]", 5), ("[a(8 9)]", 5), ("H:V:[a]", 2), ("[a](b)", 3), ("[a]-9999999-|", 4),
    ])
    func `invalid format strings are refused at the wrong character`(text: String, offset: Int) {
        let problem = #expect(throws: ConstraintProblem.self) { try VisualFormatParser.parse(text, in: Self.scope) }
        #expect(problem?.range.lowerBound == offset)
    }

    @Test(arguments: ["a.top == b.top", "2 * a.width == 3", ""])
    func `an equation is not a format string`(text: String) {
        #expect(!VisualFormat.isVisualFormat(text))
    }

    @Test func `a format string is split into items and connections`() throws {
        let format = try VisualFormatParser.parse("V:|-[a(>=20@250,b)]-8-[b][card-1]|", in: Self.scope)
        typealias Predicate = VisualFormat.Predicate
        #expect(format == VisualFormat(
            axis: .vertical, leadingConnection: .standard,
            items: [
                .init(view: "a", size: [
                    Predicate(relation: .greaterThanOrEqual, object: .constant(20), priority: .defaultLow),
                    Predicate(relation: .equal, object: .view("b"), priority: .required),
                ]),
                .init(view: "b", size: []), .init(view: "card-1", size: []),
            ],
            connections: [.spaced([Predicate(relation: .equal, object: .constant(8), priority: .required)]), .flush],
            trailingConnection: .flush
        ))
    }
}
