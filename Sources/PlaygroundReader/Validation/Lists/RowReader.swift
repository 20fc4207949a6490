import PlaygroundModel

/// Reads a section's rows: an array, or a table for repeated rows.
struct RowReader {
    let vocabulary: Vocabulary
    let budget: ContentBudget
    let list: ViewDefinition
    let section: Int
    let outerCell: NearestCell?
    let supplementaries: [SupplementaryTemplate]

    /// The maximum number of labels and images in a cell in a UIKit style.
    static let mostLabels = 3

    private static let dataKey = "data"
    private static let countKey = "count"
    /// The placeholder for the number of a repeated row, counted from 1.
    private static let numberName = "n"

    private var noun: String { list.kind == .table ? "row" : "item" }
    private var word: String { list.kind == .table ? "a row" : "an item" }

    static func count(of rows: DocumentValue) -> Int {
        switch rows {
        case .array(let rows): return rows.count
        case .table(let table):
            if case .array(let data)? = table[dataKey] { return data.count }
            // A count beyond the limit is reported elsewhere.
            if case .integer(let count)? = table[countKey], count <= PlaygroundLimits.rows { return max(0, count) }
            return 0
        default: return 0
        }
    }

    /// The cell of each row, followed by the views in it. An item's supplementary views follow these.
    func read(_ rows: ValueCursor) -> [[ViewDefinition]] {
        switch rows.value {
        case .array: (rows.elements() ?? []).enumerated().flatMap { readRow($1, index: $0) ?? [] }
        case .table: rows.table(word, readRepeated) ?? []
        default: rows.mismatch(expected: .arrayOrTable) ?? []
        }
    }

    private func readRow(_ value: ValueCursor, index: Int) -> [[ViewDefinition]]? {
        inFull(value).table(word) { table in
            let owner = "this \(noun)"
            let nearest = nearestCell(table, of: owner)
            let isOwn = nearest?.owner == owner
            let given = nearest == nil && supplementaries.isEmpty ? nil : table[Self.dataKey].map(RowData.init)
            let row = readRow(table, nearest, at: value.path)
            // The views of a row's own cell are counted when they are read.
            guard hasRoom(for: 1, row, isOwn ? (0, 0) : nearest?.size, table.findings) else { return nil }
            let data = given ?? (isOwn ? nil : RowData(besides: table))
            let views = views(of: row, nearest, index: index, filledFrom: data, isRepeated: false, table.findings)
            let known = supplementaries.isEmpty ? nil : data ?? RowData(besides: table)
            return withSupplementaries(counted(views, table.findings), index: index, filledFrom: known, table.findings)
        } ?? nil
    }

    /// The full form of a row. A string is a row with this text, if the cell has a UIKit style.
    private func inFull(_ value: ValueCursor) -> ValueCursor {
        guard case .string = value.value, outerCell == nil else { return value }
        let table = DocumentTable([.init(key: ViewProperty.text.rawValue, value: value.value)])
        return ValueCursor(value: .table(table), path: value.path, findings: value.findings, names: value.names)
    }

    private func readRepeated(_ table: TableCursor) -> [[ViewDefinition]] {
        let nearest = nearestCell(table, of: "each of these \(noun)s")
        let row = readRow(table, nearest, at: table.path)
        let (data, count) = (table[Self.dataKey], table[Self.countKey])
        if let data { count?.exclude(data, in: "repeated rows", because: "the number of rows") }
        let records: [RowData] = if let data {
            (data.elements() ?? []).map(RowData.init)
        } else if let count {
            Array(repeating: RowData(besides: table), count: count.integer(in: 0...PlaygroundLimits.rows) ?? 0)
        } else {
            missingData(table)
        }
        guard hasRoom(for: records.count, row, nearest?.size, table.findings) else { return [] }
        return records.enumerated().flatMap { index, record in
            let numbered = record.adding(String(index + 1), as: Self.numberName)
            // An unknown placeholder is reported only for the first row.
            let findings = index == 0 ? table.findings : nil
            let views = views(of: row, nearest, index: index, filledFrom: numbered, isRepeated: true, findings)
            return withSupplementaries(counted(views, table.findings), index: index, filledFrom: numbered, findings)
        }
    }

