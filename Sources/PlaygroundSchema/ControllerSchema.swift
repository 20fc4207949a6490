import PlaygroundLanguage
import PlaygroundModel

enum ControllerSchema {
    /// `[controllers.NAME]`
    static let controller = Schema.table(ControllerKeys.all).of(kinds: ControllerKind.words) { ControllerKeys.kinds[$0] }

    static let variables = Schema
        .entries(of: .any(of: .string, .boolean, ConditionSchema.number), named: NamePattern.plain).examples(["count": 0, "name": ""])

    static let searchController = Schema
        .table(ViewSchema.properties(SearchDefinition.properties.contains).merging(Schema.keys(BarKeys.searchController)) { $1 })
        .of(kinds: ControllerKind.words, around: true) { $0 == "searchResultsController" ? ["view"] : nil }

    static let item = Schema.table(itemKeys.merging(Schema.keys(BarKeys.item)) { $1 }.merging(live) { $1 })

    private static let live = ["isEnabled": itemKeys["isEnabled"]?.orRule ?? Schema()]

    private static let itemKeys = Schema.keys(BarKeys.common)

    static let alertActions = Schema
        .entries(of: .table(itemKeys.merging(Schema.keys(BarKeys.alertAction)) { $1 }), named: NamePattern.hyphenated)
        .keyed(by: Schema().defining(.barItem))

    static let textFields = Schema
        .entries(of: .table(ViewSchema.properties(AlertDefinition.fieldProperties.contains)), named: NamePattern.hyphenated)
        .keyed(by: Schema().defining(.view))

    static let detent = Schema.any(of: .choice(["medium", "large"]), .number(1...10_000))

    /// `with = { sender = "Marina" }`
    static let arguments = Schema.entries(of: .any(of: .string, .boolean, .number(-1e15...1e15)), named: NamePattern.plain)
        .keyed(by: Schema().naming(.parameter))
        .described("Values of the controller's parameters.").examples(["sender": "Marina"])

    static func eachAction(_ answer: Schema) -> Schema {
        .table(Dictionary(uniqueKeysWithValues: TargetedAction.allCases.map { ($0.rawValue, answer) }))
    }
}
