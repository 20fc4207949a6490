import PlaygroundModel

/// Writes the method that makes a compositional layout.
struct SectionWriter {
    let list: ListWriter
    let layout: CompositionalLayout
    /// The number of local variables in a section that begin with a word.
    private var names: [String: Int] = [:]

    init(list: ListWriter, layout: CompositionalLayout) {
        self.list = list
        self.layout = layout
    }

    private var run: EjectionRun { list.run }

    func write(_ method: String) {
        var backgrounds: [SectionBackground: String] = [:]
        for background in layout.sections.compactMap(\.background) {
            let name = list.backgrounds[background] ?? make(background)
            (list.backgrounds[background], backgrounds[background]) = (name, name)
        }
        var body = SwiftLines()
        let cases = cases
        let written = cases.enumerated().map { place, sections -> SwiftLines.Case in
            var section = SwiftLines()
            var writer = self
            writer.write(layout.sections[place], sections, backgrounds, &section)
            return (place == cases.count - 1 ? nil : Self.text(sections), section)
        }
        if written.count > 1 { body.choose("index", written) } else if let only = written.first { body.add(only.body) }
        var rest = SwiftLines()
        writeConfiguration(&rest)
        for name in Set(backgrounds.values).sorted() {
            rest.add("layout.register(\(name).self, forDecorationViewOfKind: \"\(name)\")")
        }
        let isChanging = isGrid && !list.variables.isEmpty
        list.writer.methods.declaration("private func \(method)() -> UICollectionViewLayout") { lines in
            lines.block("\(rest.isEmpty ? "" : "let layout = ")UICollectionViewCompositionalLayout") { lines in
                let parameters = ["index", "environment"].map { body.mentions($0) ? $0 : "_" }
                lines.reheaded("\(isChanging ? "[weak self] " : "")\(parameters.joined(separator: ", ")) in")
                if isChanging { lines.add("guard let self else { return nil }") }
                lines.add(body)
            }
            guard !rest.isEmpty else { return }
            lines.add(rest)
            lines.add("return layout")
        }
    }

    private static func text(_ sections: [Int]) -> String { sections.map(String.init).joined(separator: ", ") }

    /// Whether the layout is a grid. Properties of a grid can be variables.
    private var isGrid: Bool { layout.sections.contains { $0.group?.group?.isGridLine == true } }

    private func number(_ value: Double, _ property: ViewProperty?) -> String {
        property.flatMap { isGrid ? list.variables[$0] : nil } ?? SwiftLiteral.number(value)
    }

    private func writeConfiguration(_ lines: inout SwiftLines) {
        let isHorizontal = list.list.properties.choice(.scrollDirection) == ScrollDirection.horizontal
        guard isHorizontal || layout.interSectionSpacing > 0 else { return }
        lines.add("let configuration = UICollectionViewCompositionalLayoutConfiguration()")
        if isHorizontal { lines.add("configuration.scrollDirection = .horizontal") }
        if layout.interSectionSpacing > 0 { lines.add("configuration.interSectionSpacing = \(SwiftLiteral.number(layout.interSectionSpacing))") }
        lines.add("layout.configuration = configuration")
    }

    /// The indices of the sections of each layout. Layouts without sections are omitted.
    private var cases: [[Int]] {
        layout.sections.indices.map { place in
            (0..<max(1, list.content.sections)).filter { min($0, layout.sections.count - 1) == place }
        }.filter { !$0.isEmpty }
    }

    /// Writes statements for the sections that have a header or footer.
    private func write(_ kind: EdgeKind, in sections: [Int], _ lines: inout SwiftLines, _ statements: (inout SwiftLines) -> Void) {
        let own = sections.filter { list.content.edges(kind)[$0] != nil }
        if own == sections {
            statements(&lines)
        } else if !own.isEmpty {
            lines.block("if [\(Self.text(own))].contains(index)", statements)
        }
    }

