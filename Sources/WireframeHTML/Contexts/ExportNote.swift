/// What an exported page says about itself.
public struct ExportNote: Sendable {
    /// The playground's file.
    public var fileName: String
    /// A sentence.
    public var summary: String

    public init(fileName: String, summary: String) {
        self.fileName = fileName
        self.summary = summary
    }
}

/// An export's note as its templates read it.
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
