import PlaygroundModel

enum ContainerReducer {
    static func reduce(_ event: ContainerEvent, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let effects: [LogEntry]
        switch event {
        case .tap(let controller, let view): return touch(view, in: controller, event, nil, &state, context)
        case .change(let controller, let view, let value): return touch(view, in: controller, event, value, &state, context)
        case .back: effects = goBack(in: nil, &state, context)
        case .backIn(let controller): effects = goBack(in: controller, &state, context)
        case .dismiss: effects = Presentations.dismissFrontmost(in: &state, context)
        case .selectTab(let index): effects = selectTab(index, in: &state, context)
        case .sidebar(let change): effects = changeSidebar(change, in: &state, context)
        case .showColumn(let column):
            effects = withFrontSplit(in: &state, context) { SplitViews.show(column, of: $1, in: &$0, context) }
        case .hideColumn(let column):
            effects = withFrontSplit(in: &state, context) { SplitViews.hide(column, of: $1, in: &$0, context) }
        case .swipe(let direction): effects = swipe(direction, in: &state, context)
        case .edgeSwipe(let edge): effects = swipe(from: edge, in: &state, context)
        case .tapDimmed: effects = tapDimmed(in: &state, context)
        case .cancelSearch(let controller): effects = Searches.cancel(controller, in: &state, context)
        case .showOverflow(let controller): effects = showOverflow(of: controller, in: &state, context)
        case .returnKey: effects = Responders.pressReturn(in: &state, context)
        case .dismissKeyboard: effects = Responders.pressHide(in: &state, context)
        case .tapBeside(let controller): effects = Responders.endEditing(byTapIn: controller, in: &state, context)
        case .drag(let controller, let view, let direction):
            effects = Scrolling.drag(view, in: controller, direction, &state, context)
        case .scroll(let controller, let view, let target):
            effects = Scrolling.scroll(view, in: controller, to: target, &state, context)
        case .detent(let detent): effects = Presentations.select(detent, in: &state, context)
        }
        return [LogEntry(.received(.container(event)))] + effects
    }

    // MARK: Taps

    private static func touch(
        _ view: ViewID, in name: String, _ event: ContainerEvent, _ value: ControlValue?,
        _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let event = LogFact.received(.container(event))
        let hierarchy = context.hierarchy(of: state)
        guard let controller = hierarchy.controllerOnScreen(named: name) else {
            return [LogEntry(event), LogEntry(.ignored(.noSuchController(name)))]
        }
        if let cover = hierarchy.cover(of: controller.id) {
            return [LogEntry(event, path: controller.definition.path), LogEntry(.ignored(cover))]
        }
        if value == nil, let item = controller.definition.item(view) {
            let shown = item.shown(in: context.profile)
            guard item.isEnabled, shown.opensMenu else { return tap(item, in: controller, event, &state, context) }
            return [LogEntry(event, path: item.path)] + Touches.openMenu(item.menu, of: view, in: controller, at: item.path, in: &state)
        }
        if value == nil, let swiped = SwipedRows.tap(view, in: controller, &state, context) {
            return [LogEntry(event, path: swiped.path)] + swiped.entries
        }
        guard let definition = controller.definition.view(view) else {
            let reason = LogFact.Reason.noSuchView(view, in: controller.id)
            return [LogEntry(event, path: controller.definition.path), LogEntry(.ignored(reason))]
        }
        let received = LogEntry(event, path: definition.path)
        if let obstacle = controller.obstacle(to: view) {
            return [received, LogEntry(.ignored(obstacle), path: definition.path)]
        }
        if !definition.isOfSearchController, let obstacle = hierarchy.searchObstacle(of: controller.id) {
            return [received, LogEntry(.ignored(obstacle), path: definition.path)]
        }
        if let value = value ?? Controls.valueAfterTap(on: definition, in: controller) {
            return [received] + Controls.change(definition, of: controller, to: value, in: &state, context)
        }
        if definition.isOfSearchController {
            return [received] + Searches.begin(in: controller, at: definition.path, &state, context)
        }
        if definition.kind.facts.control == .text {
            return [received] + Responders.become(definition, in: controller, at: definition.path, &state)
        }
        if let shown = controller.views.first(where: { $0.id == view }), shown.opensMenu(context.profile) {
            return [received] + Touches.openMenu(shown.shownMenu, of: view, in: controller, at: definition.path, in: &state)
        }
        let toggled = Controls.toggle(definition, of: controller, in: &state, context)
        guard let action = definition.tap else {
            if !toggled.isEmpty { return [received] + toggled }
            return [received, LogEntry(.ignored(.noAction(view, in: controller.id)), path: definition.path)]
        }
        if definition.kind == .cell { state.update(controller.id) { $0.changes.select(view, by: context.cause) } }
        let sender = Sender(controller: controller.id, view: view, path: definition.tapPath)
        return [received] + toggled + Actions.perform(action, by: sender, in: &state, context)
    }

