import PlaygroundLanguage
import PlaygroundModel

// A navigation controller without settings becomes a plain UINavigationController.
extension EjectionRun {
    func isPlainNavigation(_ id: ControllerID) -> Bool { plainNavigations.contains(id.plain) }

    /// The navigation controllers that use UIKit's own class. The recorder recognizes them by their roots.
    func findPlainNavigations() -> Set<ControllerID> {
        Set(playground.controllers.filter(isPlain).map(\.id.plain))
    }

    private func isPlain(_ controller: ControllerDefinition) -> Bool {
        guard case .navigation(let root) = controller.kind, parameters(of: controller.id).isEmpty, controller.title == nil,
              controller.tabBarItem == nil || tab(of: controller) != nil, controller.overrides.isEmpty, controller.handles.isEmpty,
              controller.supportedInterfaceOrientations == nil, controller.refusedActions.isEmpty,
              controller.navigationOptions == NavigationOptions(), controller.barLook == BarLook(), controller.presentation == PresentationOptions(),
              [.automatic, .none].contains(presentationStyle(of: controller))
        else { return false }
        let isSet = ControllerKeys.all.contains { row in
            row.members.contains { $0.stage == .initializer } && row.belongs(to: controller.kind.word)
                && row.value(in: controller) ?? row.default != row.default
        }
        let parents = playground.controllers.filter { other in other.kind.children.contains { $0.plain == root.plain } }
        return !isSet && parents.count == 1 && !isNamed(controller.id)
    }

    /// Whether code refers to the controller's class for other reasons than creating an instance.
    func isNamed(_ id: ControllerID) -> Bool {
        let inActions = playground.allActions.contains { action in
            if case .unwind(let other) = action { other.plain == id.plain } else { false }
        }
        return inActions || playground.controllers.contains { controller in
            controller.overrides.contains { $0.source?.plain == id.plain || $0.child?.plain == id.plain }
        }
    }
}
