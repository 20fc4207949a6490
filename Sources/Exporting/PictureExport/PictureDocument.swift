import PlaygroundModel
import WireframeSVG

/// The drawings in one file: a picture, or the pages of a PDF.
package struct PictureDocument: Sendable {
    package var name: String
    /// The file name for dark style, if both styles are requested.
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
            darkPages: alone.flatMap(\.darkPages), words: set.title)]
    }

    /// A PDF of a scenario. It has a page for the start and for each event, with all devices. All pages have the same size.
    package static func slides(
        of scenario: Scenario, in playground: Playground, on devices: [DeviceConfiguration], after events: [Event], style: PictureStyle?,
        name: String, files: PictureFiles
    ) -> [PictureDocument] {
        let moments = (0...scenario.events.count).map { count in
            PictureSet.wireframes(of: playground, on: devices, after: events + scenario.events.prefix(count), style: style)
        }
        let sizes = moments.joined().map(SVGPicture.size(ofBoard:))
        let room = Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        let titles = [scenario.name] + scenario.events.map(\.description)
        let pages = zip(titles, moments).map { title, styles in
            styles.map { PictureSet.board($0, title: title, room: room, files: files) }
        }
        let darkPages = pages.compactMap { $0.dropFirst().first }
        return [PictureDocument(
            name: "\(name)-slides", darkName: darkPages.isEmpty ? nil : "\(name)-slides-dark", pages: pages.map { $0[0] },
            darkPages: darkPages, words: "\(playground.title): \(scenario.name)")]
    }
}
