import PlaygroundModel
import PlaygroundPipeline

extension DeviceReport {
    /// A heading, the controllers with size classes and changed traits, the views with frames, and the log.
    package var table: String {
        (heading + controllerLines + views.map { "    " + $0.line } + logLines.map { "  · " + $0 }).joined(separator: "\n") + "\n"
    }

    /// The device with its orientation and window, followed by notes and uncertainties.
    package var heading: [String] {
        let size = Size(width: screen.width, height: screen.height).word
        var lines = ["\(device)  \(orientation) \(split), \(size)\(ios.map { ", iOS \($0)" } ?? "")"]
        lines += hinge.map { ["    hinge \($0.status), \($0.angle.shortText)°"] } ?? []
        lines += (reservedRegions ?? []).map { region in
            "    \(region.isActive ? "active" : "inactive") \(region.kind) (\(region.cause)) \(Rect.words(region.frame))"
        }
        lines += iosNote.map { ["    ! \($0)"] } ?? []
        lines += (doubts ?? []).map { "    ? \($0.what) is doubtful: \($0.why)" }
        return lines
    }

    private var controllerLines: [String] {
        var lines: [String] = []
        var known: [String: String] = [:]
        var doubted: Set<String> = []
        for controller in controllers {
            let news = controller.traits.filter { known[$0.key] != $0.value }.sorted { $0.key < $1.key }
            let traits = news.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            lines.append("  \(controller.id.padded(to: 24))\(Rect.words(controller.frame))  \(controller.sizeClasses)  \(traits)")
            known.merge(controller.traits) { _, new in new }
            lines += (controller.doubts ?? []).filter { doubted.insert($0.what + $0.why).inserted }.map {
                "    ? \($0.what) is doubtful: \($0.why)"
            }
            lines += news.compactMap { trait in
                controller.origins[trait.key]?.last?.doubt.map { "    ? \(trait.key) \(trait.value) is doubtful: \($0)" }
            }
        }
        return lines
    }

    package var logLines: [String] { log.map { entry in "\(entry.text)\(entry.line.map { "  (line \($0))" } ?? "")" } }
}

extension ViewReport {
    package var line: String {
        let content = content.map { "  \($0.split(separator: "\n").joined(separator: " ⏎ "))" } ?? ""
        return "\(id.padded(to: 22))\(Rect.words(frame))  \(kind)\(hidden ? ", hidden" : "")\(content)"
    }
}

extension ControllerReport {
    /// The size classes as `wC hR`, like the page's badges.
    package var sizeClasses: String {
        "w\(Self.initial(traits["horizontalSizeClass"])) h\(Self.initial(traits["verticalSizeClass"]))"
    }

    private static func initial(_ sizeClass: String?) -> String { sizeClass?.prefix(1).uppercased() ?? "-" }
}
