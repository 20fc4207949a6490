import PlaygroundModel

/// Writes what a controller has for one of its lists.
///
/// A class, since the names that it gives are asked for at several places; it never leaves the ejection that made it.
final class ListWriter {
    let writer: ClassWriter
    let list: ViewDefinition
    let content: ListContent
    let shapes: [RowShape]
    /// For each shape the class of its cells, and the name of its items.
    private(set) var cellClasses: [String] = []
    let itemType: String
    private(set) var caseNames: [String] = []
    private var variables: [ViewProperty: String] = [:]

    var run: EjectionRun { writer.run }
    private var name: String { writer.name(list.id) }
    private var isTable: Bool { list.kind == .table }

    init(_ writer: ClassWriter, _ list: ViewDefinition, _ parts: [ViewDefinition]) {
        self.writer = writer
        self.list = list
        content = ListContent(list, parts, document: writer.run.document)
        shapes = RowShape.shapes(of: content, document: writer.run.document)
        let stem = Self.stem(list, writer)
        itemType = writer.run.claimType(stem + (list.kind == .table ? "Row" : "Item"))
        for shape in shapes {
            let isOwn = content.rows[shape.members[0]].cell.cellConstraints != nil
            cellClasses.append(isOwn || list.kind == .collection ? writer.run.claimType(stem + "Cell") : "UITableViewCell")
        }
        var scope = NameScope()
        caseNames = shapes.indices.map { _ in scope.claim(own: "row") }
        for property in ListLayout.properties where changes(property) {
            variables[property] = writer.scope.claim(own: name + SwiftName.capitalized(property.rawValue))
        }
    }

    /// A list that is called after what it is takes the name of its controller.
    private static func stem(_ list: ViewDefinition, _ writer: ClassWriter) -> String {
        let own = SwiftName.upperCamel(list.id.name)
        let plain: Set = ["List", "Table", "Rows", "Items", "Collection", "TableView", "CollectionView", "Grid"]
        let owner = writer.controller.map { SwiftName.upperCamel($0.id.name) } ?? ""
        let stem = plain.contains(own) ? owner : own == owner ? own : owner + own
        return stem.first?.isLetter == true ? stem : "List" + stem
    }

    private func changes(_ property: ViewProperty) -> Bool {
        var assignments = writer.content.adaptive.flatMap { $0.set + $0.otherwise }
        for (action, _) in writer.controller?.actions ?? [] {
            if case .set(let others) = action { assignments += others }
        }
        return assignments.contains { $0.view == list.id && $0.property == property }
    }

    func variable(_ property: ViewProperty) -> String { variables[property] ?? "\(name)\(SwiftName.capitalized(property.rawValue))" }

    // MARK: What it needs

    var needsDelegate: Bool { ListDelegateMethod.allCases.contains(where: has) }

    func has(_ method: ListDelegateMethod) -> Bool {
        switch method {
        case .didSelect: content.rows.contains { $0.cell.tap != nil }
        case .height: isTable && content.rows.contains { $0.cell.properties[.rowHeight] != nil }
        case .header: isTable && !content.headers.filter { !$0.value.views.isEmpty }.isEmpty
        case .footer: isTable && !content.footers.filter { !$0.value.views.isEmpty }.isEmpty
        case .headerHeight: isTable && content.headers.contains { $0.value.view.properties[.rowHeight] != nil }
        case .footerHeight: isTable && content.footers.contains { $0.value.view.properties[.rowHeight] != nil }
        case .sizeForItem: !isTable && content.rows.contains { $0.cell.properties[.itemSize] != nil }
        case .contextMenu, .willPerformPreview: content.rows.contains { $0.cell.peek?.preview != nil }
        }
    }

    func writeRegistrations(on target: String, in lines: inout SwiftLines) {
        guard isTable else { return }
        for cell in Set(cellClasses).sorted() {
            lines.add("\(target).register(\(cell).self, forCellReuseIdentifier: \"\(cell)\")")
        }
        if let header = content.tableHeader { writeTableEdge(header, "Header", on: target, in: &lines) }
        if let footer = content.tableFooter { writeTableEdge(footer, "Footer", on: target, in: &lines) }
    }

