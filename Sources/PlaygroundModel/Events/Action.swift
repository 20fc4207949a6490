public indirect enum Action: Hashable, Sendable {
    case show(ControllerID)
    case showDetail(ControllerID)
    /// Presents a controller. If the style is `nil`, the controller's own style is used.
    case present(ControllerID, style: ModalPresentationStyle? = nil)
    /// Pushes onto the nearest navigation controller.
    case push(ControllerID)
    case pop
    case popToRoot
    case dismiss
    /// A custom segue: replaces the detail of the enclosing split view and places its menu.
    case replaceDetail(ControllerID, menu: MenuPlacement?)
    /// UISplitViewController.setViewController(_:for:) of the enclosing split view (iOS 14). `nil` empties the column.
    case setViewController(ControllerID?, SplitDefinition.Column)
    /// An unwind segue to a controller lower on the stack, or to a presenting controller.
    case unwind(to: ControllerID)
    /// UISplitViewController.show(_:) and hide(_:) of the enclosing split view (iOS 14).
    case showColumn(SplitDefinition.Column)
    case hideColumn(SplitDefinition.Column)
    /// UITabBarController.Sidebar.isHidden of the enclosing tab bar controller (iOS 18).
    case sidebar(SidebarChange)
    /// Focuses a text field, text view or search bar of the acting controller.
    case becomeFirstResponder(ViewID)
    /// Removes the focus from the acting element.
    case resignFirstResponder
    /// UIView.endEditing(_:) of the acting controller's view.
    case endEditing
    /// UIScrollView.scrollRectToVisible(_:animated:) of the scroll view around a view of the controller, or scrollToRow(at:at:animated:).
    case scrollRectToVisible(ViewID)
    case setShortcutItems([QuickAction])

    /// Sets properties of views and variables of the acting controller.
    case set([AdaptiveElement.Assignment], variables: [VariableChange] = [])
    /// The first action whose condition holds. An alternative can be a segue that has alternatives.
    case firstHolding([ConditionalAction])

    /// The menu's placement after a custom segue: the split view's preferredDisplayMode.
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

    public var targeted: TargetedAction? {
        switch self {
        case .show: .show
        case .showDetail: .showDetail
        default: nil
        }
    }

    public var target: ControllerID? {
        switch self {
        case .show(let id), .showDetail(let id), .present(let id, _), .push(let id), .replaceDetail(let id, _): id
        case .setViewController(let id, _): id
        case .pop, .popToRoot, .dismiss, .unwind, .showColumn, .hideColumn, .sidebar, .becomeFirstResponder, .resignFirstResponder,
             .endEditing, .scrollRectToVisible, .setShortcutItems, .set, .firstHolding: nil
        }
    }
}

extension Action {
    public var shortcutItems: [QuickAction] {
        if case .setShortcutItems(let items) = self { items } else { [] }
    }
}
