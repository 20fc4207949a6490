import PlaygroundModel

/// Collapses and expands a split view, and calls its delegate.
/// Classic style (UISplitViewControllerDelegate): collapsing passes the secondary to the primary, which the delegate may choose. A
/// navigation controller pushes the secondary, even if it is a navigation controller. Other primaries ignore it. Expanding reverses this: a
/// navigation controller returns the *top* of its stack, or the previous secondary if only the root is left.
/// Column style (iOS 14): a compact column replaces all others. Without one, the columns up to the delegate's top column are stacked, and
/// return when the split view expands.
struct SplitTransition {
    let playground: Playground
    let definition: SplitDefinition
    let path: DocumentPath
    private var factory: InstanceFactory
    private(set) var instance: ControllerInstance
    private(set) var entries: [LogEntry] = []

    private var state: SplitState

    init?(of instance: ControllerInstance, in playground: Playground, living: [ControllerInstance]) {
        guard let controller = playground.controller(instance.id.controller), case .split(let split) = controller.kind,
              let state = instance.split
        else { return nil }
        self.instance = instance
        self.playground = playground
        factory = InstanceFactory(playground: playground, living: living)
        self.state = state
        definition = split
        path = controller.path
    }

    mutating func run() {
        if state.isCollapsed { expand() } else { collapse() }
        instance.split = state
        entries.append(LogEntry(.posted(.showDetailTargetDidChange(instance.id)), path: path))
    }

    private mutating func collapse() {
        var columns = Dictionary(uniqueKeysWithValues: zip(state.columns, instance.children))
        state.isCollapsed = true
        // An overlaid column becomes hidden. A hidden column stays hidden.
        if state.chosenColumns ?? 0 > 0 { state.chosenColumns = nil }
        if definition.isColumnStyle, let compact = state.kept.removeValue(forKey: .compact) {
            state.kept.update(with: columns)
            return stay(compact, as: .compact, merging: [])
        }
        guard let primary = primaryForCollapsing(&columns) else { return }
        let merging = columnsToMerge(columns)
        let isStack = isNavigation(primary)
        for (column, child) in columns where !isStack || !merging.contains(column) { state.kept[column] = child }
        stay(primary, as: .primary, merging: isStack ? merging.compactMap { column in columns[column].map { (column, $0) } } : [])
    }

    /// The delegate may choose the secondary or another controller. The former primary is kept for `primaryViewController(forExpanding:)`.
    private mutating func primaryForCollapsing(
        _ columns: inout [SplitDefinition.Column: ControllerInstance]
    ) -> ControllerInstance? {
        guard !definition.isColumnStyle, let answer = definition.delegate.primaryForCollapsing else {
            return columns.removeValue(forKey: .primary)
        }
        ask(.primaryForCollapsing, answer: answer.name)
        let column = columns.column(of: answer)
        guard let named = column.flatMap({ columns.removeValue(forKey: $0) }) ?? factory.make(answer) else {
            return columns.removeValue(forKey: .primary)
        }
        if column == .secondary { state.merged[.secondary] = named.id }
        if let former = columns.removeValue(forKey: .primary) { state.kept[.primary] = former }
        return named
    }

    private mutating func stay(
        _ child: ControllerInstance, as column: SplitDefinition.Column,
        merging: [(SplitDefinition.Column, ControllerInstance)]
    ) {
        instance.children = [child]
        state.columns = [column]
        for (column, merged) in merging {
            instance.children[0].children.append(merged)
            state.merged[column] = merged.id
        }
        entries.append(LogEntry(.collapsed(instance.id, onto: child.id, merged: merging.map { $0.1.id }), path: path))
    }

    private mutating func columnsToMerge(
        _ columns: [SplitDefinition.Column: ControllerInstance]
    ) -> [SplitDefinition.Column] {
        let present = [SplitDefinition.Column.supplementary, .secondary].filter { columns[$0] != nil }
        guard definition.isColumnStyle else {
            guard let answer = definition.delegate.collapseSecondaryOntoPrimary, !present.isEmpty else { return present }
            ask(.collapseSecondary, answer: String(answer))
            return answer ? [] : present
        }
        guard let answer = definition.delegate.topColumnForCollapsing, !present.isEmpty else { return present }
        ask(.topColumnForCollapsing, answer: answer.rawValue)
        switch answer {
        case .primary: return []
        case .supplementary: return present.filter { $0 == .supplementary }
        case .secondary, .compact: return present
        }
    }

