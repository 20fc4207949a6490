import PlaygroundModel

struct Sender {
    var controller: ControllerInstance.ID
    var view: ViewID?
    var path: DocumentPath
    /// The control's value as a string.
    var value: String?
    /// The control's value. `nil` if it exists only as a string.
    var input: PropertyValue?

    /// The control's value: a number clamped to the range, or a Boolean. `nil` if the types differ.
    func input(like other: PropertyValue, in range: ClosedRange<Double>) -> PropertyValue? {
        switch (other, input) {
        case (.bool, .bool?): input
        case (.number, .number(let number)?): .number(min(max(number, range.lowerBound), range.upperBound))
        case (.number, .bool?): nil
        case (.number, _): value.flatMap { Double($0) }.flatMap { $0.isFinite ? .number(min(max($0, range.lowerBound), range.upperBound)) : nil }
        default: nil
        }
    }
}

enum Actions {
    typealias Instance = ControllerInstance.ID

    static func perform(
        _ action: Action, by sender: Sender, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        if let target = action.target, context.playground.controller(target) == nil {
            return .ignored(.undefinedController(target), at: sender.path)
        }
        switch action {
        case .show(let id), .showDetail(let id):
            return show(id, by: action, from: sender, in: &state, context)
        case .present(let id, let style):
            return Presentations.present(id, style: style, by: sender, in: &state, context)
        case .push(let id):
            return withNavigation(for: action, sender, &state, context) {
                Stacks.push(id, onto: $1, for: sender, in: &$0, context)
            }
        case .pop:
            return withNavigation(for: action, sender, &state, context) {
                Stacks.pop(from: $1, keeping: nil, at: sender.path, in: &$0, context)
            }
        case .popToRoot:
            return withNavigation(for: action, sender, &state, context) {
                Stacks.pop(from: $1, keeping: 1, at: sender.path, in: &$0, context)
            }
        case .dismiss:
            return Presentations.dismissFrontmost(at: sender.path, in: &state, context)
        case .replaceDetail(let id, let menu):
            return withSplit(sender, &state) {
                SplitViews.replaceDetail(id, of: $1, menu: menu, for: sender, in: &$0, context)
            }
        case .setViewController(let id, let column):
            return withSplit(sender, &state) { SplitViews.set(id, for: column, of: $1, for: sender, in: &$0, context) }
        case .unwind(let id):
            return unwind(to: id, from: sender, in: &state, context)
        case .showColumn(let column):
            return withSplit(sender, &state) { SplitViews.show(column, of: $1, at: sender.path, in: &$0, context) }
        case .hideColumn(let column):
            return withSplit(sender, &state) { SplitViews.hide(column, of: $1, at: sender.path, in: &$0, context) }
        case .sidebar(let change):
            guard let tabs = state.path(to: sender.controller).last(where: { $0.tabBar != nil }) else {
                return .ignored(.noTabBarController(above: sender.controller), at: sender.path)
            }
            return TabBars.changeSidebar(change, of: tabs.id, at: sender.path, in: &state, context)
        case .becomeFirstResponder(let view):
            return Responders.become(view, for: sender, in: &state, context)
        case .resignFirstResponder:
            return Responders.resign(sender, in: &state)
        case .endEditing:
            return Responders.endEditing(of: sender.controller, at: sender.path, in: &state)
        case .scrollRectToVisible(let view):
            return Scrolling.show(view, for: sender, in: &state, context)
        case .setShortcutItems(let items):
            return state.setShortcutItems(items, at: sender.path)
        case .set(let assignments, let variables):
            let entries = set(assignments, by: sender, in: &state, context)
            return entries + change(variables, by: sender, in: &state, context)
        case .firstHolding(let choices):
            return performFirst(of: choices, by: sender, in: &state, context)
        }
    }

    private static func withNavigation(
        for action: Action, _ sender: Sender, _ state: inout SimulationState, _ context: SimulationContext,
        _ body: (inout SimulationState, Instance) -> [LogEntry]
    ) -> [LogEntry] {
        let navigation = state.path(to: sender.controller).last { context.isNavigation($0.id) }
        guard let navigation else {
            return .ignored(.noNavigationController(above: sender.controller, action), at: sender.path)
        }
        return body(&state, navigation.id)
    }

    private static func withSplit(
        _ sender: Sender, _ state: inout SimulationState, _ body: (inout SimulationState, Instance) -> [LogEntry]
    ) -> [LogEntry] {
        guard let split = state.path(to: sender.controller).last(where: { $0.split != nil }) else {
            return .ignored(.noSplitView, at: sender.path)
        }
        return body(&state, split.id)
    }
}

extension SimulationState {
    mutating func setShortcutItems(_ items: [QuickAction], at path: DocumentPath?) -> [LogEntry] {
        guard items != shortcutItems else { return .ignored(.nothingNew, at: path) }
        shortcutItems = items
        return [LogEntry(.shortcutItemsSet(items.map { $0.title }), path: path)]
    }
}
