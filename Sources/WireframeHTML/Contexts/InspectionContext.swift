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
        case "place": .init(inspection.place.map(PlaceContext.init))
        case "hasAncestors": .init(!inspection.ancestors.isEmpty)
        case "ancestors": .init(inspection.ancestors.map(AncestorContext.init))
        case "numbers": .init(numbers)
        case "issueMarks": .init(inspection.issueMarks.map(Self.words))
        case "spoken": .init(inspection.spoken)
        case "explanations": .init(inspection.explanations)
        case "doubts": .init(inspection.doubts)
        case "hasRegions": .init(!inspection.regions.isEmpty)
        case "regions": .init(inspection.regions.map(RegionContext.init))
        case "hasTraits": .init(!inspection.traits.isEmpty)
        case "traits": .init(inspection.traits.map(TraitContext.init))
        case "hasConstraints": .init(!inspection.constraints.isEmpty)
        case "constraints": .init(inspection.constraints.map(ConstraintContext.init))
        case "hasElements": .init(!inspection.elements.isEmpty)
        case "elements": .init(inspection.elements.map(ElementContext.init))
        default: nil
        }
    }

    private var numbers: [NumberContext] {
        let frame = inspection.frame
        return [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)].map {
            NumberContext(name: $0, value: $1.pointText)
        }
    }

    private static func words(_ mark: WireframeNode.IssueMark) -> String {
        switch mark {
        case .clipped: "Its content does not fit."
        case .ambiguousHorizontally: "Its constraints leave its horizontal place or its width open."
        case .ambiguousVertically: "Its constraints leave its vertical place or its height open."
        case .conflict: "Constraints on it cannot hold together."
        }
    }

    struct RegionContext: TemplateContext {
        let region: Inspection.RegionRow

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "name": .init(region.name)
            case "place": .init(region.place)
            case "isActive": .init(region.isActive)
            default: nil
            }
        }
    }

    struct AncestorContext: TemplateContext {
        let ancestor: Inspection.Ancestor

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "node": .init(ancestor.node)
            case "name": .init(ancestor.name)
            default: nil
            }
        }
    }

    struct NumberContext: TemplateContext {
        let name: String
        let value: String

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "name": .init(self.name)
            case "value": .init(value)
            default: nil
            }
        }
    }

    struct TraitContext: TemplateContext {
        let row: Inspection.TraitRow

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "name": .init(row.name)
            case "value": .init(row.value)
            case "sizeClass": .init(row.name.hasSuffix("SizeClass") ? row.value : nil)
            case "hasSteps": .init(row.origins.count > 1)
            case "origins": .init(row.origins.map(OriginContext.init))
            default: nil
            }
        }
    }

    struct OriginContext: TemplateContext {
        let row: Inspection.OriginRow

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "source": .init(row.source)
            case "value": .init(row.value)
            case "place": .init(row.place.map(PlaceContext.init))
            default: nil
            }
        }
    }

    struct ElementContext: TemplateContext {
        let row: Inspection.ElementRow

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "path": .init(row.element.path.description)
            case "place": .init(row.place.map(PlaceContext.init))
            case "holds": .init(row.element.holds)
            case "reasons": .init(row.element.reasons.map(ReasonContext.init))
            default: nil
            }
        }
    }

    struct ReasonContext: TemplateContext {
        let reason: ResolvedAdaptiveElement.Reason

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "condition": .init(reason.condition.inWords)
            case "actual": .init(reason.actual)
            case "holds": .init(reason.holds)
            default: nil
            }
        }
    }
}
