import PlaygroundModel

extension DeviceSimulation {
    /// A tap on a view: finds what is under the finger and lets its action happen.
    mutating func tap(_ view: ViewID, in name: String, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let event = LogFact.received(.tap(controller: name, view: view))
        guard let controller = controllerOnScreen(named: name, containerLayout) else {
            return [LogEntry(event), LogEntry(.ignored(.noSuchController(name)))]
        }
        guard let definition = controller.definition.view(view) else {
            let reason = LogFact.Reason.noSuchView(view, in: controller.id)
            return [LogEntry(event, path: controller.definition.path), LogEntry(.ignored(reason))]
        }
        let received = LogEntry(event, path: definition.path)
        if let obstacle = Self.obstacle(to: view, in: controller) {
            return [received, LogEntry(.ignored(obstacle), path: definition.path)]
        }
        guard let action = definition.tap else {
            return [received, LogEntry(.ignored(.noAction(view, in: controller.id)), path: definition.path)]
        }
        return [received] + perform(action, from: controller.id, at: definition.path.appending("tap"), containerLayout)
    }

    /// The controller on screen with that instance name (`detail#2`), else the front-most instance of a definition.
    private func controllerOnScreen(named name: String, _ containerLayout: @escaping ContainerLayout) -> SceneController? {
        let controllers = resolver(.onScreen, containerLayout).controllers(of: state.layers)
        return controllers.first { $0.id.description == name } ?? controllers.last { $0.id.controller.name == name }
    }

    /// Why a touch does not reach the view: UIKit's hit-testing passes over what is hidden, transparent or not there, with
    /// all its subviews, and a disabled control does not act.
    private static func obstacle(to view: ViewID, in controller: SceneController) -> LogFact.Reason? {
        var current: ViewID? = view
        var visited: Set<ViewID> = []
        while let id = current, visited.insert(id).inserted {
            guard let resolved = controller.views.first(where: { $0.id == id }) else {
                return .notInstalled(id, in: controller.id)
            }
            let alpha = resolved.properties.number(.alpha) ?? 1
            if resolved.properties.bool(.isHidden) == true || alpha < leastVisibleAlpha {
                return .hidden(id, in: controller.id)
            }
            current = controller.definition.views.first { $0.subviews.contains(id) }?.id
        }
        let isEnabled = controller.views.first { $0.id == view }?.properties.bool(.isEnabled)
        return isEnabled == false ? .disabled(view, in: controller.id) : nil
    }

    /// UIView.hitTest(_:with:) ignores views with less.
    private static let leastVisibleAlpha = 0.01
}
