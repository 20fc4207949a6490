/// What an element does when it is used.
public enum Action: Hashable, Sendable {
    /// UIViewController.show(_:sender:).
    case show(ControllerID)
    /// UIViewController.showDetailViewController(_:sender:).
    case showDetail(ControllerID)
    /// UIViewController.present(_:animated:).
    case present(ControllerID)
    /// UINavigationController.pushViewController(_:animated:) of the nearest navigation controller.
    case push(ControllerID)
    /// UINavigationController.popViewController(animated:).
    case pop
    /// UINavigationController.popToRootViewController(animated:).
    case popToRoot
    /// UIViewController.dismiss(animated:).
    case dismiss

    /// The controller the action brings on screen, if any.
    public var target: ControllerID? {
        switch self {
        case .show(let id), .showDetail(let id), .present(let id), .push(let id): id
        case .pop, .popToRoot, .dismiss: nil
        }
    }
}
