import ArgumentParser
import Exporting

struct PictureOptions: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case html, svg, png, pdf
    }

    @Option(help: "html is an interactive page. svg, png and pdf are pictures. Chrome or Chromium draws png and pdf.")
    var format = Format.html

    @Option(help: """
        For pictures: only this device. Can be repeated. It need not be in the playground, such as \
        ipad-11@landscape,dark.
        """)
    var device: [String] = []

    @Flag(help: "For pictures: all devices in one.")
    var board = false

    @Option(help: "For pictures: light, dark or both. Default: the style of the playground and the events.")
    var style: PictureStyle?

    @Option(help: ArgumentHelp(
        "A PDF to present: a page for the start of the scenario with this name, and one for each of its events.", valueName: "scenario"))
    var slides: String?

    var pictureFormat: PictureFormat? { slides == nil ? PictureFormat(rawValue: format.rawValue) : .pdf }

    func validate() throws {
        let given = [device.isEmpty ? nil : "--device", board ? "--board" : nil, style == nil ? nil : "--style"].compactMap(\.self)
        if slides != nil, format != .html, format != .pdf { throw ValidationError("Slides are a PDF: leave out --format.") }
        if format == .html, slides == nil, let option = given.first {
            throw ValidationError("\(option) is for pictures, and a page has all devices: add --format svg, png or pdf.")
        }
    }
}

extension PictureStyle: ExpressibleByArgument {}
