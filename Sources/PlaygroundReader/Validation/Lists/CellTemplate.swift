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
        let nested = Set(views.flatMap { $0.subviews })
        cell.subviews = views.map { $0.id }.filter { !nested.contains($0) }.map { $0.named(in: cell.id) }
        cell.cellConstraints = constraints.map { $0.replacingItems { $0.named(in: cell.id) } }
        let names = Set(views.map { $0.id })
        return [cell] + views.map { view in
            var copy = view.named(in: cell.id, with: names)
            if let data { copy.properties = data.filling(view.properties, at: view.path, findings) }
            return copy
        }
    }
}
