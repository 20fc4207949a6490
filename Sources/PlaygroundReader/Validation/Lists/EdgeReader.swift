import PlaygroundModel

/// Reads the header or footer of a section or table: a text, or `{ views, constraints, height }`.
struct EdgeReader {
    let vocabulary: Vocabulary
    let budget: ContentBudget
    let list: ViewDefinition

    private static let heightKey = "height"

    /// The section's header or footer with its views. Sections of grouped tables have both, at least as gaps.
    func edge(_ value: ValueCursor?, _ kind: ViewKind, section: Int) -> [ViewDefinition]? {
        let isGrouped = list.kind == .table && TableStyle(list.properties) != .plain
        guard value != nil || isGrouped else { return nil }
        let word = kind == .sectionHeader ? "header" : "footer"
        let id = ViewID("\(list.id).\(section).\(word)")
        let view = ViewDefinition(id: id, path: value?.path ?? list.path, kind: kind)
        guard let value else { return [view] }
        switch value.value {
        case .table: return ownViews(value, in: view)
        case .string(let text): return texts(text, in: view, section)
        default: return value.mismatch(expected: .stringOrTable)
        }
    }

    /// UITableView.tableHeaderView or tableFooterView with its views.
    func tableEdge(_ value: ValueCursor, _ word: String) -> [ViewDefinition]? {
        ownViews(value, in: ViewDefinition(id: ViewID("\(list.id).\(word)"), path: value.path, kind: .view))
    }

    private func texts(_ text: String, in edge: ViewDefinition, _ section: Int) -> [ViewDefinition] {
        var edge = edge
        let appearance = list.properties.compositionalLayout(.layout)?.section(section)?.appearance
        let style = appearance?.tableStyle ?? TableStyle(list.properties)
        let label = CellLabel.edge(text, of: edge, tableStyle: style, vocabulary.profile)
        edge.subviews = [label.id]
        return [edge, label]
    }

    private func ownViews(_ value: ValueCursor, in edge: ViewDefinition) -> [ViewDefinition]? {
        value.table("a header or footer") { table in
            var edge = edge
            edge.properties[.rowHeight] = table[Self.heightKey]?.number(in: ViewProperty.ValueType.lengths).map(PropertyValue.number)
            edge.properties[.backgroundColor] = table[ViewProperty.backgroundColor.rawValue]?.property(.backgroundColor)
            let template = CellTemplate.Reader(vocabulary: vocabulary, budget: budget).read(table)
            return template.views(in: edge, filledFrom: nil, nil)
        }
    }
}
