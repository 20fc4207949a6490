import PlaygroundLanguage
import PlaygroundModel
import TOMLReading

struct NameSpace {
    let index: KeyIndex

    struct Item {
        /// The name. Inside components, the names of the enclosing views precede it.
        var name: String
        /// The kind as written. `nil` for a layout guide.
        var kind: String?
        var node: KeyIndex.NodeID
        var isLayoutGuide = false
    }

    var controllers: [String] { keys("controllers") }
    var components: [String] { keys("components") }
    var colors: [String] { keys("colors") }
    var fonts: [String] { keys("fonts") }
    var traits: [String] { keys("traits") }
    var languages: [String] { keys("strings") }

    private func keys(_ table: String) -> [String] {
        index.child(table, of: .root).map { index.entries(of: $0).map { $0.key } } ?? []
    }

    func values(ofTrait name: String) -> [String] {
        guard let list = node("traits", name, "values") else { return [] }
        return index.elements(of: list).compactMap { index.string(of: $0) }
    }

    /// The views of a controller, component or cell, including those inside components, and then its layout guides.
    func views(in scope: DocumentPath) -> [Item] {
        guard let table = index.node(at: scope) else { return [] }
        return views(of: table, prefix: "", depth: 0) + layoutGuides(of: table)
    }

    private func views(of table: KeyIndex.NodeID, prefix: String, depth: Int) -> [Item] {
        guard depth <= PlaygroundLimits.componentDepth, let views = index.child("views", of: table) else { return [] }
        var items: [Item] = []
        for (name, node) in index.entries(of: views) {
            let kind = index.string("kind", of: node)
            items.append(Item(name: prefix + name, kind: kind, node: node))
            guard items.count < PlaygroundLimits.listLength, let component = kind.flatMap({ self.node("components", $0) }) else { continue }
            items += self.views(of: component, prefix: "\(prefix)\(name).", depth: depth + 1)
        }
        return items
    }

    private func layoutGuides(of table: KeyIndex.NodeID) -> [Item] {
        guard let list = index.child("layoutGuides", of: table) else { return [] }
        return index.elements(of: list).compactMap { node in
            index.string(of: node).map { Item(name: $0, kind: nil, node: node, isLayoutGuide: true) }
        }
    }

    /// The contents of a list in events: rows and items (`list.0.2`), views in cells (`list.0.2.title`), headers, footers.
    func parts(of list: Item) -> [(name: String, kind: String)] {
        var parts: [(name: String, kind: String)] = []
        func add(_ table: KeyIndex.NodeID, _ name: String, _ kind: String) {
            parts.append((name, kind))
            parts += views(of: table, prefix: "\(name).", depth: 0).map { ($0.name, $0.kind ?? "view") }
        }
        for key in ["tableHeaderView", "tableFooterView"] {
            if let view = index.child(key, of: list.node) { add(view, "\(list.name).\(key)", "view") }
        }
        let sections = index.child("sections", of: list.node).map { index.elements(of: $0) } ?? [list.node]
        for (section, node) in sections.enumerated() {
            for key in ["header", "footer"] {
                if let view = index.child(key, of: node) { add(view, "\(list.name).\(section).\(key)", key) }
            }
            guard let rows = index.child("rows", of: node) ?? index.child("items", of: node) else { continue }
            let elements = index.elements(of: rows)
            for row in 0..<rowCount(rows) {
                guard parts.count < PlaygroundLimits.listLength else { return parts }
                // A row's own cell precedes its section's cell and the list's cell.
                let holders = (elements.indices.contains(row) ? [elements[row]] : []) + [rows, node, list.node]
                add(holders.lazy.compactMap { index.child("cell", of: $0) }.first ?? rows, "\(list.name).\(section).\(row)", "row")
            }
        }
        return parts
    }

    /// The number of listed rows, or the number that a table states.
    private func rowCount(_ rows: KeyIndex.NodeID) -> Int {
        if let data = index.child("data", of: rows) { return index.elements(of: data).count }
        if case .integer(let count)? = index.child("count", of: rows).flatMap({ index.plainValue(of: $0) }) { return count }
        return index.elements(of: rows).count
    }

    func children(of scope: DocumentPath) -> [String] {
        guard let list = index.node(at: scope.appending("children")) else { return [] }
        return index.elements(of: list).compactMap { index.string(of: $0) }
    }

    /// The names of numbers that a scope's constraints can use: its own, then the file's.
    func metrics(in scope: DocumentPath) -> [String] {
        let own = index.node(at: scope.appending("metrics")).map { index.entries(of: $0).map { $0.key } } ?? []
        return own + keys("metrics").filter { !own.contains($0) }
    }

    func barItems(of controller: String) -> [Item] {
        guard let table = node("controllers", controller) else { return [] }
        var items: [Item] = []
        for key in Self.barKeys {
            guard let list = index.child(key, of: table) else { continue }
            items += index.entries(of: list).map { Item(name: $0.key, kind: nil, node: $0.node) }
        }
        for key in BarKeys.singulars {
            if let node = index.child(key, of: table) { items.append(Item(name: key, kind: nil, node: node)) }
        }
        return items
    }

    static let barKeys = ["leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "pinnedTrailingGroup", "actions"]

    var quickActions: [String] {
        guard let table = node("quickActions") else { return [] }
        let listed = ["static", "dynamic"].compactMap { index.child($0, of: table) }.flatMap { index.elements(of: $0) }
            .compactMap { index.string("type", of: $0) }
        let routes = index.child("routes", of: table).map { index.entries(of: $0).map { $0.key } } ?? []
        return listed + routes.filter { !listed.contains($0) }
    }

    func parameters(of owner: DocumentPath) -> [String] {
        guard let node = index.node(at: owner.appending("parameters")) else { return [] }
        let listed = index.elements(of: node).compactMap { index.string(of: $0) }
        return listed.isEmpty ? index.entries(of: node).map { $0.key } : listed
    }

    func segues(of controller: DocumentPath) -> [String] {
        index.node(at: controller.appending("segues")).map { index.entries(of: $0).map { $0.key } } ?? []
    }

    /// The controller whose parameters a shown controller takes: itself, or the root of a navigation controller.
    func parameterOwner(of controller: String) -> DocumentPath {
        var name = controller
        for _ in 0..<PlaygroundLimits.controllerDepth {
            let path = DocumentPath().appending("controllers").appending(name)
            guard parameters(of: path).isEmpty, let root = node("controllers", name, "rootViewController").flatMap({ index.string(of: $0) })
            else { return path }
            name = root
        }
        return DocumentPath().appending("controllers").appending(controller)
    }

    func node(_ keys: String...) -> KeyIndex.NodeID? {
        var node = KeyIndex.NodeID.root
        for key in keys {
            guard let child = index.child(key, of: node) else { return nil }
            node = child
        }
        return node
    }
}

extension KeyIndex {
    func string(_ key: String, of table: NodeID) -> String? { child(key, of: table).flatMap { string(of: $0) } }

    /// Visits the values in a table or list. `visit` returns whether to visit the contents of a value.
    func walk(_ node: NodeID = .root, at path: DocumentPath = DocumentPath(), _ visit: (NodeID, DocumentPath) -> Bool) {
        let inner = entries(of: node).map { (node: $0.node, path: path.appending($0.key)) }
            + elements(of: node).enumerated().map { (node: $0.element, path: path.appending($0.offset)) }
        for value in inner where visit(value.node, value.path) { walk(value.node, at: value.path, visit) }
    }
}
