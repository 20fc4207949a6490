import PlaygroundModel

extension SplitViews {
    /// `show(_:)`: selects the nearest display mode that shows the column. A collapsed split view pushes columns up to it or pops to it.
    static func show(
        _ column: SplitDefinition.Column, of split: Instance, at path: DocumentPath? = nil,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let controller = context.hierarchy(of: state).controller(split),
              let layout = layout(of: controller, state, context)
        else { return [] }
        let path = path ?? controller.definition.path
        if layout.state.isCollapsed { return showCollapsed(column, of: split, layout.state, at: path, in: &state, context) }
        if column == .secondary { return .ignored(.secondaryAlwaysShows, at: path) }
        guard let depth = layout.depth(of: column) else {
            return .ignored(.noColumn(column, in: split), at: path)
        }
        guard depth > layout.displayMode.visibleColumns else { return .ignored(.nothingNew, at: path) }
        return choose(columns: depth, of: controller, at: path, in: &state, context)
    }

    /// `hide(_:)`: selects the nearest display mode without the column. If collapsed, pops the column from the top, except a primary.
    static func hide(
        _ column: SplitDefinition.Column, of split: Instance, at path: DocumentPath? = nil,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let controller = context.hierarchy(of: state).controller(split),
              let layout = layout(of: controller, state, context)
        else { return [] }
        let path = path ?? controller.definition.path
        if layout.state.isCollapsed {
            guard let child = state.instance(split)?.children.first, let top = child.children.last?.id,
                  layout.state.merged[column] == top
            else { return .ignored(.columnCannotHide(column, in: split), at: path) }
            return Stacks.pop(from: child.id, keeping: nil, at: path, in: &state, context)
        }
        if column == .secondary { return .ignored(.secondaryAlwaysShows, at: path) }
        guard let depth = layout.depth(of: column) else {
            return .ignored(.noColumn(column, in: split), at: path)
        }
        guard depth <= layout.displayMode.visibleColumns else { return .ignored(.nothingNew, at: path) }
        return choose(columns: depth - 1, of: controller, at: path, in: &state, context)
    }

    static func layout(of controller: SceneController, _ state: SimulationState, _ context: SimulationContext) -> SplitLayout? {
        guard let definition = context.splitDefinition(of: controller.id), let splitState = state.instance(controller.id)?.split
        else { return nil }
        return SplitLayout(definition, splitState, in: controller, context.profile)
    }

    /// A choice equal to the automatic one is not stored. Changing the columns and back therefore restores the state.
    static func choose(
        columns: Int, of controller: SceneController, at path: DocumentPath?,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let layout = layout(of: controller, state, context) else { return [] }
        var automatic = layout
        automatic.state.chosenColumns = nil
        let isAutomatic = automatic.displayMode.visibleColumns == columns
        state.update(controller.id) { $0.split?.chosenColumns = isAutomatic ? nil : columns }
        let new = self.layout(of: controller, state, context)?.displayMode ?? layout.displayMode
        return [LogEntry(
            .displayModeChanged(controller.id, from: layout.displayMode, to: new), path: path ?? controller.definition.path
        )]
    }

    private static func showCollapsed(
        _ column: SplitDefinition.Column, of split: Instance, _ splitState: SplitState, at path: DocumentPath,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let unavailable = [LogEntry(.ignored(.noColumn(column, in: split)), path: path)]
        guard let navigation = state.instance(split)?.children.first, context.splitDefinition(of: split)?.isColumnStyle == true,
              splitState.columns == [.primary]
        else { return unavailable }
        let ids = navigation.children.map { $0.id }
        let position = column == .primary
            ? ids.lastIndex { !splitState.merged.values.contains($0) }
            : splitState.merged[column].flatMap { ids.firstIndex(of: $0) }
        if let position {
            guard position < ids.count - 1 else { return .ignored(.nothingNew, at: path) }
            return Stacks.pop(from: navigation.id, keeping: position + 1, at: path, in: &state, context)
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
}

extension ControllerInstance {
    fileprivate mutating func merge(_ instance: ControllerInstance, as column: SplitDefinition.Column) {
        guard !children.isEmpty else { return }
        children[0].children.append(instance)
        split?.kept[column] = nil
        split?.merged[column] = instance.id
    }
}
