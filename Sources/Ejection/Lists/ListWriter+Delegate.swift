import PlaygroundModel

extension ListWriter {
    func write(_ method: ListDelegateMethod, in lines: inout SwiftLines) {
        switch method {
        case .didSelect: writeSelection(&lines)
        case .height: writeNumbers(content.rows.map { ($0.section, $0.cell.properties.number(.rowHeight)) }, &lines)
        case .header: writeEdges(.header, &lines)
        case .footer: writeEdges(.footer, &lines)
        case .headerHeight: writeHeights(content.headers, &lines)
        case .footerHeight: writeHeights(content.footers, &lines)
        case .headerSize: writeReferenceSizes(.header, &lines)
        case .footerSize: writeReferenceSizes(.footer, &lines)
        case .sizeForItem: writeSizes(&lines)
        case .contextMenu: writeMenus(&lines)
        case .willPerformPreview: writeCommits(&lines)
        }
    }

    private func place(_ index: Int) -> (section: Int, row: Int) {
        let section = content.rows[index].section
        return (section, content.rows[..<index].filter { $0.section == section }.count)
    }

    private func writeSelection(_ lines: inout SwiftLines) {
        let view = list.kind.localName
        if !writer.asksForSelection(in: list, (writer.controller?.allConditions ?? []).map(\.condition)) {
            lines.add(list.kind == .table ? "\(view).deselectRow(at: indexPath, animated: true)" : "\(view).deselectItem(at: indexPath, animated: true)")
        } else if writer.asksForSelection(in: list, writer.content.adaptive.map(\.condition)) {
            lines.add("\(writer.adaptMethod)()")
        }
        writeUses({ $0.cell.tap.map { ($0, "tap") } }, in: &lines)
    }

    private func writeUses(
        _ action: (ListContent.Row) -> (Action, String)?, in lines: inout SwiftLines
    ) {
        var uses: [(statement: SwiftLines, places: [(section: Int, row: Int)])] = []
        var needsItem = false
        for (index, row) in content.rows.enumerated() {
            guard let (what, key) = action(row) else { continue }
            let (general, usesItem) = isUniform ? generalised(what, index) : (what, false)
            needsItem = needsItem || usesItem
            var body = SwiftLines()
            let own = writer.texts
            if usesItem { writer.texts.parameters = own.parameters.merging(itemParameters(index)) { $1 } }
            writer.write(general, sender: "self", at: row.cell.path.appending(key), in: &body)
            writer.texts = own
            if body.isEmpty { continue }
            if let known = uses.firstIndex(where: { $0.statement == body }) {
                uses[known].places.append(place(index))
            } else {
                uses.append((body, [place(index)]))
            }
        }
        if needsItem, shapes.count == 1 {
            lines.add("guard let item = \(dataSource).itemIdentifier(for: indexPath) else { return }")
        }
        if uses.isEmpty { return }
        if uses.count == 1, uses[0].places.count == content.rows.count { return lines.add(uses[0].statement) }
        lines.add("switch (indexPath.section, indexPath.\(position)) {")
        for use in uses {
            let places = use.places.map { "(\($0.section), \($0.row))" }.joined(separator: ", ")
            lines.add("case \(places):")
            lines.addIndented(use.statement)
        }
        lines.add("default:")
        lines.add(SwiftLines.indented("break"))
        lines.add("}")
    }

    /// The action with fields of the row as arguments.
    func generalised(_ action: Action, _ index: Int) -> (Action, usesItem: Bool) {
        guard let shape = shapes.first(where: { $0.members.contains(index) }), let target = action.target, !target.arguments.isEmpty,
              let position = shape.members.firstIndex(of: index)
        else { return (action, false) }
        var arguments = target.arguments
        var usesItem = false
        for (name, value) in target.arguments {
            let own = shape.fields.first { $0.name == name } ?? shape.fields.first { $0.values[position] == value }
            if let field = own, field.values[position] == value {
                arguments[name] = "{\(Self.itemPrefix)\(field.name)}"
                usesItem = true
            }
        }
        return (action.replacingTarget { _ in target.with(arguments) }, usesItem)
    }

