import PlaygroundModel

/// `targetViewController(forAction:sender:)`: from the sender up through its parents, the first controller that overrides
/// the method.
///
/// Merely responding is not enough, since every controller inherits `show` and `showDetail`. The walk ends at the
/// presentation: whether UIKit goes on to the presenter is not documented.
struct ActionTarget {
    let asked: [LogFact.Asked]
    /// The controller that takes the action.
    let target: ControllerInstance.ID?

    /// - Parameter path: the controllers from the layer's root down to the sender.
    init(for action: Action, path: [ControllerInstance], in playground: Playground) {
        var asked: [LogFact.Asked] = []
        var target: ControllerInstance.ID?
        for instance in path.reversed() {
            let takes = playground.controller(instance.id.controller)?.kind.overrides(action) ?? false
            asked.append(.init(instance.id, takes ? .takes : .doesNotOverride))
            if takes {
                target = instance.id
                break
            }
        }
        self.asked = asked
        self.target = target
    }
}

extension ControllerDefinition.Kind {
    /// Whether the class has its own version of the action's method. UINavigationController has one of `show`, and none of
    /// `showDetail`.
    fileprivate func overrides(_ action: Action) -> Bool {
        switch (self, action) {
        case (.navigation, .show): true
        default: false
        }
    }

    var isNavigation: Bool {
        if case .navigation = self { true } else { false }
    }
}
