import SourceDiagnostics
import Wireframes

extension TemplateValue {
    public init(_ place: SourcePlace?) {
        self = place.map { Self.link($0.description, to: $0) } ?? .absent
    }

    /// A link to the line. Absent for a whole file and for a file without a page, such as a template.
    init(placeOf record: DiagnosticRecord) {
        guard let line = record.line, record.file.hasSuffix(".toml") || record.file.hasSuffix(".swift") else {
            self = .absent
            return
        }
        self = Self.link(record.location, to: SourcePlace(fileName: record.file, line: line))
    }

    private static func link(_ text: String, to place: SourcePlace) -> TemplateValue {
        TemplateValue(["text": .text(text), "address": .text(place.address)])
    }
}
