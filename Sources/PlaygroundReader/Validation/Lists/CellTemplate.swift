import PlaygroundModel

/// A cell with its own views: `cell = { views = …, constraints = … }`.
struct CellTemplate {
    private var views: [ViewDefinition]
    private var constraints: [LayoutConstraint]

    struct Reader {
        let vocabulary: Vocabulary
        let budget: ContentBudget

        func read(_ value: ValueCursor) -> CellTemplate? { value.table("a cell", read) }

        /// Reads a template. The table may have other keys.
        func read(_ table: TableCursor) -> CellTemplate {
            let content = ContentReader(vocabulary: vocabulary, budget: budget, isCell: true).read(table)
            return CellTemplate(views: content.views, constraints: content.constraints)
        }
    }

    /// The number of views and constraints per row.
    var size: (views: Int, constraints: Int) { (views.count, constraints.count) }

    /// The cell and its views, prefixed with its name. `data` contains the values of placeholders. `nil` without placeholders.
    func views(in cell: ViewDefinition, filledFrom data: RowData?, _ findings: Findings?) -> [ViewDefinition] {
        var cell = cell
        let inner = views.placed(in: &cell)
        cell.cellConstraints = constraints.map { $0.replacingItems { $0.named(in: cell.id) } }
        return [cell] + inner.map { view in
            var copy = view
            if let data { copy.properties = data.filling(view.properties, at: view.path, findings) }
            return copy
        }
    }
}
