import PlaygroundModel

/// Lets a finger do something to the controllers on the screen.
enum ContainerReducer {
    /// - Returns: the event, and what the containers did.
    static func reduce(_ event: ContainerEvent, in app: inout DeviceSimulation) -> [LogEntry] {
        switch event {
        case .tap(let controller, let view): return touch(view, in: controller, event, nil, &app)
        case .change(let controller, let view, let value): return touch(view, in: controller, event, value, &app)
        default: break
        }
        return [LogEntry(.received(.container(event)))] + effects(of: event, in: &app)
    }

    private static func effects(of event: ContainerEvent, in app: inout DeviceSimulation) -> [LogEntry] {
        switch event {
        case .tap, .change: []
        case .back: goBack(in: nil, &app)
        case .backIn(let controller): goBack(in: controller, &app)
        case .dismiss: Presentations.dismissFrontmost(in: &app)
        case .selectTab(let index): selectTab(index, in: &app)
        case .sidebar(let change): changeSidebar(change, in: &app)
        case .showColumn(let column): withFrontSplit(in: &app) { SplitViews.show(column, of: $1, in: &$0) }
        case .hideColumn(let column): withFrontSplit(in: &app) { SplitViews.hide(column, of: $1, in: &$0) }
        case .swipe(let direction): swipe(direction, in: &app)
        case .edgeSwipe(let edge): swipe(from: edge, in: &app)
        case .tapDimmed: tapDimmed(in: &app)
        case .detent(let detent): Presentations.select(detent, in: &app)
        }
    }

    // MARK: Taps

    /// A tap on a view, or a value that a control is given: finds what is under the finger and lets its action happen.
    private static func touch(
        _ view: ViewID, in name: String, _ event: ContainerEvent, _ value: ControlValue?, _ app: inout DeviceSimulation
    ) -> [LogEntry] {
        let event = LogFact.received(.container(event))
        let hierarchy = app.hierarchy()
        guard let controller = hierarchy.controllerOnScreen(named: name) else {
            return [LogEntry(event), LogEntry(.ignored(.noSuchController(name)))]
        }
        if let front = hierarchy.coverer(of: controller.id) {
            return [LogEntry(event, path: controller.definition.path), LogEntry(.ignored(.covered(controller.id, by: front)))]
        }
        if value == nil, let item = controller.definition.item(view) { return tap(item, in: controller, event, &app) }
        guard let definition = controller.definition.view(view) else {
            let reason = LogFact.Reason.noSuchView(view, in: controller.id)
            return [LogEntry(event, path: controller.definition.path), LogEntry(.ignored(reason))]
        }
        let received = LogEntry(event, path: definition.path)
        if let obstacle = controller.obstacle(to: view) {
            return [received, LogEntry(.ignored(obstacle), path: definition.path)]
        }
        if let value = value ?? Controls.valueAfterTap(on: definition, in: controller) {
            return [received] + Controls.change(definition, of: controller, to: value, in: &app)
        }
        guard let action = definition.tap else {
            return [received, LogEntry(.ignored(.noAction(view, in: controller.id)), path: definition.path)]
        }
        if definition.kind == .cell { app.state.update(controller.id) { $0.changes.selectedRow = view } }
        let sender = Sender(controller: controller.id, view: view, path: definition.path.appending("tap"))
        return [received] + Actions.perform(action, by: sender, in: &app)
    }

    /// A tap on an item of a bar, or on an alert's action, which closes the alert before anything else.
    private static func tap(
        _ item: BarButtonItem, in controller: SceneController, _ event: LogFact, _ app: inout DeviceSimulation
    ) -> [LogEntry] {
        var entries = [LogEntry(event, path: item.path)]
        guard item.isEnabled else {
            return entries + [LogEntry(.ignored(.disabled(item.id, in: controller.id)), path: item.path)]
        }
        var sender = Sender(controller: controller.id, view: item.id, path: item.path.appending("tap"))
        if case .alert = controller.definition.kind, let presentation = app.state.layers.last?.presentation {
            entries += Presentations.dismissFrontmost(at: item.path, in: &app)
            let isThere = app.state.instance(presentation.presenter) != nil
            sender.controller = isThere ? presentation.presenter : app.state.layers.last?.id ?? presentation.presenter
            sender.view = presentation.source?.view
        } else if item.tap == nil {
            return entries + [LogEntry(.ignored(.noAction(item.id, in: controller.id)), path: item.path)]
        }
        guard let action = item.tap else { return entries }
        return entries + Actions.perform(action, by: sender, in: &app)
    }

    /// A tap on the back button in front, or on that of one navigation controller.
    static func goBack(in name: String?, _ app: inout DeviceSimulation) -> [LogEntry] {
        let hierarchy = app.hierarchy()
        let withButton = hierarchy.onScreen.filter { $0.navigationBar?.backButtonTitle != nil }
        guard let controller = withButton.last(where: { name == nil || $0.id.description == name }) else {
            return [LogEntry(.ignored(.noBackButton))]
        }
        if let front = hierarchy.coverer(of: controller.id) {
            return [LogEntry(.ignored(.covered(controller.id, by: front)))]
        }
        return goBack(from: controller.id, &app)
    }

