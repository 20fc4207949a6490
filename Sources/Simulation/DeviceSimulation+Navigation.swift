import PlaygroundModel

extension DeviceSimulation {
    typealias Instance = ControllerInstance.ID

    /// Who asks for an action, and where that is written.
    struct Sender {
        var controller: Instance
        /// The element that was tapped.
        var view: ViewID?
        var path: DocumentPath
    }

    /// Lets a controller do what an element of it asks for.
    mutating func perform(
        _ action: Action, by sender: Sender, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        if let target = action.target, playground.controller(target) == nil {
            return [LogEntry(.ignored(.undefinedController(target)), path: sender.path)]
        }
        switch action {
        case .show(let id), .showDetail(let id):
            return show(id, by: action, from: sender, containerLayout)
        case .present(let id, let style):
            return present(id, style: style, by: sender, containerLayout)
        case .push(let id):
            return withNavigation(for: action, sender) { $0.push(id, onto: $1, for: sender, containerLayout) }
        case .pop:
            return withNavigation(for: action, sender) { $0.pop(from: $1, keeping: nil, at: sender.path) }
        case .popToRoot:
            return withNavigation(for: action, sender) { $0.pop(from: $1, keeping: 1, at: sender.path) }
        case .dismiss:
            return dismissFrontmost(at: sender.path)
        case .replaceDetail(let id, let menu):
            return withSplit(sender) { $0.replaceDetail(id, of: $1, menu: menu, for: sender, containerLayout) }
        case .unwind(let id):
            return unwind(to: id, from: sender)
        case .showColumn(let column):
            return withSplit(sender) { $0.showColumn(column, of: $1, at: sender.path, containerLayout) }
        case .hideColumn(let column):
            return withSplit(sender) { $0.hideColumn(column, of: $1, at: sender.path, containerLayout) }
        case .sidebar(let change):
            return changeSidebar(change, for: sender, containerLayout)
        case .setShortcutItems(let items):
            return setShortcutItems(items, at: sender.path)
        }
    }

    // MARK: show and showDetail

    /// `show(_:sender:)` and `showDetailViewController(_:sender:)`: the target acts; without one the window's root presents.
    private mutating func show(
        _ id: ControllerID, by action: Action, from sender: Sender, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let targeted = action.targeted ?? .show
        let senderPath = state.path(to: sender.controller)
        let search = ActionTarget(for: targeted, path: senderPath, in: playground)
        let outcome = search.path.map { self.outcome(of: targeted, at: $0, senderPath) } ?? .presentModally
        let walk = LogFact.soughtTarget(action, sender: sender.controller, asked: search.asked, outcome: outcome)
        let effects: [LogEntry] = switch outcome {
        case .push(let navigation): push(id, onto: navigation, for: sender, containerLayout)
        case .replaceColumn(let column, let split): replace(column, of: split, by: id, for: sender, containerLayout)
        case .forwardToChild(let child, let split): showDetail(id, on: child, of: split, for: sender, containerLayout)
        case .replaceChild(let container): replaceChild(of: container, by: id, for: sender, containerLayout)
        case .presentModally, .presentFromSplit: presentFromRoot(id, for: sender, containerLayout)
        }
        return [LogEntry(walk, path: sender.path)] + effects
    }

    /// What the controller that takes an action does with it.
    ///
    /// - Parameter path: from the layer's root down to that controller.
    private func outcome(
        of action: TargetedAction, at path: [ControllerInstance], _ senderPath: [ControllerInstance]
    ) -> LogFact.TargetOutcome {
        guard let target = path.last else { return .presentModally }
        if definition(of: target.id)?.handles[action] != nil { return .replaceChild(of: target.id) }
        guard let split = target.split else { return .push(by: target.id) }
        let child = senderPath.dropFirst(path.count).first
        return split.isCollapsed
            ? collapsedOutcome(of: action, target)
            : expandedOutcome(of: action, target, split, from: child?.id)
    }

    /// A collapsed split view sends `showDetail` as `show` to its one child; where that has no `show` of its own, and for
    /// `show` itself, it presents.
    private func collapsedOutcome(of action: TargetedAction, _ target: ControllerInstance) -> LogFact.TargetOutcome {
        guard action == .showDetail, let child = target.children.first,
              definition(of: child.id)?.kind.isNavigation == true
        else { return .presentFromSplit(target.id) }
        return .forwardToChild(child.id, of: target.id)
    }

