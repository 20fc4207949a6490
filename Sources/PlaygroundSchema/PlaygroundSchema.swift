import AppleDevices
import JSON
import PlaygroundModel

/// The JSON Schema of playgrounds for editors, printed by `traitscope schema` and served as an asset.
package enum PlaygroundSchema {
    /// The name of the schema among the server's assets.
    package static let fileName = "schema.json"

    /// Readable JSON with sorted keys.
    package static var text: String { document.readableText }

    package static let document: JSONValue = {
        var definitions: [String: JSONValue] = [:]
        for (definition, inComponent) in Definition.allCases.flatMap({ [($0, false), ($0, true)] }) {
            definitions[definition.name(inComponent: inComponent)] = definition.schema(inComponent: inComponent).json
        }
        return root.document(titled: "Traitscope playground", definitions: definitions)
    }()

    static let root = Schema
        .table(
            [
                "format": Schema.constant(1).standard(1).described("The version of the file's language."),
                "title": Schema.string.described("The name of the playground in the index and on the page."),
                "summary": Schema.string.described("A sentence about the playground, for the index."),
                "lesson": Schema.text(matching: "\\.md$").described("The Markdown file of the playground's lesson, in the same folder.").examples("size-classes.md"),
                "include": Schema.array(of: .string.naming(.file)).described("Other files of the playground, in its folder or below.").examples(["detail.toml"]),
                "ios": Schema.systemVersion.standard(.string(BehaviourProfile.newest.version.description))
                    .described("The iOS version to simulate: each device runs the newest version that it supports, at most this one."),
                "quirks": Schema.array(of: .choice(BehaviourProfile.Quirk.self)).described("Faults of early system versions to simulate."),
                "devices": DeviceSchema.devices,
                "sets": DeviceSchema.sets,
                "app": AppSchema.app,
                "metrics": ViewSchema.metrics,
                "strings": Schema.entries(of: .entries(of: .string), named: "[A-Za-z][A-Za-z0-9-]*").keyed(by: Schema().defining(.language))
                    .described("The texts of the file in other languages: a table for each language, by its code.")
                    .examples(["de": ["See who is in": "Schau, wer da ist"]]),
                "colors": Schema.entries(of: .colorOfOwn, named: NamePattern.hyphenated).keyed(by: Schema().defining(.color))
                    .described("Colours by name, for all keys that take a colour.").examples(["brand": ["light": "#0a7", "dark": "#3dc"]]),
                "fonts": Schema.entries(of: .fontOfOwn, named: NamePattern.hyphenated).keyed(by: Schema().defining(.font))
                    .described("Fonts by name, for all keys that take a font.").examples(["heading": ["size": 22, "weight": "bold"]]),
                "traits": Schema.entries(of: trait, named: NamePattern.plain).keyed(by: Schema().defining(.trait)).described("Custom traits of the app (iOS 17)."),
                "components": ComponentSchema.components,
                "controllers": Schema.entries(of: .reference(.controller), named: NamePattern.hyphenated).keyed(by: Schema().defining(.controller)).described("The controllers by name."),
                "quickActions": Schema.reference(.quickActions).described("The quick actions of the home screen."),
                "scenarios": ScenarioSchema.scenarios,
                "allow": LintSchema.allowances,
                "notes": NoteSchema.notes,
            ],
            required: ["app", "controllers"])
        .ruled(by: [withoutOwnTraits, withoutComponents])

    static let trait = Schema.table(
        [
            "values": Schema.array(of: .string).described("The values that the trait can have.").examples(["cosy", "compact"]),
            "default": Schema.string.described("One of the values."),
        ],
        required: ["values", "default"])

    /// A rule: without `[traits]`, only UIKit's traits are valid.
    private static let withoutOwnTraits: JSONValue = {
        let traits = Schema.reference(.traitsOfSystem).json
        let override: JSONValue = ["properties": ["traits": traits]]
        let overriding: JSONValue = ["properties": ["traitOverrides": traits]]
        let controller: JSONValue = ["properties": ["overrides": ["items": override], "views": ["additionalProperties": overriding]]]
        return [
            "if": ["not": ["required": ["traits"]]],
            "then": ["properties": ["app": overriding, "controllers": ["additionalProperties": controller]]],
        ]
    }()

    /// A rule: without `[components]`, here or in an included file, only UIKit's kinds of views are valid.
    private static let withoutComponents: JSONValue = {
        let view: JSONValue = ["properties": ["kind": ViewSchema.plainKind.json]]
        let controller: JSONValue = ["properties": ["views": ["additionalProperties": view]]]
        return [
            "if": ["not": ["anyOf": [["required": ["components"]], ["required": ["include"]], ["not": ["required": ["app"]]]]]],
            "then": ["properties": ["controllers": ["additionalProperties": controller]]],
        ]
    }()
}

extension Definition {
    /// `inComponent` permits placeholders as values.
    func schema(inComponent: Bool) -> Schema { inComponent ? schema.withPlaceholders : schema }

    var schema: Schema {
        switch self {
        case .action: ActionSchema.action
        case .color: Schema.color
        case .condition: ConditionSchema.condition
        case .constraints: ConstraintSchema.constraints
        case .controller: ControllerSchema.controller
        case .edge: ListSchema.edge
        case .expectation: ScenarioSchema.expectation
        case .font: Schema.font
        case .items: ListSchema.items
        case .layoutItem: CollectionSchema.item
        case .layoutName: Schema.layoutName
        case .peek: TouchSchema.peek
        case .previewAction: TouchSchema.previewAction
        case .quickActions: TouchSchema.quickActions
        case .rows: ListSchema.rows
        case .rule: ConditionSchema.rule
        case .traits: ConditionSchema.traits
        case .traitsOfSystem: ConditionSchema.traitsOfSystem
        case .view: ViewSchema.view
        case .views: ViewSchema.views
        }
    }
}
