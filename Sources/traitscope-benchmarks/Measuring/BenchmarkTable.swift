/// What a benchmark found, as a person reads it on a terminal.
///
///     Save to DOM: 12 devices, 50 saves
///                        median      p95      min      max
///       traitscope      8.12 ms  9.90 ms  7.01 ms  11.2 ms
///       bare page       4.87 ms  5.60 ms  4.11 ms  6.02 ms
///       The aim is a median of at most 12 ms.
struct BenchmarkTable: Sendable {
    private let title: String
    private let columns: [String]
    private var rows: [[String]] = []
    private var notes: [String] = []

    /// - Parameter columns: the headings beside that of the names.
    init(_ title: String, columns: [String] = ["median", "p95", "min", "max"]) {
        self.title = title
        self.columns = columns
    }

    /// Adds a row of the standard columns.
    mutating func add(_ name: String, _ samples: Samples) {
        add(name, [samples.median, samples.p95, samples.min, samples.max].map(\.text))
    }

    /// Adds a row.
    /// - Parameter cells: one for each column.
    mutating func add(_ name: String, _ cells: [String]) {
        precondition(cells.count == columns.count, "\(name): \(cells.count) cells for \(columns.count) columns")
        rows.append([name] + cells)
    }

    /// Adds a sentence below the rows.
    mutating func note(_ sentence: String) {
        notes.append(sentence)
    }

    /// The whole table, without a line break at its end.
    var text: String {
        let lines = [[""] + columns] + rows
        let widths = (0...columns.count).map { column in lines.map { $0[column].count }.max() ?? 0 }
        let table = lines.map { cells in
            let padded = zip(cells, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }
            return "  " + padded.joined(separator: "  ")
        }
        return ([title] + table + notes.map { "  " + $0 }).joined(separator: "\n")
    }

    /// Prints the table and an empty line.
    func print() {
        Swift.print(text, terminator: "\n\n")
    }
}
