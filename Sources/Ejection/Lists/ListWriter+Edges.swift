import PlaygroundModel

enum EdgeKind: String, CaseIterable {
    case header, footer

    var word: String { SwiftName.capitalized(rawValue) }
    var elementKind: String { "UICollectionView.elementKindSection\(word)" }
    var referenceSize: ViewProperty { self == .header ? .headerReferenceSize : .footerReferenceSize }
}

extension ListWriter {
    func writeEdges(_ kind: EdgeKind, _ lines: inout SwiftLines) {
        let filled = content.edges(kind).filter { !$0.value.views.isEmpty }.sorted { $0.key < $1.key }
        var makings: [String: String] = [:]
        for (_, edge) in filled where edge.text != nil {
            let configuration = configuration(of: edge, kind)
            if makings[configuration] == nil { makings[configuration] = writeMaking(kind, configuration, isFirst: makings.isEmpty) }
        }
        let isExpression = filled.allSatisfy { $0.value.text != nil }
        let cases = filled.map { section, edge -> SwiftLines.Case in
            var body = SwiftLines()
            if let text = edge.text {
                body.add(.call(makings[configuration(of: edge, kind)] ?? "", [writer.texts.shown(text).argument()]), after: isExpression ? "" : "return ")
            } else {
                writeOwn(edge, kind, in: &body)
            }
            return ("\(section)", body)
        }
        lines.choose("section", cases, otherwise: isExpression ? "nil" : "return nil")
    }

    /// The name of the function of UIListContentConfiguration that makes the configuration.
    private func configuration(of edge: ListContent.Edge, _ kind: EdgeKind) -> String {
        if let given = edge.view.properties.string(.contentConfiguration) { return given }
        let style: TableStyle = isTable ? list.properties.choice(.style) ?? .plain : .plain
        return "\(style == .plain ? "plain" : "grouped")\(kind.word)"
    }

    private func writeMaking(_ kind: EdgeKind, _ configuration: String, isFirst: Bool) -> String {
        let own = isFirst ? "make\(SwiftName.capitalized(word))\(kind.word)" : "make\(SwiftName.capitalized(configuration))"
        let method = writer.scope.claim(own: own)
        writer.methods.declaration("private func \(method)(_ text: String) -> UITableViewHeaderFooterView?") { lines in
            lines.add("let \(kind.rawValue) = \(name).dequeueReusableHeaderFooterView(withIdentifier: \"\(kind.rawValue)\")")
            lines.add("var content = UIListContentConfiguration.\(configuration)()")
            lines.add("content.text = text")
            lines.add("\(kind.rawValue)?.contentConfiguration = content")
            lines.add("return \(kind.rawValue)")
        }
        return method
    }

    private func writeOwn(_ edge: ListContent.Edge, _ kind: EdgeKind, in lines: inout SwiftLines) {
        let type = run.claimType("\(itemType.dropLast(3))\(kind.word)View")
        let calls = CellWriter(run: run).writeView(
            type, edge, superclass: "UITableViewHeaderFooterView", parameters: writer.texts.parameters)
        guard !calls.isEmpty else { return lines.add("return \(type)(reuseIdentifier: nil)") }
        lines.add("let \(kind.rawValue) = \(type)(reuseIdentifier: nil)")
        connect(calls, of: kind.rawValue, row: nil, in: &lines)
        lines.add("return \(kind.rawValue)")
    }

    func writeSupplementaryProvider(_ lines: inout SwiftLines) {
        var branches: [(elementKind: String, sections: [String], registration: String)] = []
        for kind in EdgeKind.allCases {
            let edges = content.edges(kind).sorted { $0.key < $1.key }
            let texts = Dictionary(grouping: edges.filter { $0.value.text != nil }) { configuration(of: $0.value, kind) }
            for (configuration, plain) in texts.sorted(by: { $0.value[0].key < $1.value[0].key }) {
                branches.append((kind.elementKind, plain.map { "\($0.key)" }, writeTextRegistration(kind, configuration, plain)))
            }
            for (section, edge) in edges where edge.text == nil {
                branches.append((kind.elementKind, ["\(section)"], writeOwnRegistration(kind, edge)))
            }
        }
        for (elementKind, rows) in content.supplementaries {
            branches.append((SwiftLiteral.text(elementKind).text, ["_"], writeItemRegistration(elementKind, content.with(rows: rows))))
        }
        let captures = branches.map(\.registration).joined(separator: ", ")
        func dequeue(_ registration: String) -> SwiftExpression {
            .call("collectionView.dequeueConfiguredReusableSupplementary", [
                .init("using", word: registration), .init("for", word: "indexPath"),
            ])
        }
        lines.block("dataSource.supplementaryViewProvider =") { lines in
            let kind = branches.count > 1 ? "kind" : "_"
            lines.reheaded("[\(captures)] collectionView, \(kind), indexPath in")
            guard branches.count > 1 else { return lines.add(dequeue(captures)) }
            lines.add("switch (kind, indexPath.section) {")
            for (index, branch) in branches.enumerated() {
                let sections = branch.sections.map { "(\(branch.elementKind), \($0))" }.joined(separator: ", ")
                lines.add(index == branches.count - 1 ? "default:" : "case \(sections):")
                var body = SwiftLines()
                body.add(dequeue(branch.registration), after: "return ")
                lines.addIndented(body)
            }
            lines.add("}")
        }
    }