    private func writeTableEdge(_ edge: ListContent.Edge, _ word: String, on target: String, in lines: inout SwiftLines) {
        let type = run.claimType(Self.stem(list, writer) + "Table\(word)View")
        CellWriter(run: run, parameters: writer.texts.parameters).writeView(type, edge)
        let height = edge.view.properties.number(.rowHeight) ?? 0
        lines.add("let \(word.lowercased()) = \(type)()")
        if height > 0 {
            lines.add("\(word.lowercased()).frame.size.height = \(SwiftLiteral.number(height))")
        } else {
            lines.add(
                "\(word.lowercased()).frame.size = \(word.lowercased()).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)")
        }
        lines.add("\(target).table\(word)View = \(word.lowercased())")
    }

    // MARK: The data source

    func write() {
        writeItems()
        writeDataSource()
        writeSnapshot()
        for (index, shape) in shapes.enumerated() where cellClasses[index] != "UITableViewCell" {
            CellWriter(run: run, parameters: writer.texts.parameters).write(
                cellClasses[index], shape: shape, rows: shape.members.map { content.rows[$0] }, item: payloadType(index), isTable: isTable)
        }
        guard !isTable else { return }
        for property in ListLayout.properties {
            guard let variable = variables[property] else { continue }
            let value = list.properties[property] ?? ListLayout.standard(property) ?? .number(0)
            let type = property == .columns ? "" : ": " + property.layoutType
            writer.properties.separate()
            writer.properties.block("private var \(variable)\(type) = \(writer.expression(value, for: property, of: list).text)") { lines in
                lines.block("didSet") { lines in
                    lines.add("guard \(variable) != oldValue else { return }")
                    lines.add("\(name).setCollectionViewLayout(make\(SwiftName.capitalized(name))Layout(), animated: false)")
                }
            }
        }
        ListLayout(list: list, name: name).write(
            { property in
                if let variable = self.variables[property] { return .word(variable) }
                let value = self.list.properties[property] ?? ListLayout.standard(property) ?? .number(0)
                return self.writer.expression(value, for: property, of: self.list)
            },
            hasHeaders: false, hasFooters: false, in: &writer.methods)
        if !content.headers.isEmpty || !content.footers.isEmpty {
            run.remark("headers and footers of a collection view's sections are left out", at: list.path)
        }
    }

    /// The type of what a shape's rows bring.
    func payloadType(_ index: Int) -> String { shapes.count == 1 ? itemType : "\(itemType).\(SwiftName.capitalized(caseNames[index]))" }

    private func writeItems() {
        var lines = SwiftLines()
        if shapes.count == 1 {
            writeStruct(itemType, shapes[0], &lines)
        } else if shapes.isEmpty {
            lines.block("struct \(itemType): Hashable, Sendable") { $0.add("var id: Int") }
        } else {
            lines.block("enum \(itemType): Hashable, Sendable") { lines in
                for (index, _) in shapes.enumerated() {
                    lines.add("case \(caseNames[index])(\(SwiftName.capitalized(caseNames[index])))")
                }
                for (index, shape) in shapes.enumerated() {
                    lines.separate()
                    writeStruct(SwiftName.capitalized(caseNames[index]), shape, &lines)
                }
            }
        }
        run.files.append(EjectedFile(path: "Models/\(itemType).swift", text: "import Foundation\n\n" + lines.text))
    }

    private func writeStruct(_ name: String, _ shape: RowShape, _ lines: inout SwiftLines) {
        lines.block("struct \(name): Hashable, Sendable") { lines in
            if needsIdentity(shape) { lines.add("var id: Int") }
            for field in shape.fields { lines.add("var \(member(field.name)): String") }
        }
    }

    /// Whether rows of a shape are alike in all that they bring.
    private func needsIdentity(_ shape: RowShape) -> Bool {
        let rows = shape.members.indices.map { index in shape.fields.map { $0.values[index] } }
        return Set(rows).count < rows.count || shape.fields.isEmpty
    }

    func member(_ name: String) -> String {
        var scope = NameScope(reserved: ["id", "hash", "hashValue"])
        return scope.claim(name, noun: "Text")
    }

    private func item(_ index: Int) -> SwiftExpression {
        guard let place = shapes.firstIndex(where: { $0.members.contains(index) }),
              let position = shapes[place].members.firstIndex(of: index)
        else { return "" }
        let shape = shapes[place]
        var arguments: [SwiftExpression.Argument] = needsIdentity(shape) ? [.init("id", word: "\(index)")] : []
        for field in shape.fields {
            let value = field.values[position]
            if field.isImage {
                _ = run.image(value, at: content.rows[index].cell.path)
                arguments.append(.init(member(field.name), SwiftLiteral.text(run.assetName(value))))
            } else {
                arguments.append(.init(member(field.name), writer.texts.shown(value)))
            }
        }
        guard shapes.count > 1 else { return .call(itemType, arguments) }
        return .call(".\(caseNames[place])", [.init(nil, .call(payloadType(place), arguments))])
    }

