import PlaygroundModel

/// `targetViewController(forAction:sender:)`: the sender or its nearest parent that overrides the method and can perform it
/// (`canPerformAction(_:withSender:)`). The search ends at the presentation. Whether UIKit continues there is undocumented.
struct ActionTarget {
    let asked: [LogFact.Asked]
    let path: [ControllerInstance]?

    init(for action: TargetedAction, path: [ControllerInstance], in playground: Playground) {
        var asked: [LogFact.Asked] = []
        for (depth, instance) in path.enumerated().reversed() {
            let answer = Self.answer(of: instance, to: action, in: playground)
            asked.append(.init(instance.id, answer))
            if answer == .takes {
                self.asked = asked
                self.path = Array(path[...depth])
                return
            }
        }
        self.asked = asked
        self.path = nil
    }

    private static func answer(
        of instance: ControllerInstance, to action: TargetedAction, in playground: Playground
    ) -> LogFact.Answer {
        guard let definition = playground.controller(instance.id.controller), definition.overrides(action) else {
            return .doesNotOverride
        }
        if definition.refusedActions.contains(action) { return .refuses }
        return .takes
    }
}

extension ControllerDefinition {
    /// UINavigationController overrides `show`. UISplitViewController overrides both methods. UITabBarController and UIPageViewController
    /// override neither.
    func overrides(_ action: TargetedAction) -> Bool {
        if handles[action] != nil { return true }
        switch (kind, action) {
        case (.navigation, .show), (.split, _): return true
        default: return false
        }
    }
}

extension ControllerKind {
    var isNavigation: Bool {
        if case .navigation = self { true } else { false }
    }
}