    /// A tap on an alert's action first closes the alert.
    private static func tap(
        _ item: BarButtonItem, in controller: SceneController, _ event: LogFact,
        _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        var entries = [LogEntry(event, path: item.path)]
        guard item.isEnabled else {
            return entries + [LogEntry(.ignored(.disabled(item.id, in: controller.id)), path: item.path)]
        }
        var sender = Sender(controller: controller.id, view: item.id, path: item.path.appending("tap"))
        if case .alert = controller.definition.kind, let presentation = state.layers.last?.presentation {
            entries += Presentations.dismissFrontmost(at: item.path, in: &state, context)
            let isThere = state.instance(presentation.presenter) != nil
            sender.controller = isThere ? presentation.presenter : state.layers.last?.id ?? presentation.presenter
            sender.view = presentation.source?.view
        } else if item.tap == nil {
            return entries + [LogEntry(.ignored(.noAction(item.id, in: controller.id)), path: item.path)]
        }
        guard let action = item.tap else { return entries }
        return entries + Actions.perform(action, by: sender, in: &state, context)
    }

    static func goBack(in name: String?, _ state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        let withButton = hierarchy.onScreen.filter { $0.navigationBar?.backButtonTitle != nil }
        guard let controller = withButton.last(where: { name == nil || $0.id.description == name }) else {
            return .ignored(.noBackButton)
        }
        if let cover = hierarchy.cover(of: controller.id) { return .ignored(cover) }
        return goBack(from: controller.id, &state, context)
    }

    private static func goBack(
        from id: ControllerInstance.ID, _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let path = context.definition(of: id)?.path
        if let instance = state.instance(id), instance.tabBar != nil { return TabBars.showMore(of: id, at: path, in: &state) }
        let isAtRoot = state.instance(id)?.children.count == 1
        if isAtRoot, let parent = state.parent(of: id), parent.tabBar != nil { return goBack(from: parent.id, &state, context) }
        return Stacks.pop(from: id, keeping: nil, at: path, in: &state, context)
    }

    private static func tapDimmed(in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        // Each event closes the menu.
        if hierarchy.overflowMenu(in: state) != nil { return [] }
        let front = state.layers[Presentations.frontLayer(of: state, context)]
        if let presented = hierarchy.controller(front.id)?.presentation,
           presented.dimming != nil {
            return Presentations.tapDimmed(front, presented, in: &state, context)
        }
        if let tabs = hierarchy.onScreen.last(where: { $0.tabBar?.dimming != nil }) {
            return TabBars.changeSidebar(.hide, of: tabs.id, at: tabs.definition.path, in: &state, context)
        }
        guard let split = hierarchy.onScreen.last(where: { $0.split?.dimming != nil }) else { return .ignored(.nothingDimmed) }
        return SplitViews.choose(columns: split.split?.columnsAfterDimming ?? 0, of: split, at: nil, in: &state, context)
    }

    private static func showOverflow(
        of name: String, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        return hierarchy.reach(name) { controller in
            let path = controller.definition.path
            guard hierarchy.overflowMenu(of: controller.id) != nil else {
                return .ignored(.noOverflow(in: controller.id), at: path)
            }
            if state.overflowMenu == controller.id { return .ignored(.nothingNew, at: path) }
            state.overflowMenu = controller.id
            return []
        }
    }

