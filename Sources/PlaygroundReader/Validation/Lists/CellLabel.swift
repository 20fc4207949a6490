import PlaygroundModel

/// UIKit's views in cells, headers and footers, with UIKit's names.
public enum CellLabel {
    /// UITableViewCell's labels and image. `given` has properties by label name. `isHeader`: the cell is the header of a list's section.
    public static func tableCell(
        _ cell: ViewDefinition, style: CellStyle, _ given: [String: ViewProperties], isHeader: Bool = false, _ profile: BehaviourProfile
    ) -> [ViewDefinition] {
        let font = isHeader ? FontDescription.textStyle(.headline, weight: nil) : style.textFont
        var text = label("textLabel", cell.properties.string(.text) ?? "", font: font, in: cell)
        if style == .value2 {
            text.properties[.textColor] = .color(.semantic(.tintColor))
            text.properties[.textAlignment] = .string(TextAlignment.right.rawValue)
        }
        text.properties.values.update(with: given["textLabel"]?.values ?? [:])
        guard style != .default, let detail = cell.properties.string(.detailText) else { return image(of: cell) + [text] }
        var detailLabel = label("detailTextLabel", detail, font: style.detailFont(profile), in: cell)
        if style != .value2 { detailLabel.properties[.textColor] = .color(.semantic(.secondaryLabel)) }
        detailLabel.properties.values.update(with: given["detailTextLabel"]?.values ?? [:])
        return image(of: cell) + [text, detailLabel]
    }

    /// An image with a label below it. Collection views have no standard cell.
    static func collectionCell(_ cell: ViewDefinition) -> [ViewDefinition] {
        guard let text = cell.properties.string(.text) else { return image(of: cell) }
        var line = label("textLabel", text, font: .textStyle(.footnote, weight: nil), in: cell)
        line.properties[.textAlignment] = .string(TextAlignment.center.rawValue)
        return image(of: cell) + [line]
    }

    public static func edge(
        _ text: String, of edge: ViewDefinition, tableStyle: TableStyle, _ profile: BehaviourProfile
    ) -> ViewDefinition {
        let isGroupedHeader = edge.kind == .sectionHeader && tableStyle != .plain
        let areProminent = profile.has(.prominentGroupedHeaders)
        // Headers of grouped tables are capitalized unless they are prominent.
        let shown = isGroupedHeader && !areProminent ? text.uppercased() : text
        let isProminent = edge.kind == .sectionHeader && (tableStyle == .plain || areProminent)
        let font = FontDescription.textStyle(isProminent ? .headline : .footnote, weight: nil)
        var label = label("textLabel", shown, font: font, in: edge)
        label.properties[.textColor] = .color(.semantic(isProminent && tableStyle == .plain ? .label : .secondaryLabel))
        label.properties[.numberOfLines] = .number(0)
        return label
    }

    private static func label(
        _ name: String, _ text: String, font: FontDescription, in cell: ViewDefinition
    ) -> ViewDefinition {
        var label = ViewDefinition(id: ViewID("\(cell.id).\(name)"), path: cell.path, kind: .label)
        label.properties[.text] = .string(text)
        label.properties[.font] = .font(font)
        label.properties[.numberOfLines] = name == "textLabel" ? cell.properties[.numberOfLines] : nil
        return label
    }

    private static func image(of cell: ViewDefinition) -> [ViewDefinition] {
        guard let name = cell.properties[.image] else { return [] }
        var view = ViewDefinition(id: ViewID("\(cell.id).imageView"), path: cell.path, kind: .image)
        view.properties[.image] = name
        view.properties[.clipsToBounds] = .bool(true)
        return [view]
    }
}

extension CellStyle {
    fileprivate var textFont: FontDescription { .textStyle(self == .value2 ? .subheadline : .body, weight: nil) }

    private static let subtitleStyles: VersionTable<TextStyle> = [
        .since(8, .caption1, "12 points at the default size: frames"),
        .since(26, .subheadline, "15 points at the default size, recorded by UIKit of iOS 26.0 and 26.1"),
    ]

    fileprivate func detailFont(_ profile: BehaviourProfile) -> FontDescription {
        switch self {
        case .subtitle: .textStyle(Self.subtitleStyles[profile], weight: nil)
        case .value2: .textStyle(.subheadline, weight: nil)
        case .default, .value1: .textStyle(.body, weight: nil)
        }
    }
}
