import SourceDiagnostics
import Wireframes

/// A link to a place in the source, for the template `place`.
struct PlaceContext: TemplateContext {
    let text: String
    let address: String

    init(_ place: SourcePlace) {
        text = place.description
        address = place.address
    }

    /// `nil` for a finding about a whole file, or about one without a page, such as a template.
    init?(_ record: DiagnosticRecord) {
        guard let line = record.line, record.file.hasSuffix(".toml") else { return nil }
        text = record.location
        address = SourcePlace(fileName: record.file, line: line).address
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "text": .init(text)
        case "address": .init(address)
        default: nil
        }
    }
}
