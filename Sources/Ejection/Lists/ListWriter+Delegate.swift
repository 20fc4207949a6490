import PlaygroundModel

extension ListWriter {
    func write(_ method: ListDelegateMethod, in lines: inout SwiftLines) {
        switch method {
        case .didSelect: writeSelection(&lines)
        case .height: writeNumbers(content.rows.map { ($0.section, $0.cell.properties.number(.rowHeight)) }, &lines)
        case .header: writeEdges(.header, &lines)
        case .footer: writeEdges(.footer, &lines)
        case .headerHeight: writeHeights(content.headers, .sectionHeaderHeight, &lines)
        case .footerHeight: writeHeights(content.footers, .sectionFooterHeight, &lines)
        case .headerSize: writeReferenceSizes(.header, &lines)
        case .footerSize: writeReferenceSizes(.footer, &lines)
        case .sizeForItem: writeSizes(&lines)
        case .contextMenu: writeMenus(&lines)
        case .willPerformPreview: writeCommits(&lines)
        case .leadingSwipeActions: writeSwipeActions(at: .leading, &lines)
        case .trailingSwipeActions: writeSwipeActions(at: .trailing, &lines)
        }
    }

    /// An effect that several rows share, with the rows' positions.
    private struct RowUse {
        var statement: SwiftLines
        /// The end of a pattern, ` where …`. It is usually empty.
        var condition = ""
        /// Whether the statement uses values of the row's item.
        var usesItem: Bool
        var shapes: Set<Int> = []
        var places: [(section: Int, row: Int)] = []
    }

    private func place(_ index: Int) -> (section: Int, row: Int) {
        let section = content.rows[index].section
        return (section, content.rows[..<index].filter { $0.section == section }.count)
    }

    private func writeSelection(_ lines: inout SwiftLines) {
        let view = list.kind.localName
        if !writer.asksForSelection(in: list, (writer.controller?.allConditions ?? []).map(\.condition)) {
            let method = list.kind == .table ? "deselectRow" : "deselectItem"
            lines.add("\(view).\(method)(at: indexPath, animated: true)")
        } else if writer.asksForSelection(in: list, writer.content.adaptive.map(\.condition)) {
            lines.add("\(writer.adaptMethod)()")
        }
        writeUses({ $0.cell.tap.map { ($0, "tap") } }, in: &lines)
    }

    private func writeUses(_ action: (ListContent.Row) -> (Action, String)?, in lines: inout SwiftLines) {
        let uses = uses { index, row in
            guard let (what, key) = action(row) else { return nil }
            let (general, usesItem) = generalised(what, index)
            var body = SwiftLines()
            withItem(of: index, usesItem) {
                writer.write(general, sender: "self", at: row.cell.path.appending(key), in: &body)
            }
            return RowUse(statement: body, usesItem: usesItem)
        }
        write(uses, exit: "return", otherwise: "break", in: &lines)
    }

    private func withItem(of index: Int, _ usesItem: Bool, _ write: () -> Void) {
        let own = writer.texts
        if usesItem { writer.texts.parameters = own.parameters.merging(itemParameters(index)) { $1 } }
        write()
        writer.texts = own
    }

    /// The effects of rows. Rows with the same effect share a use. If the effect uses values of items, they must also have the same shape.
    private func uses(_ use: (Int, ListContent.Row) -> RowUse?) -> [RowUse] {
        var uses: [RowUse] = []
        for (index, row) in content.rows.enumerated() {
            guard var new = use(index, row), !new.statement.isEmpty, let shape = shapes.firstIndex(where: { $0.members.contains(index) })
            else { continue }
            (new.shapes, new.places) = ([shape], [place(index)])
            let known = uses.firstIndex { other in
                other.statement == new.statement && other.condition == new.condition && (!new.usesItem || other.shapes == new.shapes)
            }
            if let known {
                uses[known].shapes.insert(shape)
                uses[known].places += new.places
            } else {
                uses.append(new)
            }
        }
        return uses
    }

