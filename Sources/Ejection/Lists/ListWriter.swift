import PlaygroundModel

/// Writes a controller's code for one of its lists. It is a class because it creates names on demand. It exists for one ejection.
final class ListWriter {
    let writer: ClassWriter
    let list: ViewDefinition
    let content: ListContent
    let shapes: [RowShape]
    private(set) var cellClasses: [String] = []
    let itemType: String
    private(set) var caseNames: [String] = []
    private(set) var variables: [ViewProperty: String] = [:]
    /// The classes of decoration views, shared by the layouts of the list.
    var backgrounds: [SectionBackground: String] = [:]
    /// The methods for layouts that the list gets later, by layout.
    private var layoutMethods: [PropertyValue: String] = [:]
    /// The names of the controller's properties: the data source, a cell registration for each shape, and the pressed row.
    private(set) lazy var dataSource = writer.scope.claim(own: word + "DataSource")
    private(set) lazy var registrations = shapes.map { _ in writer.scope.claim(own: memberWord + "Registration") }
    private(set) lazy var pressedRow = writer.scope.claim(own: "pressed\(SwiftName.capitalized(word))Row")
    var snapshotMethod = ""
    /// The closures of each shape's cells. `connectionsOfCells` contains the statements that set the closures.
    private(set) var cellCalls: [Int: [CellCall]] = [:]
    var connectionsOfCells: [Int: SwiftLines] = [:]

    var run: EjectionRun { writer.run }
    var name: String { writer.name(list.id) }
    var word: String { writer.word(list.id) }
    /// The word for names of properties, next to types with the same word.
    var memberWord: String { word.prefix(1).lowercased() + word.dropFirst() }
    var isTable: Bool { list.kind == .table }
    var isUniform: Bool { shapes.count < 2 }

    init(_ writer: ClassWriter, _ list: ViewDefinition, _ parts: [ViewDefinition]) {
        self.writer = writer
        self.list = list
        content = ListContent(list, parts, document: writer.run.document)
        shapes = RowShape.shapes(of: content, document: writer.run.document, components: writer.run.components)
        let stem = Self.stem(list, writer)
        itemType = writer.run.claimType(stem + (list.kind == .table ? "Row" : "Item"))
        nameShapes(stem)
        for property in ListLayout.properties where property != .layout && changes(property) {
            variables[property] = writer.scope.claim(own: word + SwiftName.capitalized(property.rawValue))
        }
    }

    private func nameShapes(_ stem: String) {
        let rows = shapes.map { content.rows[$0.members[0]] }
        let own = rows.filter { $0.cell.cellConstraints != nil }
        var scope = NameScope(reserved: RowName.reserved)
        for row in rows {
            let isAlone = shapes.count > 1 && shapes[caseNames.count].members.count == 1
            let words = isAlone ? RowName.text(row) ?? RowName.words(row, in: list) : RowName.words(row, in: list)
            caseNames.append(scope.claim(words, noun: "Row"))
            let isOwn = row.cell.cellConstraints != nil
            if !isOwn, isList(row) {
                cellClasses.append(Self.listCell)
            } else if isOwn || !isTable {
                let name = (isOwn && own.count > 1 ? SwiftName.upperCamel(words) : stem) + "Cell"
                let layout = isTable ? "" : "\(ListLayout(list: list).isSelfSizing)"
                let isFilled = shapes[cellClasses.count].isFilled
                let identity = layout + RowShape.identity(row, isTable: isTable)
                cellClasses.append(isFilled ? run.claimType(name) : run.cellClass(name, of: identity))
            } else if RowName.style(row, in: list) == .value2 {
                cellClasses.append(Self.contactCell)
                run.resources.supportExtensions.insert(.contactStyleCell)
            } else {
                cellClasses.append("UITableViewCell")
            }
        }
    }

