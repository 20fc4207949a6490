import PlaygroundModel

/// Unifies cells that differ only in the names of their views, as imported static tables have them.
enum RowLikeness {
    static func unified(_ rows: [ListContent.Row]) -> [ListContent.Row] {
        let plain = rows.map(renamed)
        var groups: [String: [Int]] = [:]
        for (index, row) in plain.enumerated() where row.cell.cellConstraints != nil {
            groups[RowShape.key(row), default: []].append(index)
        }
        var unified = rows
        for members in groups.values where Set(members.map { rows[$0].views.map(\.id) }).count > 1 {
            for index in members { unified[index] = plain[index] }
        }
        return unified
    }

    /// The row with its views named after their kinds. Rows with components keep their names.
    private static func renamed(_ row: ListContent.Row) -> ListContent.Row {
        guard row.cell.cellConstraints != nil, !row.views.contains(where: { $0.id.name.contains(".") }) else { return row }
        var scope = NameScope()
        let names = Dictionary(uniqueKeysWithValues: row.views.map { ($0.id, ViewID(scope.claim(own: $0.kind.localName))) })
        let prefix = row.cell.id.name + "."
        func inCell(_ id: ViewID) -> ViewID {
            guard id.name.hasPrefix(prefix), let name = names[ViewID(String(id.name.dropFirst(prefix.count)))] else { return id }
            return ViewID(prefix + name.name)
        }
        var copy = row
        copy.views = row.views.map { view in view.renamed { names[$0] ?? $0 } }
        copy.cell = row.cell.renamed(inCell)
        copy.cell.cellConstraints = row.cell.cellConstraints?.map { $0.renamed(inCell, root: nil) }
        return copy
    }
}
