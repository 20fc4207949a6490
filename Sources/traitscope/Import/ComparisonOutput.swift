import Checking
import Files
import Foundation
import InterfaceImport
import JSON
import PlaygroundModel

struct ComparisonOutput {
    let documents: ImportedDocument.Several

    func show(asJSON: Bool) throws {
        let rows = documents.imported.map { ($0, FrameComparison($0.document).rows) }
        if asJSON {
            try Console.current.write(try JSONText.of(rows.flatMap { document, rows in rows.map { Self.json($0, in: document) } }))
        } else {
            try Console.current.print(([Self.table(FrameSummary(rows.flatMap(\.1)))] + documents.refused.map(\.reportLine)).joined(separator: "\n"))
        }
    }

    /// Frames are `[x, y, width, height]` in the superview's coordinates.
    private static func json(_ row: FrameComparison.Row, in document: ImportedDocument) -> JSONValue {
        func json(_ rect: Rect) -> JSONValue { .numbers([rect.minX, rect.minY, rect.width, rect.height]) }
        return .object([
            "document": document.path.string.json, "line": .number(row.line), "object": row.object.json, "kind": row.kind.json,
            "view": row.view?.json, "recorded": json(row.recorded), "laidOut": row.laidOut.map(json),
            "difference": row.difference.isFinite ? .number(row.difference) : nil, "reason": row.reason?.rawValue.json,
            "isStale": .bool(row.isStale), "isRemembered": .bool(row.isRemembered),
        ])
    }

    private static func table(_ summary: FrameSummary) -> String {
        var lines = [line("frames within", "0.5", "1", "2 points", "of")]
        lines.append(line("all", summary.total))
        lines += summary.kinds.map { line($0.name, $0.count) }
        if !summary.reasons.isEmpty {
            lines += ["", "More than a point off:"]
            lines += summary.reasons.map { "  \($0.count) \($0.reason.rawValue)" }
        }
        if summary.stale.all > 0 {
            lines += ["", "Not counted: \(summary.stale.all) recorded frames that violate the document's own constraints"
                + " (\(summary.stale.withinOne) of them are within a point anyway)."]
        }
        if summary.remembered.all > 0 {
            lines += ["", "Not counted: \(summary.remembered.all) plain views in stacks, whose size Interface Builder remembers"
                + " (\(summary.remembered.withinOne) of them within a point)."]
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ name: String, _ count: FrameSummary.Count) -> String {
        func share(_ part: Int) -> String { String(format: "%.1f %%", 100 * Double(part) / Double(max(count.all, 1))) }
        return line(name, share(count.withinHalf), share(count.withinOne), share(count.withinTwo), String(count.all))
    }

    private static func line(_ name: String, _ cells: String...) -> String {
        func padded(_ text: String) -> String { String(repeating: " ", count: max(0, 10 - text.count)) + text }
        return name.padded(to: 24) + cells.map(padded).joined()
    }
}
