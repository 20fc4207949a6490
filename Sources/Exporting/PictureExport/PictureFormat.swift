/// The kinds of files that a picture can be.
package enum PictureFormat: String, CaseIterable, Sendable {
    case svg, png, pdf
}

/// Which of the two looks pictures show.
package enum PictureStyle: String, CaseIterable, Sendable {
    case light, dark, both
}
