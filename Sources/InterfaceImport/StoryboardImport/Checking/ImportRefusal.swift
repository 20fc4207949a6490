/// The reason why a readable document cannot be imported.
package struct ImportRefusal: Hashable, Sendable {
    /// A sentence without a full stop.
    package var headline: String
    package var hint: String

    static func tooLarge(_ headline: String) -> ImportRefusal {
        ImportRefusal(
            headline: "it exceeds a limit of playgrounds: \(headline)",
            hint: "split the storyboard: Editor ▸ Refactor to Storyboard")
    }

    /// A refusal because the playground would have a mistake.
    static func mistaken(_ headline: String) -> ImportRefusal {
        ImportRefusal(
            headline: "its playground would have a mistake: \(headline)",
            hint: "open the file in Interface Builder, which reports unreadable parts. If it opens there, report the file")
    }
}
