import PlaygroundModel
import Wireframes

/// A width at which something changes while the window's edge is dragged.
struct WidthMarkContext: TemplateContext {
    let width: String
    let changes: [ChangeContext]
    let rules: [String]

    init(_ mark: WidthMark) {
        width = mark.width.pointText
        changes = mark.changes.map(ChangeContext.init)
        rules = mark.elements.map { $0.place?.description ?? $0.path.description }
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "width": .init(width)
        case "changes": .init(changes)
        case "rules": .init(rules)
        default: nil
        }
    }

    /// The values on the narrow side of the mark and on the wide one.
    struct ChangeContext: TemplateContext {
        let trait: String
        let below: SideContext
        let above: SideContext

        init(_ change: WidthMark.Change) {
            trait = change.trait.name
            below = SideContext(change.below, of: change.trait)
            above = SideContext(change.above, of: change.trait)
        }

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "trait": .init(trait)
            case "below": .init(below)
            case "above": .init(above)
            default: nil
            }
        }
    }

    struct SideContext: TemplateContext {
        let text: String
        /// `compact` or `regular`, for its colour; empty for other traits.
        let sizeClass: String?

        init(_ value: TraitValue?, of trait: Trait) {
            let name = value?.description ?? "unspecified"
            let axis: String? = switch trait {
            case .horizontalSizeClass: "w"
            case .verticalSizeClass: "h"
            default: nil
            }
            sizeClass = axis == nil ? nil : name
            text = axis.flatMap { axis in UserInterfaceSizeClass(rawValue: name)?.badge(axis: axis) } ?? name
        }

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "text": .init(text)
            case "sizeClass": .init(sizeClass)
            default: nil
            }
        }
    }
}
