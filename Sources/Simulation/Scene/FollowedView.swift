import LayoutEngine
import PlaygroundModel

/// The view that the navigation bar follows in a controller (UIViewController.contentScrollView(for:)): the named scroll view, or the first
/// subview of the controller's view. In a container this is the first child's view (hotwired/hotwire-native-ios#199 and #257).
public struct FollowedView: Hashable, Sendable {
    /// The name of a view or of a child controller.
    public var name: String
    /// Whether `contentScrollView` names the view.
    public var isNamed = false
    public var controller: ControllerInstance.ID
    /// The view itself, or the first scroll view in it. `nil` if the bar follows no scroll view.
    public var scrollView: ViewID?
    /// The ID of the scroll view's node.
    public var nodeID: String? { scrollView.map { "\(controller).\($0)" } }

    func sentence(for view: ViewID) -> [LogFragment] {
        if scrollView == view { return [.plain("it begins below the bar")] }
        return [.plain("the bar follows "), isNamed ? .code("contentScrollView") : .plain("the first subview"), .plain(", "), .strong(name)]
    }
}

extension SceneController {
    /// The view that the bar follows in this controller, ignoring child controllers.
    var ownFollowedView: FollowedView? {
        if let view = definition.contentScrollView, views.contains(where: { $0.id == view }) {
            return FollowedView(name: view.name, isNamed: true, controller: id, scrollView: view)
        }
        let first = definition.topLevelViews.first { id in id != definition.viewInBar && views.contains { $0.id == id } }
        return first.map { FollowedView(name: $0.name, controller: id, scrollView: scrollView(in: $0)) }
    }

    private func scrollView(in view: ViewID) -> ViewID? {
        guard let found = definition.view(view) else { return nil }
        if found.kind.scrolls { return view }
        return found.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
}

extension [SceneController] {
    /// The view that the bar of a navigation controller follows. The array contains the controllers on the screen, parents first.
    public func followedView(of navigation: SceneController) -> FollowedView? {
        guard let id = navigation.navigationBar?.content, let content = first(where: { $0.id == id }) else { return nil }
        return followedView(in: content)
    }

    /// The view that a bar follows in a controller, which may be a container.
    func followedView(in controller: SceneController) -> FollowedView? {
        var current = controller
        while current.ownFollowedView?.isNamed != true, let child = first(where: { $0.parent == current.id && !$0.isPresented }) {
            guard current.definition.searchResultsController == nil else { break }
            current = child
        }
        return current.ownFollowedView
    }
}
