import PlaygroundModel

/// What split views do: what stands in their columns, and which columns show.
enum SplitViews {
    typealias Instance = ControllerInstance.ID

    /// Puts a new controller into a column of an expanded split view.
    static func replace(
        _ column: SplitDefinition.Column, of split: Instance, by id: ControllerID, for sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let definition = context.splitDefinition(of: split) else { return [] }
        guard let instance = context.makeInstance(of: id, for: (column, definition), in: state) else { return context.noRoom(in: state, for: sender) }
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

    /// `showDetail` in a collapsed split view: a push on its one child, or on the detail that stands on it. In the column
    /// style the controller is the new secondary and takes the place of the old one, if that is on the stack.
    static func showDetail(
        _ id: ControllerID, on navigation: Instance, of split: Instance, for sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let definition = context.splitDefinition(of: split), let splitState = state.instance(split)?.split
        else { return [] }
        guard definition.isColumnStyle, splitState.columns == [.primary] else {
            let entries = Stacks.push(id, onto: navigation, for: sender, in: &state, context)
            // What a detail of its own stack shows is in that already.
            let isChild = state.instance(split)?.children.first?.id == navigation
            if case .pushed(let instance, _)? = entries.first?.fact, isChild {
                state.update(split) { $0.split?.shownAsDetail.append(instance) }
            }
            return entries
        }
        guard let instance = context.makeInstance(of: id, for: (.secondary, definition), in: state)
        else { return context.noRoom(in: state, for: sender) }
        var entries: [LogEntry] = []
        if let kept = splitState.kept[.secondary] { entries.append(LogEntry(.released(kept.id, by: split))) }
        entries.append(stack(instance, replacing: splitState.merged[.secondary], on: navigation, in: &state, sender))
        state.update(split) { split in
            split.split?.kept[.secondary] = nil
            split.split?.merged[.secondary] = instance.id
        }
        return entries
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
    static func replaceDetail(
        _ id: ControllerID, of split: Instance, menu: Action.MenuPlacement?, for sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let instance = state.instance(split), let splitState = instance.split, let child = instance.children.first
        else { return [] }
        let entries: [LogEntry] = if !splitState.isCollapsed {
            replace(.secondary, of: split, by: id, for: sender, in: &state, context)
        } else if context.isNavigation(child.id) {
            showDetail(id, on: child.id, of: split, for: sender, in: &state, context)
        } else {
            Presentations.presentFromRoot(id, for: sender, in: &state, context)
        }
        guard let menu else { return entries }
        return entries + place(menu, of: split, at: sender.path, in: &state, context)
    }

    /// Sets the preferredDisplayMode, and tells if the display mode is another now.
    private static func place(
        _ menu: Action.MenuPlacement, of split: Instance, at path: DocumentPath,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let controller = context.hierarchy(of: state).controller(split),
              let before = layout(of: controller, state, context)
        else { return [] }
        state.update(split) { instance in
            instance.split?.preferredDisplayMode = menu.displayMode
            instance.split?.chosenColumns = nil
        }
        guard !before.state.isCollapsed, let after = layout(of: controller, state, context),
              after.displayMode != before.displayMode
        else { return [] }
        return [LogEntry(.displayModeChanged(split, from: before.displayMode, to: after.displayMode), path: path)]
    }
}
