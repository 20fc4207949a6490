import PlaygroundModel

/// Split views: what stands in their columns, and which columns show.
extension DeviceSimulation {
    func splitDefinition(of id: Instance) -> SplitDefinition? {
        if case .split(let split)? = definition(of: id)?.kind { split } else { nil }
    }

    /// Does something with `splitViewController`: the nearest split view above a controller.
    mutating func withSplit(
        _ sender: Sender, _ body: (inout DeviceSimulation, Instance) -> [LogEntry]
    ) -> [LogEntry] {
        guard let split = state.path(to: sender.controller).last(where: { $0.split != nil }) else {
            return [LogEntry(.ignored(.noSplitView), path: sender.path)]
        }
        return body(&self, split.id)
    }

    /// Does something with the front-most split view on screen.
    mutating func frontSplit(
        _ containerLayout: @escaping ContainerLayout, _ body: (inout DeviceSimulation, Instance) -> [LogEntry]
    ) -> [LogEntry] {
        let controllers = controllersOnScreen(containerLayout)
        guard let split = controllers.last(where: { $0.split != nil }) else { return [LogEntry(.ignored(.noSplitView))] }
        if let front = coverer(of: split.id, in: controllers) {
            return [LogEntry(.ignored(.covered(split.id, by: front)))]
        }
        return body(&self, split.id)
    }

    // MARK: Showing details

    /// Puts a new controller into a column of an expanded split view.
    mutating func replace(
        _ column: SplitDefinition.Column, of split: Instance, by id: ControllerID, for sender: Sender,
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let definition = splitDefinition(of: split) else { return [] }
        return bringIn(id, in: (column, definition), containerLayout) { state, instance in
            var replaced: Instance?
            state.update(split) { split in
                if let index = split.split?.columns.firstIndex(of: column) {
                    replaced = split.children[index].id
                    split.children[index] = instance
                } else {
                    split.children.append(instance)
                    split.split?.columns.append(column)
                }
            }
            return [LogEntry(.replaced(replaced, by: instance.id, in: split), path: sender.path)]
        }
    }

    /// `showDetail` in a collapsed split view: a push on its one child. In the column style the controller is the new
    /// secondary and takes the place of the old one, if that is on the stack.
    mutating func showDetail(
        _ id: ControllerID, on navigation: Instance, of split: Instance, for sender: Sender,
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let definition = splitDefinition(of: split), let splitState = state.instance(split)?.split else { return [] }
        guard definition.isColumnStyle, splitState.columns == [.primary] else {
            let entries = push(id, onto: navigation, for: sender, containerLayout)
            if case .pushed(let instance, _)? = entries.first?.fact {
                state.update(split) { $0.split?.shownAsDetail.append(instance) }
            }
            return entries
        }
        return bringIn(id, in: (.secondary, definition), containerLayout) { state, instance in
            var entries: [LogEntry] = []
            if let kept = splitState.kept[.secondary] { entries.append(LogEntry(.released(kept.id, by: split))) }
            entries.append(Self.stack(instance, replacing: splitState.merged[.secondary], on: navigation, in: &state, sender))
            state.update(split) { split in
                split.split?.kept[.secondary] = nil
                split.split?.merged[.secondary] = instance.id
            }
            return entries
        }
    }

    /// Pushes, or replaces a controller on the stack with all above it.
    private static func stack(
        _ instance: ControllerInstance, replacing old: Instance?, on navigation: Instance,
        in state: inout SimulationState, _ sender: Sender
    ) -> LogEntry {
        var replaced: Instance?
        state.update(navigation) { navigation in
            if let index = navigation.children.firstIndex(where: { $0.id == old }) {
                replaced = old
                navigation.children.removeSubrange(index...)
            }
            navigation.children.append(instance)
        }
        let fact: LogFact = replaced == nil
            ? .pushed(instance.id, onto: navigation) : .replaced(replaced, by: instance.id, in: navigation)
        return LogEntry(fact, path: sender.path)
    }

    /// A custom segue: the detail makes way, and the menu goes beside it, over it, or away.
    mutating func replaceDetail(
        _ id: ControllerID, of split: Instance, menu: Action.MenuPlacement?, for sender: Sender,
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let instance = state.instance(split), let splitState = instance.split, let child = instance.children.first
        else { return [] }
        let isStack = definition(of: child.id)?.kind.isNavigation == true
        let entries: [LogEntry] = if !splitState.isCollapsed {
            replace(.secondary, of: split, by: id, for: sender, containerLayout)
        } else if isStack {
            showDetail(id, on: child.id, of: split, for: sender, containerLayout)
        } else {
            presentFromRoot(id, for: sender, containerLayout)
        }
        guard let menu else { return entries }
        let controller = livingControllers(containerLayout).first { $0.id == split }
        return entries + changeMode(of: controller, at: sender.path) { state in
            state.preferredDisplayMode = menu.displayMode
            state.chosenColumns = nil
        }
    }

    // MARK: Showing and hiding columns

    /// `show(_:)`: expanded, the nearest display mode that shows the column; collapsed, pushes it with those between, or
    /// pops down to it.
    mutating func showColumn(
        _ column: SplitDefinition.Column, of split: Instance, at path: DocumentPath? = nil,
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let (controller, layout) = self.layout(of: split, containerLayout) else { return [] }
        let path = path ?? controller.definition.path
        if layout.state.isCollapsed { return showCollapsed(column, of: split, layout.state, at: path) }
        if column == .secondary { return [LogEntry(.ignored(.secondaryAlwaysShows), path: path)] }
        guard let depth = layout.depth(of: column) else {
            return [LogEntry(.ignored(.noColumn(column, in: split)), path: path)]
        }
        guard depth > layout.displayMode.visibleColumns else { return [LogEntry(.ignored(.nothingNew), path: path)] }
        return choose(columns: depth, of: controller, at: path)
    }

