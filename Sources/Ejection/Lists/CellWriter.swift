import PlaygroundModel

/// Writes the classes of cells, headers and footers that have views of their own.
struct CellWriter {
    let run: EjectionRun
    let parameters: [String: String]

    /// A cell, filled by an item of its list.
    func write(_ name: String, shape: RowShape, rows: [ListContent.Row], item: String, isTable: Bool) {
        guard let row = rows.first else { return }
        var views = row.views
        let isOwn = row.cell.cellConstraints != nil
        var filled: [(view: ViewDefinition, property: ViewProperty, template: String)] = []
        for index in views.indices {
            for (property, template) in (shape.templates[views[index].id] ?? [:]).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                filled.append((views[index], property, template))
                views[index].properties[property] = nil
            }
        }
        var content = self.content(of: row.cell, views)
        if !isOwn { content.constraints = StandardCell.constraints(for: views, at: row.cell.path) }
        let writer = ClassWriter(run, content, reserved: UIKitMembers.ofViews)
        writer.claimNames()
        writeParts(writer)
        var body = SwiftLines()
        let texts = TextWriter(run: run, parameters: Dictionary(uniqueKeysWithValues: shape.fields.map { field in
            var scope = NameScope(reserved: ["id", "hash", "hashValue"])
            return (field.name, "item.\(scope.claim(field.name, noun: "Text"))")
        }))
        writer.texts = texts
        for (view, property, template) in filled {
            writer.set(property, of: view, to: .string(template), on: writer.name(view.id), in: &body)
        }
        writer.methods.declaration("func configure(with item: \(item))") { $0.add(body) }
        writeInitializer(writer, isTable ? "style: UITableViewCell.CellStyle, reuseIdentifier: String?" : "frame: CGRect",
            isTable ? "super.init(style: style, reuseIdentifier: reuseIdentifier)" : "super.init(frame: frame)")
        let source = writer.source(of: name, superclass: isTable ? "UITableViewCell" : "UICollectionViewCell")
        run.files.append(EjectedFile(path: "Views/\(name).swift", text: source))
    }

    /// A section's header or footer.
    func writeEdge(_ name: String, _ edge: ListContent.Edge) {
        let writer = ClassWriter(run, content(of: edge.view, edge.views), parameters: parameters, reserved: UIKitMembers.ofViews)
        writer.claimNames()
        if let color = edge.view.properties.color(.backgroundColor) {
            writer.setUp.assign("contentView.backgroundColor", run.expression(color))
        }
        writeParts(writer)
        writeInitializer(writer, "reuseIdentifier: String?", "super.init(reuseIdentifier: reuseIdentifier)", isConvenient: true)
        run.files.append(EjectedFile(path: "Views/\(name).swift", text: writer.source(of: name, superclass: "UITableViewHeaderFooterView")))
    }

    /// A table's own header or footer, a plain view.
    func writeView(_ name: String, _ edge: ListContent.Edge) {
        var content = content(of: edge.view, edge.views)
        content.root = .view
        let writer = ClassWriter(run, content, reserved: UIKitMembers.ofViews)
        writer.claimNames()
        if let color = edge.view.properties.color(.backgroundColor) { writer.setUp.assign("backgroundColor", run.expression(color)) }
        writeParts(writer)
        writeInitializer(writer, "frame: CGRect", "super.init(frame: frame)")
        run.files.append(EjectedFile(path: "Views/\(name).swift", text: writer.source(of: name, superclass: "UIView")))
    }

    private func content(of cell: ViewDefinition, _ views: [ViewDefinition]) -> Content {
        let prefix = cell.id.name + "."
        let local: (ViewID) -> ViewID = { $0.name.hasPrefix(prefix) ? ViewID(String($0.name.dropFirst(prefix.count))) : $0 }
        let constraints = (cell.cellConstraints ?? []).map { $0.renamed(local, root: nil) }
        return Content(root: .contentView, views: views, constraints: constraints)
    }

    private func writeParts(_ writer: ClassWriter) {
        writer.writeViews()
        writer.writeHierarchy()
        writer.writeConstraints()
        writer.writeReturnActions()
    }

    private func writeInitializer(_ writer: ClassWriter, _ parameters: String, _ superInit: String, isConvenient: Bool = false) {
        writer.initializers.declaration("override init(\(parameters))") { lines in
            lines.add(superInit)
            lines.add(writer.setUp)
        }
        writer.initializers.separate()
        writer.initializers.add("@available(*, unavailable)")
        writer.initializers.block("required init?(coder: NSCoder)") { $0.add("fatalError(\"init(coder:) has not been implemented\")") }
    }
}