    static func stem(_ list: ViewDefinition, _ writer: ClassWriter) -> String {
        let own = SwiftName.upperCamel(list.id.name)
        let plain: Set = ["List", "Table", "Rows", "Items", "Collection", "TableView", "CollectionView", "Grid"]
        let owner = writer.controller.map { SwiftName.upperCamel($0.id.name) } ?? ""
        let stem = plain.contains(own) ? owner : own == owner ? own : owner + own
        return stem.first?.isLetter == true ? stem : "List" + stem
    }

    /// Whether a row of a collection view belongs to a list section.
    func isList(_ row: ListContent.Row) -> Bool { list.properties.compositionalLayout(.layout)?.section(row.section)?.appearance != nil }

    private func changes(_ property: ViewProperty) -> Bool {
        var assignments = writer.content.adaptive.flatMap { $0.set + $0.otherwise }
        for (action, _) in writer.controller?.actions ?? [] {
            if case .set(let others, _) = action { assignments += others }
        }
        return assignments.contains { $0.view == list.id && $0.property == property }
    }

    func variable(_ property: ViewProperty) -> String { variables[property] ?? "\(word)\(SwiftName.capitalized(property.rawValue))" }

    var needsDelegate: Bool { ListDelegateMethod.allCases.contains(where: has) }

    func has(_ method: ListDelegateMethod) -> Bool {
        switch method {
        case .didSelect: content.rows.contains { $0.cell.tap != nil }
        case .height: isTable && content.rows.contains { $0.cell.properties[.rowHeight] != nil }
        case .header: isTable && content.headers.values.contains { !$0.views.isEmpty }
        case .footer: isTable && content.footers.values.contains { !$0.views.isEmpty }
        case .headerHeight: isTable && content.headers.contains { $0.value.view.properties[.rowHeight] != nil }
        case .footerHeight: isTable && content.footers.contains { $0.value.view.properties[.rowHeight] != nil }
        case .sizeForItem: !isTable && content.rows.contains { $0.cell.properties[.itemSize] != nil }
        case .headerSize: isPartial(.header)
        case .footerSize: isPartial(.footer)
        case .leadingSwipeActions: content.rows.contains { !$0.cell.swipeActions.leading.isEmpty }
        case .trailingSwipeActions: content.rows.contains { !$0.cell.swipeActions.trailing.isEmpty }
        case .contextMenu, .willPerformPreview: content.rows.contains { $0.cell.peek?.preview != nil }
        }
    }

    func writeRegistrations(on target: String, in lines: inout SwiftLines) {
        guard isTable else { return }
        var known: Set<String> = []
        for cell in cellClasses where known.insert(cell).inserted {
            lines.add("\(target).register(\(cell).self, forCellReuseIdentifier: \"\(cell)\")")
        }
        for kind in EdgeKind.allCases where content.edges(kind).values.contains(where: { $0.text != nil }) {
            lines.add("\(target).register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: \"\(kind.rawValue)\")")
        }
        if let header = content.tableHeader { writeTableEdge(header, "Header", on: target, in: &lines) }
        if let footer = content.tableFooter { writeTableEdge(footer, "Footer", on: target, in: &lines) }
    }

    private func writeTableEdge(_ edge: ListContent.Edge, _ word: String, on target: String, in lines: inout SwiftLines) {
        let type = run.claimType(Self.stem(list, writer) + "Table\(word)View")
        let calls = CellWriter(run: run).writeView(type, edge, superclass: "UIView", parameters: writer.texts.parameters)
        let height = edge.view.properties.number(.rowHeight) ?? 0
        lines.add("let \(word.lowercased()) = \(type)()")
        if height > 0 {
            lines.add("\(word.lowercased()).frame.size.height = \(SwiftLiteral.number(height))")
        } else {
            run.resources.supportExtensions.insert(.fittedTableEdges)
            writer.callsAfterLayout.append("\(name).fit(\\.table\(word)View)")
        }
        connect(calls, of: word.lowercased(), row: nil, in: &lines)
        lines.add("\(target).table\(word)View = \(word.lowercased())")
    }

