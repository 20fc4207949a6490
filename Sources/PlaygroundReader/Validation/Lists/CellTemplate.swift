import PlaygroundModel

/// What the rows of a list look like that have views of their own: `cell = { views = …, constraints = … }`.
struct CellTemplate {
    private var views: [ViewDefinition]
    private var constraints: [LayoutConstraint]

    struct Reader {
        let vocabulary: Vocabulary
        let budget: ContentBudget

        func read(_ value: ValueCursor) -> CellTemplate? { value.table("a cell", read) }

        /// The views and constraints of a table, which may have other keys beside them.
        func read(_ table: TableCursor) -> CellTemplate {
            let content = ContentReader(vocabulary: vocabulary, budget: budget, isCell: true).read(table)
            return CellTemplate(views: content.views, constraints: content.constraints)
        }
    }

    /// What each row has of it.
    var size: (views: Int, constraints: Int) { (views.count, constraints.count) }

    /// A cell and the views in it, which bear its name before their own.
    ///
    /// - Parameter data: For the placeholders in their texts; without it braces are braces.
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
