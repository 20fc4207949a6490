import PlaygroundModel

/// Writes classes of cells, headers and footers with custom views. They have a closure per action, which the controller performs.
struct CellWriter {
    let run: EjectionRun

    /// Writes a cell that is filled by an item of its list. `row` is any row of the shape. `isSquare`: a picture without other views is
    /// square, because nothing else determines the cell's height.
    func write(
        _ name: String, shape: RowShape, row: ListContent.Row, item: String, superclass: String, isSquare: Bool
    ) -> [CellCall] {
        var content = Content(cell: row.cell, row.views)
        if superclass == "UICollectionReusableView" { content.root = .view }
        if row.cell.cellConstraints == nil { content = StandardCell.content(row, isSquare: isSquare) }
        content = run.components.folded(content, shape: shape)
        var filled: [(view: ViewDefinition, property: ViewProperty, template: String)] = []
        for index in content.views.indices {
            let view = content.views[index]
            for (property, template) in (shape.templates[view.id] ?? [:]).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                filled.append((view, property, template))
                content.views[index].properties[property] = nil
                let isFit = property == .image && view.kind == .image && view.properties[.contentMode] == nil
                if isFit, shape.fields.contains(where: { $0.isImage && $0.values.contains { run.isSymbol($0, size: nil) } }) {
                    content.views[index].properties[.contentMode] = .string(ContentMode.scaleAspectFit.rawValue)
                }
            }
        }
        let writer = ClassWriter(run, content, reserved: UIKitMembers.ofViews)
        writer.claimNames()
        if row.cell.cellConstraints == nil { StandardCell.name(writer) }
        let calls = calls(of: content.views, writer)
        let look = RowLook(writer: writer, shape: shape, row: row)
        look.writeConstants(in: &writer.setUp)
        writeParts(writer)
        writer.texts = TextWriter(run: run, parameters: Dictionary(uniqueKeysWithValues: shape.expressions))
        for field in shape.fields where field.isImage { writer.imageCandidates[field.name] = Set(field.values) }
        var body = SwiftLines()
        look.writeFields(in: &body)
        for (view, property, template) in filled {
            writer.set(property, of: view, to: .string(template), on: writer.name(view.id), in: &body)
        }
        for view in content.views {
            if let use = content.uses[view.id], use.isFilledByItem { writer.configure(view, as: use, in: &body) }
        }
        if !body.isEmpty { writer.methods.declaration("func configure(with item: \(item))") { $0.add(body) } }
        write(writer, as: name, superclass)
        return calls
    }

    func writeView(_ name: String, _ edge: ListContent.Edge, superclass: String, parameters: [String: String]) -> [CellCall] {
        var content = Content(cell: edge.view, edge.views)
        if superclass != "UITableViewHeaderFooterView" { content.root = .view }
        content = run.components.folded(content)
        let writer = ClassWriter(run, content, parameters: parameters, reserved: UIKitMembers.ofViews)
        writer.claimNames()
        let calls = calls(of: content.views, writer)
        if let color = edge.view.properties.color(.backgroundColor) {
            writer.setUp.assign("\(writer.content.receiver)backgroundColor", run.expression(color))
        }
        if let radius = edge.view.properties.number(.cornerRadius) { writer.setUp.add("layer.cornerRadius = \(SwiftLiteral.number(radius))") }
        writeParts(writer)
        write(writer, as: name, superclass)
        return calls
    }

    private func calls(of views: [ViewDefinition], _ writer: ClassWriter) -> [CellCall] {
        views.flatMap { view in
            let own = view.tap.map { (view.id, $0, view.tapPath) }
            let uses = writer.content.uses[view.id]?.actions.map { (use: $0, id: ClassWriter.element($0.view, in: view.id)) } ?? []
            return ([own].compactMap(\.self) + uses.map { ($0.id, $0.use.action, $0.use.path) }).map { id, action, path in
                CellCall(member: writer.actionMember(id), view: id, action: action, path: path)
            }
        }
    }

    private func writeParts(_ writer: ClassWriter) {
        writer.writeViews()
        writer.writeHierarchy()
        writer.writeConstraints()
        writer.writeReturnActions()
    }

    private func write(_ writer: ClassWriter, as name: String, _ superclass: String) {
        let (parameters, superInit) = switch superclass {
        case "UITableViewCell":
            ("style: UITableViewCell.CellStyle, reuseIdentifier: String?", "super.init(style: style, reuseIdentifier: reuseIdentifier)")
        case "UITableViewHeaderFooterView": ("reuseIdentifier: String?", "super.init(reuseIdentifier: reuseIdentifier)")
        default: ("frame: CGRect", "super.init(frame: frame)")
        }
        writer.initializers.declaration("override init(\(parameters))") { lines in
            lines.add(superInit)
            lines.add(writer.setUp)
        }
        writer.writeUnavailableCoder()
        let path = "Views/\(name).swift"
        guard !run.files.contains(where: { $0.path == path }) else { return }
        run.files.append(EjectedFile(path: path, text: writer.source(of: name, superclass: superclass)))
    }
}

/// A cell without custom views, which shows a picture above a caption.
enum StandardCell {
    /// Renames views that have the same name as a member of the superclass.
    static func name(_ writer: ClassWriter) {
        let names = [(ViewID("imageView"), "pictureImageView"), (ViewID("textLabel"), "captionLabel")]
        for (view, name) in names where writer.names[view] != nil {
            writer.names[view] = writer.scope.claim(own: name)
        }
    }

    /// The distance between the picture and its caption, in points.
    private static let gap = 4.0

    /// The content. The caption is as high as its text, and the picture takes the rest.
    static func content(_ row: ListContent.Row, isSquare: Bool) -> Content {
        var content = Content(cell: row.cell, row.views)
        content.constraints = constraints(for: row.views, at: row.cell.path, isSquare: isSquare)
        guard content.views.count > 1 else { return content }
        for index in content.views.indices where content.views[index].kind == .label {
            content.views[index].properties[.verticalHuggingPriority] = .number(1000)
            content.views[index].properties[.verticalCompressionResistancePriority] = .number(1000)
        }
        return content
    }

    private static func constraints(for views: [ViewDefinition], at path: DocumentPath, isSquare: Bool) -> [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        func add(
            _ view: ViewID, _ attribute: LayoutAttribute, _ other: LayoutItem = .rootView, _ otherAttribute: LayoutAttribute? = nil,
            constant: Double = 0
        ) {
            constraints.append(LayoutConstraint(
                id: .init(path: path, ordinal: constraints.count), source: "\(view).\(attribute.rawValue)",
                first: LayoutAnchor(.view(view), attribute), relation: .equal,
                second: LayoutAnchor(other, otherAttribute ?? attribute), constant: constant))
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
            if isSquare { add(image, .height, .view(image), .width) }
        }
        if let label {
            if let image {
                add(label, .top, .view(image), .bottom, constant: gap)
                add(label, .bottom)
            } else if isSquare {
                add(label, .top)
                add(label, .bottom)
            } else {
                add(label, .centerY)
            }
        }
        return constraints
    }
}
