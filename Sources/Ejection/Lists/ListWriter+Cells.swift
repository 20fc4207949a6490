import PlaygroundModel

extension ListWriter {
    /// The class for cells of the style `value2`, for which there is no content configuration.
    static let contactCell = "ContactStyleCell"
    static let listCell = "UICollectionViewListCell"

    func writeDataSource() {
        let type = isTable ? "UITableViewDiffableDataSource" : "UICollectionViewDiffableDataSource"
        let view = isTable ? "tableView" : "collectionView"
        if !isTable { writeRegistrations() }
        writer.properties.separate()
        let making = writer.scope.claim(own: "make\(SwiftName.capitalized(dataSource))")
        writer.properties.add("private lazy var \(dataSource) = \(making)()")
        snapshotMethod = writer.scope.claim(own: "show\(SwiftName.capitalized(word))Content")
        writer.setUp.add("\(snapshotMethod)()")
        var body = SwiftLines()
        writeCell(view, &body)
        var captures = body.mentions("self") ? ["weak self"] : []
        if !isTable { captures += registrations }
        captures += writer.texts.parameters.values.filter(SwiftName.isName).sorted().filter(body.mentions)
        let parameters = shapes.isEmpty
            ? "_, _, _ in" : "\(captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] ")\(view), indexPath, item in"
        let hasEdges = !isTable && !(content.headers.isEmpty && content.footers.isEmpty && content.supplementaries.isEmpty)
        // Written first, because it may also write methods.
        var provider = SwiftLines()
        if hasEdges { writeSupplementaryProvider(&provider) }
        writer.methods.declaration("private func \(making)() -> \(type)<Int, \(itemType)>") { lines in
            let head = SwiftExpression.call(hasEdges ? "\(type)<Int, \(itemType)>" : type, [.init(view, word: name)])
            lines.block(head, after: hasEdges ? "let dataSource = " : "", parameters: parameters) { $0.add(body) }
            guard hasEdges else { return }
            lines.add(provider)
            lines.add("return dataSource")
        }
    }

    private func writeRegistrations() {
        for (index, cell) in cellClasses.enumerated() {
            let isPlain = !shapes[index].isFilled
            let connections = cell == Self.listCell ? listCellLines(index) : connections(of: index)
            writer.properties.separate()
            let alias = SwiftName.capitalized(registrations[index])
            writer.properties.assign("private typealias \(alias)", .word("UICollectionView.CellRegistration<\(cell), \(payloadType(index))>"))
            writer.properties.separate()
            guard !isPlain || !connections.isEmpty else {
                writer.properties.add("private let \(registrations[index]) = \(alias) { _, _, _ in }")
                continue
            }
            let kind = connections.isEmpty || (cell == Self.listCell && !connections.mentions("self")) ? "let" : "lazy var"
            writer.properties.block("private \(kind) \(registrations[index]) = \(alias)") { lines in
                let item = isPlain && !connections.mentions("item") ? "_" : "item"
                lines.reheaded("\(kind == "let" ? "" : "[weak self] ")cell, _, \(item) in")
                if !isPlain, cell != Self.listCell { lines.add("cell.configure(with: item)") }
                lines.add(connections)
            }
        }
    }

    /// The statements for a UICollectionViewListCell with its content configuration and accessories.
    private func listCellLines(_ index: Int) -> SwiftLines {
        var lines = SwiftLines()
        let row = content.rows[shapes[index].members[0]]
        StyledCellWriter(writer: writer, list: self, shape: shapes[index], row: row).write(&lines)
        let type: AccessoryType = row.cell.properties.choice(.accessoryType) ?? .none
        let accessories = switch type {
        case .none: ""
        case .disclosureIndicator: ".disclosureIndicator()"
        case .checkmark: ".checkmark()"
        case .detailButton: ".detail()"
        case .detailDisclosureButton: ".detail(), .disclosureIndicator()"
        }
        lines.add("cell.accessories = [\(accessories)]")
        return lines
    }

    private func writeCell(_ view: String, _ lines: inout SwiftLines) {
        guard !shapes.isEmpty else {
            return lines.add(isTable ? "UITableViewCell()" : "UICollectionViewCell()")
        }
        guard !isUniform else { return writeCell(0, view, isReturned: isTable, &lines) }
        if isOneClass {
            lines.add(dequeuing(0, view))
            writeDefaults(&lines)
        }
        lines.choose("item", shapes.indices.map { index -> SwiftLines.Case in
            var body = SwiftLines()
            writeCell(index, view, isReturned: true, &body)
            if body.isEmpty { body.add("break") }
            return (".\(caseNames[index])\(!isBare(index) && body.mentions("item") ? "(let item)" : "")", body)
        })
        if isOneClass { finishCell(&lines) }
    }

    /// Whether all shapes use the same cell class, so that cells are made and returned in one place.
    private var isOneClass: Bool { isTable && !isUniform && Set(cellClasses).count == 1 }

    /// Resets values, because a reused cell may have belonged to another row.
    private func writeDefaults(_ lines: inout SwiftLines) {
        guard !isOwnClass(0) else { return }
        if content.rows.contains(where: { $0.accessoryView != nil }) { lines.add("cell.accessoryView = nil") }
        RowLook(writer: writer, shape: shapes[0], row: content.rows[0]).writeDefaults(among: content.rows, in: &lines)
    }

    private func dequeuing(_ index: Int, _ view: String) -> String {
        "let cell = \(view).dequeueReusableCell(withIdentifier: \"\(cellClasses[index])\", for: indexPath)"
    }

    private func finishCell(_ lines: inout SwiftLines) {
        if let method = writer.rowMethods[list.id] { lines.add("self?.\(method)(cell, at: indexPath)") }
        lines.add("return cell")
    }

    private func writeCell(_ index: Int, _ view: String, isReturned: Bool, _ lines: inout SwiftLines) {
        guard isTable else {
            let call = SwiftExpression.call("\(view).dequeueConfiguredReusableCell", [
                .init("using", word: registrations[index]), .init("for", word: "indexPath"), .init("item", word: "item"),
            ])
            return lines.add(call, after: isReturned ? "return " : "")
        }
        if !isOneClass { lines.add(dequeuing(index, view)) }
        let row = content.rows[shapes[index].members[0]]
        if row.cell.cellConstraints == nil {
            StyledCellWriter(writer: writer, list: self, shape: shapes[index], row: row).write(&lines)
            // Standard rows share reused cells, so an earlier accessory view must be removed.
            if !isOneClass, row.accessoryView == nil, content.rows.contains(where: { $0.accessoryView != nil }) {
                lines.add("cell.accessoryView = nil")
            }
        } else {
            writeFilling(index, &lines)
        }
        if isOwnClass(index) {
            for property in [ViewProperty.accessoryType, .selectionStyle, .separatorInset] {
                if let value = row.cell.properties[property] { writer.set(property, of: row.cell, to: value, on: "cell", in: &lines) }
            }
        } else {
            let alike = isOneClass ? shapes[index].members
                : shapes.indices.filter { cellClasses[$0] == cellClasses[index] }.flatMap { shapes[$0].members }
            RowLook(writer: writer, shape: shapes[index], row: row).write(among: alike.map { content.rows[$0] }, in: &lines)
        }
        if !isOneClass { finishCell(&lines) }
    }

    private func writeFilling(_ index: Int, _ lines: inout SwiftLines) {
        let isPlain = !shapes[index].isFilled
        let connections = connections(of: index)
        if connections.isEmpty {
            if !isPlain { lines.add("(cell as? \(cellClasses[index]))?.configure(with: item)") }
            return
        }
        lines.block("if let cell = cell as? \(cellClasses[index])") { lines in
            if !isPlain { lines.add("cell.configure(with: item)") }
            lines.add(connections)
        }
    }

    private func connections(of index: Int) -> SwiftLines {
        if let known = connectionsOfCells[index] { return known }
        var lines = SwiftLines()
        connect(cellCalls[index] ?? [], of: "cell", row: shapes[index].members[0], in: &lines)
        connectionsOfCells[index] = lines
        return lines
    }

    func connect(_ calls: [CellCall], of target: String, row: Int?, in lines: inout SwiftLines) {
        for call in calls { lines.add("\(target).\(call.member) = { [weak self] in \(invocation(of: call, row: row)) }") }
    }

    /// Writes the controller's method for an action of a view in a cell. Returns the call.
    func invocation(of call: CellCall, row: Int?) -> String {
        let (action, usesItem) = row.map { generalised(call.action, $0) } ?? (call.action, false)
        let stem = SwiftName.lowerCamel(call.view.name)
        let method = writer.scope.claim(own: (stem.first?.isLetter == true ? stem : "element") + "Tapped")
        let own = writer.texts
        var parameter = ""
        if usesItem, let row, let shape = shapes.firstIndex(where: { $0.members.contains(row) }) {
            writer.texts.parameters = own.parameters.merging(itemParameters(row)) { $1 }
            parameter = "_ item: \(payloadType(shape))"
        }
        writer.methods.declaration("private func \(method)(\(parameter))") {
            writer.write(action, sender: "self", at: call.path, in: &$0)
        }
        writer.texts = own
        return "self?.\(method)(\(usesItem ? "item" : ""))"
    }
}

struct CellCall {
    var member: String
    var view: ViewID
    var action: Action
    var path: DocumentPath
}
