import PlaygroundLanguage
import PlaygroundModel

/// `[controllers.NAME.views.NAME]`, and the tables of cells, headers and footers.
enum ViewSchema {
    /// A view whose kind is a component has arguments as other keys.
    static let view = Schema
        .entries(of: Schema()).with(keys)
        .of(kinds: ViewKind.written.map(\.rawValue), owners: owners)
        .excluding("sections", "rows").excluding("sections", "items")

    static let plainKind = Schema.choice(ViewKind.written.map(\.rawValue))

    static let views = Schema.entries(of: .reference(.view), named: NamePattern.hyphenated).keyed(by: Schema().defining(.view))
        .described("The views by name, in the order of the file: later views are in front of earlier ones.")

    static let content: [String: Schema] = [
        "views": .reference(.views),
        "constraints": .reference(.constraints),
        "layoutGuides": .array(of: Schema.layoutName.defining(.layoutGuide)).described("The names of layout guides, for constraints."),
        "metrics": metrics,
    ]

    static let metrics = Schema.entries(of: .number(-1e6...1e6), named: NamePattern.plain).keyed(by: Schema().defining(.metric))
        .described("Numbers by name, in points, for constraints.").examples(["gap": 12])

    static func properties(_ isIncluded: (ViewProperty) -> Bool) -> [String: Schema] {
        Dictionary(uniqueKeysWithValues: ViewProperty.allCases.filter(isIncluded).map { ($0.rawValue, $0.schema) })
    }

    private static let keys: [String: Schema] = properties { property in ViewKind.written.contains(where: property.applies) }
        .mapValues(\.orRule).merging(Schema.keys(ViewKeys.all, shape: shape)) { $1 }

    static let actions = Schema.keys(ViewKeys.actions, shape: shape)

    private static func shape(of key: String) -> Schema {
        switch key {
        case "kind": .any(of: plainKind, Schema.layoutName.naming(.component))
        case "peek": .reference(.peek)
        case "menu": TouchSchema.previewActions
        case "traitOverrides": .reference(.traits)
        case "subviews", "arrangedSubviews": .array(of: .string.naming(.view))
        case "customSpacing": .entries(of: .number(-1e6...1e6)).keyed(by: Schema().naming(.view))
        case "backgroundView": .string.naming(.view)
        case "sections": ListSchema.sections
        case "cell": ListSchema.cell
        case "supplementaryViews": ListSchema.supplementaryViews
        case "rows": .reference(.rows)
        case "items": .reference(.items)
        case "tableHeaderView", "tableFooterView": ListSchema.ownViews
        default: .reference(.action)
        }
    }

    /// `nil` if all kinds have the key.
    static func owners(of key: String) -> [String]? {
        let owners = ViewKind.written.filter { ViewKeys.has(key, in: $0) }
        return owners.count == ViewKind.written.count ? nil : owners.map(\.rawValue)
    }
}
