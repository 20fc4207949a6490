import PlaygroundModel

/// Reads a list's sections and rows as views named by index path: `list.0.2` is the third row of the first section.
struct ListReader {
    let vocabulary: Vocabulary
    let budget: ContentBudget
    let list: ViewDefinition

    static let sectionsKey = "sections"
    static let tableHeaderKey = "tableHeaderView"
    static let tableFooterKey = "tableFooterView"
    /// The description of a table of rows in messages about kinds.
    static let rowWord = "rows"

    static func rowsKey(of kind: ViewKind) -> String { kind == .table ? "rows" : "items" }

    private var rowsKey: String { Self.rowsKey(of: list.kind) }

    private var edges: EdgeReader { EdgeReader(vocabulary: vocabulary, budget: budget, list: list) }
    private var cells: CellTemplate.Reader { CellTemplate.Reader(vocabulary: vocabulary, budget: budget) }

    /// The list, followed by the views in it.
    func read(_ table: TableCursor) -> [ViewDefinition] {
        let cell = NearestCell.read(table, of: "this \(list.kind.rawValue)", else: nil, cells)
        let sections = table[Self.sectionsKey]
        let rows = table[rowsKey]
        if let sections, let rows { sections.exclude(rows, in: "a \(list.kind.rawValue)", because: "each section has its own") }
        let header = tableEdge(Self.tableHeaderKey, table)
        let footer = tableEdge(Self.tableFooterKey, table)
        let supplementaries = table["supplementaryViews"].map { SupplementaryTemplate.read($0, cells) } ?? []
        SupplementaryTemplate.checkElementKinds(of: list, among: supplementaries, table.findings)
        guard hasRoom(sections, rows, table.findings) else { return [list] }
        let parts = sections.map { readSections($0, cell, supplementaries) }
            ?? section(0, header: nil, footer: nil, rows.map { readRows($0, 0, cell, supplementaries) } ?? [])
        return views(of: header + parts + footer)
    }

    private func tableEdge(_ key: String, _ table: TableCursor) -> [[ViewDefinition]] {
        guard list.kind == .table, let views = table[key].flatMap({ edges.tableEdge($0, key) }) else { return [] }
        return [views]
    }

    private func readSections(
        _ list: ValueCursor, _ outer: NearestCell?, _ supplementaries: [SupplementaryTemplate]
    ) -> [[ViewDefinition]] {
        (list.elements() ?? []).enumerated().flatMap { index, value in
            value.table("a section") { table in
                let cell = NearestCell.read(table, of: "this section", else: outer, cells)
                let rows = table[rowsKey].map { readRows($0, index, cell, supplementaries) } ?? []
                return section(index, header: table["header"], footer: table["footer"], rows)
            } ?? []
        }
    }

    private func section(
        _ index: Int, header: ValueCursor?, footer: ValueCursor?, _ rows: [[ViewDefinition]]
    ) -> [[ViewDefinition]] {
        let header = edges.edge(header, .sectionHeader, section: index)
        let footer = edges.edge(footer, .sectionFooter, section: index)
        return [header].compactMap { $0 } + rows + [footer].compactMap { $0 }
    }

    private func readRows(
        _ rows: ValueCursor, _ section: Int, _ cell: NearestCell?, _ supplementaries: [SupplementaryTemplate]
    ) -> [[ViewDefinition]] {
        RowReader(
            vocabulary: vocabulary, budget: budget, list: list, section: section, outerCell: cell, supplementaries: supplementaries
        ).read(rows)
    }

    /// Whether the list's rows fit into the budget. They are counted before they are read.
    private func hasRoom(_ sections: ValueCursor?, _ rows: ValueCursor?, _ findings: Findings) -> Bool {
        var lists = [rows?.value].compactMap { $0 }
        if case .array(let tables)? = sections?.value {
            lists = tables.compactMap { if case .table(let table) = $0 { table[rowsKey] } else { nil } }
        }
        let count = lists.reduce(0) { $0 + RowReader.count(of: $1) }
        return findings.isWithin(PlaygroundLimits.rows, count, .rows, at: .key(list.path))
    }

    private func views(of parts: [[ViewDefinition]]) -> [ViewDefinition] {
        var list = list
        list.subviews = parts.compactMap { $0.first?.id }
        return [list] + parts.flatMap { $0 }
    }
}

extension TableStyle {
    init(_ properties: ViewProperties) {
        self = properties.choice(.style) ?? .plain
    }
}