    private func withSupplementaries(
        _ views: [ViewDefinition], index: Int, filledFrom data: RowData?, _ findings: Findings?
    ) -> [[ViewDefinition]] {
        [views] + supplementaries.map { $0.views(of: id(ofRow: index), filledFrom: data, findings) }
    }

    private func id(ofRow index: Int) -> ViewID { ViewID("\(list.id).\(section).\(index)") }

    /// The views. Empty if the strings of all rows together are too long.
    private func counted(_ views: [ViewDefinition], _ findings: Findings) -> [ViewDefinition] {
        budget.addRowText(views.reduce(0) { $0 + $1.properties.textBytes + $1.swipeActions.textBytes }, at: .key(list.path), findings) ? views : []
    }

    private func nearestCell(_ table: TableCursor, of owner: String) -> NearestCell? {
        let reader = CellTemplate.Reader(vocabulary: vocabulary, budget: budget)
        return NearestCell.read(table, of: owner, else: outerCell, reader)
    }

    /// Whether the controller may have `count` more rows. `size` is the size of a cell with its own views.
    private func hasRoom(for count: Int, _ row: Row, _ size: (views: Int, constraints: Int)?, _ findings: Findings) -> Bool {
        let perRow = size ?? (views: Self.mostLabels + (row.accessory == nil ? 0 : 1), constraints: 0)
        let place = Findings.DocumentPart.key(list.path)
        let further = supplementaries.reduce((views: 0, constraints: 0)) { ($0.views + $1.size.views, $0.constraints + $1.size.constraints) }
        return budget.addViews(count * (1 + perRow.views + further.views), at: place, findings)
            && budget.addConstraints(count * (perRow.constraints + further.constraints), at: place, findings)
    }

    private func missingData(_ table: TableCursor) -> [RowData] {
        _ = table.required(Self.countKey, example: "count = 20, or data = [{ name = \"…\" }], or write the rows as an array")
        return []
    }

    private func views(
        of row: Row, _ nearest: NearestCell?, index: Int, filledFrom data: RowData?, isRepeated: Bool,
        _ findings: Findings?
    ) -> [ViewDefinition] {
        var cell = row.cell
        cell.id = id(ofRow: index)
        var data = data
        data?.laterNames = vocabulary.ownParameters
        if isRepeated, let data {
            cell.properties = data.filling(cell.properties, at: cell.path, findings)
            cell.swipeActions = data.filling(cell.swipeActions, findings)
        }
        if let nearest { return nearest.template.views(in: cell, filledFrom: data, findings).map { passing(data, to: $0) } }
        var accessory: [ViewDefinition] = []
        if var view = row.accessory {
            if isRepeated, let data { view.properties = data.filling(view.properties, at: view.path, findings) }
            accessory = [view].placed(in: &cell).map { passing(data, to: $0) }
        }
        cell = passing(data, to: cell)
        let (listed, isConfigured) = (listSection, ContentConfiguration(of: cell.properties, in: list.properties) != nil)
        if listed != nil, !isConfigured, cell.properties[.cellStyle] == nil, cell.properties[.detailText] != nil {
            cell.properties[.cellStyle] = .string(CellStyle.subtitle.rawValue)
        }
        var labels = list.kind == .table || listed != nil
            ? CellLabel.tableCell(
                cell, style: CellStyle(of: cell.properties, in: list.properties), row.labels,
                isHeader: listed?.headerMode == .firstItemInSection && index == 0, vocabulary.profile)
            : CellLabel.collectionCell(cell)
        if listed != nil || isConfigured {
            for index in labels.indices where labels[index].kind == .label && (listed != nil || labels[index].properties[.numberOfLines] == nil) {
                labels[index].properties[.numberOfLines] = .number(0)
            }
        }
        cell.subviews = labels.map { $0.id } + accessory.map { $0.id }
        return [cell] + labels + accessory
    }

    /// The layout of the section if it is a list of a collection view. Otherwise `nil`.
    var listSection: SectionLayout? {
        list.properties.compositionalLayout(.layout)?.section(section).flatMap { $0.appearance == nil ? nil : $0 }
    }

    /// Passes the row's values to the controllers that a tap or press shows, for parameters without arguments.
    private func passing(_ data: RowData?, to view: ViewDefinition) -> ViewDefinition {
        guard let data else { return view }
        var copy = view
        copy.replaceTargets { vocabulary.parameters.adding(data.values, to: data.filling($0, at: view.path)) }
        return copy
    }
}
