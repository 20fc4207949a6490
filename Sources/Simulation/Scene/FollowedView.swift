import LayoutEngine
import PlaygroundModel

/// What the navigation bar follows in a controller (UIViewController.contentScrollView(for:)): the named scroll view, or the first subview of
/// its view, which is the view of a container's first child (hotwired/hotwire-native-ios#199 and #257).
public struct FollowedView: Hashable, Sendable {
    /// A child's name, or a view.
    public var name: String
    /// Whether `contentScrollView` names it.
    public var isNamed = false
    public var controller: ControllerInstance.ID
    /// The view, or the first scroll view in it. `nil` if the bar follows no scrolling.
    public var scrollView: ViewID?
    /// Of the scroll view's node.
    public var nodeID: String? { scrollView.map { "\(controller).\($0)" } }

    func sentence(for view: ViewID) -> [LogFragment] {
        if scrollView == view { return [.plain("it begins below the bar")] }
        return [.plain("the bar follows "), isNamed ? .code("contentScrollView") : .plain("the first subview"), .plain(", "), .strong(name)]
    }
}

extension SceneController {
    /// Without those of children.
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
    /// The view that the bar of a navigation controller follows. The controllers are those on the screen, parents first.
    public func followedView(of navigation: SceneController) -> FollowedView? {
        guard let id = navigation.navigationBar?.content, let content = first(where: { $0.id == id }) else { return nil }
        return followedView(in: content)
    }

    /// The same, from a controller that may be a container.
    func followedView(in controller: SceneController) -> FollowedView? {
        var current = controller
        while current.ownFollowedView?.isNamed != true, let child = first(where: { $0.parent == current.id && !$0.isPresented }) {
            guard current.definition.searchResultsController == nil else { break }
            current = child
        }
        return current.ownFollowedView
    }
}
