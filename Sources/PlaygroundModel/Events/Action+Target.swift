extension Action {
    public func replacingTarget(_ replacement: (ControllerID) -> ControllerID) -> Action {
        switch self {
        case .show(let id): .show(replacement(id))
        case .showDetail(let id): .showDetail(replacement(id))
        case .present(let id, let style): .present(replacement(id), style: style)
        case .push(let id): .push(replacement(id))
        case .replaceDetail(let id, let menu): .replaceDetail(replacement(id), menu: menu)
        case .setViewController(let id, let column): .setViewController(id.map(replacement), column)
        case .pop, .popToRoot, .dismiss, .unwind, .showColumn, .hideColumn, .sidebar, .becomeFirstResponder, .resignFirstResponder,
             .endEditing, .scrollRectToVisible, .setShortcutItems, .set: self
        case .firstHolding(let choices): .firstHolding(choices.map { $0.mappingAction { $0.replacingTarget(replacement) } })
        }
    }
}

extension ConditionalAction {
    public func mappingAction(_ change: (Action) -> Action) -> ConditionalAction {
        ConditionalAction(condition, change(action), path: path)
    }
}

extension PreviewActionItem {
    public func replacingTargets(_ replacement: (ControllerID) -> ControllerID) -> PreviewActionItem {
        switch self {
        case .action(var action):
            action.action = action.action?.replacingTarget(replacement)
            return .action(action)
        case .group(var group):
            group.items = group.items.map { $0.replacingTargets(replacement) }
            return .group(group)
        }
    }
}

extension ViewDefinition {
    public mutating func replaceTargets(_ replacement: (ControllerID) -> ControllerID) {
        tap = tap?.replacingTarget(replacement)
        returnAction = returnAction?.replacingTarget(replacement)
        swipeActions = swipeActions.map { item in
            var copy = item
            copy.action = item.action?.replacingTarget(replacement)
            return copy
        }
        menu = menu.map { $0.replacingTargets(replacement) }
        guard var peek else { return }
        peek.preview = peek.preview.map(replacement)
        peek.commit = peek.commit?.replacingTarget(replacement)
        peek.actions = peek.actions.map { $0.replacingTargets(replacement) }
        self.peek = peek
    }
}
