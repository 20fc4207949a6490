import PlaygroundModel

struct ListContent {
    /// A row and its views. The views have the names that are used in the row.
    struct Row {
        var section: Int
        var cell: ViewDefinition
        var views: [ViewDefinition]
        var data: [String: String]

        /// The accessory view of a cell that has one of UIKit's styles.
        var accessoryView: ViewDefinition? { cell.cellConstraints == nil ? views.first { $0.id.name == ViewKind.accessoryName } : nil }
    }

    struct Edge {
        var view: ViewDefinition
        var views: [ViewDefinition]

        var text: String? {
            view.cellConstraints == nil ? views.first { $0.id.name == "textLabel" }?.properties.string(.text) : nil
        }
    }

    let list: ViewDefinition
    private(set) var rows: [Row] = []
    private(set) var sections = 0
    private(set) var headers: [Int: Edge] = [:]
    private(set) var footers: [Int: Edge] = [:]
    /// The views that a layout attaches to items, by element kind.
    private(set) var supplementaries: [(elementKind: String, rows: [Row])] = []
    private(set) var tableHeader: Edge?
    private(set) var tableFooter: Edge?

    init(_ list: ViewDefinition, _ parts: [ViewDefinition], document: DocumentTable) {
        self.list = list
        let prefix = list.id.name + "."
        var counts: [DocumentPath: Int] = [:]
        for part in parts {
            let rest = part.id.name.dropFirst(prefix.count)
            let words = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let isSupplementary = words.count == 3 && part.kind == .view && part.cellConstraints != nil && Int(words[2]) != nil
            guard words.count <= 2 || isSupplementary else { continue }
            let inner = Self.inner(of: part, in: parts)
            if isSupplementary, let section = Int(words[0]) {
                let row = Row(section: section, cell: part, views: inner, data: [:])
                if let place = supplementaries.firstIndex(where: { $0.elementKind == words[1] }) {
                    supplementaries[place].rows.append(row)
                } else {
                    supplementaries.append((words[1], [row]))
                }
            }
            if words == ["tableHeaderView"] { tableHeader = Edge(view: part, views: inner) }
            if words == ["tableFooterView"] { tableFooter = Edge(view: part, views: inner) }
            guard words.count == 2, let section = Int(words[0]) else { continue }
            switch part.kind {
            case .sectionHeader: headers[section] = Edge(view: part, views: inner)
            case .sectionFooter: footers[section] = Edge(view: part, views: inner)
            case .cell:
                let index = counts[part.path, default: 0]
                counts[part.path] = index + 1
                rows.append(Row(section: section, cell: part, views: inner, data: Self.data(at: part.path, index: index, document)))
            default: continue
            }
            sections = max(sections, section + 1)
        }
        rows = RowLikeness.unified(rows)
    }

    func with(rows: [Row]) -> ListContent {
        var copy = self
        copy.rows = rows
        return copy
    }

    func edges(_ kind: EdgeKind) -> [Int: Edge] { kind == .header ? headers : footers }

    private static func inner(of cell: ViewDefinition, in parts: [ViewDefinition]) -> [ViewDefinition] {
        let prefix = cell.id.name + "."
        return parts.filter { $0.id.name.hasPrefix(prefix) }.map {
            $0.renamed { $0.name.hasPrefix(prefix) ? ViewID(String($0.name.dropFirst(prefix.count))) : $0 }
        }
    }

    /// The values of a row: an element of `data` for repeated rows, otherwise `data` or other keys of the row.
    private static func data(at path: DocumentPath, index: Int, _ document: DocumentTable) -> [String: String] {
        guard let table = document.table(at: path) else { return [:] }
        var values: [String: String] = [:]
        switch table["data"] {
        case .array(let records)?:
            if records.indices.contains(index), case .table(let record) = records[index] { values = record.texts }
            values["n"] = "\(index + 1)"
        case .table(let record)?: values = record.texts
        default:
            values = table.texts
            if table["count"] != nil { values["n"] = "\(index + 1)" }
        }
        return values
    }
}

extension DocumentTable {
    fileprivate var texts: [String: String] {
        Dictionary(uniqueKeysWithValues: entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } })
    }
}

extension ViewDefinition {
    func renamed(_ name: (ViewID) -> ViewID) -> ViewDefinition {
        var copy = self
        copy.id = name(id)
        copy.subviews = subviews.map(name)
        copy.customSpacing = Dictionary(uniqueKeysWithValues: customSpacing.map { (name($0.key), $0.value) })
        if case .becomeFirstResponder(let id)? = tap { copy.tap = .becomeFirstResponder(name(id)) }
        if case .scrollRectToVisible(let id)? = tap { copy.tap = .scrollRectToVisible(name(id)) }
        if case .set(let assignments, let variables)? = tap { copy.tap = .set(assignments.map { $0.renamed(name) }, variables: variables) }
        return copy
    }
}

extension AdaptiveElement.Assignment {
    func renamed(_ name: (ViewID) -> ViewID) -> AdaptiveElement.Assignment {
        AdaptiveElement.Assignment(view: name(view), property: property, value: value)
    }
}

extension LayoutConstraint {
    func renamed(_ name: (ViewID) -> ViewID, root: ViewID?) -> LayoutConstraint {
        replacingItems { item in
            switch item {
            case .view(let id): id == root ? .rootView : .view(name(id))
            case .guide(let guide, of: let id): .guide(guide, of: id == root ? nil : id.map(name))
            case .rootView, .window: item
            }
        }
    }
}
