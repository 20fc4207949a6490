import PlaygroundModel

extension DeviceSimulation {
    /// A tap on a view: finds what is under the finger and lets its action happen.
    mutating func tap(_ view: ViewID, in name: String, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let event = LogFact.received(.tap(controller: name, view: view))
        guard let controller = controllerOnScreen(named: name, containerLayout) else {
            return [LogEntry(event), LogEntry(.ignored(.noSuchController(name)))]
        }
        if let front = coverer(of: controller.id, in: controllersOnScreen(containerLayout)) {
            return [LogEntry(event, path: controller.definition.path), LogEntry(.ignored(.covered(controller.id, by: front)))]
        }
        if let item = controller.definition.item(view) { return tap(item, in: controller, event, containerLayout) }
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
        let sender = Sender(controller: controller.id, view: view, path: definition.path.appending("tap"))
        return [received] + perform(action, by: sender, containerLayout)
    }

    /// A tap on an item of a bar, or on an alert's action, which closes the alert before anything else.
    private mutating func tap(
        _ item: BarButtonItem, in controller: SceneController, _ event: LogFact, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        var entries = [LogEntry(event, path: item.path)]
        guard item.isEnabled else {
            return entries + [LogEntry(.ignored(.disabled(item.id, in: controller.id)), path: item.path)]
        }
        var sender = Sender(controller: controller.id, view: item.id, path: item.path.appending("tap"))
        if case .alert = controller.definition.kind, let presentation = state.layers.last?.presentation {
            entries += dismissFrontmost(at: item.path)
            let isThere = state.instance(presentation.presenter) != nil
            sender.controller = isThere ? presentation.presenter : state.layers.last?.id ?? presentation.presenter
            sender.view = presentation.source?.view
        } else if item.tap == nil {
            return entries + [LogEntry(.ignored(.noAction(item.id, in: controller.id)), path: item.path)]
        }
        return entries + (item.tap.map { perform($0, by: sender, containerLayout) } ?? [])
    }

    /// The controller on screen with that instance name (`detail#2`), else the front-most instance of a definition.
    func controllerOnScreen(named name: String, _ containerLayout: @escaping ContainerLayout) -> SceneController? {
        let controllers = controllersOnScreen(containerLayout)
        return controllers.first { $0.id.description == name } ?? controllers.last { $0.id.controller.name == name }
    }

    /// Why a touch does not reach the view: UIKit's hit-testing passes over what is hidden, transparent or not there, with
    /// all its subviews, and a disabled control does not act.
    static func obstacle(to view: ViewID, in controller: SceneController) -> LogFact.Reason? {
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
