// The API for the vertical bars of iOS 27.1.

@available(iOS 27.1, *)
public enum UIVerticalBarEdge: Int, Sendable { case unspecified, leading, trailing }

@available(iOS 27.1, *)
public enum UIVerticalBarBehavior: Int, Sendable { case automatic, disabled }

@available(iOS 27.1, *)
public struct UITraitVerticalBarEdge: UITraitDefinition {
    public typealias Value = UIVerticalBarEdge
    public static var defaultValue: UIVerticalBarEdge { .unspecified }
}

@available(iOS 27.1, *)
extension UITraitCollection {
    public var verticalBarEdge: UIVerticalBarEdge { self[UITraitVerticalBarEdge.self] }
}

@available(iOS 27.1, *)
extension UIBarButtonItem {
    public enum AxisBehavior: Int, Sendable { case automatic, horizontalOnly, verticalPreferred }

    public var axisBehavior: AxisBehavior { get { .automatic } set {} }
}

@available(iOS 27.0, *)
extension UIBarButtonItem {
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let low = VisibilityPriority(rawValue: -1)
        public static let standard = VisibilityPriority(rawValue: 0)
        public static let high = VisibilityPriority(rawValue: 1)
    }

    public var visibilityPriority: VisibilityPriority { get { .standard } set {} }
}

@available(iOS 27.1, *)
extension UINavigationItem {
    public enum VerticalBarCompressionBehavior: Int, Sendable { case automatic, prefersBarItems, prefersTabBar }

    public var verticalBarCompressionBehavior: VerticalBarCompressionBehavior { get { .automatic } set {} }
}

@available(iOS 27.1, *)
@MainActor open class UIArrangementViewController: UIViewController {
    public struct ViewPlacement: Hashable, Sendable {
        let name: String

        public static let primary = ViewPlacement(name: "primary")
        public static let secondary = ViewPlacement(name: "secondary")
    }

    private var placed: [ViewPlacement: UIViewController] = [:]

    public final func setViewController(_ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false) {
        placed[placement]?.view.removeFromSuperview()
        placed[placement]?.removeFromParent()
        placed[placement] = viewController
        guard let viewController else { return }
        addChild(viewController)
        view.addSubview(viewController.view)
        viewController.didMove(toParent: self)
    }

    public final func viewController(for placement: ViewPlacement) -> UIViewController? { placed[placement] }
}
