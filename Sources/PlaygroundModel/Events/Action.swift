/// What an element does when it is used.
public enum Action: Hashable, Sendable {
    /// UIViewController.show(_:sender:).
    case show(ControllerID)
    /// UIViewController.showDetailViewController(_:sender:).
    case showDetail(ControllerID)
    /// UIViewController.present(_:animated:), in a style of the action's own or in the presented controller's.
    case present(ControllerID, style: ModalPresentationStyle? = nil)
    /// UINavigationController.pushViewController(_:animated:) of the nearest navigation controller.
    case push(ControllerID)
    /// UINavigationController.popViewController(animated:).
    case pop
    /// UINavigationController.popToRootViewController(animated:).
    case popToRoot
    /// UIViewController.dismiss(animated:).
    case dismiss
    /// A custom segue: replaces the detail of the split view above, and puts its menu beside it or over it.
    case replaceDetail(ControllerID, menu: MenuPlacement?)
    /// Goes back to a controller that is below or behind (an unwind segue).
    case unwind(to: ControllerID)
    /// UISplitViewController.show(_:) and hide(_:) of the split view above (iOS 14).
    case showColumn(SplitDefinition.Column)
    case hideColumn(SplitDefinition.Column)
    /// UITabBarController.Sidebar.isHidden of the tab bar controller above (iOS 18).
    case sidebar(SidebarChange)
    /// UIResponder.becomeFirstResponder() of a text field, text view or search bar of the controller that acts.
    case becomeFirstResponder(ViewID)
    /// UIResponder.resignFirstResponder() of the element that acts.
    case resignFirstResponder
    /// UIView.endEditing(_:) of the view of the controller that acts.
    case endEditing
    /// UIApplication.shortcutItems: the app's dynamic quick actions.
    case setShortcutItems([QuickAction])

    /// Sets properties of views of the controller that acts.
    case set([AdaptiveElement.Assignment])

    /// Where a custom segue puts the menu of a split view: its preferredDisplayMode afterwards.
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

    /// The action that looks for a target, if it is one.
    public var targeted: TargetedAction? {
        switch self {
        case .show: .show
        case .showDetail: .showDetail
        default: nil
        }
    }

    /// The controller the action brings on screen, if any.
    public var target: ControllerID? {
        switch self {
        case .show(let id), .showDetail(let id), .present(let id, _), .push(let id), .replaceDetail(let id, _): id
        case .pop, .popToRoot, .dismiss, .unwind, .showColumn, .hideColumn, .sidebar, .becomeFirstResponder, .resignFirstResponder,
             .endEditing, .setShortcutItems, .set: nil
        }
    }
}

extension Action {
    /// The quick actions that the action makes the app's.
    public var shortcutItems: [QuickAction] {
        if case .setShortcutItems(let items) = self { items } else { [] }
    }
}
