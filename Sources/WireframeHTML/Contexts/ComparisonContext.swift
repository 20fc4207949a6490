import Wireframes

/// The differences between two devices, for the template `comparison`.
struct ComparisonContext: TemplateContext {
    let comparison: Comparison

    /// The maximum number of rows, because nobody reads more.
    static let longestList = 200

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "first": .init(SideContext(side: comparison.first))
        case "second": .init(SideContext(side: comparison.second))
        case "isEmpty": .init(comparison.isEmpty)
        case "hasTraits": .init(!comparison.traits.isEmpty)
        case "traits": .init(comparison.traits.map(TraitGroupContext.init))
        case "hasContainers": .init(!comparison.containers.isEmpty)
        case "containers": .init(comparison.containers.map(DifferenceContext.init))
        case "presence": .init(comparison.presence.isEmpty ? nil : ListContext(rows: comparison.presence))
        case "frames": .init(comparison.frames.isEmpty ? nil : ListContext(rows: comparison.frames))
        default: nil
        }
    }

    struct SideContext: TemplateContext {
        let side: Comparison.Side

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "name": .init(side.name)
            case "subtitle": .init(side.subtitle)
            default: nil
            }
        }
    }

    struct TraitGroupContext: TemplateContext {
        let group: Comparison.TraitGroup

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "controller": .init(group.controller ?? "the window")
            case "rows": .init(group.traits.map(DifferenceContext.init))
            default: nil
            }
        }
    }

    struct DifferenceContext: TemplateContext {
        let difference: Comparison.Difference

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "name": .init(difference.name)
            case "one": .init(ValueContext(name: difference.name, value: difference.first))
            case "other": .init(ValueContext(name: difference.name, value: difference.second))
            default: nil
            }
        }
    }

    struct ValueContext: TemplateContext {
        let name: String
        let value: String?

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "value": .init(value ?? "none")
            case "sizeClass": .init(self.name.hasSuffix("SizeClass") ? value : nil)
            default: nil
            }
        }
    }

    struct ListContext: TemplateContext {
        let rows: [Comparison.NodeDifference]

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "count": .init(rows.count)
            case "rows": .init(rows.prefix(ComparisonContext.longestList).map(RowContext.init))
            case "rest": .init(rows.count > ComparisonContext.longestList ? "and \(rows.count - ComparisonContext.longestList) more" : nil)
            default: nil
            }
        }
    }

    struct RowContext: TemplateContext {
        let row: Comparison.NodeDifference

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "node": .init(row.node)
            case "name": .init(row.name)
            case "kind": .init(row.kind)
            case "controller": .init(row.controller)
            case "one": .init(row.first)
            case "other": .init(row.second)
            default: nil
            }
        }
    }
}
