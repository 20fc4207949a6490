/// The results of a benchmark, formatted for a terminal.
///
///     A recording of 10,000 frames
///                             median      p95      min      max
///       the engine plays it   350 ms   358 ms   341 ms   358 ms
///       compared, equal       802 ms   820 ms   795 ms   820 ms
///       8040 frames of views, 10050 values.
struct BenchmarkTable: Sendable {
    private static let columns = ["median", "p95", "min", "max"]

    private let title: String
    private var rows: [[String]] = []
    private var notes: [String] = []

    init(_ title: String) { self.title = title }

    mutating func add(_ name: String, _ samples: Samples) {
        rows.append([name] + [samples.median, samples.p95, samples.min, samples.max].map(\.text))
    }

    mutating func note(_ sentence: String) { notes.append(sentence) }

    var text: String {
        let lines = [[""] + Self.columns] + rows
        let widths = (0...Self.columns.count).map { column in lines.map { $0[column].count }.max() ?? 0 }
        let table = lines.map { cells in
            let padded = zip(cells, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }
            return "  " + padded.joined(separator: "  ")
        }
        return ([title] + table + notes.map { "  " + $0 }).joined(separator: "\n")
    }

    func print() { Swift.print(text, terminator: "\n\n") }
}
