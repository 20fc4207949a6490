import PlaygroundModel

/// Writes the method that makes a compositional layout.
struct SectionWriter {
    let list: ListWriter
    let layout: CompositionalLayout
    /// How many local variables of a section begin with a word.
    private var names: [String: Int] = [:]

    init(list: ListWriter, layout: CompositionalLayout) {
        self.list = list
        self.layout = layout
    }

    private var run: EjectionRun { list.run }

    func write(_ method: String) {
        var backgrounds: [SectionBackground: String] = [:]
        for background in layout.sections.compactMap(\.background) where backgrounds[background] == nil { backgrounds[background] = make(background) }
        var body = SwiftLines()
        let cases = cases
        if cases.count > 1 { body.add("switch index {") }
        for (place, use) in cases.enumerated() {
            var section = SwiftLines()
            var writer = self
            writer.write(layout.sections[use.layout], use, backgrounds, &section)
            guard cases.count > 1 else {
                body.add(section)
                break
            }
            let numbers = use.sections.map(String.init).joined(separator: ", ")
            body.add(place == cases.count - 1 ? "default:" : "case \(numbers):")
            body.addIndented(section)
        }
        if cases.count > 1 { body.add("}") }
        list.writer.methods.declaration("private func \(method)() -> UICollectionViewLayout") { lines in
            lines.block("let layout = UICollectionViewCompositionalLayout") { lines in
                lines.reheaded("\(cases.count > 1 ? "index" : "_"), \(body.mentions("environment") ? "environment" : "_") in")
                lines.add(body)
            }
            writeConfiguration(&lines)
            for name in Set(backgrounds.values).sorted() {
                lines.add("layout.register(\(name).self, forDecorationViewOfKind: \"\(name)\")")
            }
            lines.add("return layout")
        }
    }

    private func writeConfiguration(_ lines: inout SwiftLines) {
        let isHorizontal = list.list.properties.choice(.scrollDirection) == ScrollDirection.horizontal
        guard isHorizontal || layout.interSectionSpacing > 0 else { return }
        lines.add("let configuration = UICollectionViewCompositionalLayoutConfiguration()")
        if isHorizontal { lines.add("configuration.scrollDirection = .horizontal") }
        if layout.interSectionSpacing > 0 { lines.add("configuration.interSectionSpacing = \(SwiftLiteral.number(layout.interSectionSpacing))") }
        lines.add("layout.configuration = configuration")
    }

    /// Sections that are made alike.
    private struct SectionUse {
        var layout: Int
        var hasHeader: Bool
        var hasFooter: Bool
        var sections: [Int]
    }

    private var cases: [SectionUse] {
        guard !layout.sections.isEmpty else { return [] }
        var cases: [SectionUse] = []
        for section in 0..<max(1, list.content.sections) {
            let own = min(section, layout.sections.count - 1)
            let (hasHeader, hasFooter) = (list.content.headers[section] != nil, list.content.footers[section] != nil)
            if let known = cases.firstIndex(where: { $0.layout == own && $0.hasHeader == hasHeader && $0.hasFooter == hasFooter }) {
                cases[known].sections.append(section)
            } else {
                cases.append(SectionUse(layout: own, hasHeader: hasHeader, hasFooter: hasFooter, sections: [section]))
            }
        }
        return cases
    }

    private mutating func write(
        _ section: SectionLayout, _ use: SectionUse, _ backgrounds: [SectionBackground: String], _ lines: inout SwiftLines
    ) {
        if let appearance = section.appearance {
            var settings = SwiftLines()
            if section.headerMode == .firstItemInSection {
                settings.add("configuration.headerMode = .firstItemInSection")
            } else if use.hasHeader, section.headerMode == .supplementary {
                settings.add("configuration.headerMode = .supplementary")
            }
            if use.hasFooter { settings.add("configuration.footerMode = .supplementary") }
            if !section.showsSeparators { settings.add("configuration.showsSeparators = false") }
            let word = settings.isEmpty ? "let" : "var"
            lines.add("\(word) configuration = UICollectionLayoutListConfiguration(appearance: .\(appearance.rawValue))")
            lines.add(settings)
            return lines.add("return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)")
        }
        guard let group = section.group, group.group != nil else { return lines.add("return nil") }
        let made = item(group, as: "group", &lines)
        lines.assign("let section", .call("NSCollectionLayoutSection", [.init("group", made)]))
        if section.interGroupSpacing != 0 { lines.add("section.interGroupSpacing = \(SwiftLiteral.number(section.interGroupSpacing))") }
        if section.contentInsets != .zero { lines.assign("section.contentInsets", .directionalInsets(section.contentInsets)) }
        if section.orthogonalScrollingBehavior != .none {
            lines.add("section.orthogonalScrollingBehavior = .\(section.orthogonalScrollingBehavior.rawValue)")
        }
        var edges: [SwiftExpression] = []
        for (kind, edge) in [(EdgeKind.header, use.hasHeader ? section.header : nil), (.footer, use.hasFooter ? section.footer : nil)] {
            if let edge { edges.append(boundary(edge, kind, &lines)) }
        }
        if !edges.isEmpty { lines.assign("section.boundarySupplementaryItems", .array(edges)) }
        if let background = section.background, let name = backgrounds[background] { write(background, name, &lines) }
        lines.add("return section")
    }

