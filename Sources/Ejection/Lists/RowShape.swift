import PlaygroundModel

/// Rows that differ only in strings, images and colours. They share a cell class and an item type.
struct RowShape {
    struct Field {
        var name: String
        var values: [String]
        var isImage = false
        /// The cell's property that the field sets, and the value for each row.
        var colors: (property: ViewProperty, values: [Color?])?

        var type: String { colors == nil ? "String" : "UIColor?" }
    }

    var members: [Int]
    var fields: [Field] = []
    /// The properties of an item, by field name.
    private(set) var properties: [String: String] = [:]
    /// The templates of properties that are filled with fields.
    var templates: [ViewID: [ViewProperty: String]] = [:]
    /// The templates of component arguments that are filled with fields, by view and parameter.
    var arguments: [ViewID: [String: String]] = [:]

    var isFilled: Bool { !templates.isEmpty || !arguments.isEmpty || fields.contains { $0.colors != nil } }

    static func shapes(of list: ListContent, document: DocumentTable, components: ComponentClasses) -> [RowShape] {
        var shapes: [(key: String, shape: RowShape)] = []
        for (index, row) in list.rows.enumerated() {
            let uses = row.views.compactMap { view in view.use.map { "\(view.id)=\($0.component)" } }
            let key = Self.key(row) + uses.joined(separator: "\n")
            if let known = shapes.firstIndex(where: { $0.key == key }) {
                shapes[known].shape.members.append(index)
            } else {
                shapes.append((key, RowShape(members: [index])))
            }
        }
        return shapes.map { _, shape in
            var shape = shape
            shape.findFields(list, document, components)
            var scope = NameScope(reserved: ["id", "hash", "hashValue"])
            shape.properties = scope.claim(all: shape.fields.map(\.name), noun: "Text")
            return shape
        }
    }

    static func key(_ row: ListContent.Row) -> String {
        let cell = row.cell
        var parts = ["\(cell.cellConstraints != nil)"]
        for view in [cell] + row.views {
            let name = view.id == cell.id ? "" : view.id.name
            let values = view.properties.values.filter {
                !isSize($0.key) && !isText($0.key) || view.id == cell.id && [.cellStyle, .contentConfiguration].contains($0.key)
            }
            let described = values.compactMap { property, value -> String? in
                guard view.id == cell.id, RowLook.fields.contains(property) else { return "\(property.rawValue)=\(value)" }
                // A cell without a colour keeps UIKit's background.
                return property == .backgroundColor ? property.rawValue : nil
            }.sorted()
            let texts = view.properties.values.keys.filter(isText).map(\.rawValue).sorted()
            parts.append("\(name):\(view.kind.rawValue):\(view.subviews.count):\(described):\(texts)")
            if view.id != cell.id { parts.append(use(view)) }
        }
        let prefix = cell.id.name + "."
        parts += (cell.cellConstraints ?? []).map { constraint in
            constraint.renamed({ ViewID(String($0.name.dropFirst(prefix.count))) }, root: nil).meaning
        }
        return parts.joined(separator: "\n")
    }

    /// A description of the parts of a cell that items do not fill. Cells with equal parts share a class, even in different lists.
    static func identity(_ row: ListContent.Row, isTable: Bool) -> String {
        let cell = row.cell
        var parts = ["\(isTable)\(cell.cellConstraints != nil)"]
        for view in [cell] + row.views {
            let values = view.properties.values.filter { !isSize($0.key) }.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
            let component = view.use.map { "\($0.component)\($0.arguments.keys.sorted())\($0.arguments)" } ?? ""
            parts.append("\(view.id == cell.id ? "" : view.id.name):\(view.kind):\(view.subviews.count):\(values)\(component)")
            if view.id != cell.id { parts.append(use(view)) }
        }
        let prefix = cell.id.name + "."
        return (parts + (cell.cellConstraints ?? []).map { constraint in
            constraint.renamed({ ViewID(String($0.name.dropFirst(prefix.count))) }, root: nil).meaning
        }.sorted()).joined(separator: "\n")
    }

    private static func use(_ view: ViewDefinition) -> String {
        let actions = [view.tap, view.returnAction].map { $0.map { "\($0.replacingTarget(\.plain))" } ?? "" }
        let overrides = view.traitOverrides.specifiedTraits.map { "\($0.name)=\(view.traitOverrides[$0]?.description ?? "")" }
        let spacings = view.customSpacing.map { "\($0.key)=\($0.value)" }.sorted()
        return "\(actions)\(overrides)\(spacings)\(view.peek != nil)"
    }

    /// Whether the property is the size of an image's file, or a size of rows and items, which the list's delegate returns.
    private static func isSize(_ property: ViewProperty) -> Bool { [.imageSize, .rowHeight, .itemSize].contains(property) }

    private static func isText(_ property: ViewProperty) -> Bool {
        property.valueType == .string && (property.row.isShown || property.row.role == .image)
    }

