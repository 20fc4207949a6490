import PlaygroundModel
import TOMLReading

/// Reads the sections and rows of a table view, or the items of a collection view. Each becomes a view of its own, named
/// after its index path: `list.0.2` is the third row of the first section.
struct ListReader {
    let vocabulary: Vocabulary
    let budget: ContentBudget
    /// The table or collection view, with its properties.
    let list: ViewDefinition

    static let sectionsKey = "sections"
    static let cellKey = "cell"
    /// What messages call the tables of rows, where they name the kinds that have a key.
    static let rowWord = "rows"

    /// `rows` of a table view, `items` of a collection view.
    static func rowsKey(of kind: ViewKind) -> String { kind == .table ? "rows" : "items" }

    private var rowsKey: String { Self.rowsKey(of: list.kind) }

    /// The list itself, then the views in it.
    func read(_ table: TableCursor) -> [ViewDefinition] {
        let template = table[Self.cellKey].flatMap(CellTemplate.Reader(vocabulary: vocabulary, budget: budget).read)
        let sections = table[Self.sectionsKey]
        let rows = table[rowsKey]
        if let sections, let rows {
            let mistake = ShapeMistake.exclusiveKeys(Self.sectionsKey, rowsKey, subject: "a \(list.kind.rawValue)")
            table.findings.report(mistake, at: .key(rows.path), related: [(.key(sections.path), "each section has its own")])
        }
        guard hasRoom(sections, rows, template, table.findings) else { return [list] }
        return views(of: sections.map { readSections($0, template) }
            ?? [Section(index: 0, rows: rows.map { readRows($0, 0, template) } ?? [])])
    }

    /// One section as it is read: its header and footer, and its rows, each with the views in it.
    private struct Section {
        var index: Int
        var header: ValueCursor?
        var footer: ValueCursor?
        var rows: [[ViewDefinition]]
    }

    private func readSections(_ list: ValueCursor, _ template: CellTemplate?) -> [Section] {
        (list.elements() ?? []).enumerated().compactMap { index, value in
            value.table("a section") { table in
                Section(
                    index: index, header: table["header"], footer: table["footer"],
                    rows: table[rowsKey].map { readRows($0, index, template) } ?? []
                )
            }
        }
    }

    private func readRows(_ rows: ValueCursor, _ section: Int, _ template: CellTemplate?) -> [[ViewDefinition]] {
        RowReader(vocabulary: vocabulary, budget: budget, list: list, section: section, template: template).read(rows)
    }

    /// Whether the rows are few enough, which is known before any is read.
    private func hasRoom(
        _ sections: ValueCursor?, _ rows: ValueCursor?, _ template: CellTemplate?, _ findings: Findings
    ) -> Bool {
        var lists = [rows?.value].compactMap { $0 }
        if case .array(let tables)? = sections?.value {
            lists = tables.compactMap { if case .table(let table) = $0 { table[rowsKey] } else { nil } }
        }
        let count = lists.reduce(0) { $0 + RowReader.count(of: $1) }
        let place = Findings.DocumentPart.key(list.path)
        guard count <= PlaygroundLimits.rows else {
            let mistake = LimitMistake(subject: .rows, found: count, limit: PlaygroundLimits.rows)
            findings.report(mistake, at: place)
            return false
        }
        let perRow = template?.size ?? (views: RowReader.mostLabels, constraints: 0)
        return budget.addViews(count * (1 + perRow.views), at: place, findings)
            && budget.addConstraints(count * perRow.constraints, at: place, findings)
    }

    private func views(of sections: [Section]) -> [ViewDefinition] {
        var list = list
        var views: [ViewDefinition] = []
        for section in sections {
            let header = edge(section.header, .sectionHeader, of: section)
            let footer = edge(section.footer, .sectionFooter, of: section)
            let parts = [header].compactMap { $0 } + section.rows + [footer].compactMap { $0 }
            list.subviews += parts.compactMap { $0.first?.id }
            views += parts.flatMap { $0 }
        }
        return [list] + views
    }

    /// A header or footer, and the label in it. Every section of a grouped table has a header, if only as a gap.
    private func edge(_ value: ValueCursor?, _ kind: ViewKind, of section: Section) -> [ViewDefinition]? {
        let isGrouped = list.kind == .table && TableStyle(list.properties) != .plain
        let text = value?.string()
        guard text != nil || isGrouped else { return nil }
        let word = kind == .sectionHeader ? "header" : "footer"
        let id = ViewID("\(list.id).\(section.index).\(word)")
        var view = ViewDefinition(id: id, path: value?.path ?? list.path, kind: kind)
        guard let text else { return [view] }
        let label = CellLabel.edge(text, of: view, tableStyle: TableStyle(list.properties), vocabulary.profile)
        view.subviews = [label.id]
        return [view, label]
    }
}

extension TableStyle {
    /// The style of a table view.
    init(_ properties: ViewProperties) {
        self = properties.choice(.style) ?? .plain
    }
}
