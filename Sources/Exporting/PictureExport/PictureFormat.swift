package enum PictureFormat: String, CaseIterable, Sendable {
    case svg, png, pdf
}

package enum PictureStyle: String, CaseIterable, Sendable {
    case light, dark, both
}
