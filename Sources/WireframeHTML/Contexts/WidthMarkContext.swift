import PlaygroundModel
import Wireframes

struct WidthMarkContext: TemplateContext {
    let mark: WidthMark

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "width": .init(mark.width.pointText)
        case "changes": .init(mark.changes, Self.values)
        case "rules": .init(mark.elements.map { $0.place?.description ?? $0.path.description })
        default: nil
        }
    }

    private static func values(of change: WidthMark.Change) -> [String: TemplateValue] {
        ["trait": .text(change.trait.name), "below": side(change.below, of: change.trait), "above": side(change.above, of: change.trait)]
    }

    /// A value with its text. Only size classes have a colour.
    private static func side(_ value: TraitValue?, of trait: Trait) -> TemplateValue {
        let name = value?.description ?? "unspecified"
        let axis: String? = switch trait {
        case .horizontalSizeClass: "w"
        case .verticalSizeClass: "h"
        default: nil
        }
        let text = axis.flatMap { axis in UserInterfaceSizeClass(rawValue: name)?.badge(axis: axis) } ?? name
        return TemplateValue(["text": .text(text), "sizeClass": .init(axis == nil ? nil : name)])
    }
}
