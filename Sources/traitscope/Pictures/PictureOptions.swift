import ArgumentParser
import Exporting
import PathKit

struct PictureOptions: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case html, svg, png, pdf
    }

    @Option(help: """
        html is an interactive page. svg, png and pdf are pictures. Chrome or Chromium draws png and pdf. Default: the format of \
        the output's name, or else html.
        """)
    var format: Format?

    @Option(help: """
        For pictures: draw only this device, such as ipad-11@landscape,dark. It need not be in the playground. Can be repeated.
        """)
    var device: [String] = []

    @Flag(help: "For pictures: draw all devices in one picture.")
    var board = false

    @Option(help: "For pictures: light, dark or both. Default: the style of the playground and the events.")
    var style: PictureStyle?

    @Option(help: ArgumentHelp(
        "A PDF to present: a page for the start of the scenario with this name, and one for each of its events.", valueName: "scenario"))
    var slides: String?

    /// - Parameter output: The file to write. Its name determines the format if no option does.
    /// - Returns: `nil` for a page.
    func pictureFormat(for output: String?) throws(ValidationError) -> PictureFormat? {
        let named = format ?? output.flatMap { Path($0).extension }.flatMap { Format(rawValue: $0) } ?? (slides == nil ? .html : .pdf)
        if slides != nil, named != .pdf { throw ValidationError("Slides are a PDF: leave out --format, and give -o a name that ends with .pdf.") }
        let given = [device.isEmpty ? nil : "--device", board ? "--board" : nil, style == nil ? nil : "--style"].compactMap(\.self)
        if named == .html, let option = given.first {
            throw ValidationError("\(option) is for pictures, and a page has all devices: add --format svg, png or pdf.")
        }
        return PictureFormat(rawValue: named.rawValue)
    }
}

extension PictureStyle: ExpressibleByArgument {}
