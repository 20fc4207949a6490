import PlaygroundModel

/// `[controllers.NAME.views.NAME]`, and the tables of cells, headers and footers.
enum ViewSchema {
    /// A view of another kind is a component's, and has what that asks for.
    static let view = Schema
        .entries(of: Schema()).with(keys)
        .ruled(by: [unlessComponent] + ViewKind.written.map { kind in
            .refusal(of: keys.keys.filter { !isKey($0, of: kind) }, toKind: kind.rawValue, standard: ViewKind.view.rawValue)
        } + [Schema().excluding("sections", "rows"), Schema().excluding("sections", "items")])

    private static let unlessComponent = Schema([
        "if": ["properties": ["kind": plainKind.value]], "then": ["propertyNames": Schema.choice(keys.keys.sorted()).value],
    ])

    /// The kinds of views that are no components.
    static let plainKind = Schema.choice(ViewKind.written.map(\.rawValue))

    static let views = Schema.entries(of: .reference(.view), named: NamePattern.hyphenated).keyed(by: Schema().defining(.view))
        .described("The views by name, in the order of the file: the later ones lie above the earlier ones.")

    /// What a table of views and constraints may have beside others.
    static let content: [String: Schema] = [
        "views": .reference(.views),
        "constraints": .reference(.constraints),
        "layoutGuides": .array(of: Schema.layoutName.defining(.layoutGuide)).described("The names of layout guides, for constraints."),
        "metrics": metrics,
    ]

    static let metrics = Schema.entries(of: .number(-1e6...1e6), named: NamePattern.plain).keyed(by: Schema().defining(.metric))
        .described("Numbers by name, in points, for constraints.").examples(["gap": 12])

    /// The properties that a view of any of these kinds can have.
    static func properties(_ isIncluded: (ViewProperty) -> Bool) -> [String: Schema] {
        Dictionary(uniqueKeysWithValues: ViewProperty.allCases.filter(isIncluded).map { ($0.rawValue, $0.schema) })
    }

    // MARK: Keys

    private static let keys: [String: Schema] = {
        var keys = properties { property in ViewKind.written.contains(where: property.applies) }
        keys["kind"] = Schema.any(of: plainKind, Schema.layoutName.naming(.component)).standard("view").described("What the view is, or the name of a component.")
        keys.merge(actions) { $1 }
        keys.merge(ofSomeKinds.mapValues(\.schema)) { $1 }
        return keys
    }()

    /// What a view does when it is used.
    static let actions: [String: Schema] = [
        "tap": Schema.reference(.action).described("What a tap does."),
        "peek": Schema.reference(.peek).described("What a press shows, on devices with 3D Touch; a long press from iOS 13 on."),
        "traitOverrides": Schema.reference(.traits).described("Traits that the view changes for itself and what is in it (iOS 17)."),
    ]

    private static let ofSomeKinds: [String: (schema: Schema, isOf: @Sendable (ViewKind) -> Bool)] = [
        "subviews": (names.described("The views in this one."), { $0 != .stack && !$0.isList }),
        "arrangedSubviews": (names.described("The views that the stack arranges, in order."), { $0 == .stack }),
        "textFieldShouldReturn": (Schema.reference(.action).described("What the Return key does."), { $0 == .textField }),
        "searchBarSearchButtonClicked": (Schema.reference(.action).described("What the Search key does."), { $0 == .searchBar }),
        "customSpacing": (
            Schema.entries(of: .number(-1e6...1e6)).keyed(by: Schema().naming(.view)).described("The room after a view by its name, in points."), { $0 == .stack }
        ),
        "sections": (ListSchema.sections, { $0.isList }),
        "cell": (ListSchema.cell, { $0.isList }),
        "rows": (.reference(.rows), { $0 == .table }),
        "items": (.reference(.items), { $0 == .collection }),
        "tableHeaderView": (ListSchema.ownViews.described("What stands above the first section."), { $0 == .table }),
        "tableFooterView": (ListSchema.ownViews.described("What stands below the last section."), { $0 == .table }),
    ]

    private static let names = Schema.array(of: .string.naming(.view))

    /// The kinds that have a key, for keys that not all kinds have.
    static func owners(of key: String) -> [String]? {
        let owners = ViewKind.written.filter { isKey(key, of: $0) }
        return owners.count == ViewKind.written.count ? nil : owners.map(\.rawValue)
    }

    private static func isKey(_ name: String, of kind: ViewKind) -> Bool {
        ViewProperty(rawValue: name)?.applies(to: kind) ?? ofSomeKinds[name]?.isOf(kind) ?? true
    }
}
