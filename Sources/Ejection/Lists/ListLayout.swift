import PlaygroundLanguage
import PlaygroundModel

struct ListLayout {
    let list: ViewDefinition

    /// The properties of the layout, as opposed to the view.
    static let properties: [ViewProperty] = [
        .layout, .scrollDirection, .columns, .itemHeight, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset,
        .headerReferenceSize, .footerReferenceSize,
    ]

    var isFlow: Bool { list.properties[.layout] == nil || list.properties.choice(.layout) == CollectionLayout.flow }

    var isGrid: Bool { list.properties.choice(.layout) == CollectionLayout.grid }

    /// The compositional layout, or `nil` for a flow layout.
    var compositional: CompositionalLayout? {
        guard isGrid else { return list.properties.compositionalLayout(.layout) }
        var layout = CompositionalLayout()
        layout.sections = [SectionLayout(
            grid: list.properties, lineSpacing: list.properties.numberOrDefault(.minimumLineSpacing),
            itemSpacing: list.properties.numberOrDefault(.minimumInteritemSpacing))]
        return layout
    }

    /// Whether the content determines the height of items.
    var isSelfSizing: Bool { compositional?.sections.contains { $0.group?.hasEstimatedItems == true } ?? false }

    /// The UIKit default of a property.
    static func standard(_ property: ViewProperty) -> PropertyValue? {
        switch property {
        case .columns: .number(1)
        case .itemHeight: .number(44)
        case .itemSize: .size(Size(width: 50, height: 50))
        case .minimumLineSpacing, .minimumInteritemSpacing: .number(10)
        case .sectionInset: .insets(.zero)
        case .headerReferenceSize, .footerReferenceSize: .size(Size(width: 0, height: 0))
        case .scrollDirection: .string(ScrollDirection.vertical.rawValue)
        default: nil
        }
    }

    /// The size of a header or footer. In a flow layout the default is 50 points, as in Interface Builder.
    static func edgeSize(_ list: ViewDefinition, _ kind: EdgeKind) -> PropertyValue {
        list.properties[kind.referenceSize] ?? .size(Size(width: 50, height: 50))
    }

    func writeFlow(_ value: (ViewProperty) -> SwiftExpression, _ edges: [EdgeKind], _ lines: inout SwiftLines) {
        lines.add("let layout = UICollectionViewFlowLayout()")
        let all: [ViewProperty] = [
            .scrollDirection, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset, .headerReferenceSize,
            .footerReferenceSize,
        ]
        for property in all {
            if list.properties[property] != nil {
                lines.assign("layout.\(property.rawValue)", value(property))
            } else if let kind = edges.first(where: { $0.referenceSize == property }), case .size(let size) = Self.edgeSize(list, kind) {
                lines.assign("layout.\(property.rawValue)", .size(size))
            }
        }
        lines.add("return layout")
    }
}

extension ItemLayout {
    fileprivate var hasEstimatedItems: Bool { group?.subitems.contains { $0.hasEstimatedItems } ?? (height.unit == .estimated || height.unit == .uniformAcrossSiblings) }
}