    /// Back from a navigation controller, or from a tab bar controller that shows a controller behind More.
    private static func goBack(from id: ControllerInstance.ID, _ app: inout DeviceSimulation) -> [LogEntry] {
        let path = app.definition(of: id)?.path
        if let instance = app.state.instance(id), instance.tabBar != nil { return TabBars.showMore(of: id, at: path, in: &app) }
        let isAtRoot = app.state.instance(id)?.children.count == 1
        if isAtRoot, let parent = app.state.parent(of: id), parent.tabBar != nil { return goBack(from: parent.id, &app) }
        return Stacks.pop(from: id, keeping: nil, at: path, in: &app)
    }

    /// A tap on what is dimmed: closes a popover or a sheet, or hides a sidebar or a column that stands over the content.
    private static func tapDimmed(in app: inout DeviceSimulation) -> [LogEntry] {
        let hierarchy = app.hierarchy()
        if let front = app.state.layers.last, let presented = hierarchy.controller(front.id)?.presentation,
           presented.dimming != nil {
            return Presentations.tapBeside(front, presented, in: &app)
        }
        if let tabs = hierarchy.onScreen.last(where: { $0.tabBar?.dimming != nil }) {
            return TabBars.changeSidebar(.hide, of: tabs.id, at: tabs.definition.path, in: &app)
        }
        guard let split = hierarchy.onScreen.last(where: { $0.split?.dimming != nil }) else {
            return [LogEntry(.ignored(.nothingDimmed))]
        }
        return SplitViews.choose(columns: 0, of: split, at: nil, in: &app)
    }

    // MARK: Tabs and columns

    /// A tap on an item of the front-most tab bar.
    private static func selectTab(_ index: Int?, in app: inout DeviceSimulation) -> [LogEntry] {
        let hierarchy = app.hierarchy()
        guard let controller = hierarchy.onScreen.last(where: { $0.tabBar != nil }) else {
            return [LogEntry(.ignored(.noTabBar))]
        }
        if let front = hierarchy.coverer(of: controller.id) {
            return [LogEntry(.ignored(.covered(controller.id, by: front)), path: controller.definition.path)]
        }
        return TabBars.select(index, of: controller, in: &app)
    }

    /// A tap on the sidebar's button: of the front-most tab bar controller on screen.
    private static func changeSidebar(_ change: SidebarChange, in app: inout DeviceSimulation) -> [LogEntry] {
        let hierarchy = app.hierarchy()
        guard let front = hierarchy.onScreen.last(where: { app.state.instance($0.id)?.tabBar != nil }) else {
            return [LogEntry(.ignored(.noTabBar))]
        }
        let path = front.definition.path
        if let coverer = hierarchy.coverer(of: front.id) {
            return [LogEntry(.ignored(.covered(front.id, by: coverer)), path: path)]
        }
        return TabBars.changeSidebar(change, of: front.id, at: path, in: &app)
    }

    /// Does something with the front-most split view on screen.
    private static func withFrontSplit(
        in app: inout DeviceSimulation, _ body: (inout DeviceSimulation, ControllerInstance.ID) -> [LogEntry]
    ) -> [LogEntry] {
        let hierarchy = app.hierarchy()
        guard let split = hierarchy.onScreen.last(where: { $0.split != nil }) else { return [LogEntry(.ignored(.noSplitView))] }
        if let front = hierarchy.coverer(of: split.id) {
            return [LogEntry(.ignored(.covered(split.id, by: front)))]
        }
        return body(&app, split.id)
    }
}

extension ContainerEvent {
    /// The event in words, for the log.
    var sentence: [LogFragment] {
        switch self {
        case .tap(let controller, let view):
            [.emphasis("tapped "), .strong(view.name), .plain(" in \(controller)")]
        case .change(let controller, let view, let value): value.sentence(view, controller)
        case .back: [.emphasis("tapped "), .strong("back")]
        case .backIn(let controller): [.emphasis("tapped "), .strong("back"), .plain(" in \(controller)")]
        case .dismiss: [.emphasis("closed "), .plain("what was presented")]
        case .selectTab(let index):
            [.emphasis("tapped "), .plain(index == nil ? "the tab " : "tab "), .strong(index.map { String($0) } ?? "More")]
        case .sidebar(let change): [.emphasis(change.pastTense), .plain(" the sidebar")]
        case .showColumn(let column): [.emphasis("showed "), .plain("the column "), .strong(column.rawValue)]
        case .hideColumn(let column): [.emphasis("hid "), .plain("the column "), .strong(column.rawValue)]
        case .swipe(let direction): [.emphasis("swiped "), .strong(direction.rawValue)]
        case .edgeSwipe(let edge): [.emphasis("swiped "), .plain("in from the "), .strong(edge.rawValue), .plain(" edge")]
        case .tapDimmed: [.emphasis("tapped "), .plain("the dimmed area")]
        case .detent(let detent): [.emphasis("dragged "), .plain("the sheet to "), .strong(detent.word)]
        }
    }
}

extension SidebarChange {
    fileprivate var pastTense: String {
        switch self {
        case .show: "showed"
        case .hide: "hid"
        case .toggle: "toggled"
        }
    }
}

extension ControlValue {
    /// What a person did to a control.
    fileprivate func sentence(_ view: ViewID, _ controller: String) -> [LogFragment] {
        let deed = switch self {
        case .isOn(let isOn): ("switched ", isOn ? " on" : " off")
        case .value(let value): ("moved ", " to \(value.logText)")
        case .selectedSegmentIndex(let index): ("chose ", " segment \(index)")
        case .text(let text): ("typed ", " “\(text)”")
        }
        return [.emphasis(deed.0), .strong(view.name), .plain("\(deed.1) in \(controller)")]
    }
}
