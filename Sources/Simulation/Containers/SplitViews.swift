import PlaygroundModel

enum SplitViews {
    typealias Instance = ControllerInstance.ID

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
                let before = SplitDefinition.Column.allCases.prefix { $0 != column }
                let index = split.split?.columns.filter(before.contains).count ?? 0
                split.children.insert(instance, at: index)
                split.split?.columns.insert(column, at: index)
            }
        }
        return [LogEntry(.replaced(replaced, by: instance.id, in: split), path: sender.path)]
    }

    /// `showDetail`. A collapsed split view pushes onto the child, or onto the detail inside the child. The column style replaces the
    /// secondary.
    static func showDetail(
        _ id: ControllerID, on navigation: Instance, of split: Instance, for sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let definition = context.splitDefinition(of: split), let splitState = state.instance(split)?.split
        else { return [] }
        guard definition.isColumnStyle, splitState.columns == [.primary] else {
            let entries = Stacks.push(id, onto: navigation, for: sender, in: &state, context)
            // A controller pushed onto the detail's own stack is not recorded.
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

    /// UISplitViewController.setViewController(_:for:), column style. A secondary is pushed onto the navigation controller that UIKit
    /// created for the column, so that Back shows the former one (Apple's answer to a report of iOS 14; no source covers later versions).
    /// A collapsed split view pushes a secondary, and keeps other columns until it expands. Inferred: `nil` removes the secondary from the
    /// stack.
    static func set(
        _ id: ControllerID?, for column: SplitDefinition.Column, of split: Instance, for sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let definition = context.splitDefinition(of: split), let instance = state.instance(split),
              let splitState = instance.split
        else { return [] }
        guard definition.isColumnStyle, context.profile.has(.columnStyle), definition.style == .tripleColumn || column != .supplementary
        else { return .ignored(.noColumn(column, in: split), at: sender.path) }
        if column == .secondary, let id, let navigation = madeNavigation(in: instance), context.playground.controller(id)?.kind.isNavigation == false {
            return Stacks.push(id, onto: navigation, for: sender, in: &state, context)
        }
        if !splitState.isCollapsed, column != .compact {
            guard let id else { return empty(column, of: instance, at: sender.path, in: &state) }
            return replace(column, of: split, by: id, for: sender, in: &state, context)
        }
        if column == .secondary, splitState.columns == [.primary], let navigation = instance.children.first {
            if let id { return showDetail(id, on: navigation.id, of: split, for: sender, in: &state, context) }
            guard let merged = splitState.merged[.secondary],
                  let index = navigation.children.firstIndex(where: { $0.id == merged }), index > 0
            else { return keep(nil, for: column, of: split, at: sender.path, in: &state) }
            state.update(split) { $0.split?.merged[.secondary] = nil }
            return Stacks.pop(from: navigation.id, keeping: index, at: sender.path, in: &state, context)
        }
        guard let id else { return keep(nil, for: column, of: split, at: sender.path, in: &state) }
        guard let made = context.makeInstance(of: id, for: (column, definition), in: state)
        else { return context.noRoom(in: state, for: sender) }
        return keep(made, for: column, of: split, at: sender.path, in: &state)
    }

    /// The navigation controller that UIKit created around a secondary.
    private static func madeNavigation(in split: ControllerInstance) -> Instance? {
        guard let state = split.split else { return nil }
        let place = state.columns.firstIndex(of: .secondary)
        let secondary = place.map { split.children[$0].id } ?? state.merged[.secondary]
        return secondary.flatMap { $0.controller.wrapped == nil ? nil : $0 }
    }

    private static func empty(
        _ column: SplitDefinition.Column, of split: ControllerInstance, at path: DocumentPath, in state: inout SimulationState
    ) -> [LogEntry] {
        guard column != .primary, let index = split.split?.columns.firstIndex(of: column) else {
            return .ignored(column == .primary ? .columnCannotHide(column, in: split.id) : .nothingNew, at: path)
        }
        let old = split.children[index].id
        state.update(split.id) { split in
            split.children.remove(at: index)
            split.split?.columns.remove(at: index)
        }
        return [LogEntry(.released(old, by: split.id), path: path)]
    }

    private static func keep(
        _ instance: ControllerInstance?, for column: SplitDefinition.Column, of split: Instance, at path: DocumentPath,
        in state: inout SimulationState
    ) -> [LogEntry] {
        let old = state.instance(split)?.split?.kept[column]?.id
        guard old != nil || instance != nil else { return .ignored(.nothingNew, at: path) }
        state.update(split) { $0.split?.kept[column] = instance }
        return [instance.map { LogEntry(.replaced(old, by: $0.id, in: split), path: path) }
            ?? LogEntry(.released(old ?? split, by: split), path: path)]
    }

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

    /// A custom segue that replaces the detail and sets the menu's placement.
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