    // MARK: Tabs and columns

    private static func selectTab(_ index: Int?, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let controller = hierarchy.onScreen.last(where: { $0.tabBar != nil }) else { return .ignored(.noTabBar) }
        if let cover = hierarchy.cover(of: controller.id) { return .ignored(cover, at: controller.definition.path) }
        return TabBars.select(index, of: controller, in: &state, context)
    }

    private static func changeSidebar(
        _ change: SidebarChange, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let front = hierarchy.onScreen.last(where: { state.instance($0.id)?.tabBar != nil }) else {
            return .ignored(.noTabBar)
        }
        let path = front.definition.path
        if let cover = hierarchy.cover(of: front.id) { return .ignored(cover, at: path) }
        return TabBars.changeSidebar(change, of: front.id, at: path, in: &state, context)
    }

    private static func withFrontSplit(
        in state: inout SimulationState, _ context: SimulationContext,
        _ body: (inout SimulationState, ControllerInstance.ID) -> [LogEntry]
    ) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let split = hierarchy.onScreen.last(where: { $0.split != nil }) else { return .ignored(.noSplitView) }
        if let cover = hierarchy.cover(of: split.id) { return .ignored(cover) }
        return body(&state, split.id)
    }
}

extension ContainerEvent {
    var sentence: [LogFragment] {
        switch self {
        case .tap(let controller, let view):
            [.emphasis("tapped "), .strong(view.name), .plain(" in \(controller)")]
        case .change(let controller, let view, let value): value.sentence(view, controller)
        case .back: [.emphasis("tapped "), .strong("back")]
        case .backIn(let controller): [.emphasis("tapped "), .strong("back"), .plain(" in \(controller)")]
        case .dismiss: [.emphasis("closed "), .plain("the presented controller")]
        case .selectTab(let index):
            [.emphasis("tapped "), .plain(index == nil ? "the tab " : "tab "), .strong(index.map { String($0) } ?? "More")]
        case .sidebar(let change): [.emphasis(change.pastTense), .plain(" the sidebar")]
        case .showColumn(let column): [.emphasis("showed "), .plain("the column "), .strong(column.rawValue)]
        case .hideColumn(let column): [.emphasis("hid "), .plain("the column "), .strong(column.rawValue)]
        case .swipe(let direction): [.emphasis("swiped "), .strong(direction.rawValue)]
        case .edgeSwipe(let edge): [.emphasis("swiped "), .plain("in from the "), .strong(edge.rawValue), .plain(" edge")]
        case .tapDimmed: [.emphasis("tapped "), .plain("the dimmed area")]
        case .cancelSearch(let controller): [.emphasis("cancelled "), .plain("the search in "), .strong(controller)]
        case .showOverflow(let controller): [.emphasis("opened "), .plain("the overflow menu of "), .strong(controller)]
        case .returnKey: [.emphasis("tapped "), .strong("Return")]
        case .dismissKeyboard: [.emphasis("tapped "), .plain("the key that hides the keyboard")]
        case .tapBeside(let controller): [.emphasis("tapped "), .plain("an empty area of "), .strong(controller)]
        case .drag(let controller, let view, let direction):
            [.emphasis("dragged "), .strong(view.name), .plain(" \(direction.rawValue) in \(controller)")]
        case .scroll(let controller, let view, let target):
            [.emphasis("scrolled "), .strong(view.name), .plain(" in \(controller) to \(target.words)")]
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
    fileprivate func sentence(_ view: ViewID, _ controller: String) -> [LogFragment] {
        let words = switch self {
        case .isOn(let isOn): ("switched ", isOn ? " on" : " off")
        case .value(let value): ("moved ", " to \(value.pointText)")
        case .selectedSegmentIndex(let index): ("chose ", " segment \(index)")
        case .text(let text): ("typed ", " “\(text)”")
        }
        return [.emphasis(words.0), .strong(view.name), .plain("\(words.1) in \(controller)")]
    }
}
