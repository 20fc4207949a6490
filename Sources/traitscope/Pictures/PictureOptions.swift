import ArgumentParser
import Exporting

/// The output of `traitscope export`: a page or pictures.
struct PictureOptions: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case html, svg, png, pdf
    }

    @Option(help: "html: a page that works; or pictures: svg, or png and pdf, which Chrome or Chromium draws.")
    var format = Format.html

    @Option(help: """
        Of pictures: only this device; may be given again. One that the playground does not name will do too, such as \
        ipad-11@landscape,dark.
        """)
    var device: [String] = []

    @Flag(help: "Of pictures: all devices on one.")
    var board = false

    @Option(help: "Of pictures: light, dark or both; without it, as the playground and the events have it.")
    var style: PictureStyle?

    @Option(help: ArgumentHelp(
        "A PDF to present: a page for the start of the scenario with this name, and one for each of its events.", valueName: "scenario"))
    var slides: String?

    var pictureFormat: PictureFormat? { slides == nil ? PictureFormat(rawValue: format.rawValue) : .pdf }

    func validate() throws {
        let given = [device.isEmpty ? nil : "--device", board ? "--board" : nil, style == nil ? nil : "--style"].compactMap(\.self)
        if slides != nil, format != .html, format != .pdf { throw ValidationError("Slides are a PDF: leave out --format.") }
        if format == .html, slides == nil, let option = given.first {
            throw ValidationError("\(option) is about pictures, and a page holds all devices: add --format svg, png or pdf.")
        }
    }
}

extension PictureStyle: ExpressibleByArgument {}
