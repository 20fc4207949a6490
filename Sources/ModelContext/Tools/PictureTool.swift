import Exporting
import Files
import PlaygroundModel
import PlaygroundPipeline
import SourceDiagnostics
import WireframeSVG

struct PictureTool: ContextTool {
    enum Format: String, CaseIterable {
        case png, svg
    }

    let name = "picture"
    let title = "Picture of devices"
    let summary = """
        A picture of one device (the first, unless "device" names another) or of all devices on one board, after events. The image is a PNG if \
        Chrome or Chromium is installed, else an SVG. Use it for problems that numbers do not show.
        """
    let writes = true

    private static let board = Parameter.flag("board", "All devices in one picture.")
    private static let style = Parameter.choice("style", ["light", "dark"], "The style. Default: that of the playground and the events.")
    private static let format = Parameter<Format>.choice("format", "Default: png if a browser can draw it.")
    private static let scale = Parameter.number("scale", 0.25...3.0, standard: 1, "Pixels per point. Boxes and hairlines are put on whole pixels.")
    private static let output = Parameter.text("output", "A .png or .svg file for the picture. Without it, the answer has the picture.")
    private static let overwrite = Parameter.flag("overwrite", "Whether an existing \"output\" may be overwritten.")

    var parameters: [ParameterFacts] {
        PlaygroundArgument.parameters + DevicesArgument.parameters + [
            Self.board.facts, Self.style.facts, Self.format.facts, Self.scale.facts, Self.output.facts, Self.overwrite.facts,
        ]
    }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let target = try input[Self.output].map {
            try call.folder.target($0, endings: Format.allCases.map { ".\($0.rawValue)" }, overwrites: input[Self.overwrite, default: false])
        }
        let asked = try PlaygroundArgument(input, call)
        let playground = try asked.playground()
        let devices = try DevicesArgument(input, in: playground)
        let isBoard = input[Self.board, default: false]
        let scale: Double? = input[Self.scale] ?? (wantedFormat(input) == .svg ? nil : 1)
        let shown = isBoard ? devices.configurations : Array(devices.configurations.prefix(1))
        let set = PictureSet(
            of: playground, on: shown, after: devices.events, style: input[Self.style].flatMap(PictureStyle.init(rawValue:)),
            isBoard: isBoard, name: "picture", files: .embedded, scale: scale)
        guard let picture = set.pictures.first else { throw UsageFailure("The playground has no device to draw.") }
        try call.checkCancellation()
        let (bytes, format, remark) = try drawn(picture.drawing, input, call)
        try call.checkCancellation()
        var lines = ["\(picture.words), \(Int(picture.drawing.size.width)) × \(Int(picture.drawing.size.height)) points."]
        if !isBoard, devices.configurations.count > 1 {
            let others = devices.configurations.dropFirst().map(\.id)
            lines.append("Other devices: \(others.prefix(8).joined(separator: ", "))\(others.count > 8 ? " …" : ""). All at once: \"board\".")
        }
        lines += [remark].compactMap(\.self)
        if let target, let name = input[Self.output] {
            let file = try OutputFile(target)
            try file.check(against: asked.source.filesRead)
            try WritingLock.shared.withLock { _ in try file.write((format == .png ? FileMark.png : .svg).marked(bytes)) }
            return ToolAnswer(["Wrote \(name), \(bytes.count) bytes."] + lines)
        }
        return ToolAnswer([.image(bytes, mimeType: format == .png ? "image/png" : "image/svg+xml"), .text(lines.joined(separator: "\n"))])
    }

    private func namedFormat(_ input: ToolInput) -> Format? {
        input[Self.output].flatMap { name in Format.allCases.first { name.hasSuffix(".\($0.rawValue)") } }
    }

    private func wantedFormat(_ input: ToolInput) -> Format? { input[Self.format] ?? namedFormat(input) }

    /// The picture in the format of the call or of the output's name. The default is PNG, or SVG if there is no browser.
    private func drawn(_ picture: SVGPicture, _ input: ToolInput, _ call: ToolCall) throws -> ([UInt8], Format, remark: String?) {
        let (named, wanted) = (namedFormat(input), wantedFormat(input))
        if let named, let wanted, named != wanted { throw UsageFailure("\"output\" ends in .\(named.rawValue), and \"format\" is \(wanted.rawValue).") }
        let svg = { Array(picture.text.utf8) }
        if wanted == .svg { return (svg(), .svg, nil) }
        do throws(BrowserFailure) {
            let browser = try Exporting.Browser()
            let bytes = try WritingLock.shared.withLock { _ throws(BrowserFailure) -> [UInt8] in
                try browser.png(of: picture, files: .embedded, scale: input[Self.scale, default: 1], unless: call.isCancelled)
            }
            return (bytes, .png, nil)
        } catch {
            guard wanted == nil, error == .notFound else { throw error }
            return (svg(), .svg, "This is an SVG, because no Chrome or Chromium is installed to draw a PNG.")
        }
    }
}
