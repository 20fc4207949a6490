import PlaygroundLanguage
import PlaygroundModel

enum ListSchema {
    /// `cell = { views, constraints }`
    static let cell = Schema.table(ViewSchema.content)
        .described("A custom cell for the rows, filled from their data.")

    static let supplementaryViews = Schema.entries(of: .table(
        ViewSchema.content.merging([
            "backgroundColor": ViewProperty.backgroundColor.schema, "cornerRadius": ViewProperty.cornerRadius.schema,
        ]) { $1 }), named: NamePattern.hyphenated)

    static let ownViews = Schema.table(edgeOfViews)

    private static let edgeOfViews = ViewSchema.content.merging([
        "height": Schema.number(ViewProperty.ValueType.lengths).described("In points (default: from the constraints)."),
        "backgroundColor": ViewProperty.backgroundColor.schema,
    ]) { $1 }

    static let edge = Schema.any(of: .string, Schema.table(
        edgeOfViews.merging([
            "text": Schema.string.described("The text, in place of custom views."),
            "contentConfiguration": .choice(EdgeConfiguration.self).described("The UIListContentConfiguration of the text."),
        ]) { $1 }).excluding("text", "views"))

    static let sections = Schema
        .array(of: .table([
            "header": Schema.reference(.edge).described("The text above the section, or custom views."),
            "footer": Schema.reference(.edge).described("The text below the section, or custom views."),
            "cell": cell, "rows": .reference(.rows), "items": .reference(.items),
        ]))
        .described("The sections, each with its rows.")

    static let rows = list(of: .table).described("The rows: an array of them, or a table that says how one looks and how many there are.")
    static let items = list(of: .collection).described("The items: an array of them, or a table that says how one looks and how many there are.")

    private static func list(of kind: ViewKind) -> Schema {
        let row = row(of: kind)
        let repeated = row.merging([
            "count": .integer(0...PlaygroundLimits.rows).described("The number of rows. {n} in a text is the number of each."),
            "data": .array(of: record).described("The values of each, for {name} in its texts."),
        ]) { $1 }
        let single = row.merging(["data": record.described("Its values, for {name} in the texts of the cell.")]) { $1 }
        return .any(of: .array(of: .any(of: .string, .table(single))), Schema.table(repeated).excluding("count", "data"))
    }

    private static let record = Schema.entries(of: Schema())

    private static func row(of list: ViewKind) -> [String: Schema] {
        var keys = ViewSchema.properties { $0.isOfCells(in: list) }.mapValues(\.orRule)
        keys.merge(ViewSchema.actions) { $1 }
        keys["cell"] = cell
        if list == .table {
            keys[ViewKind.accessoryName] = Schema.reference(.view).described(
                "A view at the trailing end of the cell, instead of `accessoryType`. Its kind is "
                    + "\(ViewKind.accessories.map(\.rawValue).joined(separator: ", ")).")
            keys.merge(Schema.keys(ViewKeys.ofRows)) { $1 }
            let texts = [("text", "textLabel", "textProperties"), ("second text", "detailTextLabel", "secondaryTextProperties")]
            for (text, labelKey, configurationKey) in texts {
                keys[labelKey] = label.described(
                    "The properties of the label of the \(text). Deprecated from iOS 27 on, and `nil` beside a `contentConfiguration`.")
                keys[configurationKey] = label.described("The properties of the \(text) of a `contentConfiguration`.")
            }
        }
        return keys
    }

    private static let label = Schema.table(ViewSchema.properties { $0.applies(to: .label) && $0.isOfCellLabels })
}