    private func writeTextRegistration(
        _ kind: EdgeKind, _ configuration: String, _ edges: [(key: Int, value: ListContent.Edge)]
    ) -> String {
        let registration = writer.scope.claim(own: "\(memberWord)\(kind.word)Registration")
        var body = SwiftLines()
        body.add("var content = UIListContentConfiguration.\(configuration)()")
        let texts = edges.map { writer.texts.shown($0.value.text ?? "") }
        if Set(texts).count == 1 {
            body.assign("content.text", texts[0])
        } else {
            let cases = zip(edges, texts).map { edge, text -> SwiftLines.Case in
                var assignment = SwiftLines()
                assignment.assign("content.text", text)
                return ("\(edge.key)", assignment)
            }
            body.choose("indexPath.section", cases, otherwise: "break")
        }
        body.add("\(kind.rawValue).contentConfiguration = content")
        let asked = writer.texts.parameters.values.sorted().filter(body.mentions)
        let captures = asked.isEmpty ? "" : "[\(asked.joined(separator: ", "))] "
        let parameters = "\(captures)\(kind.rawValue), _, \(body.mentions("indexPath") ? "indexPath" : "_") in"
        writeRegistration(registration, of: "UICollectionViewListCell", kind.elementKind, isLazy: !asked.isEmpty, parameters: parameters, body)
        return registration
    }

    private func writeOwnRegistration(_ kind: EdgeKind, _ edge: ListContent.Edge) -> String {
        let type = run.claimType("\(itemType.dropLast(4))\(kind.word)View")
        let registration = writer.scope.claim(own: "\(memberWord)\(kind.word)Registration")
        let calls = CellWriter(run: run).writeView(
            type, edge, superclass: "UICollectionReusableView", parameters: writer.texts.parameters)
        var connections = SwiftLines()
        connect(calls, of: kind.rawValue, row: nil, in: &connections)
        let parameters = connections.isEmpty ? "_, _, _ in" : "[weak self] \(kind.rawValue), _, _ in"
        writeRegistration(registration, of: type, kind.elementKind, isLazy: !connections.isEmpty, parameters: parameters, connections)
        return registration
    }

    /// Writes the class for the views of an element kind, and a method that returns their content.
    private func writeItemRegistration(_ elementKind: String, _ views: ListContent) -> String {
        let word = SwiftName.upperCamel(elementKind)
        let registration = writer.scope.claim(own: "\(memberWord)\(word)Registration")
        let type = run.claimType("\(itemType.dropLast(4))\(word)View")
        guard let shape = RowShape.shapes(of: views, document: run.document, components: run.components).first else { return registration }
        let item = shape.isFilled ? run.claimType("\(itemType.dropLast(4))\(word)") : ""
        let calls = CellWriter(run: run).write(
            type, shape: shape, row: views.rows[shape.members[0]], item: item, superclass: "UICollectionReusableView", isSquare: false)
        var body = SwiftLines()
        if shape.isFilled {
            let method = writeContent(of: views, shape, item, named: memberWord + word)
            body.add("guard let self else { return }")
            body.add("view.configure(with: \(method)(at: indexPath))")
        }
        connect(calls, of: "view", row: nil, in: &body)
        let parameters = body.isEmpty ? "_, _, _ in" : "[weak self] view, _, \(shape.isFilled ? "indexPath" : "_") in"
        writeRegistration(registration, of: type, SwiftLiteral.text(elementKind).text, isLazy: !body.isEmpty, parameters: parameters, body)
        return registration
    }

    private func writeContent(of views: ListContent, _ shape: RowShape, _ item: String, named word: String) -> String {
        var model = SwiftLines()
        writeStruct(item, shape, isIdentified: false, &model)
        run.files.append(EjectedFile(path: "Models/\(item).swift", text: model.text))
        let method = writer.scope.claim(own: word)
        let sections = (0..<max(1, views.sections)).map { section in
            SwiftExpression.array(shape.members.enumerated().filter { views.rows[$1].section == section }.map { position, index in
                .call(".init", arguments(of: shape, at: position, views.rows[index]))
            })
        }
        writer.methods.declaration("private func \(method)(at indexPath: IndexPath) -> \(item)") { lines in
            lines.assign("let items: [[\(item)]]", .array(sections))
            lines.add("return items[indexPath.section][indexPath.item]")
        }
        return method
    }

    private func writeRegistration(
        _ name: String, of type: String, _ elementKind: String, isLazy: Bool, parameters: String, _ body: SwiftLines
    ) {
        writer.properties.separate()
        let alias = SwiftName.capitalized(name)
        writer.properties.assign("private typealias \(alias)", .word("UICollectionView.SupplementaryRegistration<\(type)>"))
        writer.properties.separate()
        let making = SwiftExpression.call(alias, [.init("elementKind", word: elementKind)])
        let prefix = "private \(isLazy ? "lazy var" : "let") \(name) = "
        guard !body.isEmpty else { return writer.properties.add(making, after: prefix, before: " { \(parameters) }") }
        writer.properties.block(making, after: prefix, parameters: parameters) { $0.add(body) }
    }

    /// Writes the sizes of headers or footers. In sections without one the size is zero.
    func writeReferenceSizes(_ kind: EdgeKind, _ lines: inout SwiftLines) {
        let sections = content.edges(kind).keys.sorted().map(String.init).joined(separator: ", ")
        let size = writer.expression(ListLayout.edgeSize(list, kind), for: kind.referenceSize, of: list)
        lines.add("[\(sections)].contains(section) ? \(size.text) : .zero")
    }

    func isPartial(_ kind: EdgeKind) -> Bool {
        let count = content.edges(kind).count
        return !isTable && ListLayout(list: list).isFlow && count > 0 && count < content.sections
    }
}
