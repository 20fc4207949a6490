import PlaygroundModel

struct Reconciliation {
    let playground: Playground
    let former: Playground
    var factory: InstanceFactory

    init(playground: Playground, former: Playground, living: [ControllerInstance]) {
        self.playground = playground
        self.former = former
        factory = InstanceFactory(playground: playground, living: living)
    }

    mutating func layers(_ old: [ControllerInstance]) -> [ControllerInstance] {
        var layers: [ControllerInstance] = []
        let keepsRoot = old.first?.id.controller == playground.rootViewController
        if let root = keepsRoot ? old.first.flatMap({ reconciled($0) }) : factory.make(playground.rootViewController) {
            layers.append(root)
        }
        for layer in old.dropFirst() {
            guard !layers.isEmpty, let kept = reconciledLayer(layer) else { break }
            layers.append(kept)
        }
        return layers
    }

    private mutating func reconciledLayer(_ layer: ControllerInstance) -> ControllerInstance? {
        switch layer.presentation?.standIn {
        case nil:
            return reconciled(layer)
        case .around(let presented):
            if let kept = reconciled(layer), kept.path(to: presented) != nil { return kept }
        case .inPlace(of: let waiting):
            guard let waiting = reconciled(waiting) else { return nil }
            if var kept = reconciled(layer) {
                kept.presentation?.standIn = .inPlace(of: waiting)
                return kept
            }
        }
        return reconciled(layer.withoutStandIn)
    }

    private mutating func reconciled(
        _ instance: ControllerInstance, inside ancestors: [ControllerID] = []
    ) -> ControllerInstance? {
        let id = instance.id.controller
        guard let definition = playground.controller(id), !ancestors.contains(id) else { return nil }
        var result = instance
        result.container = nil
        result.textBytes = definition.textBytes
        let inside = ancestors + [id]
        switch definition.kind {
        case .navigation(let root):
            // A pushed controller may have the stack's own definition, because it is not an initial child.
            let pushed = instance.children.dropFirst().compactMap { reconciled($0) }
            result.children = [child(root, of: instance.children.prefix(1), inside: inside)].compactMap { $0 } + pushed
        case .container(let names):
            result.children = names.compactMap { slot($0, of: instance, inside: inside) }
        case .split(let split):
            return reconciled(instance, with: split, inside: inside)
        default:
            result.children = definition.initialChildren.compactMap { child($0, of: instance.children[...], inside: inside) }
        }
        if definition.tabBar != nil { result.tabBar = selection(of: instance, among: result.children) }
        if definition.page != nil { result.currentPage = position(instance.currentPage, of: instance, among: result.children) }
        return result
    }

    private mutating func child(
        _ id: ControllerID, of children: ArraySlice<ControllerInstance>, inside ancestors: [ControllerID]
    ) -> ControllerInstance? {
        guard let living = children.first(where: { $0.id.controller == id }) else {
            return factory.make(id, inside: ancestors)
        }
        return reconciled(living, inside: ancestors)
    }

    private mutating func slot(
        _ id: ControllerID, of instance: ControllerInstance, inside ancestors: [ControllerID]
    ) -> ControllerInstance? {
        let names = former.controller(instance.id.controller)?.kind.children ?? []
        if names.count == instance.children.count, let index = names.firstIndex(of: id),
           let kept = reconciled(instance.children[index], inside: ancestors) {
            return kept
        }
        return child(id, of: instance.children[...], inside: ancestors)
    }

    private func selection(of instance: ControllerInstance, among children: [ControllerInstance]) -> TabBarState {
        TabBarState(
            selectedIndex: position(instance.tabBar?.selectedIndex, of: instance, among: children),
            showsMoreList: instance.tabBar?.showsMoreList ?? false, isSidebarHidden: instance.tabBar?.isSidebarHidden
        )
    }

    private func position(_ old: Int?, of instance: ControllerInstance, among children: [ControllerInstance]) -> Int {
        guard let old, instance.children.indices.contains(old) else { return 0 }
        return children.firstIndex { $0.id == instance.children[old].id } ?? 0
    }
}

extension Reconciliation {
    /// A split view with changed columns is created again.
    private mutating func reconciled(
        _ instance: ControllerInstance, with split: SplitDefinition, inside ancestors: [ControllerID]
    ) -> ControllerInstance? {
        guard case .split(let old)? = former.controller(instance.id.controller)?.kind, old.hasSameColumns(as: split),
              var state = instance.split
        else { return remade(instance, inside: ancestors) }
        var result = instance
        var columns: [SplitDefinition.Column] = []
        result.children = []
        for (column, child) in zip(state.columns, instance.children) {
            guard let kept = reconciled(child, inside: ancestors) ?? fresh(column, of: split, inside: ancestors) else { continue }
            result.children.append(kept)
            columns.append(column)
        }
        guard columns.first == state.columns.first else { return remade(instance, inside: ancestors) }
        state.columns = columns
        // Columns are processed in order, because new controllers receive serials.
        for column in SplitDefinition.Column.allCases {
            guard let kept = state.kept[column] else { continue }
            state.kept[column] = reconciled(kept, inside: ancestors) ?? fresh(column, of: split, inside: ancestors)
        }
        let living = Set(result.children.flatMap { $0.subtreeInHierarchy }.map { $0.id })
        state.merged = state.merged.filter { living.contains($0.value) }
        state.shownAsDetail = state.shownAsDetail.filter(living.contains)
        result.split = state
        return result
    }

    private mutating func fresh(
        _ column: SplitDefinition.Column, of split: SplitDefinition, inside ancestors: [ControllerID]
    ) -> ControllerInstance? {
        split.controller(in: column).flatMap { factory.make($0, in: column, of: split, inside: ancestors) }
    }

    private mutating func remade(_ instance: ControllerInstance, inside ancestors: [ControllerID]) -> ControllerInstance? {
        guard var new = factory.make(instance.id.controller, inside: Array(ancestors.dropLast())) else { return nil }
        new.id = instance.id
        new.presentation = instance.presentation
        return new
    }
}

extension SplitDefinition {
    fileprivate func hasSameColumns(as other: SplitDefinition) -> Bool {
        isColumnStyle == other.isColumnStyle && Column.allCases.allSatisfy { controller(in: $0) == other.controller(in: $0) }
    }
}
