import Foundation
import PlaygroundLanguage

/// The reference of the language: tables with a description and an example of each key. Prose and examples are in
/// `Chapters` (``ReferenceChapter/init(text:)``). Meanings and types come from the schema.
package enum Reference {
    package static let chapters: [ReferenceChapter] = [
        "top", "controllers", "vertical-bars", "views", "lists", "components", "behaviour", "touch", "scenarios", "lessons", "lints", "tools", "tooling",
    ].map { name in ReferenceChapter(text: texts["\(name).toml"] ?? "") } + [.names, .known]

    package static let sections = chapters.flatMap(\.sections)

    private static let texts = Dictionary(uniqueKeysWithValues: EmbeddedReference.files.map {
        ($0.name, String(decoding: $0.bytes, as: UTF8.self))
    })

    /// Files used by the examples.
    package static let files: [String: [UInt8]] = texts(byName: [
        "brand.toml": "[colors]\nbrand = \"#0a7\"\n",
        "size-classes.md": "# Size classes\n\n## Two words for a window\n",
        "Info.plist": infoPlist(title: "New"),
        "Variables.plist": infoPlist(title: "New letter to $(CAT)"),
        "de.lproj/InfoPlist.strings": "\"New\" = \"Neu\";\n",
        "paw.svg": """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 35 35"><circle cx="17.5" cy="22" r="8"/>\
            <circle cx="7" cy="13" r="4"/><circle cx="17.5" cy="8" r="4"/><circle cx="28" cy="13" r="4"/></svg>
            """,
    ]).merging(["Blocks.ttf": Array(Data(base64Encoded: blocks) ?? Data())]) { $1 }

    private static func texts(byName files: [String: String]) -> [String: [UInt8]] { files.mapValues { Array($0.utf8) } }

    /// A font of rectangles, made by `Tests/Browser/block_font.py`.
    private static let blocks = """
        AAEAAAAKAIAAAwAgT1MvMlckVU4AAACsAAAAYGNtYXABRQHXAAABDAAAAKRnbHlmDjATTAAAAbAAAACQaGVhZGHPQ6EAAAJAAAAANmhoZWEGQgH6AAACeAAA\
        ACRobXR4CPwA+gAAApwAAAAUbG9jYQBIAH4AAAKwAAAADG1heHAABwAGAAACvAAAACBuYW1lCCgY6wAAAtwAAACIcG9zdP+fADIAAANkAAAAIAAEAfQBkAAF\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAABOT05FAEAAIAB6AyD/OABkAyAAyAAAAAEAAAAAAfQCvAAAACAAAAAA\
        AAEAAwABAAAADAAEAJgAAAAIAAgAAgAAACAAWgB6//8AAAAgAEEAYf///+EAAAAAAAEAAAAGADgAAAACAAIAAgACAAIAAgACAAIAAgACAAIAAgACAAIAAgAC\
        AAIAAgACAAIAAgACAAIAAgACAAIAAwADAAMAAwADAAQAAwADAAQABAADAAQAAwADAAMAAwADAAQAAwAEAAMAAwADAAMAAwADAAEAMgAAAcICvAADAAABAQEB\
        ADIAAAGQAAAAAAK8AAD9RAAAAAEAMgAAAooCvAADAAABAQEBADIAAAJYAAAAAAK8AAD9RAAAAAEAMgAAAfQB9AADAAABAQEBADIAAAHCAAAAAAH0AAD+DAAA\
        AAEAMgAAAPoCvAADAAABAQEBADIAAADIAAAAAAK8AAD9RAAAAAEAAAABAADmHv6fXw889QAAA+gAAAAAAAAAAAAAAAAAAAAAAAAAAAK8ArwAAAAIAAIAAAAA\
        AAAAAQAAAyD/OABkArwAAAAAArwAAQAAAAAAAAAAAAAAAAAAAAUB9AAyAPoAMgK8ADICJgAyASwAMgAAABIAEgAkADYASAABAAAABQAEAAEAAAAAAAIAAAAA\
        AAAAAAAAAAAAAAAAAAAABAA2AAMAAQQJAAEADAAAAAMAAQQJAAIADgAMAAMAAQQJAAQAHAAaAAMAAQQJAAYAHAA2AEIAbABvAGMAawBzAFIAZQBnAHUAbABh\
        AHIAQgBsAG8AYwBrAHMALQBSAGUAZwB1AGwAYQByAEIAbABvAGMAawBzAC0AUgBlAGcAdQBsAGEAcgADAAAAAAAA/5wAMgAAAAAAAAAAAAAAAAAAAAAAAAAA
        """

    private static func infoPlist(title: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>new</string>
        <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
        </dict></array></dict></plist>
        """
    }

    static func schemas(of table: String) -> [String: Schema] {
        switch table {
        case "allowance": LintSchema.keys
        case "app": AppSchema.app.keys
        case "barItem": ControllerSchema.controller["toolbarItems"].keys
        case "color": Schema.colorOfOwn.keys
        case "component":
            ControllerSchema.controller.keys.merging(["parameters": ComponentSchema.components["parameters"]]) { $1 }
        case "constraint": ConstraintSchema.constraints.keys
        case "device": DeviceSchema.devices.keys
        case "directionalInsets": Schema.value(of: .directionalInsets(0...10_000)).keys
        case "element": ConditionSchema.adaptive.keys
        case "footer": ListSchema.edge.keys
        case "frame": ScenarioSchema.frame.keys
        case "insets": Schema.value(of: .insets(0...10_000)).keys
        case "item": ListSchema.items.keys
        case "boundaryItem": Schema.keys(CollectionKeys.boundary)
        case "decorationItem": Schema.keys(CollectionKeys.background)
        case "dimension": CollectionSchema.dimension.keys
        case "layout": CollectionSchema.layout.keys
        case "layoutItem": CollectionSchema.item.keys
        case "layoutSection": CollectionSchema.section.keys
        case "edgeSpacing": CollectionSchema.edgeSpacing.keys
        case "supplementaryItem": CollectionSchema.supplementary.keys
        case "anchor": CollectionSchema.anchor.keys
        case "supplementaryView": ListSchema.supplementaryViews.keys
        case "spacing": CollectionSchema.spacing.keys
        case "label": ListSchema.rows["textLabel"].keys
        case "note": NoteSchema.keys
        case "override": ConditionSchema.overrides.keys
        case "textField": ControllerSchema.controller["textFields"].keys
        case "place": AppSchema.app["iconPosition"].keys
        case "playground": PlaygroundSchema.root.keys
        case "presentation": ScenarioSchema.presentation.keys
        case "quickAction": TouchSchema.quickAction.keys
        case "range": ArrangementSchema.range.keys
        case "route": TouchSchema.deliveries.keys
        case "row": ListSchema.rows.keys
        case "swipeAction": Schema.keys(BarKeys.swipeAction)
        case "scenario": ScenarioSchema.scenario.keys
        case "searchController", "sidebar", "tabBarItem", "viewProperties": ControllerSchema.controller[table].keys
        case "section": ListSchema.sections.keys
        case "appearance": ControllerSchema.controller["standardAppearance"].keys
        case "textAttributes": ControllerSchema.controller["standardAppearance"]["titleTextAttributes"].keys
        case "set": DeviceSchema.sets.keys
        case "size": Schema.size.keys
        case "trait": PlaygroundSchema.trait.keys
        case "gradient": Schema.gradient.keys
        case "point": Schema.point.keys
        case "transform": Schema.value(of: .transform).keys
        case "glassEffect": Schema.table(ValueKeys.glassEffect).keys
        case "corners": Schema.table(ValueKeys.corners).keys
        case "concentricRadius": Schema.concentricRadius.keys
        case "symbolConfiguration": Schema.value(of: .symbolConfiguration).keys
        default: Definition(rawValue: table)?.schema.keys ?? [:]
        }
    }
}

/// Sections with a common title.
package struct ReferenceChapter: Sendable {
    package let title: String
    package let sections: [ReferenceSection]
}

/// A table's keys with a common description and an example of each, or prose.
package struct ReferenceSection: Sendable {
    /// The table's name: the last word of its subject in messages. Several sections may share it.
    package let table: String
    package let title: String
    /// Paragraphs of sentences, with code in backticks.
    package let paragraphs: [String]
    /// The playground around each example. The example replaces the line `…`. Empty if the section has no keys.
    package let frame: String
    /// A table of strings, with code in backticks. The first row contains the headings.
    package let rows: [[String]]
    /// The paragraphs, and a string for each row of the table.
    package var texts: [String] { paragraphs + rows.dropFirst().map { $0.joined(separator: ": ") } }
    /// Preformatted lines.
    package let listing: String?
    package let keys: [ReferenceKey]
}

package struct ReferenceKey: Sendable {
    /// Table and key: `view.alpha`.
    package let id: String
    package let name: String
    package let summary: String
    package let type: String
    package let standard: String?
    /// UIKit's default, if it differs.
    package let uiKitStandard: String?
    /// The kinds of views or controllers with the key. `nil` if all have it.
    package let owners: [String]?
    package let example: String
    /// The example in its frame.
    package let playground: String

    init(_ name: String, _ schema: Schema, of table: String, example: String, frame: String) {
        id = "\(table).\(name)"
        self.name = name
        summary = schema.summary ?? ""
        type = schema.words
        (standard, uiKitStandard) = (schema.standard, schema.uiKitStandard)
        owners = switch table {
        case "view": ViewSchema.owners(of: name)
        case "controller": ControllerKeys.kinds[name]
        default: nil
        }
        self.example = example
        let isWhole = example.split(separator: "\n").contains("[app]")
        playground = isWhole ? example : frame.replacing("…", with: example, maxReplacements: 1)
    }

    /// The events before the picture: comments of the playground that begin with `after`.
    package var events: [String] {
        playground.split(separator: "\n").filter { $0.hasPrefix(Self.mark) }.map { String($0.dropFirst(Self.mark.count)) }
    }

    private static let mark = "# after "
}
