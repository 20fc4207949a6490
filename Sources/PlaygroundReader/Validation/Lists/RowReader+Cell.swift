import PlaygroundModel

extension RowReader {
    /// A cell, and the labels in it if it has one of UIKit's styles.
    struct Row {
        var cell: ViewDefinition
        var labels: [String: ViewProperties] = [:]
    }

    func readRow(_ table: TableCursor, _ nearest: NearestCell?, at path: DocumentPath) -> Row {
        var row = Row(cell: readCell(table, nearest, at: path))
        if let nearest {
            for key in CellLabelReader.keys { refuse(key, nearest, table) }
        } else if list.kind == .table {
            row.labels = CellLabelReader().read(table)
        }
        return row
    }

    private func refuse(_ key: String, _ nearest: NearestCell, _ table: TableCursor) {
        guard let value = table.refused(key) else { return }
        value.reportKey(ValidationMistake.keyBesideOwnCell(key, owner: nearest.owner))
    }

    private func readCell(_ table: TableCursor, _ nearest: NearestCell?, at path: DocumentPath) -> ViewDefinition {
        var cell = ViewDefinition(id: list.id, path: path, kind: .cell)
        table.kind = ListReader.rowsKey(of: list.kind)
        table.forbid { ViewProperty.owners(of: $0) }
        for property in ViewProperty.properties(of: .cell) where property.isOfCells(in: list.kind) {
            if let nearest, property.isCellText {
                refuse(property.rawValue, nearest, table)
            } else {
                table[property.rawValue]?.read(property, vocabulary, into: &cell)
            }
        }
        ViewReader(vocabulary: vocabulary, budget: budget, names: []).readActions(table, into: &cell)
        return cell
    }
}

extension ViewProperty {
    /// Whether it belongs to a cell in one of UIKit's styles only.
    fileprivate var isCellText: Bool {
        switch self {
        case .text, .detailText, .image, .numberOfLines, .cellStyle: true
        default: false
        }
    }
}
