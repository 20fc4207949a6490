import PlaygroundModel

/// The cell of its own that a row takes: the row's, else its section's, else the list's.
struct NearestCell {
    var template: CellTemplate
    /// Whose cell it is, as messages say it.
    var owner: String

    /// How many views and constraints each row has of it.
    var size: (views: Int, constraints: Int) { template.size }

    static let key = "cell"

    /// The cell that a table brings itself, else the one it is in.
    ///
    /// - Parameter owner: What messages call the table.
    static func read(
        _ table: TableCursor, of owner: String, else outer: NearestCell?, _ reader: CellTemplate.Reader
    ) -> NearestCell? {
        guard let value = table[key] else { return outer }
        return reader.read(value).map { NearestCell(template: $0, owner: owner) }
    }
}
