import PlaygroundModel

/// Conditions on traits, sizes and state, and tables with conditions.
enum ConditionSchema {
    /// `when = { … }`. Other keys are custom traits, variables, and properties of views.
    static let condition = condition(.reference(.condition))
    static let traits = traits(["from": from], otherTraits: .string)

    /// The traits in playgrounds without custom traits.
    static let traitsOfSystem = traits(["from": from], otherTraits: nil)

    private static let from = Schema.controller.described("The controller whose traits these are, this one or one above it.")

    static let adaptive = Schema.array(of: .table(
        [
            "when": Schema.reference(.condition).described("When the element holds."),
            "constraints": Schema.reference(.constraints).described("Constraints that are active while it holds."),
            "install": Schema.array(of: .string.naming(.view)).described("Views that exist only while it holds."),
            "set": assignments.described("Properties by view, while it holds."),
            "otherwise": assignments.described("Properties by view, while it does not hold."),
        ],
        required: ["when"])
    ).described("Changes to the controller while a condition holds.")

    static let overrides = Schema.array(of: .table(
        [
            "child": Schema.controller.described("The child whose traits change (default: the controller itself, iOS 17)."),
            "when": Schema.reference(.condition).described("When the override holds."),
            "traits": Schema.reference(.traits).described("The traits, with their values."),
        ],
        required: ["traits"])
    ).described("Traits that the controller changes for a child and all below it.")

    /// The properties by view, in adaptive elements and actions.
    static let assignments = Schema.entries(of: .table(ViewSchema.properties { _ in true })).keyed(by: Schema().naming(.view))

    /// The properties by view and the variables, in actions.
    static let changes = Schema.entries(of: .any(of: .table(changed), .string, .boolean, number)).keyed(by: Schema().naming(.view))

    /// The properties of a view. Numbers and booleans can take the control's value.
    private static let changed = ViewSchema.properties { _ in true }
        .merging(ViewSchema.properties { $0.valueType.takesControlValue }.mapValues(\.orControlValue)) { $1 }

    /// `isHidden = { when = { … } }`
    static let rule = Schema.table(
        [
            "when": Schema.reference(.condition).described("When the property has the value."),
            "value": Schema().described("The value while the condition holds (default: true for a boolean property)."),
            "otherwise": Schema().described("The value while it does not hold (default: false for a boolean property)."),
        ],
        required: ["when"]
    )

    static let number = Schema.number(ControllerVariable.range)

    /// A query's value or comparison, or comparisons by property. In scenarios they can be nested by view and controller.
    static let state = state(others: state(others: state(others: nil)))

    private static let length = Schema.integer(0...PlaygroundLimits.textBytes)

    private static func state(others: Schema?) -> Schema {
        .any(
            of: .string, .boolean, number, .array(of: .integer(0...PlaygroundLimits.rows)),
            .table(
                [
                    "isEmpty": Schema.boolean.described("Whether a text is empty, or a list has no selected row."),
                    "min": number.described("The least number."), "max": number.described("The greatest number."),
                    "minLength": length.described("The least number of characters of a text."),
                    "maxLength": length.described("The greatest number of characters of a text."),
                    "contains": Schema.string.described("A part of the text."),
                    "matches": Schema.string.described("A pattern for the whole text, such as `[0-9]{5}`: NSPredicate's MATCHES."),
                    "isEmail": Schema.boolean.described("Whether a text is an e-mail address."),
                ],
                others: others))
    }

    private static func condition(_ nested: Schema) -> Schema {
        let bound = Schema.number(0...100_000)
        return traits(
            [
                "orientation": Schema.choice(Condition.OrientationClass.self).described("How the device is held."),
                "aspect": Schema.choice(Condition.Aspect.self).described("Whether the controller's view is wider than high, or not."),
                "minWidth": bound.described("The least width of the controller's view, in points."),
                "maxWidth": bound.described("The greatest width of the controller's view, in points."),
                "minHeight": bound.described("The least height of the controller's view, in points."),
                "maxHeight": bound.described("The greatest height of the controller's view, in points."),
                "any": Schema.array(of: nested).described("Conditions, at least one of which must hold."),
                "all": Schema.array(of: nested).described("Conditions that must all hold."),
                "not": nested.described("A condition that must not hold."),
            ],
            otherTraits: state)
    }

    private static func traits(_ keys: [String: Schema], otherTraits: Schema?) -> Schema {
        var keys = keys
        for trait in Trait.systemTraits {
            let values: Schema = trait == .displayScale ? .number(1...4) : .choice(trait.permittedNames)
            keys[trait.name] = values.described("UITraitCollection.\(trait.name).")
        }
        return otherTraits.map { Schema.table(keys, others: $0).keyed(by: Schema().naming(.trait)) } ?? .table(keys)
    }
}
