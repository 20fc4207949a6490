import PlaygroundModel
import PlaygroundPipeline

extension DeviceReport {
    /// The report for a person: a heading, the controllers with their size classes and the traits in which each differs
    /// from the one before and what of all that is doubtful, the views with their frames, the log.
    var table: String {
        let size = Size(width: screen.width, height: screen.height).word
        var lines = ["\(device)  \(orientation) \(split), \(size)\(ios.map { ", iOS \($0)" } ?? "")"]
        lines += hinge.map { ["    hinge \($0.status), \($0.angle.shortText)°"] } ?? []
        lines += (reservedRegions ?? []).map { region in
            "    \(region.isActive ? "active" : "inactive") \(region.kind) (\(region.cause)) \(Self.text(region.frame))"
        }
        lines += iosNote.map { ["    ! \($0)"] } ?? []
        lines += (doubts ?? []).map { "    ? \($0.what) is doubtful: \($0.why)" }
        var known: [String: String] = [:]
        var doubted: Set<String> = []
        for controller in controllers {
            let news = controller.traits.filter { known[$0.key] != $0.value }.sorted { $0.key < $1.key }
            let traits = news.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            lines.append("  \(controller.id.padded(to: 24))\(Self.text(controller.frame))  \(controller.sizeClasses)  \(traits)")
            known.merge(controller.traits) { _, new in new }
            // A doubt reaches what stands in the controller, and is said once.
            lines += (controller.doubts ?? []).filter { doubted.insert($0.what + $0.why).inserted }.map {
                "    ? \($0.what) is doubtful: \($0.why)"
            }
            lines += news.compactMap { trait in
                controller.origins[trait.key]?.last?.doubt.map { "    ? \(trait.key) \(trait.value) is doubtful: \($0)" }
            }
        }
        lines += views.map { view in
            let content = view.content.map { "  \($0.split(separator: "\n").joined(separator: " ⏎ "))" } ?? ""
            return "    \(view.id.padded(to: 22))\(Self.text(view.frame))  \(view.kind)\(view.hidden ? ", hidden" : "")\(content)"
        }
        lines += log.map { entry in "  · \(entry.text)\(entry.line.map { "  (line \($0))" } ?? "")" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func text(_ frame: [Double]) -> String {
        "(" + frame.map(\.shortText).joined(separator: ", ") + ")"
    }
}

extension ControllerReport {
    /// `wC hR`, as the page's badges write it.
    fileprivate var sizeClasses: String {
        "w\(Self.initial(traits["horizontalSizeClass"])) h\(Self.initial(traits["verticalSizeClass"]))"
    }

    private static func initial(_ sizeClass: String?) -> String { sizeClass?.prefix(1).uppercased() ?? "-" }
}