    /// `exit` is the statement that leaves the method if there is no item. `otherwise` contains the statements for other rows.
    private func write(_ uses: [RowUse], exit: String, otherwise: String, in lines: inout SwiftLines) {
        guard !uses.isEmpty else { return }
        let asked = "\(dataSource).itemIdentifier(for: indexPath)"
        let isForAll = uses.count == 1 && uses[0].condition.isEmpty && uses[0].places.count == content.rows.count
        if isUniform {
            if uses.contains(where: \.usesItem) { lines.add("guard let item = \(asked) else { \(exit) }") }
        } else if !isForAll, areByShape(uses) {
            return lines.choose(asked, uses.map { (pattern(of: $0) + $0.condition, $0.statement) }, otherwise: otherwise)
        }
        if isForAll { return lines.add(uses[0].statement) }
        let cases = uses.map { use -> SwiftLines.Case in
            var statement = SwiftLines()
            if use.usesItem, !isUniform, let shape = use.shapes.first {
                statement.add("guard case .\(caseNames[shape])(let item) = \(asked) else { \(exit) }")
            }
            statement.add(use.statement)
            return (use.places.map { "(\($0.section), \($0.row))" }.joined(separator: ", ") + use.condition, statement)
        }
        lines.choose("(indexPath.section, indexPath.\(position))", cases, otherwise: otherwise)
    }

    /// Whether all rows of a shape have the same effect.
    private func areByShape(_ uses: [RowUse]) -> Bool {
        uses.allSatisfy { use in
            use.places.count == use.shapes.reduce(0) { $0 + shapes[$1].members.count }
                && uses.filter { !$0.shapes.isDisjoint(with: use.shapes) }.count == 1
        }
    }

    private func pattern(of use: RowUse) -> String {
        use.shapes.sorted().map { ".\(caseNames[$0])\(use.usesItem ? "(let item)" : "")" }.joined(separator: ", ")
    }

    /// The action in which arguments are replaced by fields of the row.
    func generalised(_ action: Action, _ index: Int) -> (Action, usesItem: Bool) {
        guard let target = action.target else { return (action, false) }
        let (general, usesItem) = generalised(target, index)
        return (usesItem ? action.replacingTarget { _ in general } : action, usesItem)
    }

    private func generalised(_ target: ControllerID, _ index: Int) -> (ControllerID, usesItem: Bool) {
        guard let shape = shapes.first(where: { $0.members.contains(index) }), !target.arguments.isEmpty,
              let position = shape.members.firstIndex(of: index)
        else { return (target, false) }
        var arguments = target.arguments
        var usesItem = false
        for (name, value) in target.arguments {
            let own = shape.fields.first { $0.name == name } ?? shape.fields.first { $0.values[position] == value }
            if let field = own, field.values[position] == value {
                arguments[name] = "{\(Self.itemPrefix)\(field.name)}"
                usesItem = true
            }
        }
        return (target.with(arguments), usesItem)
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
        let uses = uses { index, row in
            guard var peek = row.cell.peek, let preview = peek.preview else { return nil }
            let (general, usesItem) = generalised(preview, index)
            peek.preview = general
            var body = SwiftLines()
            withItem(of: index, usesItem) { writer.writeConfiguration(peek, sender: "self", in: &body) }
            let condition = peek.condition == .always ? "" : " where \(ConditionWriter(writer: writer).expression(peek.condition))"
            return RowUse(statement: body, condition: condition, usesItem: usesItem)
        }
        write(uses, exit: "return nil", otherwise: "return nil", in: &lines)
    }

