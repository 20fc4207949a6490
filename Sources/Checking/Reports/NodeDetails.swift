import Files
import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import Wireframes

/// A full description of a controller or view on the devices' screens, with reasons.
package struct NodeDetails {
    private let node: String
    private let reading: PlaygroundFile.ReadResult
    private let tellsAllTraits: Bool
    /// The hint that explains how to show all traits.
    private let more: String

    package init(_ node: String, in reading: PlaygroundFile.ReadResult, tellsAllTraits: Bool, more: String) {
        (self.node, self.reading, self.tellsAllTraits, self.more) = (node, reading, tellsAllTraits, more)
    }

    /// - Parameter step: Called before each device. It may throw to cancel the run.
    package func lines(
        _ playground: Playground, on configurations: [DeviceConfiguration], after events: [Event], step: () throws -> Void = {}
    ) throws -> [String] {
        var lines: [String] = []
        var absent: [String] = []
        var known: [String] = []
        for configuration in configurations {
            try step()
            var app = DeviceApp(playground, on: configuration)
            for event in events { app.apply(event) }
            let (picture, wireframe) = (app.picture(), app.wireframe())
            // A name without a number refers to the front instance, as in events.
            let front = picture.elements.last { $0.id == node || $0.id.replacing(/#[0-9]+/, with: "") == node }?.id ?? node
            guard let inspection = Inspection(
                of: front, on: wireframe, scene: picture.scene, picture.geometries, places: SourcePlaces(reading))
            else {
                absent.append(configuration.writtenID)
                if known.isEmpty { known = picture.elements.map(\.id) }
                continue
            }
            lines += text(inspection, on: configuration)
        }
        guard !lines.isEmpty else {
            let near = NameSuggestion(for: node, among: known)?.question
            throw UsageFailure(
                "There is no \(node.quoted) on the screen\(events.isEmpty ? "" : " after these events"); \(near ?? "there is \(NameList(known, limit: 30).joined(by: .and)).")")
        }
        if !absent.isEmpty { lines.append("Not on the screen of \(absent.joined(separator: ", ")).") }
        return lines
    }

    private func text(_ inspection: Inspection, on configuration: DeviceConfiguration) -> [String] {
        let place = inspection.place.map { " :\($0.line)" } ?? ""
        var lines = ["\(configuration.writtenID): \(node)  \(inspection.kind) \(inspection.frame.inWords)\(place)"]
        lines += inspection.explanations.map { "  \($0)" } + inspection.doubts.map { "  ? \($0)" }
        if inspection.constraints.isEmpty {
            lines += traits(inspection).map { "  " + $0 }
            lines += inspection.elements.map { "  rule\($0.place.map { " :\($0.line)" } ?? "") \($0.element.inWords)" }
        } else {
            lines += inspection.constraints.map { "  " + text($0) }
        }
        return lines
    }

    private func text(_ row: Inspection.ConstraintRow) -> String {
        let state = row.isActive ? ConstraintReading.words(deviation: row.deviation) ?? "holds" : "inactive"
        let rule = row.rule.map { ", when \($0)" } ?? ""
        return "\(state): \(row.text)\(row.place.map { "  :\($0.line)" } ?? "")\(rule)  → \(row.value)"
    }

    /// The size classes and all traits that the app or UIKit changes, with each step that set a value.
    private func traits(_ inspection: Inspection) -> [String] {
        let told = inspection.traits.filter { trait in
            tellsAllTraits || Self.always.contains(trait.name) || trait.origins.contains { $0.place != nil || $0.value != trait.value }
        }
        let lines = told.map { trait in
            let steps = trait.origins.map { "\($0.source)\($0.place.map { " :\($0.line)" } ?? "") \($0.value)" }
            return "\(trait.name) \(trait.value)  ← \(steps.joined(separator: ", then "))"
        }
        let others = inspection.traits.count - told.count
        return others == 0 ? lines : lines + ["and \(counted(others, "trait")) with the device's values: \(more)"]
    }

    private static let always: Set = ["horizontalSizeClass", "verticalSizeClass"]
}
