import PlaygroundModel

/// Reads properties of a cell's labels in a row: `textLabel = { font = { size = 16 } }`, or `textProperties` of a content configuration.
struct CellLabelReader {
    static let keys = ["textLabel", "detailTextLabel"]
    static let configurationKeys = ["textProperties", "secondaryTextProperties"]

    /// - Returns: The properties by the label's name.
    func read(_ table: TableCursor, isConfigured: Bool) -> [String: ViewProperties] {
        var labels: [String: ViewProperties] = [:]
        for (label, text) in zip(Self.keys, Self.configurationKeys) {
            let (key, other) = isConfigured ? (text, label) : (label, text)
            labels[label] = table[key].flatMap(properties)
            table.refused(other)?.reportKey(ValidationMistake.labelOfOtherCell(other, counterpart: key, isConfigured: isConfigured))
        }
        return labels
    }

    private func properties(_ value: ValueCursor) -> ViewProperties? {
        value.table("a cell's label") { table in
            var properties = ViewProperties()
            table.forbid { ViewProperty.owners(of: $0) }
            // The row contains the text of the label.
            for property in ViewProperty.properties(of: .label) where property.isOfCellLabels {
                properties[property] = table[property.rawValue]?.property(property)
            }
            return properties
        }
    }
}
