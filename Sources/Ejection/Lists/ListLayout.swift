import PlaygroundModel

/// The layout of a collection view: lines of a flow, or a grid of columns.
struct ListLayout {
    let list: ViewDefinition
    let name: String

    /// What the layout has in place of the view.
    static let properties: [ViewProperty] = [
        .layout, .scrollDirection, .columns, .itemHeight, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset,
        .headerReferenceSize, .footerReferenceSize,
    ]

    private var isGrid: Bool { list.properties.choice(.layout) == CollectionLayout.grid }

    /// The expression of a property in the layout's method: a variable where something changes it.
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

    func write(_ value: (ViewProperty) -> SwiftExpression, hasHeaders: Bool, hasFooters: Bool, in methods: inout SwiftLines) {
        methods.declaration("private func make\(SwiftName.capitalized(name))Layout() -> UICollectionViewLayout") { lines in
            if isGrid { writeGrid(value, hasHeaders, hasFooters, &lines) } else { writeFlow(value, &lines) }
        }
    }

    private func writeFlow(_ value: (ViewProperty) -> SwiftExpression, _ lines: inout SwiftLines) {
        lines.add("let layout = UICollectionViewFlowLayout()")
        let all: [ViewProperty] = [
            .scrollDirection, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset, .headerReferenceSize, .footerReferenceSize,
        ]
        for property in all where list.properties[property] != nil { lines.assign("layout.\(property.rawValue)", value(property)) }
        lines.add("return layout")
    }

    private func writeGrid(
        _ value: (ViewProperty) -> SwiftExpression, _ hasHeaders: Bool, _ hasFooters: Bool, _ lines: inout SwiftLines
    ) {
        let height = value(.itemHeight).text
        lines.add("let fraction = 1 / CGFloat(\(value(.columns).text))")
        lines.assign("let itemSize", .call("NSCollectionLayoutSize", [
            .init("widthDimension", word: ".fractionalWidth(fraction)"), .init("heightDimension", word: ".fractionalHeight(1)"),
        ]))
        lines.assign("let groupSize", .call("NSCollectionLayoutSize", [
            .init("widthDimension", word: ".fractionalWidth(1)"), .init("heightDimension", word: ".absolute(\(height))"),
        ]))
        lines.assign("let group", .call("NSCollectionLayoutGroup.horizontal", [
            .init("layoutSize", word: "groupSize"), .init("repeatingSubitem", word: "NSCollectionLayoutItem(layoutSize: itemSize)"),
            .init("count", value(.columns)),
        ]))
        lines.add("group.interItemSpacing = .fixed(\(value(.minimumInteritemSpacing).text))")
        lines.add("let section = NSCollectionLayoutSection(group: group)")
        lines.add("section.interGroupSpacing = \(value(.minimumLineSpacing).text)")
        if case .insets(let insets)? = list.properties[.sectionInset] { lines.assign("section.contentInsets", .directionalInsets(insets)) }
        var edges: [String] = []
        if hasHeaders { edges.append("Header") }
        if hasFooters { edges.append("Footer") }
        if !edges.isEmpty {
            lines.assign("section.boundarySupplementaryItems", .array(edges.map(boundary)))
        }
        lines.add("return UICollectionViewCompositionalLayout(section: section)")
    }

    private func boundary(_ edge: String) -> SwiftExpression {
        let size = SwiftExpression.call("NSCollectionLayoutSize", [
            .init("widthDimension", word: ".fractionalWidth(1)"), .init("heightDimension", word: ".estimated(44)"),
        ])
        return .call("NSCollectionLayoutBoundarySupplementaryItem", [
            .init("layoutSize", size), .init("elementKind", word: "UICollectionView.elementKindSection\(edge)"),
            .init("alignment", word: edge == "Header" ? ".top" : ".bottom"),
        ])
    }
}
