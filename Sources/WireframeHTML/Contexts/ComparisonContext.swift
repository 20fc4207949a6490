import Wireframes

struct ComparisonContext: TemplateContext {
    let comparison: Comparison

    /// The maximum number of listed rows. Further rows are summarized.
    private static let longestList = 200

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "first": Self.side(comparison.first)
        case "second": Self.side(comparison.second)
        case "isEmpty": .init(comparison.isEmpty)
        case "hasTraits": .init(!comparison.traits.isEmpty)
        case "traits": .init(comparison.traits, Self.values)
        case "hasContainers": .init(!comparison.containers.isEmpty)
        case "containers": .init(comparison.containers, Self.values)
        case "presence": Self.list(comparison.presence)
        case "frames": Self.list(comparison.frames)
        default: nil
        }
    }

    private static func side(_ side: Comparison.Side) -> TemplateValue {
        TemplateValue(["name": .text(side.name), "subtitle": .text(side.subtitle)])
    }

    private static func values(of group: Comparison.TraitGroup) -> [String: TemplateValue] {
        ["controller": .text(group.controller ?? "the window"), "rows": .init(group.traits, values)]
    }

    private static func values(of difference: Comparison.Difference) -> [String: TemplateValue] {
        let isSizeClass = difference.name.hasSuffix("SizeClass")
        let value = { (value: String?) in
            TemplateValue(["value": .text(value ?? "none"), "sizeClass": .init(isSizeClass ? value : nil)])
        }
        return ["name": .text(difference.name), "one": value(difference.first), "other": value(difference.second)]
    }

    private static func list(_ rows: [Comparison.NodeDifference]) -> TemplateValue {
        if rows.isEmpty { return .absent }
        return TemplateValue([
            "count": .init(rows.count), "rows": .init(Array(rows.prefix(longestList)), values),
            "rest": .init(rows.count > longestList ? "and \(rows.count - longestList) more" : nil),
        ])
    }

    private static func values(of row: Comparison.NodeDifference) -> [String: TemplateValue] {
        [
            "node": .init(row.node), "name": .text(row.name), "kind": .text(row.kind), "controller": .init(row.controller),
            "one": .text(row.first), "other": .text(row.second),
        ]
    }
}
