/// The note of an exported page about itself.
public struct ExportNote: Sendable {
    public var fileName: String
    public var summary: String

    public init(fileName: String, summary: String) {
        self.fileName = fileName
        self.summary = summary
    }
}

struct ExportNoteContext: TemplateContext {
    let note: ExportNote

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "fileName": .init(note.fileName)
        case "summary": .init(note.summary)
        default: nil
        }
    }
}