    private mutating func findFields(_ list: ListContent, _ document: DocumentTable, _ components: ComponentClasses) {
        let rows = members.map { list.rows[$0] }
        guard let first = rows.first else { return }
        let instances = components.instances(in: first)
        let inner = Set(instances.flatMap { outer in outer.content.views.map { ViewID("\(outer.root.id).\($0.id)") } })
        for view in first.views where !inner.contains(view.id) {
            if let use = view.use, instances.contains(where: { $0.root.id == view.id }) { addArguments(of: view.id, use, rows, components) }
            for property in ViewProperty.allCases where Self.isText(property) {
                guard view.properties[property] != nil else { continue }
                let values = rows.map { row in row.views.first { $0.id == view.id }?.properties.string(property) ?? "" }
                let template = document.string(at: view.path.appending(property.rawValue))
                addField(view, property, values, template, rows)
            }
        }
        addArguments(rows)
        for property in RowLook.fields { addColors(property, rows) }
    }

    private mutating func addColors(_ property: ViewProperty, _ rows: [ListContent.Row]) {
        let colors = rows.map { $0.cell.properties.color(property) }
        guard Set(colors).count > 1 else { return }
        let known = Set(fields.map(\.name))
        let name = known.contains(property.rawValue) ? "cell " + property.rawValue : property.rawValue
        let values = colors.map { $0.map { "\(property.rawValue) \($0)" } ?? "no \(property.rawValue)" }
        fields.append(Field(name: name, values: values, colors: (property, colors)))
    }

    func field(of property: ViewProperty) -> Field? { fields.first { $0.colors?.property == property } }

    private mutating func addField(
        _ view: ViewDefinition, _ property: ViewProperty, _ values: [String], _ template: String?, _ rows: [ListContent.Row]
    ) {
        let found = self.template(values, template, rows, name: Self.fieldName(view, property), isImage: property == .image)
        if let found { templates[view.id, default: [:]][property] = found }
    }

    private mutating func addArguments(
        of view: ViewID, _ use: ComponentUse, _ rows: [ListContent.Row], _ components: ComponentClasses
    ) {
        for parameter in components.textParameters(of: use.component) {
            let values = rows.map { row in
                row.views.first { $0.id == view }?.use?.text(of: parameter.name, filledFrom: row.data) ?? ""
            }
            let template = use.arguments[parameter.name]?.text
            let found = self.template(values, template, rows, name: parameter.name, isImage: parameter.isImage)
            if let found { arguments[view, default: [:]][parameter.name] = found }
        }
    }

    /// The template of a text, with fields for its placeholders. `nil` if the text is the same in all rows.
    private mutating func template(
        _ values: [String], _ template: String?, _ rows: [ListContent.Row], name: String, isImage: Bool
    ) -> String? {
        if let template, template.contains("{"), zip(rows, values).allSatisfy({ PlaceholderText.fill(template, with: $0.data) == $1 }) {
            for case .placeholder(let name, _) in PlaceholderText(template).parts {
                add(name, rows.map { $0.data[name] ?? "" }, isImage: isImage)
            }
            return template
        }
        return Set(values).count > 1 ? "{\(add(name, values, isImage: isImage))}" : nil
    }

    private static func fieldName(_ view: ViewDefinition, _ property: ViewProperty) -> String {
        switch view.id.name {
        case "detailTextLabel": "detail"
        case "textLabel", view.kind.localName: property.rawValue
        default: property == .image && view.kind == .button ? view.id.name + " image" : view.id.name
        }
    }

    private mutating func addArguments(_ rows: [ListContent.Row]) {
        addArguments(rows.map { $0.cell.tap?.target?.arguments ?? $0.cell.peek?.preview?.arguments ?? [:] })
        for view in rows[0].views where view.tap != nil {
            addArguments(rows.map { row in row.views.first { $0.id == view.id }?.tap?.target?.arguments ?? [:] })
        }
    }

    private mutating func addArguments(_ arguments: [[String: String]]) {
        for name in (arguments.first ?? [:]).keys.sorted() {
            let values = arguments.map { $0[name] ?? "" }
            guard Set(values).count > 1, !fields.contains(where: { $0.values == values }) else { continue }
            add(name, values, isImage: false)
        }
    }

    @discardableResult
    private mutating func add(_ name: String, _ values: [String], isImage: Bool) -> String {
        if let index = fields.firstIndex(where: { $0.name == name }) {
            if fields[index].values == values {
                fields[index].isImage = fields[index].isImage || isImage
                return name
            }
            return add(name + "2", values, isImage: isImage)
        }
        fields.append(Field(name: name, values: values, isImage: isImage))
        return name
    }

    var expressions: [(name: String, expression: String)] { fields.map { ($0.name, "item.\(property(of: $0))") } }

    func property(of field: Field) -> String { properties[field.name] ?? field.name }
}
