import Testing

@testable import Ejection

/// The uses of a name in a line.
@Suite struct SwiftNameUseTests {
    @Test(arguments: [
        ("label.text = title", 1), ("button.title = other", 0), ("self.title = title", 2), ("init(title: other)", 0), ("show(title: title)", 1),
        ("label.text = \"title\"", 0), (#"label.text = "the \(title) of \(more(title))""#, 2), (#"label.text = "\\(title)""#, 0), ("titles = [titleLabel]", 0),
        ("if !title {", 1), ("isShort ? title : other", 1), ("self?.title()", 1),
    ])
    func `a name counts as used where it is a value`(line: String, count: Int) {
        #expect(SwiftNameUse.all(of: "title", in: line).count == count)
    }

    @Test func `a negation is recognised`() {
        #expect(SwiftNameUse.all(of: "isOn", in: "if !isOn {").map(\.isNegated) == [true])
        #expect(SwiftNameUse.all(of: "isOn", in: "if isOn {").map(\.isNegated) == [false])
    }
}
