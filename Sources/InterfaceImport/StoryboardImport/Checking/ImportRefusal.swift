/// Why no playground is written of a document that could be read.
package struct ImportRefusal: Hashable, Sendable {
    /// What is wrong, in one sentence without a stop.
    package var headline: String
    /// What to do about it.
    package var hint: String

    /// A playground that would be more than `PlaygroundLimits` allow.
    static func tooLarge(_ headline: String) -> ImportRefusal {
        ImportRefusal(
            headline: "it is more than a playground can be: \(headline)",
            hint: "part the storyboard into several: Editor ▸ Refactor to Storyboard")
    }

    /// A playground with a mistake that no part of it can be left out for.
    static func mistaken(_ headline: String) -> ImportRefusal {
        ImportRefusal(
            headline: "it has no playground without mistakes: \(headline)",
            hint: "open the file in Interface Builder: it says what it cannot read; a merge may have gone wrong")
    }
}
