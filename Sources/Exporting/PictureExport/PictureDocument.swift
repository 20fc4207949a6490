import WireframeSVG

/// The drawings of one file: a picture, or a PDF's pages.
package struct PictureDocument: Sendable {
    package var name: String
    /// For the dark style, if both are requested.
    package var darkName: String?
    package var pages: [SVGPicture]
    package var darkPages: [SVGPicture]
    /// The alternative text.
    package var words: String

    package static func documents(_ set: PictureSet, format: PictureFormat, name: String) -> [PictureDocument] {
        let alone = set.pictures.map { picture in
            PictureDocument(
                name: picture.name, darkName: picture.dark.map { _ in picture.darkName }, pages: [picture.drawing],
                darkPages: picture.dark.map { [$0] } ?? [], words: picture.words)
        }
        guard format == .pdf, let first = alone.first, alone.count > 1 else { return alone }
        return [PictureDocument(
            name: name, darkName: first.darkName.map { _ in "\(name)-dark" }, pages: alone.flatMap(\.pages),
            darkPages: alone.flatMap(\.darkPages), words: first.words)]
    }
}
