/// The reason why a readable document is not imported.
package struct ImportRefusal: Hashable, Sendable {
    /// One sentence without a full stop.
    package var headline: String
    package var hint: String

    static func tooLarge(_ headline: String) -> ImportRefusal {
        ImportRefusal(
            headline: "it exceeds a limit of playgrounds: \(headline)",
            hint: "split the storyboard: Editor ▸ Refactor to Storyboard")
    }

    /// The playground has a mistake that a draft must not have.
    static func mistaken(_ headline: String) -> ImportRefusal {
        ImportRefusal(
            headline: "its playground would have a mistake: \(headline)",
            hint: "open the file in Interface Builder, which reports unreadable parts. If it opens there, report the file")
    }
}
