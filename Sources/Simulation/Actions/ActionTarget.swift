import PlaygroundModel

/// `targetViewController(forAction:sender:)`: from the sender up through its parents, the first controller that overrides the method and
/// whose `canPerformAction(_:withSender:)` returns true.
///
/// Responding is not enough, since every controller inherits `show` and `showDetail`. The search ends at the presentation: whether UIKit
/// continues with the presenter is not documented.
struct ActionTarget {
    let asked: [LogFact.Asked]
    /// The controllers from the layer's root down to the target, if there is one.
    let path: [ControllerInstance]?

    /// - Parameter path: The controllers from the layer's root down to the sender.
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
    /// Whether the class overrides the action's method: UINavigationController `show`, UISplitViewController both, a custom container those
    /// it handles. UITabBarController and UIPageViewController override none.
    func overrides(_ action: TargetedAction) -> Bool {
        if handles[action] != nil { return true }
        switch (kind, action) {
        case (.navigation, .show), (.split, _): return true
        case (.navigation, .showDetail), (.view, _), (.container, _), (.tabBar, _), (.page, _), (.arrangement, _), (.alert, _):
            return false
        }
    }
}

extension ControllerDefinition.Kind {
    var isNavigation: Bool {
        if case .navigation = self { true } else { false }
    }
}
