import Mustache
import PlaygroundModel
import Wireframes

/// What the inspector shows of a node.
struct InspectionContext: MustacheParent {
    let inspection: Inspection

    func child(named name: String) -> Any? {
        switch name {
        case "name": inspection.name
        case "kind": inspection.kind
        case "node": inspection.node
        case "owner": inspection.controller ?? "the window"
        case "source": (inspection.source?.description).orAbsent
        case "place": (inspection.place?.description).orAbsent
        case "hasAncestors": !inspection.ancestors.isEmpty
        case "ancestors": inspection.ancestors.map(AncestorContext.init)
        case "numbers": numbers
        case "issueMarks": inspection.issueMarks.map(Self.words)
        case "hasTraits": !inspection.traits.isEmpty
        case "traits": inspection.traits.map(TraitContext.init)
        case "hasConstraints": !inspection.constraints.isEmpty
        case "constraints": inspection.constraints.map(ConstraintContext.init)
        case "hasElements": !inspection.elements.isEmpty
        case "elements": inspection.elements.map(ElementContext.init)
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

    struct AncestorContext: MustacheParent {
        let ancestor: Inspection.Ancestor

        func child(named name: String) -> Any? {
            switch name {
            case "node": ancestor.node
            case "name": ancestor.name
            default: nil
            }
        }
    }

    struct NumberContext: MustacheParent {
        let name: String
        let value: String

        func child(named name: String) -> Any? {
            switch name {
            case "name": self.name
            case "value": value
            default: nil
            }
        }
    }

    struct TraitContext: MustacheParent {
        let row: Inspection.TraitRow

        func child(named name: String) -> Any? {
            switch name {
            case "name": row.name
            case "value": row.value
            case "sizeClass": row.name.hasSuffix("SizeClass") ? row.value : Absent()
            case "origins": row.origins.map(OriginContext.init)
            default: nil
            }
        }
    }

    struct OriginContext: MustacheParent {
        let row: Inspection.OriginRow

        func child(named name: String) -> Any? {
            switch name {
            case "source": row.source
            case "value": row.value
            case "place": (row.place?.description).orAbsent
            default: nil
            }
        }
    }

    struct ElementContext: MustacheParent {
        let row: Inspection.ElementRow

        func child(named name: String) -> Any? {
            switch name {
            case "path": row.path.description
            case "place": (row.place?.description).orAbsent
            case "holds": row.holds
            case "reasons": row.reasons.map(ReasonContext.init)
            default: nil
            }
        }
    }

    struct ReasonContext: MustacheParent {
        let row: Inspection.ReasonRow

        func child(named name: String) -> Any? {
            switch name {
            case "condition": row.condition
            case "actual": row.actual
            case "holds": row.holds
            default: nil
            }
        }
    }
}
