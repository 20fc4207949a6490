/// UIAlertController. Every action closes it.
public struct AlertDefinition: Hashable, Sendable {
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case alert, actionSheet
    }

    public enum ActionStyle: String, CaseIterable, Hashable, Sendable {
        case `default`, cancel, destructive
    }

    /// UIAlertAction. A tap closes the alert, then runs `item.tap` in the presenting controller.
    public struct AlertAction: Hashable, Sendable {
        public var item: BarButtonItem
        public var style: ActionStyle

        public init(_ item: BarButtonItem, style: ActionStyle = .default) {
            self.item = item
            self.style = style
        }
    }

    /// The text field properties (UIAlertController.textFields). The text fields are the controller's views.
    public static let fieldProperties: [ViewProperty] = [
        .text, .placeholder, .isSecureTextEntry, .keyboardType, .returnKeyType, .clearButtonMode, .textContentType, .autocapitalizationType,
        .autocorrectionType,
    ]

    public var preferredStyle: Style
    public var message: String?
    public var actions: [AlertAction]
    /// The action that an alert emphasises instead of its cancel action.
    public var preferredAction: ViewID?

    /// The actions of an action sheet in a popover. A popover omits cancel actions, because a tap outside cancels.
    public var actionsOfPopover: [AlertAction] { actions.filter { $0.style != .cancel } }

    public init(preferredStyle: Style = .alert, message: String? = nil, actions: [AlertAction] = []) {
        self.preferredStyle = preferredStyle
        self.message = message
        self.actions = actions
    }
}
