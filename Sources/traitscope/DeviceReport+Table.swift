import PlaygroundModel
import PlaygroundPipeline

extension DeviceReport {
    /// The report for a person: a heading, the controllers with their traits, the views with their frames, the log.
    var table: String {
        var lines = ["\(device)  \(orientation) \(split), \(Size(width: screen.width, height: screen.height).word)"]
        lines += controllers.map { controller in
            let traits = controller.traits.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            return "  \(controller.id.padded(to: 24))\(Self.text(controller.frame))  \(traits.joined(separator: ", "))"
        }
        lines += views.map { view in
            let content = view.content.map { "  \($0.split(separator: "\n").joined(separator: " ⏎ "))" } ?? ""
            return "    \(view.id.padded(to: 22))\(Self.text(view.frame))  \(view.kind)\(view.hidden ? ", hidden" : "")\(content)"
        }
        lines += log.map { entry in "  · \(entry.text)\(entry.line.map { "  (line \($0))" } ?? "")" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func text(_ frame: [Double]) -> String {
        "(" + frame.map(JSONText.number).joined(separator: ", ") + ")"
    }
}
