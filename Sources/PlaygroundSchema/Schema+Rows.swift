import JSON
import PlaygroundLanguage
import PlaygroundModel

extension Schema {
    static func keys<Subject>(_ rows: [LanguageKey<Subject>]) -> [String: Schema] {
        Dictionary(uniqueKeysWithValues: rows.map { row in
            (row.name, of(row.shape).with(row.summary, row.default, uiKit: row.uiKitDefault, example: row.example, role: row.role))
        })
    }

    /// A table whose keys are rows.
    static func table<Subject>(_ rows: [LanguageKey<Subject>]) -> Schema { .table(keys(rows)) }

    private static func of(_ shape: KeyShape) -> Schema {
        switch shape {
        case .value(let type): value(of: type)
        case .words(let words): choice(words)
        case .controllerName: controller
        case .viewName: string.naming(.view)
        case .barItemName: string.naming(.barItem)
        case .action: reference(.action)
        case .list(let element): array(of: of(element))
        case .own(let own): of(own)
        }
    }

    private static func of(_ shape: KeyShape.Own) -> Schema {
        switch shape {
        case .parameters: ComponentSchema.parameters
        case .variables: ControllerSchema.variables
        case .segues: entries(of: reference(.action)).keyed(by: Schema().defining(.segue))
        case .overrides: ConditionSchema.overrides
        case .previewAction: reference(.previewAction)
        case .actionAnswers: ControllerSchema.eachAction(boolean).examples(["show": false])
        case .actionHandlers: ControllerSchema.eachAction(choice(ActionHandler.self))
        case .views: reference(.views)
        case .constraints: reference(.constraints)
        case .metrics: ViewSchema.metrics
        case .adaptive: ConditionSchema.adaptive
        case .layoutGuides: ViewSchema.layoutGuides
        case .barItem: ControllerSchema.item
        case .barItems: entries(of: ControllerSchema.item, named: NamePattern.hyphenated).keyed(by: Schema().defining(.barItem))
        case .barAppearance: table(BarKeys.appearance)
        case .textAttributes: table(["foregroundColor": reference(.color).described("The colour of the text.").examples("systemBlue")])
        case .tabBarItem: table(BarKeys.tabBarItem)
        case .sidebar: table(BarKeys.sidebar)
        case .searchController: ControllerSchema.searchController
        case .textFields: ControllerSchema.textFields
        case .alertActions: ControllerSchema.alertActions
        case .detent: ControllerSchema.detent
        case .arrangedViews: ArrangementSchema.viewProperties
        case .viewKind: any(of: ViewSchema.plainKind, layoutName.naming(.component))
        case .peek: reference(.peek)
        case .traits: reference(.traits)
        case .customSpacing: entries(of: number(-1e6...1e6)).keyed(by: Schema().naming(.view))
        case .sections: ListSchema.sections
        case .cell: ListSchema.cell
        case .rows: reference(.rows)
        case .items: reference(.items)
        case .supplementaryViews: ListSchema.supplementaryViews
        case .tableEdge: ListSchema.ownViews
        case .swipeAction: table(BarKeys.swipeAction)
        case .layoutSection: CollectionSchema.section
        case .layoutItem: reference(.layoutItem)
        case .layoutBoundary: table(CollectionKeys.boundary)
        case .layoutBackground: table(CollectionKeys.background)
        case .layoutSupplementary: CollectionSchema.supplementary
        case .layoutDimension: CollectionSchema.dimension
        case .layoutEdgeSpacing: CollectionSchema.edgeSpacing
        case .layoutSpacing: CollectionSchema.spacing
        case .layoutAnchor: CollectionSchema.anchor
        case .absoluteOffset: CollectionSchema.offset(ViewProperty.ValueType.distances)
        case .fractionalOffset: CollectionSchema.offset(-100...100)
        }
    }

    fileprivate func with(
        _ summary: String, _ default: PropertyValue?, uiKit: PropertyValue?, example: PropertyValue?, role: NameRole?
    ) -> Schema {
        var schema = self
        if let role { schema = schema.naming(role) }
        if !summary.isEmpty { schema = schema.described(summary) }
        if let value = `default`?.json { schema = schema.standard(value) }
        if let value = uiKit?.json { schema = schema.differing(fromUIKit: value) }
        if let value = example?.json { schema = schema.examples(value) }
        return schema
    }
}

extension ViewProperty {
    var schema: Schema {
        Schema.value(of: row.type).with(row.summary, row.default, uiKit: row.uiKitDefault, example: row.example, role: row.role)
    }
}

extension PropertyValue {
    var json: JSONValue? {
        switch self {
        case .string(let text): .string(text)
        case .list(let values): .array(values.compactMap(\.json))
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number)
        case .insets(let insets):
            ["top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom), "right": .number(insets.right)]
        case .size(let size): ["width": .number(size.width), "height": .number(size.height)]
        default: nil
        }
    }
}
