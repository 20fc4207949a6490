public enum Action: Hashable, Sendable {
    /// UIViewController.show(_:sender:).
    case show(ControllerID)
    /// UIViewController.showDetailViewController(_:sender:).
    case showDetail(ControllerID)
    /// UIViewController.present(_:animated:); without a style, in the presented controller's.
    case present(ControllerID, style: ModalPresentationStyle? = nil)
    /// UINavigationController.pushViewController(_:animated:) of the nearest navigation controller.
    case push(ControllerID)
    /// UINavigationController.popViewController(animated:).
    case pop
    /// UINavigationController.popToRootViewController(animated:).
    case popToRoot
    /// UIViewController.dismiss(animated:).
    case dismiss
    /// A custom segue: replaces the detail of the enclosing split view, and places its menu.
    case replaceDetail(ControllerID, menu: MenuPlacement?)
    /// UISplitViewController.setViewController(_:for:) of the enclosing split view (iOS 14); `nil` empties the column.
    case setViewController(ControllerID?, SplitDefinition.Column)
    /// An unwind segue to a controller that is lower on the stack or presenting.
    case unwind(to: ControllerID)
    /// UISplitViewController.show(_:) and hide(_:) of the enclosing split view (iOS 14).
    case showColumn(SplitDefinition.Column)
    case hideColumn(SplitDefinition.Column)
    /// UITabBarController.Sidebar.isHidden of the enclosing tab bar controller (iOS 18).
    case sidebar(SidebarChange)
    /// UIResponder.becomeFirstResponder() of a text field, text view or search bar of the acting controller.
    case becomeFirstResponder(ViewID)
    /// UIResponder.resignFirstResponder() of the acting element.
    case resignFirstResponder
    /// UIView.endEditing(_:) of the acting controller's view.
    case endEditing
    /// UIApplication.shortcutItems, the dynamic quick actions.
    case setShortcutItems([QuickAction])

    /// Sets properties of views, and variables of the acting controller.
    case set([AdaptiveElement.Assignment], variables: [VariableChange] = [])
    /// The first whose condition holds; none of them contains others.
    indirect case firstHolding([ConditionalAction])

    /// The place of a split view's menu after a custom segue: its preferredDisplayMode.
    public enum MenuPlacement: String, CaseIterable, Hashable, Sendable {
        case beside, overlay, hidden

        public var displayMode: SplitDefinition.DisplayMode {
            switch self {
            case .beside: .oneBesideSecondary
            case .overlay: .oneOverSecondary
            case .hidden: .secondaryOnly
            }
        }
    }

    /// The action that searches for a target, if it does.
    public var targeted: TargetedAction? {
        switch self {
        case .show: .show
        case .showDetail: .showDetail
        default: nil
        }
    }

    /// The controller that the action brings on screen, if any.
    public var target: ControllerID? {
        switch self {
        case .show(let id), .showDetail(let id), .present(let id, _), .push(let id), .replaceDetail(let id, _): id
        case .setViewController(let id, _): id
        case .pop, .popToRoot, .dismiss, .unwind, .showColumn, .hideColumn, .sidebar, .becomeFirstResponder, .resignFirstResponder,
             .endEditing, .setShortcutItems, .set, .firstHolding: nil
        }
    }
}

extension Action {
    public var shortcutItems: [QuickAction] {
        if case .setShortcutItems(let items) = self { items } else { [] }
    }
}
