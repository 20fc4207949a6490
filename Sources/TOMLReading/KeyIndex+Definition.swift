import SourceDiagnostics

/// Adds statements to the index. Redefinitions follow TOML 1.0 as toml++ reads it.
extension KeyIndex {
    /// A part of a key, such as `home` in `controllers.home`.
    struct KeyPart {
        var name: String
        var range: Range<Int>
    }

    /// The table for the statements after a refused header, so that they cause no further diagnostics.
    mutating func addDetachedTable() -> Int {
        add(Node(.headerTable, value: 0..<0))
    }

    mutating func add(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    mutating func openTable(_ header: [KeyPart], range: Range<Int>) throws(TOMLProblem) -> Int {
        let parent = try parentTable(of: header, range: range)
        guard let last = header.last else { return parent }
        guard let known = nodes[parent].children[last.name] else {
            return attach(add(Node(.headerTable, key: last.range, value: range)), as: last, to: parent)
        }
        mention(known, by: last)
        guard nodes[known].kind == .implicitTable, holdsOnlyTables(known) else {
            throw redefinition(of: header, by: range, first: known)
        }
        nodes[known].kind = .headerTable
        nodes[known].key = last.range
        nodes[known].value = range
        return known
    }

    mutating func openArrayElement(_ header: [KeyPart], range: Range<Int>) throws(TOMLProblem) -> Int {
        let parent = try parentTable(of: header, range: range)
        guard let last = header.last else { return parent }
        let array: Int
        if let known = nodes[parent].children[last.name] {
            mention(known, by: last)
            guard nodes[known].kind == .tableArray else { throw redefinition(of: header, by: range, first: known) }
            array = known
        } else {
            array = attach(add(Node(.tableArray, key: last.range, value: range)), as: last, to: parent)
        }
        let element = add(Node(.headerTable, value: range))
        nodes[array].elements.append(element)
        return element
    }

    /// Sets a key, dotted or not, to a value in the index.
    mutating func define(_ key: [KeyPart], as value: Int, in table: Int) throws(TOMLProblem) {
        guard let first = key.first, let last = key.last else { return }
        let statement = first.range.lowerBound..<nodes[value].value.upperBound
        var parent = table
        for (depth, part) in key.dropLast().enumerated() {
            guard let known = nodes[parent].children[part.name] else {
                parent = attach(add(Node(.dottedTable, key: part.range, value: statement)), as: part, to: parent)
                continue
            }
            mention(known, by: part)
            guard nodes[known].kind == .dottedTable || nodes[known].kind == .implicitTable else {
                throw redefinition(of: Array(key.prefix(depth + 1)), by: part.range, first: known)
            }
            parent = known
        }
        if let known = nodes[parent].children[last.name] {
            let range = first.range.lowerBound..<last.range.upperBound
            throw redefinition(of: key, by: range, first: known, asTable: false)
        }
        nodes[value].key = last.range
        _ = attach(value, as: last, to: parent)
    }

    /// The table named by all parts of the header except the last. For an array of tables, the newest element.
    private mutating func parentTable(of header: [KeyPart], range: Range<Int>) throws(TOMLProblem) -> Int {
        var parent = 0
        for (depth, part) in header.dropLast().enumerated() {
            guard let known = nodes[parent].children[part.name] else {
                parent = attach(add(Node(.implicitTable, key: part.range, value: range)), as: part, to: parent)
                continue
            }
            mention(known, by: part)
            switch nodes[known].kind {
            case .headerTable, .implicitTable, .dottedTable: parent = known
            case .tableArray: parent = nodes[known].elements.last ?? known
            case .string, .scalar, .array, .inlineTable:
                throw redefinition(of: Array(header.prefix(depth + 1)), by: part.range, first: known)
            }
        }
        return parent
    }

    private mutating func attach(_ child: Int, as part: KeyPart, to parent: Int) -> Int {
        nodes[parent].keys.append(part.name)
        nodes[parent].children[part.name] = child
        mention(child, by: part)
        return child
    }

    private mutating func mention(_ node: Int, by part: KeyPart) {
        mentions.append(Mention(node: NodeID(number: node), range: part.range, file: nodes[node].file))
    }

    /// Whether the table contains nothing but tables. In toml++ a header can later define an implicit table only in this case.
    private func holdsOnlyTables(_ table: Int) -> Bool {
        nodes[table].children.values.allSatisfy { child in
            let node = nodes[child]
            let holdsTables = !node.elements.isEmpty && node.elements.allSatisfy { nodes[$0].kind == .inlineTable }
            return node.isTable || node.kind == .tableArray || holdsTables
        }
    }

    private func redefinition(
        of key: [KeyPart], by range: Range<Int>, first: Int, asTable: Bool = true
    ) -> TOMLProblem {
        let node = nodes[first]
        let name = key.map { $0.name }.joined(separator: ".")
        let firstSpan = source.span(ofUTF8Range: node.key ?? node.value)
        return TOMLProblem(
            .duplicateKey(name, existing: node.kind, first: firstSpan, asTable: asTable), at: range
        )
    }
}
