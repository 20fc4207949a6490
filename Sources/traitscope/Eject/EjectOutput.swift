import Ejection
import Files
import PlaygroundReader
import SourceDiagnostics

/// Says what an ejection wrote, and what it could not carry over.
struct EjectOutput {
    let written: PackageFolder.Written
    let remarks: [EjectionRemark]
    let reading: PlaygroundFile.ReadResult

    private struct Report: Encodable {
        struct Remark: Encodable {
            var text: String
            var path: String
            var file: String?
            var line: Int?
        }

        var folder: String
        var files: [String]
        var removed: [String]
        var isBeside: Bool
        var remarks: [Remark]
    }

    func show(asJSON: Bool) throws {
        guard !asJSON else {
            let remarks = self.remarks.map { remark in
                let span = reading.span(of: remark.path)
                return Report.Remark(text: remark.text, path: remark.path.description, file: span?.fileName, line: span?.start.line)
            }
            return try Console.current.write(try JSONText.of(Report(
                folder: written.folder, files: written.files, removed: written.removed, isBeside: written.isBeside, remarks: remarks)) + "\n")
        }
        try Console.current.print(lines.joined(separator: "\n"))
    }

    private var lines: [String] {
        let beside = written.isBeside ? ", beside the package that you changed" : ""
        var lines = ["Wrote \(written.files.count) \(written.files.count == 1 ? "file" : "files") into \(written.folder)\(beside):"]
        lines += written.files.map { "  \($0)" }
        if !written.removed.isEmpty { lines.append("Removed what is no longer part of it: \(written.removed.joined(separator: ", ")).") }
        if !remarks.isEmpty { lines += ["", "Not as in the playground:"] + remarks.map { "  \(place(of: $0))\($0.text)" } }
        return lines
    }

    private func place(of remark: EjectionRemark) -> String {
        guard !remark.path.components.isEmpty, let span = reading.span(of: remark.path) else { return "" }
        return "\(span.fileName):\(span.start.line): "
    }
}
