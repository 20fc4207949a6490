import PlaygroundLanguage
import PlaygroundModel
import SampleDocuments
import Testing
@testable import InterfaceImport

/// The rows of the language: the words of documents, and permitted values.
@Suite struct PropertyValuesTests {
    private static let plain = ViewProperty.allCases.filter { $0.row.builder != nil }

    /// An element with the word of a property's row, and the resulting value in a playground.
    private func sample(_ property: ViewProperty) throws -> (element: Element, value: TOMLValue)? {
        let attribute = try #require(property.row.builder)
        let word = attribute.name ?? property.rawValue
        var owner = Element(attribute.owner.rawValue, attributes: ["key": attribute.owner.rawValue])
        let value: TOMLValue
        switch property.valueType {
        case .bool:
            value = .bool(property.default(in: .view) != .bool(true))
            owner.attributes[word] = value == .bool(true) ? "YES" : "NO"
        case .number(let range):
            value = .number(range.contains(3) ? 3 : 0.5)
            owner.attributes[word] = value.text
        case .integer:
            value = .number(3)
            owner.attributes[word] = value.text
        case .choice(let words):
            value = .string(try #require(words.last { .string($0) != property.row.default }))
            owner.attributes[word] = value.string
        case .string:
            value = .string("A")
            owner.attributes[word] = "A"
        case .color:
            value = .string("#FFFFFF")
            owner.children = [Element("color", attributes: ["key": word, "white": "1"])]
        case .insets:
            value = .insets(top: 1, left: 2, bottom: 3, right: 4)
            owner.children = [Element("inset", attributes: ["key": word, "minY": "1", "minX": "2", "maxY": "3", "maxX": "4"])]
        case .size:
            value = .size(width: 1, height: 2)
            owner.children = [Element("size", attributes: ["key": word, "width": "1", "height": "2"])]
        case .list(.choice(let words)):
            value = .strings([words[0]])
            owner.children = [Element("set", attributes: ["key": word, words[0]: "YES"])]
        default: return nil
        }
        return (attribute.owner == .view ? owner : Element("view", children: [owner]), value)
    }

    private func entries(_ element: Element, _ kind: ViewKind) throws -> [TOMLValue.Entry] {
        let document = try InterfaceBuilderDocument(Array(SampleDocument.xib(SampleDocument.object("view", "v")).utf8))
        return ViewEntries(document: document, element: element, kind: kind).all
    }

    @Test(arguments: plain) func `the word of a row is imported for every kind that has the property`(property: ViewProperty) throws {
        let sample = try #require(try sample(property))
        for kind in ViewKind.allCases where property.applies(to: kind) {
            // The colour of a button belongs to its state, margins are used if views are inside them, and a default value is not
            // written.
            // Interface Builder has different words for a slider's range.
            if kind == .slider && [.minimumValue, .maximumValue].contains(property) { continue }
            if kind == .button && property == .textColor || property == .insetsLayoutMarginsFromSafeArea { continue }
            if sample.value == property.default(in: kind)?.toml { continue }
            #expect(try entries(sample.element, kind).contains(TOMLValue.Entry(property.rawValue, sample.value)), "\(kind)")
        }
    }

    @Test func `a value that equals a new view's is not written`() throws {
        let element = Element("collectionView", attributes: ["pagingEnabled": "NO", "hidden": "NO", "alpha": "1"], children: [
            Element("collectionViewFlowLayout", attributes: [
                "key": "collectionViewLayout", "minimumLineSpacing": "10", "minimumInteritemSpacing": "4", "scrollDirection": "vertical",
            ]),
        ])
        #expect(try entries(element, .collection).map(\.line) == ["minimumInteritemSpacing = 4"])
    }

    @Test(arguments: [
        (ViewProperty.ValueType.number(0...1), TOMLValue.number(7), TOMLValue.number(1)), (.integer(-1...100), .number(2.6), .number(3)),
        (.size, .size(width: 5, height: 20_000), .size(width: 5, height: 10_000)),
        (.insets(0...10_000), .insets(top: -1, left: 2, bottom: 1e9, right: 0), .insets(top: 0, left: 2, bottom: 10_000, right: 0)),
        (.choice(["a"]), .string("b"), nil), (.choice(["a"]), .string("a"), .string("a")), (.bool, .bool(true), .bool(true)),
    ] as [(ViewProperty.ValueType, TOMLValue, TOMLValue?)])
    func `values become the nearest permitted ones`(type: ViewProperty.ValueType, value: TOMLValue, nearest: TOMLValue?) {
        #expect(type.nearest(to: value) == nearest)
    }

    @Test func `a key that the kind does not have is not written`() {
        let entries = [TOMLValue.Entry("text", .string("A")), TOMLValue.Entry("alpha", .number(2)), TOMLValue.Entry("items", .array([]))]
        #expect(entries.permitted(in: .label).map(\.line) == ["text = \"A\"", "alpha = 1"])
        let keys = [
            TOMLValue.Entry("isToolbarHidden", .bool(false)), TOMLValue.Entry("title", .string("A")), TOMLValue.Entry("glow", .bool(true)),
        ]
        #expect(keys.permitted(by: ControllerKeys.all, of: "view").map(\.key) == ["title"])
        #expect(keys.permitted(by: ControllerKeys.all, of: "navigation").map(\.key) == ["isToolbarHidden", "title"])
    }
}