    private static let itemPrefix = "item "

    func itemParameters(_ index: Int) -> [String: String] {
        let expressions = shapes.first { $0.members.contains(index) }?.expressions ?? []
        return Dictionary(uniqueKeysWithValues: expressions.map { (Self.itemPrefix + $0.name, $0.expression) })
    }

    private var position: String { isTable ? "row" : "item" }

    /// Whether a pop does more than show the preview. It then needs the pressed row.
    private var keepsPressedRow: Bool { content.rows.contains { $0.cell.peek?.commit != nil } }

    private func writeMenus(_ lines: inout SwiftLines) {
        if list.kind == .collection { lines.add("guard let indexPath = indexPaths.first else { return nil }") }
        if keepsPressedRow {
            writer.properties.separate()
            writer.properties.add("private var \(pressedRow): IndexPath?")
            lines.add("\(pressedRow) = indexPath")
        }
        lines.add("switch (indexPath.section, indexPath.\(position)) {")
        for (index, row) in content.rows.enumerated() {
            guard let peek = row.cell.peek, peek.preview != nil else { continue }
            let place = place(index)
            let condition = peek.condition == .always ? "" : " where \(ConditionWriter(writer: writer).expression(peek.condition))"
            lines.add("case (\(place.section), \(place.row))\(condition):")
            var body = SwiftLines()
            writer.writeConfiguration(peek, sender: "self", in: &body)
            lines.addIndented(body)
        }
        lines.add("default:")
        lines.add(SwiftLines.indented("return nil"))
        lines.add("}")
    }

    private func writeCommits(_ lines: inout SwiftLines) {
        guard keepsPressedRow else { return writer.writeShowingPreview(in: &lines) }
        var uses = SwiftLines()
        writeUses({ row in row.cell.peek?.commitAction.map { ($0, "peek") } }, in: &uses)
        if uses.mentions("indexPath") { lines.add("guard let indexPath = \(pressedRow) else { return }") }
        lines.block("animator.addCompletion") { lines in
            lines.reheaded("[self] in")
            lines.add(uses)
        }
    }

    private func writeNumbers(_ numbers: [(section: Int, height: Double?)], _ lines: inout SwiftLines) {
        let standard = list.properties.number(.rowHeight).map(SwiftLiteral.number) ?? "UITableView.automaticDimension"
        var groups: [(height: Double, places: [String])] = []
        for (index, number) in numbers.enumerated() {
            guard let height = number.height else { continue }
            let place = place(index)
            let word = "(\(place.section), \(place.row))"
            if let known = groups.firstIndex(where: { $0.height == height }) { groups[known].places.append(word) } else { groups.append((height, [word])) }
        }
        lines.add("switch (indexPath.section, indexPath.row) {")
        for group in groups { lines.add("case \(group.places.joined(separator: ", ")): \(SwiftLiteral.number(group.height))") }
        lines.add("default: \(standard)")
        lines.add("}")
    }

    private func writeSizes(_ lines: inout SwiftLines) {
        let standard = (list.properties[.itemSize] ?? ListLayout.standard(.itemSize)).map { writer.expression($0, for: .itemSize, of: list).text }
        lines.add("switch (indexPath.section, indexPath.item) {")
        for (index, row) in content.rows.enumerated() {
            guard case .size(let size)? = row.cell.properties[.itemSize] else { continue }
            let place = place(index)
            lines.add("case (\(place.section), \(place.row)): \(SwiftExpression.size(size).text)")
        }
        lines.add("default: \(standard ?? "CGSize(width: 50, height: 50)")")
        lines.add("}")
    }

    private func writeHeights(_ edges: [Int: ListContent.Edge], _ lines: inout SwiftLines) {
        lines.add("switch section {")
        for (section, edge) in edges.sorted(by: { $0.key < $1.key }) {
            if let height = edge.view.properties.number(.rowHeight) { lines.add("case \(section): \(SwiftLiteral.number(height))") }
        }
        lines.add("default: UITableView.automaticDimension")
        lines.add("}")
    }
}
