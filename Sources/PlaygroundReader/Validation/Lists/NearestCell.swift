import PlaygroundModel

/// A row's cell with its own views: from the row, its section, or the list.
struct NearestCell {
    var template: CellTemplate
    var owner: String

    var size: (views: Int, constraints: Int) { template.size }

    static let key = "cell"

    /// The table's cell, otherwise the enclosing one. `owner` names the table in messages.
    static func read(
        _ table: TableCursor, of owner: String, else outer: NearestCell?, _ reader: CellTemplate.Reader
    ) -> NearestCell? {
        guard let value = table[key] else { return outer }
        return reader.read(value).map { NearestCell(template: $0, owner: owner) }
    }
}
