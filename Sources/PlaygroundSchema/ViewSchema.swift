import PlaygroundLanguage
import PlaygroundModel

/// `[controllers.NAME.views.NAME]`, and the tables of cells, headers and footers.
enum ViewSchema {
    /// A view. If its kind is a component, the arguments are further keys.
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
        "layoutGuides": layoutGuides,
        "metrics": metrics,
    ]

    static let layoutGuides = Schema.array(of: .layoutName.defining(.layoutGuide)).described("The names of layout guides, for constraints.")

    static let metrics = Schema.entries(of: .number(-1e6...1e6), named: NamePattern.plain).keyed(by: Schema().defining(.metric))
        .described("Numbers by name, in points, for constraints.").examples(["gap": 12])

    static func properties(_ isIncluded: (ViewProperty) -> Bool) -> [String: Schema] {
        Dictionary(uniqueKeysWithValues: ViewProperty.allCases.filter(isIncluded).map { ($0.rawValue, $0.schema) })
    }

    private static let keys: [String: Schema] = properties { property in ViewKind.written.contains(where: property.applies) }
        .mapValues(\.orRule).merging(Schema.keys(ViewKeys.all)) { $1 }

    static let actions = Schema.keys(ViewKeys.actions)

    /// The kinds with the key. `nil` if all kinds have it.
    static func owners(of key: String) -> [String]? {
        let owners = ViewKind.written.filter { ViewKeys.has(key, in: $0) }
        return owners.count == ViewKind.written.count ? nil : owners.map(\.rawValue)
    }
}