    private func writeSwipeActions(at edge: SwipeActions.Edge, _ lines: inout SwiftLines) {
        let uses = uses { index, row in
            let actions = row.cell.swipeActions[edge].map { item in (item: item, what: item.action.map { generalised($0, index) }) }
            guard !actions.isEmpty else { return nil }
            let usesItem = actions.contains { $0.what?.usesItem == true }
            var body = SwiftLines()
            withItem(of: index, usesItem) {
                var locals = NameScope(reserved: ["item", "configuration", "tableView", "indexPath", "completion"])
                let names = actions.map { action in
                    let stem = SwiftName.lowerCamel(action.item.title ?? action.item.image ?? "")
                    let name = locals.claim(stem.first?.isLetter == true ? stem : "row", kind: "Action")
                    write(action.item, action.what?.0, as: name, in: &body)
                    return SwiftExpression.word(name)
                }
                let making = SwiftExpression.call("UISwipeActionsConfiguration", [.init("actions", .array(names))])
                if row.cell.swipeActions.performsFirstActionWithFullSwipe { return body.add(making, after: "return ") }
                body.assign("let configuration", making)
                body.add("configuration.performsFirstActionWithFullSwipe = false")
                body.add("return configuration")
            }
            return RowUse(statement: body, usesItem: usesItem)
        }
        write(uses, exit: "return nil", otherwise: "return nil", in: &lines)
    }

    private func write(_ item: SwipeAction, _ what: Action?, as name: String, in lines: inout SwiftLines) {
        let making = SwiftExpression.call("UIContextualAction", [
            .init("style", word: ".\(item.style.rawValue)"), .init("title", item.title.map(writer.texts.shown) ?? "nil"),
        ])
        lines.block(making, after: "let \(name) = ", parameters: what == nil ? "_, _, completion in" : "[self] _, _, completion in") { lines in
            if let what { writer.write(what, sender: "self", at: item.actionPath, in: &lines) }
            lines.add("completion(true)")
        }
        if let image = item.image { lines.assign("\(name).image", run.image(image, at: item.path)) }
        if let color = item.backgroundColor {
            lines.assign("\(name).backgroundColor", writer.expression(.color(color), for: .backgroundColor, of: list))
        }
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
        var groups: [(height: Double, places: [String])] = []
        for (index, number) in numbers.enumerated() {
            guard let height = number.height else { continue }
            let place = place(index)
            let word = "(\(place.section), \(place.row))"
            if let known = groups.firstIndex(where: { $0.height == height }) {
                groups[known].places.append(word)
            } else {
                groups.append((height, [word]))
            }
        }
        lines.add("switch (indexPath.section, indexPath.row) {")
        for group in groups { lines.add("case \(group.places.joined(separator: ", ")): \(SwiftLiteral.number(group.height))") }
        writeDefault(.rowHeight, &lines)
    }

    private func writeDefault(_ property: ViewProperty, _ lines: inout SwiftLines) {
        lines.add("default: \(list.properties.number(property).map(SwiftLiteral.number) ?? "UITableView.automaticDimension")")
        lines.add("}")
    }

    private func writeSizes(_ lines: inout SwiftLines) {
        let standard = (list.properties[.itemSize] ?? ListLayout.standard(.itemSize)).map {
            writer.expression($0, for: .itemSize, of: list).text
        }
        lines.add("switch (indexPath.section, indexPath.item) {")
        for (index, row) in content.rows.enumerated() {
            guard case .size(let size)? = row.cell.properties[.itemSize] else { continue }
            let place = place(index)
            lines.add("case (\(place.section), \(place.row)): \(SwiftExpression.size(size).text)")
        }
        lines.add("default: \(standard ?? "CGSize(width: 50, height: 50)")")
        lines.add("}")
    }

    private func writeHeights(_ edges: [Int: ListContent.Edge], _ standard: ViewProperty, _ lines: inout SwiftLines) {
        lines.add("switch section {")
        for (section, edge) in edges.sorted(by: { $0.key < $1.key }) {
            if let height = edge.view.properties.number(.rowHeight) { lines.add("case \(section): \(SwiftLiteral.number(height))") }
        }
        writeDefault(standard, &lines)
    }
}
