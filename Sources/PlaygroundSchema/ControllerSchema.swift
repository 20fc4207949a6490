import PlaygroundLanguage
import PlaygroundModel

/// `[controllers.NAME]`: the language's rows, and schemas for structured values.
enum ControllerSchema {
    static let controller = Schema
        .table(Schema.keys(ControllerKeys.all, shape: shape))
        .of(kinds: ControllerKind.words) { ControllerKeys.kinds[$0] }

    private static func shape(of key: String) -> Schema {
        switch key {
        case "parameters": ComponentSchema.parameters
        case "variables":
            .entries(of: .any(of: .string, .boolean, ConditionSchema.number), named: NamePattern.plain).examples(["count": 0, "name": ""])
        case "segues": .entries(of: .reference(.action)).keyed(by: Schema().defining(.segue))
        case "overrides": ConditionSchema.overrides
        case "previewActions": TouchSchema.previewActions
        case "canPerformAction": .table(eachAction(.boolean)).examples(["show": false])
        case "supportedInterfaceOrientations": .array(of: .choice(InterfaceOrientation.words))
        case "edgesForExtendedLayout": .array(of: .choice(ExtendedLayout.Edge.self))
        case "views", "constraints", "layoutGuides", "metrics": ViewSchema.content[key] ?? Schema()
        case "adaptive": ConditionSchema.adaptive
        case "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "pinnedTrailingGroup": items
        case _ where BarKeys.singulars.contains(key): item
        case "tabBarItem": .table(BarKeys.tabBarItem)
        case "searchController": searchController
        case "standardAppearance", "scrollEdgeAppearance", "compactAppearance":
            .table(BarKeys.appearance) { _ in .table(["foregroundColor": textColor]) }
        case "permittedArrowDirections": .array(of: .choice(PopoverArrowDirection.self))
        case "detents": .array(of: detent)
        case "largestUndimmedDetentIdentifier", "selectedDetentIdentifier": detent
        case "children", "viewControllers": .array(of: .controller)
        case "handles": .table(eachAction(.choice(ActionHandler.self)))
        case "sidebar": .table(BarKeys.sidebar)
        case "titleView", "bottomAccessory": .string.naming(.view)
        case "preferredAction": .string.naming(.barItem)
        case "textFields": .entries(of: alertField, named: NamePattern.hyphenated).keyed(by: Schema().defining(.view))
        case "actions": .entries(of: alertAction, named: NamePattern.hyphenated).keyed(by: Schema().defining(.barItem))
        case "preferredDisplayMode":
            .choice(SplitDefinition.DisplayMode.allCases.map(\.rawValue) + SplitDefinition.DisplayMode.formerNames.map(\.name))
        case "axes": .array(of: .choice(ArrangementDefinition.Axis.self))
        case "viewProperties": ArrangementSchema.viewProperties
        default: .controller
        }
    }

    private static let textColor = Schema.value(of: .color).described("The colour of the text.").examples("systemBlue")

    private static let searchController = Schema
        .table(ViewSchema.properties(SearchDefinition.properties.contains).merging(Schema.keys(BarKeys.searchController) { key in
            key == "searchResultsController" ? .controller : .reference(.action)
        }) { $1 })
        .of(kinds: ControllerKind.words, around: true) { $0 == "searchResultsController" ? ["view"] : nil }

    private static let item = Schema.table(
        itemKeys.merging(Schema.keys(BarKeys.item) { _ in TouchSchema.previewActions }) { $1 }.merging(live) { $1 })

    private static let items = Schema.entries(of: item, named: NamePattern.hyphenated)
        .keyed(by: Schema().defining(.barItem))

    private static let live = ["isEnabled": itemKeys["isEnabled"]?.orRule ?? Schema()]

    private static let itemKeys = Schema.keys(BarKeys.common) { _ in .reference(.action) }

    private static let alertAction = Schema.table(itemKeys.merging(Schema.keys(BarKeys.alertAction)) { $1 })

    private static let alertField = Schema.table(ViewSchema.properties(AlertDefinition.fieldProperties.contains))

    static let detent = Schema.any(of: .choice(["medium", "large"]), .number(1...10_000))

    /// `with = { sender = "Marina" }`
    static let arguments = Schema.entries(of: .any(of: .string, .boolean, .number(-1e15...1e15)), named: NamePattern.plain)
        .keyed(by: Schema().naming(.parameter))
        .described("Values of the controller's parameters.").examples(["sender": "Marina"])

    private static func eachAction(_ answer: Schema) -> [String: Schema] {
        Dictionary(uniqueKeysWithValues: TargetedAction.allCases.map { ($0.rawValue, answer) })
    }
}
