import Checking
import Files
import Foundation
import InterfaceImport
import PlaygroundModel

/// Prints how near the engine's frames stand to the recorded ones.
struct ComparisonOutput {
    private let documents: ImportedDocument.Several

    init(_ documents: ImportedDocument.Several) {
        self.documents = documents
    }

    func show(asJSON: Bool) throws {
        let rows = documents.imported.map { ($0, FrameComparison($0.document).rows) }
        if asJSON {
            try Console.current.write(try JSONText.of(rows.flatMap { document, rows in rows.map { Record($0, in: document) } }) + "\n")
        } else {
            try Console.current.print(([Self.table(FrameSummary(rows.flatMap(\.1)))] + documents.refused.map(\.reportLine)).joined(separator: "\n"))
        }
    }

    /// One view; the frames are `[x, y, width, height]` in the superview's coordinates.
    private struct Record: Encodable {
        var document: String
        var line: Int
        var object: String
        var kind: String
        var view: String?
        var recorded: [Double]
        var laidOut: [Double]?
        var difference: Double?
        var reason: String?
        var isStale: Bool

        init(_ row: FrameComparison.Row, in document: ImportedDocument) {
            self.document = document.path.string
            line = row.line
            object = row.object
            kind = row.kind
            view = row.view
            recorded = Self.numbers(row.recorded)
            laidOut = row.laidOut.map(Self.numbers)
            difference = row.difference.isFinite ? row.difference : nil
            reason = row.reason?.rawValue
            isStale = row.isStale
        }

        private static func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
    }

    // MARK: The table

    private static func table(_ summary: FrameSummary) -> String {
        var lines = [line("frames within", "0.5", "1", "2 points", "of")]
        lines.append(line("all", summary.total))
        lines += summary.kinds.map { line($0.name, $0.count) }
        if !summary.reasons.isEmpty {
            lines += ["", "More than a point off:"]
            lines += summary.reasons.map { "  \($0.count) \($0.reason.rawValue)" }
        }
        if summary.stale.all > 0 {
            lines += ["", "Not counted: \(summary.stale.all) recorded frames that miss the document's own constraints"
                + " (\(summary.stale.withinOne) of them within a point all the same)."]
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ name: String, _ count: FrameSummary.Count) -> String {
        func share(_ part: Int) -> String { String(format: "%.1f %%", 100 * Double(part) / Double(max(count.all, 1))) }
        return line(name, share(count.withinHalf), share(count.withinOne), share(count.withinTwo), String(count.all))
    }

    private static func line(_ name: String, _ cells: String...) -> String {
        func padded(_ text: String) -> String { String(repeating: " ", count: max(0, 10 - text.count)) + text }
        return name + String(repeating: " ", count: max(1, 24 - name.count)) + cells.map(padded).joined()
    }
}
