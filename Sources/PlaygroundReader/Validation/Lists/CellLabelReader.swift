import PlaygroundModel

/// Reads a row's properties of its cell's labels: `textLabel = { font = { size = 16 } }`.
struct CellLabelReader {
    static let keys = ["textLabel", "detailTextLabel"]

    func read(_ table: TableCursor) -> [String: ViewProperties] {
        var labels: [String: ViewProperties] = [:]
        for key in Self.keys { labels[key] = table[key].flatMap(properties) }
        return labels
    }

    private func properties(_ value: ValueCursor) -> ViewProperties? {
        value.table("a cell's label") { table in
            var properties = ViewProperties()
            table.forbid { ViewProperty.owners(of: $0) }
            // The row has the text.
            for property in ViewProperty.properties(of: .label) where property.isOfCellLabels {
                properties[property] = table[property.rawValue]?.property(property)
            }
            return properties
        }
    }
}
