import PlaygroundLanguage
import PlaygroundModel

extension RowReader {
    struct Row {
        var cell: ViewDefinition
        var labels: [String: ViewProperties] = [:]
        /// The UITableViewCell.accessoryView, whose name does not contain its cell's yet.
        var accessory: ViewDefinition?
    }

    func readRow(_ table: TableCursor, _ nearest: NearestCell?, at path: DocumentPath) -> Row {
        var row = Row(cell: readCell(table, nearest, at: path))
        if let nearest {
            for key in CellLabelReader.keys + CellLabelReader.configurationKeys + [ViewKind.accessoryName] { refuse(key, nearest, table) }
        } else if list.kind == .table {
            let configuration = table[ViewProperty.contentConfiguration.rawValue]
            if let configuration { table[ViewProperty.cellStyle.rawValue].map { configuration.exclude($0, in: "a row", because: "it replaces the style") } }
            row.labels = CellLabelReader().read(
                table, isConfigured: configuration != nil || ContentConfiguration(of: row.cell.properties, in: list.properties) != nil)
            row.accessory = table[ViewKind.accessoryName].flatMap { accessory($0, in: table) }
        }
        return row
    }

    /// The accessory view, which replaces the drawing of `accessoryType`.
    private func accessory(_ value: ValueCursor, in table: TableCursor) -> ViewDefinition? {
        table[ViewProperty.accessoryType.rawValue]?.exclude(value, in: "a row", because: "UIKit ignores this one")
        let known = ViewKind.accessories.map { $0.rawValue }
        guard case .table(let view) = value.value else { return value.mismatch(expected: .table) }
        guard let kind = view["kind"] else {
            table.findings.report(
                ShapeMistake.missingKey("kind", subject: "an accessory view", example: "kind = \"switch\""), at: .key(value.path))
            return nil
        }
        guard case .string(let word) = kind, known.contains(word) else {
            let mistake = ValidationMistake.unknownKind(kind.text ?? "", subject: "accessory view", known: known)
            table.findings.report(mistake, at: .value(value.path.appending("kind")))
            return nil
        }
        let reader = ViewReader(vocabulary: vocabulary, budget: budget, names: [], isInCell: true)
        return reader.read(value, id: ViewKind.accessoryName).first
    }

    private func refuse(_ key: String, _ nearest: NearestCell, _ table: TableCursor) {
        guard let value = table.refused(key) else { return }
        value.reportKey(ValidationMistake.keyBesideOwnCell(key, owner: nearest.owner))
    }

    private func readCell(_ table: TableCursor, _ nearest: NearestCell?, at path: DocumentPath) -> ViewDefinition {
        var cell = ViewDefinition(id: list.id, path: path, kind: .cell)
        table.kind = ListReader.rowsKey(of: list.kind)
        table.forbid { ViewProperty.owners(of: $0) }
        let hasListCells = list.kind == .table || listSection != nil
        for property in ViewProperty.properties(of: .cell) where property.isOfCells(in: list.kind) && (hasListCells || !property.isOfListCells) {
            if let nearest, property.isCellText {
                refuse(property.rawValue, nearest, table)
            } else {
                table[property.rawValue]?.read(property, vocabulary, into: &cell)
            }
        }
        ViewReader(vocabulary: vocabulary, budget: budget, names: []).readActions(table, into: &cell)
        if list.kind == .table { readSwipeActions(table, into: &cell) }
        return cell
    }

    private func readSwipeActions(_ table: TableCursor, into cell: inout ViewDefinition) {
        table.read(ViewKeys.ofRows, vocabulary.profile, into: &cell)
        for edge in SwipeActions.Edge.allCases {
            cell.swipeActions[edge] = (table[edge.rawValue]?.elements() ?? []).compactMap(swipeAction)
        }
    }

    private func swipeAction(_ value: ValueCursor) -> SwipeAction? {
        value.table("a swipe action", BarKeys.swipeAction, vocabulary.profile) { table, action in
            action.path = value.path
            action.action = table.value("action", or: "tap").flatMap(ActionReader(vocabulary: vocabulary).read)
            if table["image"] == nil { _ = table.required("title", example: "title = \"Delete\"") }
        }
    }
}

extension ViewProperty {
    fileprivate var isCellText: Bool {
        switch self {
        case .text, .detailText, .image, .numberOfLines, .cellStyle, .contentConfiguration: true
        default: false
        }
    }
}
