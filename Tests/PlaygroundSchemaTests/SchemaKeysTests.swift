import Foundation
import JSON
import PlaygroundLanguage
import PlaygroundModel
import Testing

@testable import PlaygroundReader
@testable import PlaygroundSchema

/// The schema and the reader know the same keys. `Tests/Browser/test_schema.py` compares the permitted values with a second TOML
/// reader.
@Suite struct SchemaKeysTests {
    @Test func `every key that the reader asks for is in the schema`() throws {
        let known = Set(Self.propertyNames(in: PlaygroundSchema.document))
        let asked = try Self.askedKeys()
        #expect(asked.count > 100)
        #expect(asked.subtracting(known) == [])
    }

    @Test func `the reader asks for every key of the schema`() throws {
        let asked = try Self.askedKeys().union(ViewProperty.allCases.map(\.rawValue)).union(Trait.systemTraits.map(\.name))
            .union(ControllerKeys.all.filter(\.isPlain).map(\.name)).union(Self.barKeys).union(Self.valueKeys)
        // The reader composes these keys, or has them in separate lists.
        let widths = ControllerKeys.all.map(\.name).filter { $0.contains("ColumnWidth") }
        let listed = Set(widths + ["supplementary", "compact"] + BarItemReader.barKeys + BarKeys.singulars + CellLabelReader.keys + CellLabelReader.configurationKeys
            + SidebarChange.allCases.map(\.rawValue) + DeviceSetting.allCases.flatMap(\.keys) + TargetedAction.allCases.map(\.rawValue)
            + ["push", "unwind", "showColumn", "hideColumn", "pop", "popToRoot", "dismiss"]
            + ["resignFirstResponder", "endEditing"] + ExpectationReader.viewKeys + RectAttribute.allCases.map(\.rawValue)
            + ViewKeys.all.map(\.name) + ViewKeys.ofRows.map(\.name) + QuickActions.Route.Delivery.allCases.map(\.rawValue)
            + ["accessoryView", "leading", "trailing", "left", "right", "variables", "foregroundColor", "data", "count", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "from", "children", "viewControllers"])
        #expect(Set(Self.propertyNames(in: PlaygroundSchema.document)).subtracting(asked).subtracting(listed) == [])
    }

    /// The keys of bar contents that are set during reading.
    private static let barKeys = (BarKeys.common + BarKeys.item).filter(\.isPlain).map(\.name) + BarKeys.alertAction.map(\.name) + BarKeys.swipeAction.filter(\.isPlain).map(\.name)
        + CollectionKeys.names + LayoutDimension.Unit.allCases.map(\.rawValue) + ["flexible"]
        + BarKeys.tabBarItem.map(\.name) + BarKeys.sidebar.map(\.name) + BarKeys.appearance.filter(\.isPlain).map(\.name) + BarKeys.searchController.filter(\.isPlain).map(\.name)

    private static let valueKeys: [String] =
        ValueKeys.transform.map(\.name) + ValueKeys.glassEffect.map(\.name) + ValueKeys.corners.map(\.name) + ValueKeys.symbolConfiguration.map(\.name) + ValueKeys.lengths.map(\.name)

    @Test func `the schema is deterministic`() throws {
        #expect(PlaygroundSchema.text == PlaygroundSchema.text)
    }

    /// The schema as a value equals the value that its text is read as.
    @Test func `the text has the same meaning as the value`() {
        #expect(JSONValue(reading: PlaygroundSchema.text, depth: 128) == PlaygroundSchema.document)
    }

    @Test func `the text equals the text that Foundation writes`() throws {
        let value: JSONValue = ["b": [1, 2.5, -10, ["c": true, "a": "\"/\n\\"]], "a": [:], "c": []]
        let object = try JSONSerialization.jsonObject(with: Data(value.text.utf8))
        let written = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        #expect(value.readableText == String(decoding: written, as: UTF8.self))
    }

    @Test func `every property has a description and a permitted default`() {
        for property in ViewProperty.allCases {
            #expect(property.row.summary.hasSuffix("."), "\(property)")
            guard case .choice(let names) = property.valueType, case .string(let standard)? = property.row.default else { continue }
            #expect(names.contains(standard), "\(property)")
        }
    }

    /// The names of all properties, at any depth.
    private static func propertyNames(in value: JSONValue) -> [String] {
        switch value {
        case .object(let members):
            guard let properties = value["properties"]?.members else { return members.map(\.value).flatMap(propertyNames) }
            // A key may be named `properties`. The table that contains it is not a schema.
            let others = members.filter { $0.name != "properties" }.map(\.value).flatMap(propertyNames)
            return properties.filter { $0.value != false }.map(\.name) + properties.map(\.value).flatMap(propertyNames) + others
        case .array(let elements): return elements.flatMap(propertyNames)
        case .null, .bool, .number, .string: return []
        }
    }

    /// The keys that appear in the reader's sources as arguments: `table["title"]`, `required("device"`.
    private static func askedKeys() throws -> Set<String> {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/PlaygroundReader")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let texts = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
        let asked = /(?:table|app|result)\[\"([A-Za-z]+)\"\]|(?:required|value)\(\"([A-Za-z]+)\"/
        return Set(texts.flatMap { $0.matches(of: asked) }.map { String($0.1 ?? $0.2 ?? "") })
    }
}
