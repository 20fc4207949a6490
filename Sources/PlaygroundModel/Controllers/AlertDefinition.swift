/// UIAlertController: a title, a message, and actions that close it.
public struct AlertDefinition: Hashable, Sendable {
    /// UIAlertController.Style.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case alert, actionSheet
    }

    /// UIAlertAction.Style.
    public enum ActionStyle: String, CaseIterable, Hashable, Sendable {
        case `default`, cancel, destructive
    }

    /// UIAlertAction: a tap closes the alert, then runs `item.tap` in the presenting controller.
    public struct AlertAction: Hashable, Sendable {
        public var item: BarButtonItem
        public var style: ActionStyle

        public init(_ item: BarButtonItem, style: ActionStyle = .default) {
            self.item = item
            self.style = style
        }
    }

    public var preferredStyle: Style
    public var message: String?
    public var actions: [AlertAction]

    /// The actions of an action sheet shown as a popover, which has no cancel row: a tap outside cancels.
    public var actionsOfPopover: [AlertAction] { actions.filter { $0.style != .cancel } }

    public init(preferredStyle: Style = .alert, message: String? = nil, actions: [AlertAction] = []) {
        self.preferredStyle = preferredStyle
        self.message = message
        self.actions = actions
    }
}