/// What stands in an item that has no views of its own: a picture, and a line below it.
enum StandardCell {
    static func constraints(for views: [ViewDefinition], at path: DocumentPath) -> [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        func add(_ view: ViewID, _ attribute: LayoutAttribute, _ other: LayoutItem = .rootView, _ otherAttribute: LayoutAttribute? = nil) {
            constraints.append(LayoutConstraint(
                id: .init(path: path, ordinal: constraints.count), source: "\(view).\(attribute.rawValue)",
                first: LayoutAnchor(.view(view), attribute), relation: .equal,
                second: LayoutAnchor(other, otherAttribute ?? attribute)))
        }
        let image = views.first { $0.kind == .image }?.id
        let label = views.first { $0.kind == .label }?.id
        for view in [image, label].compactMap({ $0 }) {
            add(view, .leading)
            add(view, .trailing)
        }
        if let image {
            add(image, .top)
            if label == nil { add(image, .bottom) }
        }
        if let label {
            add(label, .bottom)
            if let image { add(label, .top, .view(image), .bottom) } else { add(label, .top) }
        }
        return constraints
    }
}

/// A cell in one of UIKit's styles, by a content configuration.
struct StyledCellWriter {
    let writer: ClassWriter
    let list: ListWriter
    let shape: RowShape
    let row: ListContent.Row

    func write(_ lines: inout SwiftLines) {
        let style: CellStyle = row.cell.properties.choice(.cellStyle) ?? list.list.properties.choice(.cellStyle) ?? .default
        let making = switch style {
        case .default: "cell"
        case .subtitle: "subtitleCell"
        case .value1, .value2: "valueCell"
        }
        lines.add("var content = UIListContentConfiguration.\(making)()")
        let own = writer.texts
        writer.texts.parameters = own.parameters.merging(shape.fields.map { ($0.name, "item.\(list.member($0.name))") }) { $1 }
        for view in row.views { write(view, &lines) }
        writer.texts = own
        lines.add("cell.contentConfiguration = content")
    }

    private func write(_ view: ViewDefinition, _ lines: inout SwiftLines) {
        let texts = writer.texts
        let given = writer.run.document.table(at: row.cell.path.appending(view.id.name))
        switch view.id.name {
        case "imageView":
            let name = shape.templates[view.id]?[.image] ?? view.properties.string(.image) ?? ""
            lines.assign("content.image", writer.image(name, at: row.cell.path))
        case "textLabel", "detailTextLabel":
            let member = view.id.name == "textLabel" ? "text" : "secondaryText"
            let text = shape.templates[view.id]?[.text] ?? view.properties.string(.text) ?? ""
            lines.assign("content.\(member)", texts.shown(text))
            if let lineCount = view.properties.number(.numberOfLines) {
                lines.add("content.\(member)Properties.numberOfLines = \(SwiftLiteral.number(lineCount))")
            }
            guard given != nil else { return }
            if let font = view.properties.font(.font) { lines.assign("content.\(member)Properties.font", writer.run.expression(font)) }
            if let color = view.properties.color(.textColor) { lines.assign("content.\(member)Properties.color", writer.run.expression(color)) }
        default: break
        }
    }
}