    private mutating func write(
        _ section: SectionLayout, _ sections: [Int], _ backgrounds: [SectionBackground: String], _ lines: inout SwiftLines
    ) {
        if let appearance = section.appearance {
            var settings = SwiftLines()
            if section.headerMode == .firstItemInSection {
                settings.add("configuration.headerMode = .firstItemInSection")
            } else if section.headerMode == .supplementary {
                write(.header, in: sections, &settings) { $0.add("configuration.headerMode = .supplementary") }
            }
            write(.footer, in: sections, &settings) { $0.add("configuration.footerMode = .supplementary") }
            if !section.showsSeparators { settings.add("configuration.showsSeparators = false") }
            if let padding = section.headerTopPadding { settings.add("configuration.headerTopPadding = \(SwiftLiteral.number(padding))") }
            let word = settings.isEmpty ? "let" : "var"
            lines.add("\(word) configuration = UICollectionLayoutListConfiguration(appearance: .\(appearance.rawValue))")
            lines.add(settings)
            return lines.add("return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)")
        }
        guard let group = section.group, let line = group.group else { return lines.add("return nil") }
        var insets = insets(of: section)
        if line.isGridLine {
            if let own = insets {
                lines.assign("let insets", own)
                insets = "insets"
            }
            writeItemLength(line, hasInsets: insets != nil, &lines)
        }
        let made = item(group, as: "group", &lines)
        lines.assign("let section", .call("NSCollectionLayoutSection", [.init("group", made)]))
        let spacing = number(section.interGroupSpacing, .minimumLineSpacing)
        if spacing != "0" { lines.add("section.interGroupSpacing = \(spacing)") }
        if let insets { lines.assign("section.contentInsets", insets) }
        if section.orthogonalScrollingBehavior != .none {
            lines.add("section.orthogonalScrollingBehavior = .\(section.orthogonalScrollingBehavior.rawValue)")
        }
        for (kind, edge) in [(EdgeKind.header, section.header), (.footer, section.footer)] {
            write(kind, in: sections, &lines) { lines in
                let made = boundary(edge, kind, &lines)
                lines.add(.call("section.boundarySupplementaryItems.append", [made.argument()]))
            }
        }
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

    /// The insets of a section, or `nil` if it has none.
    private func insets(of section: SectionLayout) -> SwiftExpression? {
        if isGrid, let name = list.variables[.sectionInset] {
            let edges = [("top", "top"), ("leading", "left"), ("bottom", "bottom"), ("trailing", "right")]
            return .call("NSDirectionalEdgeInsets", edges.map { .init($0.0, word: "\(name).\($0.1)") })
        }
        return section.contentInsets == .zero ? nil : .directionalInsets(section.contentInsets)
    }

    /// Writes the length of items. A group with `repeatingSubitem` does not reserve space for its spacings.
    private func writeItemLength(_ line: GroupLayout, hasInsets: Bool, _ lines: inout SwiftLines) {
        let (length, first, last) = line.axis == .horizontal ? ("width", "leading", "trailing") : ("height", "top", "bottom")
        let inner = hasInsets ? " - insets.\(first) - insets.\(last)" : ""
        lines.add("let room = environment.container.effectiveContentSize.\(length)\(inner)")
        lines.add("let columns = CGFloat(\(number(Double(line.count ?? 1), .columns)))")
        lines.add("let spacing: CGFloat = \(number(line.interItemSpacing.length, .minimumInteritemSpacing))")
        lines.add("let \(length) = (room - spacing * (columns - 1)) / columns")
    }

    /// - Parameter fitted: The axis along which items of a grid leave space for spacings.
    private mutating func item(
        _ item: ItemLayout, as stem: String, fitted: StackAxis? = nil, _ lines: inout SwiftLines
    ) -> SwiftExpression {
        let size = Self.size(
            fitted == .horizontal ? ".absolute(width)" : text(item.width),
            fitted == .vertical ? ".absolute(height)" : text(item.height, .itemHeight)
        ).argument("layoutSize")
        let attached = item.supplementaryItems.map { supplementary($0, &lines) }
        var making = SwiftExpression.call(
            "NSCollectionLayoutItem", [size] + (attached.isEmpty ? [] : [.init("supplementaryItems", .array(attached))]))
        if let group = item.group {
            let fitted = group.isGridLine ? group.axis : nil
            let subitems = group.subitems.map { self.item($0, as: $0.group == nil ? "item" : "innerGroup", fitted: fitted, &lines) }
            var arguments = [size]
            if let count = group.count {
                arguments += repeated(subitems.first ?? "nil", number(Double(count), .columns), in: group)
            } else {
                arguments.append(.init("subitems", .array(subitems)))
            }
            making = .call("NSCollectionLayoutGroup.\(group.axis.rawValue)", arguments)
        }
        guard item.group != nil || item.contentInsets != .zero || item.edgeSpacing != EdgeSpacing() else { return making }
        let name = claim(stem)
        lines.assign("let \(name)", making)
        if let group = item.group, group.interItemSpacing != LayoutSpacing() || group.isGridLine {
            let spacing = group.isGridLine ? ".fixed(spacing)" : Self.text(group.interItemSpacing)
            lines.add("\(name).interItemSpacing = \(spacing)")
        }
        if item.contentInsets != .zero { lines.assign("\(name).contentInsets", .directionalInsets(item.contentInsets)) }
        let edges = item.edgeSpacing
        if edges != EdgeSpacing() {
            let all = [("leading", edges.leading), ("top", edges.top), ("trailing", edges.trailing), ("bottom", edges.bottom)]
            lines.assign("\(name).edgeSpacing", .call("NSCollectionLayoutEdgeSpacing", all.map { .init($0.0, word: Self.text($0.1)) }))
        }
        return .word(name)
    }

    /// The repeated items. `repeatingSubitem` requires iOS 16. In earlier versions, a group repeats its subitems until it is full.
    private func repeated(_ item: SwiftExpression, _ count: String, in group: GroupLayout) -> [SwiftExpression.Argument] {
        if group.resizesItems { return [.init("subitem", item), .init("count", word: count)] }
        guard run.deployment < 16 else { return [.init("repeatingSubitem", item), .init("count", word: count)] }
        if !group.isGridLine {
            list.writer.remark("repeatingSubitem (iOS 16) is written as subitems, which repeat while the group has room", at: list.list.path)
        }
        return [.init("subitems", .call("Array", [.init("repeating", item), .init("count", word: count)]))]
    }

    private mutating func claim(_ stem: String) -> String {
        names[stem, default: 0] += 1
        return stem + (names[stem] == 1 ? "" : "\(names[stem] ?? 1)")
    }

    private mutating func supplementary(_ item: SupplementaryLayout, _ lines: inout SwiftLines) -> SwiftExpression {
        var arguments = [
            Self.size(text(item.width), text(item.height)).argument("layoutSize"),
            .init("elementKind", SwiftLiteral.text(item.elementKind)), .init("containerAnchor", Self.anchor(item.containerAnchor)),
        ]
        if let own = item.itemAnchor { arguments.append(.init("itemAnchor", Self.anchor(own))) }
        let making = SwiftExpression.call("NSCollectionLayoutSupplementaryItem", arguments)
        guard item.zIndex != SupplementaryLayout(elementKind: "").zIndex else { return making }
        let name = claim("supplementaryItem")
        lines.assign("let \(name)", making)
        lines.add("\(name).zIndex = \(item.zIndex)")
        return .word(name)
    }

    private static func anchor(_ anchor: LayoutCorner) -> SwiftExpression {
        let edges = LayoutCorner.Edge.allCases.filter(anchor.edges.contains).map { SwiftExpression.word(".\($0.rawValue)") }
        var arguments: [SwiftExpression.Argument] = [.init("edges", .array(edges))]
        if anchor.offset != .zero {
            let sides = [("x", anchor.offset.x), ("y", anchor.offset.y)].map { SwiftExpression.Argument($0, word: SwiftLiteral.number($1)) }
            arguments.append(.init(anchor.isFractional ? "fractionalOffset" : "absoluteOffset", .call("CGPoint", sides)))
        }
        return .call("NSCollectionLayoutAnchor", arguments)
    }

    private func boundary(_ edge: BoundaryLayout, _ kind: EdgeKind, _ lines: inout SwiftLines) -> SwiftExpression {
        let making = SwiftExpression.call("NSCollectionLayoutBoundarySupplementaryItem", [
            Self.size(text(edge.width), text(edge.height)).argument("layoutSize"), .init("elementKind", word: kind.elementKind),
            .init("alignment", word: ".\(edge.alignment.rawValue)"),
        ])
        guard edge.pinToVisibleBounds || !edge.extendsBoundary else { return making }
        lines.assign("let \(kind.rawValue)", making)
        if edge.pinToVisibleBounds { lines.add("\(kind.rawValue).pinToVisibleBounds = true") }
        if !edge.extendsBoundary { lines.add("\(kind.rawValue).extendsBoundary = false") }
        return .word(kind.rawValue)
    }

    private static func size(_ width: String, _ height: String) -> SwiftExpression {
        .call("NSCollectionLayoutSize", [.init("widthDimension", word: width), .init("heightDimension", word: height)])
    }

    /// - Parameter property: The grid's property that provides the length.
    private func text(_ dimension: LayoutDimension, _ property: ViewProperty? = nil) -> String {
        let isLength = dimension.unit == .absolute || dimension.unit == .estimated
        if dimension.unit == .uniformAcrossSiblings {
            if run.deployment >= 17 { return ".uniformAcrossSiblings(estimate: \(number(dimension.value, nil)))" }
            list.writer.remark("uniformAcrossSiblings (iOS 17) is written as estimated", at: list.list.path)
            return ".estimated(\(number(dimension.value, nil)))"
        }
        return ".\(dimension.unit.rawValue)(\(number(dimension.value, isLength ? property : nil)))"
    }

    private static func text(_ spacing: LayoutSpacing) -> String {
        ".\(spacing.isFlexible ? "flexible" : "fixed")(\(SwiftLiteral.number(spacing.length)))"
    }

    /// Writes the class of a decoration view.
    private func make(_ background: SectionBackground) -> String {
        let name = run.claimType(ListWriter.stem(list.list, list.writer) + "BackgroundView")
        var view = ViewDefinition(id: ViewID("background"), path: list.list.path, kind: .view)
        view.properties[.backgroundColor] = background.backgroundColor.map(PropertyValue.color)
        if background.cornerRadius > 0 { view.properties[.cornerRadius] = .number(background.cornerRadius) }
        _ = CellWriter(run: run).writeView(name, ListContent.Edge(view: view, views: []), superclass: "UICollectionReusableView", parameters: [:])
        return name
    }
}

extension GroupLayout {
    /// Whether the group is a line of a grid, whose items have a computed length.
    fileprivate var isGridLine: Bool { fitsSpacings && !resizesItems }
}
