package enum PictureFormat: String, CaseIterable, Sendable {
    case svg, png, pdf
}

/// The user interface styles in pictures.
package enum PictureStyle: String, CaseIterable, Sendable {
    case light, dark, both
}
