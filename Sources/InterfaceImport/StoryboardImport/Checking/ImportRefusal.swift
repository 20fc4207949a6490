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

    /// A playground with a mistake, which its draft should not have had.
    static func mistaken(_ headline: String) -> ImportRefusal {
        ImportRefusal(
            headline: "its playground would have a mistake: \(headline)",
            hint: "open the file in Interface Builder, which says what it cannot read; if it opens there, report the file")
    }
}
