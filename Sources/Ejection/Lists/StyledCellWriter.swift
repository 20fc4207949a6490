import PlaygroundModel

/// Writes a cell in one of UIKit's styles, with a content configuration.
struct StyledCellWriter {
    let writer: ClassWriter
    let list: ListWriter
    let shape: RowShape
    let row: ListContent.Row

    private var style: CellStyle { RowName.style(row, in: list.list) }

    func write(_ lines: inout SwiftLines) {
        let given = ContentConfiguration(of: row.cell.properties, in: list.list.properties)
        let ofStyle = switch style {
        case .default: "cell"
        case .subtitle: "subtitleCell"
        case .value1: "valueCell"
        case .value2: ""
        }
        let making = given?.rawValue ?? ofStyle
        if given == nil, making == "cell", !list.isTable {
            lines.add("var content = cell.defaultContentConfiguration()")
        } else if !making.isEmpty {
            lines.add("var content = UIListContentConfiguration.\(making)()")
        }
        let (own, ownCandidates) = (writer.texts, writer.imageCandidates)
        writer.texts.parameters = own.parameters.merging(shape.expressions) { $1 }
        for field in shape.fields where field.isImage { writer.imageCandidates[field.name] = Set(field.values) }
        for view in row.views where view.id.name != ViewKind.accessoryName { write(view, &lines) }
        if let view = row.accessoryView { write(accessory: view, outside: own, &lines) }
        (writer.texts, writer.imageCandidates) = (own, ownCandidates)
        if !making.isEmpty { lines.add("cell.contentConfiguration = content") }
    }

    /// - Parameter texts: The writer for the controller's methods, where there is no item.
    private func write(accessory view: ViewDefinition, outside texts: TextWriter, _ lines: inout SwiftLines) {
        var view = view
        for (property, template) in shape.templates[view.id] ?? [:] { view.properties[property] = .string(template) }
        let (action, path) = (view.tap, view.tapPath)
        if view.peek != nil { writer.comment("an accessory view has no menu of its own", at: view.path, in: &lines) }
        (view.tap, view.peek) = (nil, nil)
        let place = list.shapes.firstIndex { $0.members == shape.members } ?? 0
        let rowName = list.isUniform ? "row" : list.caseNames[place]
        writer.row = rowName
        var making = ViewMaking(view, in: writer, isFilledByItem: true)
        making.write()
        writer.row = nil
        var body = making.lines
        let local = view.kind.localName
        if let action, view.kind.facts.isControl {
            let filled = writer.texts
            writer.texts = texts
            // The view is named after its row, because each row has a view with that name.
            let name = ViewID("\(rowName) \(view.kind.noun)")
            let call = list.invocation(of: CellCall(member: "", view: name, action: action, path: path), row: shape.members[0])
            writer.texts = filled
            body.add(.call("\(local).addAction", [
                .init(nil, .word("UIAction { [weak self] _ in \(call) }")), .init("for", word: ".\(view.controlEvent)"),
            ]))
        } else if action != nil {
            writer.comment("a tap on an accessory view that is not a control", at: path, in: &body)
        }
        // A cell does not change the size of the accessory view.
        body.add("\(local).sizeToFit()")
        guard shape.members.count == 1, shape.fields.isEmpty else {
            lines.add(body)
            return lines.add("cell.accessoryView = \(local)")
        }
        // The control is a property, because a control in a cell that is made again for its row would lose its value.
        let name = writer.scope.claim(own: rowName + view.kind.noun)
        writer.properties.separate()
        let isLazy = making.refersToSelf || body.mentions("self")
        writer.declare(name, type: view.kind.viewClass, body, returning: local, isLazy: isLazy)
        lines.add("cell.accessoryView = self?.\(name)")
    }

    private func names(of label: String) -> (text: String, look: String) {
        guard style != .value2 else { return ("cell.\(label)?.text", "cell.\(label)?") }
        let member = label == "textLabel" ? "text" : "secondaryText"
        return ("content.\(member)", "content.\(member)Properties")
    }

    private func write(_ view: ViewDefinition, _ lines: inout SwiftLines) {
        let texts = writer.texts
        let properties = view.id.name == "textLabel" ? "textProperties" : "secondaryTextProperties"
        let given = [view.id.name, properties].lazy.compactMap { writer.run.document.table(at: row.cell.path.appending($0)) }.first
        switch view.id.name {
        case "imageView":
            let name = shape.templates[view.id]?[.image] ?? view.properties.string(.image) ?? ""
            let image = style == .value2 ? "cell.imageView?.image" : "content.image"
            lines.assign(image, writer.image(name, at: row.cell.path))
        case "textLabel", "detailTextLabel":
            let text = shape.templates[view.id]?[.text] ?? view.properties.string(.text) ?? ""
            let (value, look) = names(of: view.id.name)
            lines.assign(value, texts.shown(text))
            // By default, the text of a content configuration has any number of lines, but a label has one line.
            let standard: Double = style == .value2 ? 1 : 0
            let lineCount = view.properties.number(.numberOfLines) ?? 1
            if lineCount != standard { lines.add("\(look).numberOfLines = \(SwiftLiteral.number(lineCount))") }
            if given?["font"] != nil, let font = view.properties.font(.font) { lines.assign("\(look).font", writer.run.expression(font)) }
            if view.properties.bool(.adjustsFontSizeToFitWidth) == true { lines.add("\(look).adjustsFontSizeToFitWidth = true") }
            if let scale = view.properties.number(.minimumScaleFactor) {
                lines.add("\(look).minimumScaleFactor = \(SwiftLiteral.number(scale))")
            }
            let color = style == .value2 ? "textColor" : "color"
            if given?["textColor"] != nil, let given = view.properties.color(.textColor) {
                lines.assign("\(look).\(color)", writer.run.expression(given))
            }
        default: break
        }
        remarkOthers(given, of: view.id)
    }

    /// Adds remarks about properties that a content configuration lacks or has in another form.
    private func remarkOthers(_ given: DocumentTable?, of label: ViewID) {
        let known = ["text", "image", "font", "textColor", "numberOfLines", "adjustsFontSizeToFitWidth", "minimumScaleFactor"]
        for entry in given?.entries ?? [] where !known.contains(entry.key) {
            writer.remark("the \(label) of a row has no \(entry.key) in the app", at: row.cell.path.appending(label.name))
        }
    }
}
