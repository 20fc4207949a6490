import PlaygroundModel
import Simulation
import Wireframes

struct InspectionContext: TemplateContext {
    let inspection: Inspection

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "deviceName": .init(inspection.deviceName)
        case "deviceSubtitle": .init(inspection.deviceSubtitle)
        case "name": .init(inspection.name)
        case "kind": .init(inspection.kind)
        case "node": .init(inspection.node)
        case "owner": .init(inspection.controller ?? "the window")
        case "source": .init(inspection.source?.description)
        case "place": .init(inspection.place)
        case "hasAncestors": .init(!inspection.ancestors.isEmpty)
        case "ancestors": .init(inspection.ancestors) { ["node": .init($0.node), "name": .text($0.name)] }
        case "numbers": .init(numbers) { ["name": .text($0.name), "value": .text($0.value.pointText)] }
        case "issueMarks": .init(inspection.issueMarks.map(Self.words))
        case "spoken": .init(inspection.spoken)
        case "explanations": .init(inspection.explanations)
        case "doubts": .init(inspection.doubts)
        case "hasRegions": .init(!inspection.regions.isEmpty)
        case "regions": .init(inspection.regions) { ["name": .text($0.name), "place": .text($0.place), "isActive": .flag($0.isActive)] }
        case "hasTraits": .init(!inspection.traits.isEmpty)
        case "traits": .init(inspection.traits, Self.values)
        case "hasConstraints": .init(!inspection.constraints.isEmpty)
        case "constraints": .init(inspection.constraints.map(ConstraintContext.init))
        case "hasElements": .init(!inspection.elements.isEmpty)
        case "elements": .init(inspection.elements, Self.values)
        default: nil
        }
    }

    private var numbers: [(name: String, value: Double)] {
        let frame = inspection.frame
        return [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    }

    private static func words(_ mark: WireframeNode.IssueMark) -> String {
        switch mark {
        case .clipped: "Its content does not fit."
        case .ambiguousHorizontally: "Its constraints do not determine its horizontal position or its width."
        case .ambiguousVertically: "Its constraints do not determine its vertical position or its height."
        case .conflict: "Its constraints conflict."
        }
    }

    static func values(of row: Inspection.TraitRow) -> [String: TemplateValue] {
        [
            "name": .text(row.name), "value": .text(row.value), "sizeClass": .init(row.name.hasSuffix("SizeClass") ? row.value : nil),
            "hasSteps": .flag(row.origins.count > 1), "origins": .init(row.origins, values),
        ]
    }

    private static func values(of row: Inspection.OriginRow) -> [String: TemplateValue] {
        ["source": .text(row.source), "value": .text(row.value), "place": .init(row.place)]
    }

    private static func values(of row: Inspection.ElementRow) -> [String: TemplateValue] {
        [
            "path": .text(row.element.path.description), "place": .init(row.place),
            "holds": .flag(row.element.holds), "reasons": .init(row.element.reasons, values),
        ]
    }

    private static func values(of reason: ResolvedAdaptiveElement.Reason) -> [String: TemplateValue] {
        ["condition": .text(reason.condition.inWords), "actual": .text(reason.actual), "holds": .flag(reason.holds)]
    }
}
