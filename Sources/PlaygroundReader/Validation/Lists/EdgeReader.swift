import PlaygroundModel

/// Reads the header or footer of a section or table: a string, `{ text, contentConfiguration }`, or `{ views, constraints, height }`.
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
        case .table(let table) where table[ViewProperty.text.rawValue] != nil: return configured(value, in: view, section)
        case .table: return ownViews(value, in: view)
        case .string(let text): return texts(text, in: view, section)
        default: return value.mismatch(expected: .stringOrTable)
        }
    }

    /// UITableView.tableHeaderView or tableFooterView with its views.
    func tableEdge(_ value: ValueCursor, _ word: String) -> [ViewDefinition]? {
        ownViews(value, in: ViewDefinition(id: ViewID("\(list.id).\(word)"), path: value.path, kind: .view))
    }

    /// Reads `{ text, contentConfiguration }`.
    private func configured(_ value: ValueCursor, in edge: ViewDefinition, _ section: Int) -> [ViewDefinition]? {
        value.table("a header or footer of text") { table in
            let key = ViewProperty.contentConfiguration.rawValue
            let known = EdgeConfiguration.allCases.filter { $0.isOfHeaders == (edge.kind == .sectionHeader) }.map { $0.rawValue }
            var edge = edge
            if let given = table[key] {
                if !vocabulary.profile.has(.contentConfigurations) {
                    given.reportKey(ValidationMistake.notYetThere(key, .contentConfigurations, vocabulary.profile))
                }
                edge.properties[.contentConfiguration] = given.name(among: known).map(PropertyValue.string)
            }
            return texts(table[ViewProperty.text.rawValue]?.string() ?? "", in: edge, section)
        }
    }

    private func texts(_ text: String, in edge: ViewDefinition, _ section: Int) -> [ViewDefinition] {
        var edge = edge
        let appearance = list.properties.compositionalLayout(.layout)?.section(section)?.appearance
        let configuration: EdgeConfiguration? = edge.properties.choice(.contentConfiguration)
        let style = configuration?.tableStyle ?? appearance?.tableStyle ?? TableStyle(list.properties)
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
