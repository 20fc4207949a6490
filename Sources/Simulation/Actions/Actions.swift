import PlaygroundModel

/// Who asks for an action, and where that is written.
struct Sender {
    var controller: ControllerInstance.ID
    /// The element that was tapped.
    var view: ViewID?
    var path: DocumentPath
    /// What a control that was worked has now, in words.
    var value: String?
}

/// Lets a controller do what an element of it asks for.
enum Actions {
    typealias Instance = ControllerInstance.ID

    /// - Returns: what came of the action.
    static func perform(_ action: Action, by sender: Sender, in app: inout DeviceSimulation) -> [LogEntry] {
        if let target = action.target, app.playground.controller(target) == nil {
            return [LogEntry(.ignored(.undefinedController(target)), path: sender.path)]
        }
        switch action {
        case .show(let id), .showDetail(let id):
            return show(id, by: action, from: sender, in: &app)
        case .present(let id, let style):
            return Presentations.present(id, style: style, by: sender, in: &app)
        case .push(let id):
            return withNavigation(for: action, sender, &app) { Stacks.push(id, onto: $1, for: sender, in: &$0) }
        case .pop:
            return withNavigation(for: action, sender, &app) { Stacks.pop(from: $1, keeping: nil, at: sender.path, in: &$0) }
        case .popToRoot:
            return withNavigation(for: action, sender, &app) { Stacks.pop(from: $1, keeping: 1, at: sender.path, in: &$0) }
        case .dismiss:
            return Presentations.dismissFrontmost(at: sender.path, in: &app)
        case .replaceDetail(let id, let menu):
            return withSplit(sender, &app) { SplitViews.replaceDetail(id, of: $1, menu: menu, for: sender, in: &$0) }
        case .unwind(let id):
            return unwind(to: id, from: sender, in: &app)
        case .showColumn(let column):
            return withSplit(sender, &app) { SplitViews.show(column, of: $1, at: sender.path, in: &$0) }
        case .hideColumn(let column):
            return withSplit(sender, &app) { SplitViews.hide(column, of: $1, at: sender.path, in: &$0) }
        case .sidebar(let change):
            guard let tabs = app.state.path(to: sender.controller).last(where: { $0.tabBar != nil }) else {
                return [LogEntry(.ignored(.noTabBarController(above: sender.controller)), path: sender.path)]
            }
            return TabBars.changeSidebar(change, of: tabs.id, at: sender.path, in: &app)
        case .setShortcutItems(let items):
            return app.state.setShortcutItems(items, at: sender.path)
        case .set(let assignments):
            return Controls.set(assignments, by: sender, in: &app)
        }
    }

    /// Does something with `navigationController`: the nearest navigation controller above a controller.
    private static func withNavigation(
        for action: Action, _ sender: Sender, _ app: inout DeviceSimulation,
        _ body: (inout DeviceSimulation, Instance) -> [LogEntry]
    ) -> [LogEntry] {
        let navigation = app.state.path(to: sender.controller).last { app.isNavigation($0.id) }
        guard let navigation else {
            return [LogEntry(.ignored(.noNavigationController(above: sender.controller, action)), path: sender.path)]
        }
        return body(&app, navigation.id)
    }

    /// Does something with `splitViewController`: the nearest split view above a controller.
    private static func withSplit(
        _ sender: Sender, _ app: inout DeviceSimulation, _ body: (inout DeviceSimulation, Instance) -> [LogEntry]
    ) -> [LogEntry] {
        guard let split = app.state.path(to: sender.controller).last(where: { $0.split != nil }) else {
            return [LogEntry(.ignored(.noSplitView), path: sender.path)]
        }
        return body(&app, split.id)
    }
}

extension SimulationState {
    /// UIApplication.shortcutItems is set by the app's own code.
    mutating func setShortcutItems(_ items: [QuickAction], at path: DocumentPath?) -> [LogEntry] {
        guard items != shortcutItems else { return [LogEntry(.ignored(.nothingNew), path: path)] }
        shortcutItems = items
        return [LogEntry(.shortcutItemsSet(items.map { $0.title }), path: path)]
    }
}
