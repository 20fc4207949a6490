import PlaygroundModel
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

    /// A PDF of a scenario: a page for its start, and one for each of its events, with the devices next to each other.
    package static func slides(
        of scenario: Scenario, in playground: Playground, on devices: [DeviceConfiguration], after events: [Event], style: PictureStyle?,
        name: String, files: PictureFiles
    ) -> [PictureDocument] {
        let sets = (0...scenario.events.count).map { count in
            var moment = playground
            // The title of a page names the events.
            moment.title = count == 0 ? scenario.name : scenario.events[count - 1].description
            return PictureSet(
                of: moment, on: devices, after: events + scenario.events.prefix(count), style: style, isBoard: true, name: name,
                files: files)
        }
        var document = PictureDocument(
            name: "\(name)-slides", darkName: nil, pages: [], darkPages: [], words: "\(playground.title): \(scenario.name)")
        for picture in sets.flatMap(\.pictures) {
            document.pages.append(picture.drawing)
            if let dark = picture.dark { document.darkPages.append(dark) }
        }
        document.darkName = document.darkPages.isEmpty ? nil : "\(document.name)-dark"
        return [document]
    }
}
