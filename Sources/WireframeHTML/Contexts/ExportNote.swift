
/// What an exported page says about itself: what it holds, and what a bound left out.
public struct ExportNote: Sendable {
    /// A sentence.
    public var summary: String
    /// What is not in it, a sentence each; none if it holds everything.
    public var omissions: [String]

    public init(summary: String, omissions: [String]) {
        self.summary = summary
        self.omissions = omissions
    }
}

/// An export's note as its template reads it.
struct ExportNoteContext: TemplateContext {
    let note: ExportNote

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "summary": .init(note.summary)
        case "omissions": .init(note.omissions)
        default: nil
        }
    }
}
