import PlaygroundLanguage
import PlaygroundModel
import Testing

/// The rows for the properties of views.
@Suite struct ViewPropertyRowTests {
    @Test(arguments: ViewProperty.allCases)
    func `a default is a value that the property permits`(property: ViewProperty) {
        switch (property.row.default, property.valueType) {
        case (nil, _), (.bool, .bool): break
        case (.string(let word), .choice(let words)): #expect(words.contains(word))
        case (.number(let number), .number(let range)): #expect(range.contains(number))
        case (.number(let number), .integer(let range)): #expect(range.contains(Int(number)))
        case (let value, let type): Issue.record("\(String(describing: value)) is no \(type)")
        }
    }

    /// The values are from UIKit's documentation of each property. The exception is `clipsToBounds`, which scroll views set.
    @Test(arguments: [
        (ViewProperty.numberOfPages, ViewKind.pageControl, PropertyValue.number(0)), (.currentPage, .pageControl, .number(0)),
        (.value, .progress, .number(0)), (.value, .slider, .number(0)), (.clipsToBounds, .image, .bool(false)),
        (.clipsToBounds, .scroll, .bool(true)), (.clipsToBounds, .textView, .bool(true)), (.clipsToBounds, .view, .bool(false)),
        (.selectedSegmentIndex, .segmentedControl, .number(-1)), (.minimumLineSpacing, .collection, .number(10)),
    ])
    func `a new view has UIKit's default values`(property: ViewProperty, kind: ViewKind, value: PropertyValue) {
        #expect(property.default(in: kind) == value)
    }

    @Test func `a view without a value has the default`() {
        #expect(ViewProperties([:]).numberOrDefault(.alpha) == 1)
        #expect(ViewProperties([.alpha: .number(0.5)]).numberOrDefault(.alpha) == 0.5)
        #expect(ViewProperties([:]).boolOrDefault(.isScrollEnabled))
        #expect(!ViewProperties([.isScrollEnabled: .bool(false)]).boolOrDefault(.isScrollEnabled))
        #expect(!ViewProperties([:]).boolOrDefault(.isHidden))
        #expect(ViewProperties([:]).clipsToBounds(in: .table))
        #expect(!ViewProperties([.clipsToBounds: .bool(false)]).clipsToBounds(in: .table))
    }
}