    /// An expanded split view makes a shown detail its secondary; what is shown takes the column in which the sender stands.
    private func expandedOutcome(
        of action: TargetedAction, _ target: ControllerInstance, _ split: SplitState, from child: Instance?
    ) -> LogFact.TargetOutcome {
        let columns = Dictionary(uniqueKeysWithValues: zip(split.columns, target.children))
        guard action == .showDetail else {
            let column = columns.first { $0.value.id == child }?.key ?? .primary
            return .replaceColumn(column, of: target.id)
        }
        if case .split(let split)? = definition(of: target.id)?.kind, split.offersDetailToSecondary,
           let secondary = columns[.secondary], definition(of: secondary.id)?.kind.isNavigation == true {
            return .push(by: secondary.id)
        }
        return .replaceColumn(.secondary, of: target.id)
    }

    /// A custom container that took an action over: the new controller stands where the sender's branch stood.
    private mutating func replaceChild(
        of container: Instance, by id: ControllerID, for sender: Sender, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let path = state.path(to: sender.controller)
        let branch = path.firstIndex { $0.id == container }.flatMap { path.dropFirst($0 + 1).first?.id }
        return bringIn(id, containerLayout) { state, instance in
            var replaced: Instance?
            state.update(container) { container in
                let index = container.children.firstIndex { $0.id == branch } ?? container.children.count - 1
                if container.children.indices.contains(index) {
                    replaced = container.children[index].id
                    container.children[index] = instance
                } else {
                    container.children.append(instance)
                }
            }
            return [LogEntry(.replaced(replaced, by: instance.id, in: container), path: sender.path)]
        }
    }

    // MARK: Stacks

    mutating func push(
        _ id: ControllerID, onto navigation: Instance, for sender: Sender, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        // UIKit lets a navigation controller onto another one's stack only in a collapsed split view.
        let isInCollapsedSplit = state.parent(of: navigation)?.split?.isCollapsed == true
        guard isInCollapsedSplit || playground.controller(id)?.kind.isNavigation == false else {
            return [LogEntry(.ignored(.cannotPushNavigationController(id)), path: sender.path)]
        }
        return bringIn(id, containerLayout) { state, instance in
            state.update(navigation) { $0.children.append(instance) }
            return [LogEntry(.pushed(instance.id, onto: navigation), path: sender.path)]
        }
    }

    /// Makes a new instance, lets it join the hierarchy, and tells it of its first traits.
    mutating func bringIn(
        _ id: ControllerID, in column: (SplitDefinition.Column, SplitDefinition)? = nil,
        _ containerLayout: @escaping ContainerLayout,
        join: (inout SimulationState, ControllerInstance) -> [LogEntry]
    ) -> [LogEntry] {
        var factory = InstanceFactory(playground: playground, living: state.layers)
        let made = column.map { factory.make(id, in: $0, of: $1) } ?? factory.make(id)
        guard let instance = made else { return [] }
        let entries = join(&state, instance)
        return entries + appearance(of: Set(instance.subtree.map(\.id)), containerLayout)
    }

    /// Pops one controller, or all above the lowest few. At its root, a navigation controller that stands on another one's
    /// stack is popped itself.
    mutating func pop(from navigation: Instance, keeping count: Int?, at path: DocumentPath?) -> [LogEntry] {
        var popped: [ControllerInstance] = []
        state.update(navigation) { navigation in
            let kept = max(1, count ?? navigation.children.count - 1)
            popped = navigation.children.dropFirst(kept).reversed()
            navigation.children = Array(navigation.children.prefix(kept))
        }
        if popped.isEmpty, let outer = state.parent(of: navigation), definition(of: outer.id)?.kind.isNavigation == true {
            return pop(from: outer.id, keeping: count, at: path)
        }
        guard !popped.isEmpty else { return [LogEntry(.ignored(.nothingToPop(navigation)), path: path)] }
        keepColumns(among: popped, offStackOf: navigation)
        return [LogEntry(.popped(popped.map(\.id), from: navigation), path: path)]
    }

