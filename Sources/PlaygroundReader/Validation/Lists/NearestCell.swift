import PlaygroundModel

/// The cell with its own views for a row: the row's, else its section's, else the list's.
struct NearestCell {
    var template: CellTemplate
    /// Its owner in messages.
    var owner: String

    /// For each row.
    var size: (views: Int, constraints: Int) { template.size }

    static let key = "cell"

    /// The cell of a table, else the one around it.
    ///
    /// - Parameter owner: The table in messages.
    static func read(
        _ table: TableCursor, of owner: String, else outer: NearestCell?, _ reader: CellTemplate.Reader
    ) -> NearestCell? {
        guard let value = table[key] else { return outer }
        return reader.read(value).map { NearestCell(template: $0, owner: owner) }
    }
}
