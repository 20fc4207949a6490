import PlaygroundModel

enum TouchSearch {
    case reached(TouchTarget)
    case missed(LogFact.Reason, DocumentPath?)
}

struct TouchTarget {
    var controller: SceneController
    var element: ViewID
    var path: DocumentPath
    var peek: PeekDefinition?
    var menu: [PreviewActionItem] = []
}

extension Hierarchy {
    func touchTarget(_ view: ViewID, in name: String) -> TouchSearch {
        guard let controller = controllerOnScreen(named: name) else { return .missed(.noSuchController(name), nil) }
        if let cover = cover(of: controller.id) { return .missed(cover, controller.definition.path) }
        if let item = controller.definition.item(view) {
            guard item.isEnabled else { return .missed(.disabled(item.id, in: controller.id), item.path) }
            return .reached(TouchTarget(controller: controller, element: view, path: item.path, menu: item.menu))
        }
        guard let definition = controller.definition.view(view) else {
            return .missed(.noSuchView(view, in: controller.id), controller.definition.path)
        }
        if let obstacle = controller.obstacle(to: view) { return .missed(obstacle, definition.path) }
        if definition.isOfSearchController { return .missed(.noAction(view, in: controller.id), definition.path) }
        if let obstacle = searchObstacle(of: controller.id) { return .missed(obstacle, definition.path) }
        return .reached(TouchTarget(
            controller: controller, element: view, path: definition.path, peek: definition.peek,
            menu: controller.views.first { $0.id == view }?.shownMenu ?? []
        ))
    }
}

extension SimulationState {
    /// The reason why an event does not reach the app: the home screen, a peek or a menu is in front. `nil` if it does.
    func obstacle(to event: Event) -> LogFact.Reason? {
        guard case .container = event else { return nil }
        if homeScreen.isVisible { return .touch(.homeScreenInFront) }
        return touch?.isLeftOpen == true ? .touch(.somethingOpen) : nil
    }
}

extension ResolvedView {
    /// Whether a tap opens the menu (UIControl.showsMenuAsPrimaryAction).
    public func opensMenu(_ profile: BehaviourProfile) -> Bool {
        !definition.menu.isEmpty && profile.has(.controlMenus) && properties.bool(.showsMenuAsPrimaryAction) == true
    }

    /// The menu as shown. In a pop-up button's menu, the entry with the button's title is selected.
    var shownMenu: [PreviewActionItem] {
        definition.isPopUp ? definition.menu.selecting(properties.string(.title) ?? "") : definition.menu
    }
}
