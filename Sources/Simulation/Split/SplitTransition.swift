import PlaygroundModel

/// A split view's collapsing and expanding: what it does to the hierarchy, and what its delegate is asked.
///
/// Classic (UISplitViewControllerDelegate): collapsing hands the secondary to the primary. A navigation controller pushes it,
/// a secondary that is itself a navigation controller as one nested object; any other controller leaves it aside. Expanding
/// takes it back: a navigation controller gives the *top* of its stack, whatever that is, and if only the root is left the
/// previous secondary returns.
///
/// Column style (iOS 14): with a compact column that one stands in for all; without, the columns are stacked up to the one
/// the delegate names, and on expanding each returns to its place.
struct SplitTransition {
    let playground: Playground
    let definition: SplitDefinition
    let path: DocumentPath
    /// The controllers that live, for the serials of new ones.
    let living: [ControllerInstance]
    private(set) var instance: ControllerInstance
    private(set) var entries: [LogEntry] = []

    private var state: SplitState

    init?(of instance: ControllerInstance, in playground: Playground, living: [ControllerInstance]) {
        guard let controller = playground.controller(instance.id.controller), case .split(let split) = controller.kind,
              let state = instance.split
        else { return nil }
        self.instance = instance
        self.playground = playground
        self.living = living
        self.state = state
        definition = split
        path = controller.path
    }

    mutating func run() {
        if state.isCollapsed { expand() } else { collapse() }
        instance.split = state
        entries.append(LogEntry(.posted(.showDetailTargetDidChange(instance.id)), path: path))
    }

    // MARK: Collapsing

    private mutating func collapse() {
        var columns = Dictionary(uniqueKeysWithValues: zip(state.columns, instance.children))
        state.isCollapsed = true
        // An overlaid column does not survive; one that was hidden stays so.
        if state.chosenColumns ?? 0 > 0 { state.chosenColumns = nil }
        if definition.isColumnStyle, let compact = state.kept.removeValue(forKey: .compact) {
            state.kept.merge(columns) { _, new in new }
            return stay(compact, as: .compact, merging: [])
        }
        guard let primary = columns.removeValue(forKey: .primary) else { return }
        let merging = columnsToMerge(columns)
        let isStack = playground.controller(primary.id.controller)?.kind.isNavigation == true
        for (column, child) in columns where !isStack || !merging.contains(column) { state.kept[column] = child }
        stay(primary, as: .primary, merging: isStack ? merging.compactMap { column in columns[column].map { (column, $0) } } : [])
    }

    /// The one child that remains, with columns on its stack.
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
        entries.append(LogEntry(.collapsed(instance.id, onto: child.id, merged: merging.map(\.1.id)), path: path))
    }

    /// The columns to put on the primary's stack, lowest first, as the delegate answers.
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

    // MARK: Expanding

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
        var child = child
        var kept = state.kept
        var secondary: ControllerInstance?
        var isSeparated = false
        if let answer = definition.delegate.separateSecondary {
            ask(.separateSecondary, answer: answer.name)
            var factory = InstanceFactory(playground: playground, living: living)
            secondary = factory.make(answer)
        }
        let isStack = playground.controller(child.id.controller)?.kind.isNavigation == true
        if secondary == nil, isStack, child.children.count > 1 {
            secondary = child.children.removeLast()
            isSeparated = true
        }
        if secondary == nil { secondary = kept.removeValue(forKey: .secondary) }
        for released in state.keptInstances where kept[.secondary]?.id == released.id {
            entries.append(LogEntry(.released(released.id, by: instance.id), path: path))
        }
        state.kept = [:]
        var columns = [SplitDefinition.Column.primary: child]
        columns[.secondary] = secondary
        place(columns, isSeparated: isSeparated)
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