    /// A tap on the back button in front, or on that of one navigation controller.
    mutating func goBack(in name: String?, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let controllers = controllersOnScreen(containerLayout)
        let withButton = controllers.filter { $0.navigationBar?.backButtonTitle != nil }
        guard let controller = withButton.last(where: { name == nil || $0.id.description == name }) else {
            return [LogEntry(.ignored(.noBackButton))]
        }
        if let front = coverer(of: controller.id, in: controllers) {
            return [LogEntry(.ignored(.covered(controller.id, by: front)))]
        }
        return goBack(from: controller.id)
    }

    /// Back from a navigation controller, or from a tab bar controller that shows a controller behind More.
    private mutating func goBack(from id: Instance) -> [LogEntry] {
        let path = definition(of: id)?.path
        if let instance = state.instance(id), instance.tabBar != nil {
            state.update(id) { $0.tabBar?.showsMoreList = true }
            return [LogEntry(.selectedTab(nil, in: id), path: path)]
        }
        let isAtRoot = state.instance(id)?.children.count == 1
        if isAtRoot, let parent = state.parent(of: id), parent.tabBar != nil { return goBack(from: parent.id) }
        return pop(from: id, keeping: nil, at: path)
    }

    /// Does something with `navigationController`: the nearest navigation controller above a controller.
    private mutating func withNavigation(
        for action: Action, _ sender: Sender, _ body: (inout DeviceSimulation, Instance) -> [LogEntry]
    ) -> [LogEntry] {
        let navigation = state.path(to: sender.controller).last { definition(of: $0.id)?.kind.isNavigation == true }
        guard let navigation else {
            return [LogEntry(.ignored(.noNavigationController(above: sender.controller, action)), path: sender.path)]
        }
        return body(&self, navigation.id)
    }

    // MARK: Unwinding

    /// An unwind segue: dismisses and pops until the nearest controller of that name behind the sender is on top.
    private mutating func unwind(to id: ControllerID, from sender: Sender) -> [LogEntry] {
        guard let layer = state.layerIndex(of: sender.controller),
              let target = destination(of: id, before: sender.controller, in: layer)
        else { return [LogEntry(.ignored(.nothingToUnwindTo(id)), path: sender.path)] }
        var entries: [LogEntry] = []
        if let index = state.layerIndex(of: target), index < state.layers.count - 1 {
            entries += dismiss(above: index, at: sender.path)
        }
        // Every stack on the way down to it pops to its branch, and every tab bar selects it.
        for (parent, child) in zip(state.path(to: target), state.path(to: target).dropFirst()) {
            let index = parent.children.firstIndex { $0.id == child.id } ?? 0
            if definition(of: parent.id)?.kind.isNavigation == true, index < parent.children.count - 1 {
                entries += pop(from: parent.id, keeping: index + 1, at: sender.path)
            } else if parent.tabBar != nil, parent.tabBar?.selectedIndex != index {
                state.update(parent.id) { $0.tabBar?.select(index) }
                entries.append(LogEntry(.selectedTab(child.id, in: parent.id), path: sender.path))
            }
        }
        return entries + [LogEntry(.unwound(to: target), path: sender.path)]
    }

    /// From the sender upwards, in each ancestor the last match before the sender's branch; then the layers behind.
    private func destination(of id: ControllerID, before sender: Instance, in layer: Int) -> Instance? {
        let path = state.path(to: sender)
        for (parent, child) in zip(path, path.dropFirst()).reversed() {
            let before = parent.children.prefix { $0.id != child.id }
            if let match = before.flatMap(\.subtreeInHierarchy).last(where: { $0.id.controller == id }) { return match.id }
            if parent.id.controller == id { return parent.id }
        }
        return state.layers[..<layer].reversed().lazy
            .compactMap { $0.subtreeInHierarchy.last { $0.id.controller == id }?.id }.first
    }
}

extension ControllerInstance {
    /// The instance and its descendants, without what a split view keeps outside of the hierarchy.
    var subtreeInHierarchy: [ControllerInstance] {
        [self] + children.flatMap(\.subtreeInHierarchy)
    }
}