    /// `hide(_:)`: expanded, the nearest display mode that does not show the column; collapsed, pops it if it is on top. A
    /// collapsed split view's primary column cannot be hidden.
    mutating func hideColumn(
        _ column: SplitDefinition.Column, of split: Instance, at path: DocumentPath? = nil,
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let (controller, layout) = self.layout(of: split, containerLayout) else { return [] }
        let path = path ?? controller.definition.path
        if layout.state.isCollapsed {
            guard let child = state.instance(split)?.children.first, let top = child.children.last?.id,
                  layout.state.merged[column] == top
            else { return [LogEntry(.ignored(.columnCannotHide(column, in: split)), path: path)] }
            return pop(from: child.id, keeping: nil, at: path)
        }
        if column == .secondary { return [LogEntry(.ignored(.secondaryAlwaysShows), path: path)] }
        guard let depth = layout.depth(of: column) else {
            return [LogEntry(.ignored(.noColumn(column, in: split)), path: path)]
        }
        guard depth <= layout.displayMode.visibleColumns else { return [LogEntry(.ignored(.nothingNew), path: path)] }
        return choose(columns: depth - 1, of: controller, at: path)
    }

    private func layout(
        of split: Instance, _ containerLayout: @escaping ContainerLayout
    ) -> (SceneController, SplitLayout)? {
        let controller = livingControllers(containerLayout).first { $0.id == split }
        guard let controller, let layout = layout(of: controller) else { return nil }
        return (controller, layout)
    }

    private func layout(of controller: SceneController) -> SplitLayout? {
        guard let definition = splitDefinition(of: controller.id), let state = state.instance(controller.id)?.split
        else { return nil }
        return SplitLayout(
            definition: definition, state: state, size: controller.frame.size,
            scale: max(1, controller.traits.collection.displayScale)
        )
    }

    /// Lets that many columns show beside or over the secondary. A choice that is what the split view does of itself is no
    /// choice: going back and forth leads to the same state.
    mutating func choose(columns: Int, of controller: SceneController, at path: DocumentPath?) -> [LogEntry] {
        guard var automatic = layout(of: controller) else { return [] }
        let current = automatic.displayMode
        var state = automatic.state
        state.chosenColumns = nil
        automatic = SplitLayout(
            definition: automatic.definition, state: state, size: automatic.size, scale: automatic.scale
        )
        let isAutomatic = automatic.displayMode.visibleColumns == columns
        self.state.update(controller.id) { $0.split?.chosenColumns = isAutomatic ? nil : columns }
        let new = layout(of: controller)?.displayMode ?? current
        return [LogEntry(.displayModeChanged(controller.id, from: current, to: new), path: path ?? controller.definition.path)]
    }

    /// Changes what decides the display mode, and tells if it is another now.
    private mutating func changeMode(
        of controller: SceneController?, at path: DocumentPath?, _ change: (inout SplitState) -> Void
    ) -> [LogEntry] {
        guard let controller, let before = layout(of: controller) else { return [] }
        state.update(controller.id) { instance in
            guard var split = instance.split else { return }
            change(&split)
            instance.split = split
        }
        guard !before.state.isCollapsed, let after = layout(of: controller), after.displayMode != before.displayMode
        else { return [] }
        return [LogEntry(.displayModeChanged(controller.id, from: before.displayMode, to: after.displayMode), path: path)]
    }

    /// A split view's columns on its collapsed stack (column style).
    private mutating func showCollapsed(
        _ column: SplitDefinition.Column, of split: Instance, _ splitState: SplitState, at path: DocumentPath
    ) -> [LogEntry] {
        let unavailable = [LogEntry(.ignored(.noColumn(column, in: split)), path: path)]
        guard let navigation = state.instance(split)?.children.first, splitDefinition(of: split)?.isColumnStyle == true,
              splitState.columns == [.primary]
        else { return unavailable }
        let ids = navigation.children.map(\.id)
        let position = column == .primary
            ? ids.lastIndex { !splitState.merged.values.contains($0) } : splitState.merged[column].flatMap(ids.firstIndex)
        if let position {
            guard position < ids.count - 1 else { return [LogEntry(.ignored(.nothingNew), path: path)] }
            return pop(from: navigation.id, keeping: position + 1, at: path)
        }
        guard splitState.kept[column] != nil else { return unavailable }
        var entries: [LogEntry] = []
        for next in [SplitDefinition.Column.supplementary, .secondary] {
            if let instance = splitState.kept[next] {
                state.update(split) { $0.merge(instance, as: next) }
                entries.append(LogEntry(.pushed(instance.id, onto: navigation.id), path: path))
            }
            if next == column { break }
        }
        return entries
    }

    /// Of controllers that left a stack, a collapsed split view keeps those that are its columns: they return when it
    /// expands.
    mutating func keepColumns(among popped: [ControllerInstance], offStackOf navigation: Instance) {
        guard let split = state.parent(of: navigation), split.split?.isCollapsed == true else { return }
        state.update(split.id) { split in
            for instance in popped {
                split.split?.shownAsDetail.removeAll { $0 == instance.id }
                guard let column = split.split?.merged.first(where: { $0.value == instance.id })?.key else { continue }
                split.split?.merged[column] = nil
                split.split?.kept[column] = instance
            }
        }
    }
}

extension ControllerInstance {
    /// Puts a column's controller onto the stack of the collapsed split view's child.
    mutating func merge(_ instance: ControllerInstance, as column: SplitDefinition.Column) {
        guard !children.isEmpty else { return }
        children[0].children.append(instance)
        split?.kept[column] = nil
        split?.merged[column] = instance.id
    }
}
