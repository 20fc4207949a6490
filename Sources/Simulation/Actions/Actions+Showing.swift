import PlaygroundModel

extension Actions {
    /// `show(_:sender:)` and `showDetailViewController(_:sender:)`. Without a target, the window's root presents the controller.
    static func show(
        _ id: ControllerID, by action: Action, from sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let targeted = action.targeted ?? .show
        let senderPath = state.path(to: sender.controller)
        let search = ActionTarget(for: targeted, path: senderPath, in: context.playground)
        let outcome = search.path.map { self.outcome(of: targeted, at: $0, senderPath, context) } ?? .presentModally
        let walk = LogFact.soughtTarget(action, sender: sender.controller, asked: search.asked, outcome: outcome)
        let effects: [LogEntry] = switch outcome {
        case .push(let navigation): Stacks.push(id, onto: navigation, for: sender, in: &state, context)
        case .replaceColumn(let column, let split):
            SplitViews.replace(column, of: split, by: id, for: sender, in: &state, context)
        case .forwardToChild(let child, let split):
            SplitViews.showDetail(id, on: child, of: split, for: sender, in: &state, context)
        case .replaceChild(let container): replaceChild(of: container, by: id, for: sender, in: &state, context)
        case .presentModally, .presentFromSplit, .presentForDetail:
            Presentations.presentFromRoot(id, for: sender, in: &state, context)
        }
        return [LogEntry(walk, path: sender.path)] + effects
    }

    private static func outcome(
        of action: TargetedAction, at path: [ControllerInstance], _ senderPath: [ControllerInstance],
        _ context: SimulationContext
    ) -> LogFact.TargetOutcome {
        guard let target = path.last else { return .presentModally }
        if context.definition(of: target.id)?.handles[action] != nil { return .replaceChild(of: target.id) }
        guard let split = target.split else { return .push(by: target.id) }
        let below = senderPath.dropFirst(path.count)
        return split.isCollapsed
            ? collapsedOutcome(of: action, target, split, below, context)
            : expandedOutcome(of: action, target, split, from: below.first?.id, context)
    }

    /// A collapsed split view forwards `showDetail` as `show` to its only child. It presents the controller itself for `show`, and if the
    /// child does not override `show`. The classic style forwards to the detail if the sender is in it (UIKit's header: "the master view
    /// controller or detail view controller"; for `show`, "the original target").
    private static func collapsedOutcome(
        of action: TargetedAction, _ target: ControllerInstance, _ split: SplitState, _ below: ArraySlice<ControllerInstance>,
        _ context: SimulationContext
    ) -> LogFact.TargetOutcome {
        guard action == .showDetail, let child = target.children.first, context.isNavigation(child.id)
        else { return .presentFromSplit(target.id) }
        guard context.profile.has(.detailsSentToTheirSide), context.splitDefinition(of: target.id)?.isColumnStyle == false,
              let detail = split.detail(with: below)
        else { return .forwardToChild(child.id, of: target.id) }
        return context.isNavigation(detail) ? .forwardToChild(detail, of: target.id) : .presentForDetail(detail, of: target.id)
    }

    private static func expandedOutcome(
        of action: TargetedAction, _ target: ControllerInstance, _ split: SplitState, from child: Instance?,
        _ context: SimulationContext
    ) -> LogFact.TargetOutcome {
        let columns = zip(split.columns, target.children)
        guard action == .showDetail else {
            return .replaceColumn(columns.first { $0.1.id == child }?.0 ?? .primary, of: target.id)
        }
        if context.splitDefinition(of: target.id)?.offersDetailToSecondary == true,
           let secondary = columns.first(where: { $0.0 == .secondary })?.1, context.isNavigation(secondary.id) {
            return .push(by: secondary.id)
        }
        return .replaceColumn(.secondary, of: target.id)
    }

    private static func replaceChild(
        of container: Instance, by id: ControllerID, for sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let path = state.path(to: sender.controller)
        let branch = path.firstIndex { $0.id == container }.flatMap { path.dropFirst($0 + 1).first?.id }
        guard let instance = context.makeInstance(of: id, in: state) else { return context.noRoom(in: state, for: sender) }
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

extension SplitState {
    /// - Parameter path: The controllers from the split view's child to the sender.
    fileprivate func detail(with path: ArraySlice<ControllerInstance>) -> ControllerInstance.ID? {
        guard let child = path.first, let own = path.dropFirst().first else { return nil }
        let details = shownAsDetail + [merged[.secondary]].compactMap { $0 }
        let fromDetail = child.children.drop { !details.contains($0.id) }
        return fromDetail.first { $0.id == own.id }?.id
    }
}