    private func writeDataSource() {
        let type = isTable ? "UITableViewDiffableDataSource" : "UICollectionViewDiffableDataSource"
        let view = isTable ? "tableView" : "collectionView"
        if !isTable { writeRegistrationsOfCollection() }
        writer.properties.separate()
        let source = "\(name)DataSource"
        let making = writer.scope.claim(own: "make\(SwiftName.capitalized(source))")
        writer.properties.add("private lazy var \(source) = \(making)()")
        snapshotMethod = writer.scope.claim(own: "show\(SwiftName.capitalized(name))Content")
        writer.setUp.add("\(snapshotMethod)()")
        writer.methods.declaration("private func \(making)() -> \(type)<Int, \(itemType)>") { lines in
            let captures = isTable ? "" : "[\(shapes.indices.map(registration).joined(separator: ", "))] "
            let parameters = "\(shapes.isEmpty ? "" : captures)\(view), indexPath, item in"
            lines.block(.call(type, [.init(view, word: name)]), parameters: shapes.isEmpty ? "_, _, _ in" : parameters) { writeCell(view, &$0) }
        }
    }

    private var snapshotMethod = ""

    private func writeRegistrationsOfCollection() {
        for (index, cell) in cellClasses.enumerated() {
            writer.properties.separate()
            let alias = SwiftName.capitalized(registration(index))
            writer.properties.add("private typealias \(alias) = UICollectionView.CellRegistration<\(cell), \(payloadType(index))>")
            writer.properties.separate()
            writer.properties.block("private let \(registration(index)) = \(alias)") { lines in
                lines.reheaded("cell, _, item in")
                lines.add("cell.configure(with: item)")
            }
        }
    }

    private func registration(_ index: Int) -> String { "\(name)Registration" + (index == 0 ? "" : "\(index + 1)") }

    private func writeCell(_ view: String, _ lines: inout SwiftLines) {
        guard !shapes.isEmpty else {
            return lines.add(isTable ? "UITableViewCell()" : "UICollectionViewCell()")
        }
        guard shapes.count > 1 else { return writeCell(0, view, isReturned: isTable, &lines) }
        lines.add("switch item {")
        for index in shapes.indices {
            var body = SwiftLines()
            writeCell(index, view, isReturned: true, &body)
            lines.add("case .\(caseNames[index])\(body.mentions("item") ? "(let item)" : ""):")
            lines.addIndented(body)
        }
        lines.add("}")
    }

    private func writeCell(_ index: Int, _ view: String, isReturned: Bool, _ lines: inout SwiftLines) {
        guard isTable else {
            let statement = "\(view).dequeueConfiguredReusableCell(using: \(registration(index)), for: indexPath, item: item)"
            return lines.add(isReturned ? "return \(statement)" : statement)
        }
        lines.add("let cell = \(view).dequeueReusableCell(withIdentifier: \"\(cellClasses[index])\", for: indexPath)")
        let row = content.rows[shapes[index].members[0]]
        if row.cell.cellConstraints != nil {
            lines.add("(cell as? \(cellClasses[index]))?.configure(with: item)")
        } else {
            StyledCellWriter(writer: writer, list: self, shape: shapes[index], row: row).write(&lines)
        }
        for property in [ViewProperty.backgroundColor, .accessoryType, .separatorInset] {
            if let value = row.cell.properties[property] { writer.set(property, of: row.cell, to: value, on: "cell", in: &lines) }
        }
        lines.add("return cell")
    }

    private func writeSnapshot() {
        writer.methods.declaration("private func \(snapshotMethod)()") { lines in
            lines.add("var snapshot = NSDiffableDataSourceSnapshot<Int, \(itemType)>()")
            let sections = max(1, content.sections)
            lines.add("snapshot.appendSections([\((0..<sections).map(String.init).joined(separator: ", "))])")
            for section in 0..<sections {
                let items = content.rows.indices.filter { content.rows[$0].section == section }
                guard !items.isEmpty else { continue }
                lines.add(.call("snapshot.appendItems", [.init(nil, .array(items.map(item))), .init("toSection", word: "\(section)")]))
            }
            lines.add("\(name)DataSource.apply(snapshot, animatingDifferences: false)")
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
