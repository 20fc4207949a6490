import PlaygroundModel

/// `[components.NAME]`: keys of views and controllers. Values can be placeholders.
enum ComponentSchema {
    static let components = Schema.entries(of: component, named: NamePattern.hyphenated).keyed(by: Schema().defining(.component))
        .described("Groups of views by name. Each name is a kind of view.")

    private static let component: Schema = {
        var keys = ViewSchema.properties { $0.applies(to: .view) }
        keys.merge(ViewSchema.actions) { $1 }
        keys.merge(ViewSchema.content) { $1 }
        keys["adaptive"] = ConditionSchema.adaptive
        keys = keys.mapValues(\.withPlaceholders)
        keys["parameters"] = parameters.described("The parameters of the component, by name with a default value, or only their names.")
        return .table(keys)
    }()

    static let parameters = Schema
        .any(
            of: .array(of: .text(matching: "^\(NamePattern.plain)$").defining(.parameter)),
            .entries(of: Schema(), named: NamePattern.plain).keyed(by: Schema().defining(.parameter)))
        .examples(["name": "Mochi", "tint": "systemBlue"])
}