    func write() {
        // If code fills the list, that code provides the data source.
        let edges = Array(content.headers.values) + content.footers.values
        guard !shapes.isEmpty || content.sections > 1 || edges.contains(where: { !$0.views.isEmpty }) else {
            if !isTable { writeLayout() }
            return
        }
        writeItems()
        writeCells()
        writeDataSource()
        writeSnapshot()
        if !isTable { writeLayout() }
    }

    private func writeCells() {
        for (index, shape) in shapes.enumerated() where isOwnClass(index) {
            cellCalls[index] = CellWriter(run: run).write(
                cellClasses[index], shape: shape, row: content.rows[shape.members[0]], item: payloadType(index),
                superclass: isTable ? "UITableViewCell" : "UICollectionViewCell", isSquare: ListLayout(list: list).isSelfSizing)
        }
    }

    func isOwnClass(_ index: Int) -> Bool { !["UITableViewCell", Self.contactCell, Self.listCell].contains(cellClasses[index]) }

    private func writeLayout() {
        if list.properties.compositionalLayout(.layout) == nil { writeVariables() }
        writeLayout(list, method: writer.layoutMethod(of: list))
    }

    /// The method that makes a layout. `nil` means the list's own layout.
    func layoutMethod(for value: PropertyValue?) -> String {
        guard let value, value != list.properties[.layout] else { return writer.layoutMethod(of: list) }
        if let known = layoutMethods[value] { return known }
        let method = writer.scope.claim(own: "makeOther\(SwiftName.capitalized(word))Layout")
        layoutMethods[value] = method
        var changed = list
        changed.properties[.layout] = value
        writeLayout(changed, method: method)
        return method
    }

    private func writeVariables() {
        let isGrid = ListLayout(list: list).isGrid
        for property in ListLayout.properties {
            guard let variable = variables[property] else { continue }
            let value = list.properties[property] ?? ListLayout.standard(property) ?? .number(0)
            let type = property == .columns ? "" : ": " + property.layoutType
            writer.properties.separate()
            writer.properties.block("private var \(variable)\(type) = \(writer.expression(value, for: property, of: list).text)") { lines in
                // When it is invalidated, a grid calls its section provider again.
                guard !isGrid else { return lines.add("didSet { \(name).collectionViewLayout.invalidateLayout() }") }
                lines.block("didSet") { lines in
                    lines.add("guard \(variable) != oldValue else { return }")
                    lines.add("\(name).setCollectionViewLayout(\(writer.layoutMethod(of: list))(), animated: false)")
                }
            }
        }
    }

    private func writeLayout(_ list: ViewDefinition, method: String) {
        let layout = ListLayout(list: list)
        if let compositional = layout.compositional { return SectionWriter(list: self, layout: compositional).write(method) }
        for kind in EdgeKind.allCases where list.properties[kind.referenceSize] == nil {
            guard let edge = content.edges(kind).values.first else { continue }
            writer.remark("a flow layout does not fit a \(kind.rawValue) to its contents: it is 50 points high", at: edge.view.path)
        }
        writer.methods.declaration("private func \(method)() -> UICollectionViewLayout") { lines in
            layout.writeFlow({ property in
                if let variable = self.variables[property] { return .word(variable) }
                let value = self.list.properties[property] ?? ListLayout.standard(property) ?? .number(0)
                return self.writer.expression(value, for: property, of: self.list)
            }, EdgeKind.allCases.filter { !content.edges($0).isEmpty }, &lines)
        }
    }
}

extension ViewProperty {
    fileprivate var layoutType: String {
        switch self {
        case .itemSize, .headerReferenceSize, .footerReferenceSize: "CGSize"
        case .sectionInset: "UIEdgeInsets"
        case .scrollDirection: "UICollectionView.ScrollDirection"
        default: "CGFloat"
        }
    }
}
