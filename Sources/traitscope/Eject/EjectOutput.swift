import Checking
import Ejection
import Files
import JSON
import PlaygroundReader
import SourceDiagnostics

struct EjectOutput {
    let written: PackageFolder.Written
    let remarks: [EjectionRemark]
    let reading: PlaygroundFile.ReadResult

    func show(asJSON: Bool) throws {
        if asJSON { return try Console.current.write(try JSONText.of(json)) }
        try Console.current.print(lines.joined(separator: "\n"))
    }

    private var json: JSONValue {
        let remarks = remarks.map { remark -> JSONValue in
            let span = reading.span(of: remark.path)
            return .object([
                "text": remark.text.json, "path": remark.path.description.json, "file": span?.fileName.json,
                "line": span.map { .number($0.start.line) },
            ])
        }
        return .object([
            "folder": written.folder.json, "files": .strings(written.files), "removed": .strings(written.removed),
            "isBeside": .bool(written.isBeside), "remarks": .array(remarks),
        ])
    }

    private var lines: [String] {
        let beside = written.isBeside ? ", next to the package that you changed" : ""
        var lines = ["Wrote \(counted(written.files.count, "file")) into \(written.folder)\(beside):"]
        lines += written.files.map { "  \($0)" }
        if !written.removed.isEmpty { lines.append("Removed files that are no longer part of it: \(written.removed.joined(separator: ", ")).") }
        if !remarks.isEmpty { lines += ["", "Different from the playground:"] + remarks.map { "  \(place(of: $0))\($0.text)" } }
        return lines
    }

    private func place(of remark: EjectionRemark) -> String {
        guard !remark.path.components.isEmpty, let span = reading.span(of: remark.path) else { return "" }
        return "\(span.fileName):\(span.start.line): "
    }
}
