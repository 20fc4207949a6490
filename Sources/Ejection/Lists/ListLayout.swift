import PlaygroundModel

struct ListLayout {
    let list: ViewDefinition
    let method: String
    /// Whether it uses variables of the controller.
    var isChanging = false

    /// Properties of the layout, not of the view.
    static let properties: [ViewProperty] = [
        .layout, .scrollDirection, .columns, .itemHeight, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset,
        .headerReferenceSize, .footerReferenceSize,
    ]

    var isFlow: Bool { list.properties[.layout] == nil || list.properties.choice(.layout) == CollectionLayout.flow }

    var isGrid: Bool { list.properties.choice(.layout) == CollectionLayout.grid }

    /// Whether the contents set the height of items: a grid without `itemHeight`, or an item of an estimated height.
    var isSelfSizing: Bool {
        let compositional = list.properties.compositionalLayout(.layout)?.sections.contains { $0.group?.hasEstimatedItems == true }
        return compositional ?? (isGrid && list.properties[.itemHeight] == nil)
    }

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

    /// The size of a header or footer. The default of a flow layout is Interface Builder's 50 points.
    static func edgeSize(_ list: ViewDefinition, _ kind: EdgeKind) -> PropertyValue {
        list.properties[kind.referenceSize] ?? .size(Size(width: 50, height: 50))
    }

    /// - Parameter edges: The sections with headers, and the sections with footers.
    func write(
        _ value: (ViewProperty) -> SwiftExpression, edges: [(kind: EdgeKind, sections: [Int])], sections: Int, in methods: inout SwiftLines
    ) {
        let edges = edges.filter { !$0.sections.isEmpty }
        methods.declaration("private func \(method)() -> UICollectionViewLayout") { lines in
            guard isGrid else { return writeFlow(value, edges.map(\.kind), &lines) }
            var body = SwiftLines()
            writeGrid(value, &body)
            let isPartial = edges.contains { $0.sections.count < sections }
            if isPartial {
                for (kind, sections) in edges { writeBoundary(kind, in: sections, &body) }
            } else if !edges.isEmpty {
                body.assign("section.boundarySupplementaryItems", .array(edges.map { boundary($0.kind) }))
            }
            body.add("return section")
            lines.block("UICollectionViewCompositionalLayout") { lines in
                lines.reheaded("\(isChanging ? "[weak self] " : "")\(isPartial ? "index" : "_"), environment in")
                if isChanging { lines.add("guard let self else { return nil }") }
                lines.add(body)
            }
        }
    }

    private func writeBoundary(_ kind: EdgeKind, in sections: [Int], _ lines: inout SwiftLines) {
        let list = sections.map(String.init).joined(separator: ", ")
        lines.block("if [\(list)].contains(index)") {
            $0.add(.call("section.boundarySupplementaryItems.append", [boundary(kind).argument()]))
        }
    }

    private func writeFlow(_ value: (ViewProperty) -> SwiftExpression, _ edges: [EdgeKind], _ lines: inout SwiftLines) {
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

    /// Columns of equal width. The width subtracts the spacing, because a group with `repeatingSubitem` does not.
    private func writeGrid(_ value: (ViewProperty) -> SwiftExpression, _ lines: inout SwiftLines) {
        let height = ".\(isSelfSizing ? "estimated" : "absolute")(\(value(.itemHeight).text))"
        let insets = insets(value(.sectionInset))
        if let insets { lines.assign("let insets", insets) }
        let inner = insets == nil ? "" : " - insets.leading - insets.trailing"
        lines.add("let room = environment.container.effectiveContentSize.width\(inner)")
        lines.add("let columns = CGFloat(\(value(.columns).text))")
        lines.add("let spacing: CGFloat = \(value(.minimumInteritemSpacing).text)")
        lines.add("let width = (room - spacing * (columns - 1)) / columns")
        lines.assign("let itemSize", .call("NSCollectionLayoutSize", [
            .init("widthDimension", word: ".absolute(width)"),
            .init("heightDimension", word: isSelfSizing ? height : ".fractionalHeight(1)"),
        ]))
        lines.assign("let groupSize", .call("NSCollectionLayoutSize", [
            .init("widthDimension", word: ".fractionalWidth(1)"), .init("heightDimension", word: height),
        ]))
        lines.assign("let group", .call("NSCollectionLayoutGroup.horizontal", [
            .init("layoutSize", word: "groupSize"), .init("repeatingSubitem", word: "NSCollectionLayoutItem(layoutSize: itemSize)"),
            .init("count", value(.columns)),
        ]))
        lines.add("group.interItemSpacing = .fixed(spacing)")
        lines.add("let section = NSCollectionLayoutSection(group: group)")
        lines.add("section.interGroupSpacing = \(value(.minimumLineSpacing).text)")
        if insets != nil { lines.add("section.contentInsets = insets") }
    }

    /// The insets of the section, from a variable or from the file. `nil` if there are none.
    private func insets(_ value: SwiftExpression) -> SwiftExpression? {
        if case .word(let name) = value, name != ".zero" {
            let edges = [("top", "top"), ("leading", "left"), ("bottom", "bottom"), ("trailing", "right")]
            return .call("NSDirectionalEdgeInsets", edges.map { .init($0.0, word: "\(name).\($0.1)") })
        }
        guard case .insets(let insets)? = list.properties[.sectionInset], insets != .zero else { return nil }
        return .directionalInsets(insets)
    }

    private func boundary(_ kind: EdgeKind) -> SwiftExpression {
        let height = list.properties.size(kind.referenceSize).map { ".absolute(\(SwiftLiteral.number($0.height)))" } ?? ".estimated(44)"
        let size = SwiftExpression.call("NSCollectionLayoutSize", [
            .init("widthDimension", word: ".fractionalWidth(1)"), .init("heightDimension", word: height),
        ])
        return .call("NSCollectionLayoutBoundarySupplementaryItem", [
            .init("layoutSize", size), .init("elementKind", word: kind.elementKind),
            .init("alignment", word: kind == .header ? ".top" : ".bottom"),
        ])
    }
}

extension ItemLayout {
    fileprivate var hasEstimatedItems: Bool { group?.subitems.contains { $0.hasEstimatedItems } ?? (height.unit == .estimated) }
}
