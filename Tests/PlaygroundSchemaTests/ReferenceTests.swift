import JSON
import PlaygroundModel
import Testing

@testable import PlaygroundReader
@testable import PlaygroundSchema

/// The reference explains every key of the schema, and its examples are valid playgrounds.
@Suite struct ReferenceTests {
    @Test func `a key is explained once`() {
        let ids = Reference.sections.flatMap(\.keys).map(\.id)
        #expect(ids.count > 300)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `every key of every table in the schema is explained`() {
        let explained = Dictionary(grouping: Reference.sections.flatMap(\.keys)) { $0.id.split(separator: ".")[0] }
            .mapValues { Set($0.map(\.name)) }
        // These tables have the keys of a view or of traits in addition to their own keys.
        let wholes = explained.values.map { $0 } + ["component", "row", "item", "label"].map { explained[$0]!.union(explained["view"]!) }
            + [explained["condition"]!.union(explained["traits"]!)]
            // Keys of conditions on a text or a number are explained in the text on conditions.
            + [["isEmpty", "min", "max", "minLength", "maxLength", "contains", "matches", "isEmail"]]
        let tables = Set(Self.tables(in: PlaygroundSchema.document))
        #expect(tables.count > 30)
        #expect(tables.filter { table in !wholes.contains(where: table.isSubset) } == [])
    }

    @Test func `every key has a summary and describes its permitted values`() {
        for key in Reference.sections.flatMap(\.keys) {
            #expect(key.summary.hasSuffix("."), "\(key.id)")
            #expect(key.type != "", "\(key.id)")
        }
    }

    @Test(arguments: Reference.sections.flatMap(\.keys))
    func `an example contains its key and has no diagnostics`(key: ReferenceKey) throws {
        let use = try Regex("(^|[\\s{,.\\[])\(key.name)(\\s*=|[.\\]])")
        #expect(key.example.contains(use))
        let result = PlaygroundFile.read(bytes: Array(key.playground.utf8), fileName: "example.toml", attachment: { Reference.files[$0] })
        #expect(result.diagnostics.map(\.headline) == [])
        for event in key.events { #expect(throws: Never.self) { try Event(line: event) } }
    }

    @Test func `a frame has one place for an example`() {
        for section in Reference.sections where !section.keys.isEmpty {
            #expect(section.frame.split(separator: "\n").count { $0 == "…" } == 1, "\(section.title)")
        }
    }

    @Test(arguments: [
        ("x = 1", ""), ("devices = [{ device = \"iphone-17\", x = 1 }]", ""), ("", "x = 1"), ("", "views.a = { x = 1 }"),
        ("", "views.a = { tap = { x = 1 } }"), ("", "views.a = { kind = \"table\", rows = [{ x = 1 }] }"),
        ("", "views.a = { kind = \"collection\", items = [{ x = 1 }] }"),
        ("", "views.a = { kind = \"table\", rows = [{ textLabel = { x = 1 } }] }"),
    ])
    func `every reference that a message names exists`(head: String, home: String) throws {
        let text = "\(head)\n[app]\nrootViewController = \"home\"\n[controllers.home]\n\(home)\n"
        let notes = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "a.toml").diagnostics.flatMap(\.notes)
        for note in notes where note.hasPrefix("`traitscope") {
            let name = try #require(note.firstMatch(of: /--explain ([A-Za-z]+)`/))
            #expect(Reference.explanation(of: String(name.1)) != nil, "\(note)")
        }
        #expect(!notes.isEmpty)
    }

    @Test func `a key is explained by its name`() throws {
        let alpha = try #require(Reference.explanation(of: "view.alpha"))
        #expect(alpha.hasPrefix("view.alpha\n    How opaque the view is, from 0 to 1.\n    number from 0 to 1, or value with a condition\n    default: 1"))
        #expect(alpha.hasSuffix("    alpha = 0.4"))
        #expect(try #require(Reference.explanation(of: "view.numberOfLines")).contains("of: label"))
        #expect(try #require(Reference.explanation(of: "controller")).contains("controller.prefersLargeTitles"))
    }

    @Test func `a default that differs from UIKit's is marked in each form`() throws {
        let differing = Reference.sections.flatMap(\.keys).filter { $0.uiKitStandard != nil }
        #expect(differing.map(\.id).sorted() == ["layoutSection.headerMode", "view.borderStyle", "view.isAnimating"])
        for key in differing { #expect(key.standard != nil && key.standard != key.uiKitStandard, "\(key.id)") }
        #expect(try #require(Reference.explanation(of: "view.borderStyle")).contains("default: \"roundedRect\" (UIKit: \"none\")"))
        let description = Definition.view.schema["isAnimating"].json["description"]?.string
        #expect(try #require(description).hasSuffix(" Default: true (UIKit: false)."))
    }

    @Test func `prose includes the rows of tables`() throws {
        #expect(try #require(Reference.explanation(of: "events")).contains("orientation and windows: `rotate landscapeLeft`"))
    }

    @Test func `a priority is above 0`() {
        let schema = ViewProperty.verticalHuggingPriority.schema
        #expect(schema.words.hasPrefix("number above 0 and at most 1000"))
        #expect(schema.json["exclusiveMinimum"] == .number(0) && schema.json["minimum"] == nil)
    }

    @Test func `an invalid name is refused with similar ones`() {
        #expect(Reference.explanation(of: "view.alpa") == nil)
        #expect(Reference.refusal(of: "view.alpa").hasPrefix("There is no key \"view.alpa\"; did you mean \"view.alpha\"?"))
        #expect(Reference.refusal(of: "veiw").hasPrefix("There is no table \"veiw\"; did you mean \"view\"?"))
    }

    /// The keys of every table, at any depth.
    private static func tables(in value: JSONValue) -> [Set<String>] {
        switch value {
        case .object(let members):
            let others = members.filter { !["if", "then", "properties"].contains($0.name) }.map(\.value).flatMap(tables)
            guard let properties = value["properties"]?.members else { return others }
            // A key may be named `properties`. The table that contains it is not a schema.
            let inner = others + properties.map(\.value).flatMap(tables)
            let keys = Set(properties.filter { $0.value != false }.map(\.name))
            return keys.isEmpty ? inner : inner + [keys]
        case .array(let elements): return elements.flatMap(tables)
        case .null, .bool, .number, .string: return []
        }
    }
}
