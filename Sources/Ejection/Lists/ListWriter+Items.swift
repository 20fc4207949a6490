import PlaygroundModel

extension ListWriter {
    func payloadType(_ index: Int) -> String { isUniform ? itemType : "\(itemType).\(SwiftName.capitalized(caseNames[index]))" }

    /// Whether the case alone identifies the row. Items of a collection view need a type for the cell registration.
    func isBare(_ index: Int) -> Bool { isTable && !isUniform && shapes[index].fields.isEmpty && shapes[index].members.count == 1 }

    func writeItems() {
        var lines = SwiftLines()
        if shapes.contains(where: { $0.fields.contains { $0.colors != nil } }) {
            lines.add("import UIKit")
            lines.separate()
        }
        if shapes.count == 1 {
            writeStruct(itemType, shapes[0], &lines)
        } else if shapes.isEmpty {
            lines.block("struct \(itemType): Hashable, Sendable") { $0.add("var id: Int") }
        } else {
            lines.block("enum \(itemType): Hashable, Sendable") { lines in
                for index in shapes.indices {
                    lines.add("case \(caseNames[index])" + (isBare(index) ? "" : "(\(SwiftName.capitalized(caseNames[index])))"))
                }
                for (index, shape) in shapes.enumerated() where !isBare(index) {
                    lines.separate()
                    writeStruct(SwiftName.capitalized(caseNames[index]), shape, &lines)
                }
            }
        }
        run.files.append(EjectedFile(path: "Models/\(itemType).swift", text: lines.text))
    }

    func writeStruct(_ name: String, _ shape: RowShape, isIdentified: Bool? = nil, _ lines: inout SwiftLines) {
        lines.block("struct \(name): Hashable, Sendable") { lines in
            if isIdentified ?? needsIdentity(shape) { lines.add("var id: Int") }
            for field in shape.fields { lines.add("var \(shape.property(of: field)): \(field.type)") }
        }
    }

    /// Whether rows of the shape have equal fields. The items then need an `id`.
    private func needsIdentity(_ shape: RowShape) -> Bool {
        let rows = shape.members.indices.map { index in shape.fields.map { $0.values[index] } }
        return Set(rows).count < rows.count || shape.fields.isEmpty
    }

    private func item(_ index: Int) -> SwiftExpression {
        guard let place = shapes.firstIndex(where: { $0.members.contains(index) }),
              let position = shapes[place].members.firstIndex(of: index)
        else { return "" }
        guard !isBare(place) else { return .word(".\(caseNames[place])") }
        let shape = shapes[place]
        let identity: [SwiftExpression.Argument] = needsIdentity(shape) ? [.init("id", word: "\(index)")] : []
        let arguments = identity + self.arguments(of: shape, at: position, content.rows[index])
        return isUniform ? .call(itemType, arguments) : .call(".\(caseNames[place])", [.init(nil, .call(".init", arguments))])
    }

    /// The fields of the row at a position in the shape.
    func arguments(of shape: RowShape, at position: Int, _ row: ListContent.Row) -> [SwiftExpression.Argument] {
        shape.fields.map { field in
            let value = field.values[position]
            let property = shape.property(of: field)
            if let colors = field.colors { return .init(property, colors.values[position].map(run.expression) ?? "nil") }
            guard field.isImage else { return .init(property, writer.texts.shown(value)) }
            _ = run.image(value, at: row.cell.path)
            return .init(property, SwiftLiteral.text(run.assetName(value)))
        }
    }

    func writeSnapshot() {
        writer.methods.declaration("private func \(snapshotMethod)()") { lines in
            lines.add("var snapshot = NSDiffableDataSourceSnapshot<Int, \(itemType)>()")
            let sections = max(1, content.sections)
            lines.add("snapshot.appendSections([\((0..<sections).map(String.init).joined(separator: ", "))])")
            for section in 0..<sections {
                let items = content.rows.indices.filter { content.rows[$0].section == section }
                guard !items.isEmpty else { continue }
                lines.add(.call("snapshot.appendItems", [.init(nil, .array(items.map(item))), .init("toSection", word: "\(section)")]))
            }
            lines.add("\(dataSource).apply(snapshot, animatingDifferences: false)")
        }
    }
}