    private mutating func expand() {
        state.isCollapsed = false
        guard let child = instance.children.first else { return }
        if definition.isColumnStyle {
            restoreColumns(from: child)
        } else {
            separateSecondary(from: child)
        }
        state.merged = [:]
        state.shownAsDetail = []
    }

    private mutating func restoreColumns(from child: ControllerInstance) {
        var columns = state.kept
        var child = child
        for (column, id) in state.merged {
            guard let index = child.children.firstIndex(where: { $0.id == id }) else { continue }
            columns[column] = child.children.remove(at: index)
        }
        columns[state.columns.first ?? .primary] = child
        state.kept = columns.filter { $0.key == .compact }
        place(columns, isSeparated: !state.merged.isEmpty)
    }

    private mutating func separateSecondary(from child: ControllerInstance) {
        var collapsed: ControllerInstance? = child
        var primary = primaryForExpanding(&collapsed)
        var secondary = answeredSecondary(&collapsed)
        var isSeparated = false
        if secondary == nil, isNavigation(primary), primary.children.count > 1 {
            secondary = primary.children.removeLast()
            isSeparated = true
        }
        if secondary == nil { secondary = state.kept.removeValue(forKey: .secondary) ?? previousSecondary(&collapsed) }
        for released in state.keptInstances + [collapsed].compactMap({ $0 }) {
            entries.append(LogEntry(.released(released.id, by: instance.id), path: path))
        }
        state.kept = [:]
        var columns = [SplitDefinition.Column.primary: primary]
        columns[.secondary] = secondary
        place(columns, isSeparated: isSeparated)
    }

    private mutating func primaryForExpanding(_ collapsed: inout ControllerInstance?) -> ControllerInstance {
        let child = collapsed ?? instance.children[0]
        if let answer = definition.delegate.primaryForExpanding {
            ask(.primaryForExpanding, answer: answer.name)
            if let primary = takeOut(answer, &collapsed) { return primary }
        }
        collapsed = nil
        return child
    }

    private mutating func answeredSecondary(_ collapsed: inout ControllerInstance?) -> ControllerInstance? {
        guard let answer = definition.delegate.separateSecondary else { return nil }
        ask(.separateSecondary, answer: answer.name)
        return takeOut(answer, &collapsed)
    }

    private mutating func takeOut(_ id: ControllerID, _ collapsed: inout ControllerInstance?) -> ControllerInstance? {
        if let child = collapsed, child.id.controller.name == id.name {
            collapsed = nil
            return child
        }
        if let column = state.kept.column(of: id) {
            return state.kept.removeValue(forKey: column)
        }
        return factory.make(id)
    }

    private func previousSecondary(_ collapsed: inout ControllerInstance?) -> ControllerInstance? {
        guard var child = collapsed, let id = state.merged[.secondary] else { return nil }
        if child.id == id {
            collapsed = nil
            return child
        }
        guard let index = child.children.firstIndex(where: { $0.id == id }) else { return nil }
        defer { collapsed = child }
        return child.children.remove(at: index)
    }

    private func isNavigation(_ instance: ControllerInstance) -> Bool {
        playground.controller(instance.id.controller)?.kind.isNavigation == true
    }

    private mutating func place(_ columns: [SplitDefinition.Column: ControllerInstance], isSeparated: Bool) {
        state.columns = [.primary, .supplementary, .secondary].filter { columns[$0] != nil }
        instance.children = state.columns.compactMap { columns[$0] }
        entries.append(LogEntry(
            .expanded(instance.id, secondary: columns[.secondary]?.id, isSeparated: isSeparated), path: path
        ))
    }

    private mutating func ask(_ method: LogFact.DelegateMethod, answer: String) {
        entries.append(LogEntry(.askedDelegate(of: instance.id, method, answer: answer), path: path))
    }
}

extension [SplitDefinition.Column: ControllerInstance] {
    /// The column of a controller. If two columns have the same controller, the leading one.
    fileprivate func column(of id: ControllerID) -> SplitDefinition.Column? {
        SplitDefinition.Column.allCases.first { self[$0]?.id.controller.name == id.name }
    }
}
