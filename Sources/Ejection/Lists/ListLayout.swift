import PlaygroundModel

/// The layout of a collection view: a flow, or a grid.
struct ListLayout {
    let list: ViewDefinition
    let method: String

    /// Properties of the layout, not of the view.
    static let properties: [ViewProperty] = [
        .layout, .scrollDirection, .columns, .itemHeight, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset,
        .headerReferenceSize, .footerReferenceSize,
    ]

    private var isGrid: Bool { list.properties.choice(.layout) == CollectionLayout.grid }

    /// Whether the contents set the height of items: in a grid without one.
    var isSelfSizing: Bool { isGrid && list.properties[.itemHeight] == nil }

    /// UIKit's defaults.
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

    /// The size of a header or footer; the default in a flow layout is Interface Builder's.
    static func edgeSize(_ list: ViewDefinition, _ kind: EdgeKind) -> PropertyValue {
        list.properties[kind.referenceSize] ?? .size(Size(width: 50, height: 50))
    }

    /// - Parameter edges: The sections that have headers, and those that have footers.
    func write(
        _ value: (ViewProperty) -> SwiftExpression, edges: [(kind: EdgeKind, sections: [Int])], sections: Int, in methods: inout SwiftLines
    ) {
        let edges = edges.filter { !$0.sections.isEmpty }
        methods.declaration("private func \(method)() -> UICollectionViewLayout") { lines in
            guard isGrid else { return writeFlow(value, edges.map(\.kind), &lines) }
            guard edges.contains(where: { $0.sections.count < sections }) else {
                writeGrid(value, &lines)
                let items = edges.map { Self.boundary($0.kind) }
                if !items.isEmpty { lines.assign("section.boundarySupplementaryItems", .array(items)) }
                return lines.add("return UICollectionViewCompositionalLayout(section: section)")
            }
            lines.block("UICollectionViewCompositionalLayout") { lines in
                lines.reheaded("index, _ in")
                writeGrid(value, &lines)
                for (kind, sections) in edges {
                    let list = sections.map(String.init).joined(separator: ", ")
                    lines.block("if [\(list)].contains(index)") {
                        $0.add(.call("section.boundarySupplementaryItems.append", [Self.boundary(kind).argument()]))
                    }
                }
                lines.add("return section")
            }
        }
    }

    private func writeFlow(_ value: (ViewProperty) -> SwiftExpression, _ edges: [EdgeKind], _ lines: inout SwiftLines) {
        lines.add("let layout = UICollectionViewFlowLayout()")
        let all: [ViewProperty] = [
            .scrollDirection, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset, .headerReferenceSize, .footerReferenceSize,
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

    private func writeGrid(_ value: (ViewProperty) -> SwiftExpression, _ lines: inout SwiftLines) {
        let height = ".\(isSelfSizing ? "estimated" : "absolute")(\(value(.itemHeight).text))"
        lines.add("let fraction = 1 / CGFloat(\(value(.columns).text))")
        lines.assign("let itemSize", .call("NSCollectionLayoutSize", [
            .init("widthDimension", word: ".fractionalWidth(fraction)"), .init("heightDimension", word: isSelfSizing ? height : ".fractionalHeight(1)"),
        ]))
        lines.assign("let groupSize", .call("NSCollectionLayoutSize", [
            .init("widthDimension", word: ".fractionalWidth(1)"), .init("heightDimension", word: height),
        ]))
        lines.assign("let group", .call("NSCollectionLayoutGroup.horizontal", [
            .init("layoutSize", word: "groupSize"), .init("repeatingSubitem", word: "NSCollectionLayoutItem(layoutSize: itemSize)"),
            .init("count", value(.columns)),
        ]))
        lines.add("group.interItemSpacing = .fixed(\(value(.minimumInteritemSpacing).text))")
        lines.add("let section = NSCollectionLayoutSection(group: group)")
        lines.add("section.interGroupSpacing = \(value(.minimumLineSpacing).text)")
        if case .insets(let insets)? = list.properties[.sectionInset] { lines.assign("section.contentInsets", .directionalInsets(insets)) }
    }

    private static func boundary(_ kind: EdgeKind) -> SwiftExpression {
        let size = SwiftExpression.call("NSCollectionLayoutSize", [
            .init("widthDimension", word: ".fractionalWidth(1)"), .init("heightDimension", word: ".estimated(44)"),
        ])
        return .call("NSCollectionLayoutBoundarySupplementaryItem", [
            .init("layoutSize", size), .init("elementKind", word: kind.elementKind),
            .init("alignment", word: kind == .header ? ".top" : ".bottom"),
        ])
    }
}