    private func write(_ background: SectionBackground, _ name: String, _ lines: inout SwiftLines) {
        let making = SwiftExpression.call("NSCollectionLayoutDecorationItem.background", [.init("elementKind", word: "\"\(name)\"")])
        guard background.contentInsets != .zero else { return lines.assign("section.decorationItems", .array([making])) }
        lines.assign("let background", making)
        lines.assign("background.contentInsets", .directionalInsets(background.contentInsets))
        lines.add("section.decorationItems = [background]")
    }

    private mutating func item(_ item: ItemLayout, as stem: String, _ lines: inout SwiftLines) -> SwiftExpression {
        let size = size(item.width, item.height).argument("layoutSize")
        var making = SwiftExpression.call("NSCollectionLayoutItem", [size])
        if let group = item.group {
            let subitems = group.subitems.map { self.item($0, as: $0.group == nil ? "item" : "innerGroup", &lines) }
            var arguments = [size]
            if let count = group.count {
                arguments += [.init("repeatingSubitem", subitems.first ?? "nil"), .init("count", word: "\(count)")]
            } else {
                arguments.append(.init("subitems", .array(subitems)))
            }
            making = .call("NSCollectionLayoutGroup.\(group.axis.rawValue)", arguments)
        }
        guard item.group != nil || item.contentInsets != .zero || item.edgeSpacing != EdgeSpacing() else { return making }
        names[stem, default: 0] += 1
        let name = stem + (names[stem] == 1 ? "" : "\(names[stem] ?? 1)")
        lines.assign("let \(name)", making)
        if let group = item.group, group.interItemSpacing != LayoutSpacing() {
            lines.add("\(name).interItemSpacing = \(Self.text(group.interItemSpacing))")
        }
        if item.contentInsets != .zero { lines.assign("\(name).contentInsets", .directionalInsets(item.contentInsets)) }
        let edges = item.edgeSpacing
        if edges != EdgeSpacing() {
            let all = [("leading", edges.leading), ("top", edges.top), ("trailing", edges.trailing), ("bottom", edges.bottom)]
            lines.assign("\(name).edgeSpacing", .call("NSCollectionLayoutEdgeSpacing", all.map { .init($0.0, word: Self.text($0.1)) }))
        }
        return .word(name)
    }

    private func boundary(_ edge: BoundaryLayout, _ kind: EdgeKind, _ lines: inout SwiftLines) -> SwiftExpression {
        let making = SwiftExpression.call("NSCollectionLayoutBoundarySupplementaryItem", [
            size(edge.width, edge.height).argument("layoutSize"), .init("elementKind", word: kind.elementKind),
            .init("alignment", word: ".\(edge.alignment.rawValue)"),
        ])
        guard edge.pinToVisibleBounds || !edge.extendsBoundary else { return making }
        lines.assign("let \(kind.rawValue)", making)
        if edge.pinToVisibleBounds { lines.add("\(kind.rawValue).pinToVisibleBounds = true") }
        if !edge.extendsBoundary { lines.add("\(kind.rawValue).extendsBoundary = false") }
        return .word(kind.rawValue)
    }

    private func size(_ width: LayoutDimension, _ height: LayoutDimension) -> SwiftExpression {
        .call("NSCollectionLayoutSize", [
            .init("widthDimension", word: Self.text(width)), .init("heightDimension", word: Self.text(height)),
        ])
    }

    private static func text(_ dimension: LayoutDimension) -> String { ".\(dimension.unit.rawValue)(\(SwiftLiteral.number(dimension.value)))" }

    private static func text(_ spacing: LayoutSpacing) -> String {
        ".\(spacing.isFlexible ? "flexible" : "fixed")(\(SwiftLiteral.number(spacing.length)))"
    }

    /// The class of a decoration view.
    private func make(_ background: SectionBackground) -> String {
        let name = run.claimType(ListWriter.stem(list.list, list.writer) + "BackgroundView")
        var view = ViewDefinition(id: ViewID("background"), path: list.list.path, kind: .view)
        view.properties[.backgroundColor] = background.backgroundColor.map(PropertyValue.color)
        if background.cornerRadius > 0 { view.properties[.cornerRadius] = .number(background.cornerRadius) }
        _ = CellWriter(run: run).writeView(name, ListContent.Edge(view: view, views: []), superclass: "UICollectionReusableView", parameters: [:])
        return name
    }
}
