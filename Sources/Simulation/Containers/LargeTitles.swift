import LayoutEngine
import PlaygroundModel

/// Large titles that collapse when content scrolls. A navigation bar follows one scroll view: that which is, or is in, the first subview
/// of the content's view (hotwired/hotwire-native-ios#199 and #257). One that begins below the bar does not collapse it (dotnet/maui#36511).
enum LargeTitles {
    /// - Returns: The entries of a drag, or `nil` if no large title can change.
    static func drag(
        _ view: ViewID, in content: SceneController, _ direction: SwipeDirection, _ hierarchy: Hierarchy, _ state: inout SimulationState,
        _ context: SimulationContext
    ) -> [LogEntry]? {
        let isCollapsed = content.changes.isLargeTitleCollapsed
        guard direction == (isCollapsed ? .down : .up), let navigation = content.parent.flatMap({ hierarchy.controller($0) }),
              let bar = navigation.navigationBar, bar.content == content.id, isCollapsed || bar.largeTitleFrame != nil
        else { return nil }
        let path = content.definition.path
        let first = content.firstSubview
        guard first.map({ content.followedScrollView(in: $0) }) == view else {
            return isCollapsed ? nil : [LogEntry(.largeTitleStays(of: navigation.id, first: first, dragged: view), path: path)]
        }
        var resolver = context.resolver(for: state)
        let layout = resolver.layout(of: content)
        guard let frame = layout.frames[view], let scroll = layout.contents[view], isCollapsed
            || scroll.size.height + scroll.insets.top + scroll.insets.bottom > frame.height
        else { return nil }
        if !isCollapsed, frame.minY + content.frame.minY >= bar.frame.minY + bar.height {
            return [LogEntry(.largeTitleStays(of: navigation.id, first: view, dragged: view), path: path)]
        }
        state.update(content.id) { $0.changes.isLargeTitleCollapsed = !isCollapsed }
        return [LogEntry(.largeTitle(of: navigation.id, collapses: !isCollapsed, with: view), path: path)]
    }
}

extension SceneController {
    /// The first installed subview of the root view that is not in a bar.
    fileprivate var firstSubview: ViewID? {
        definition.topLevelViews.first { id in id != definition.viewInBar && views.contains { $0.id == id } }
    }

    /// The first scroll view in a view, or the view itself.
    fileprivate func followedScrollView(in view: ViewID) -> ViewID? {
        guard let found = definition.view(view) else { return nil }
        if found.kind.scrolls || found.kind == .textView { return view }
        return found.subviews.lazy.compactMap { followedScrollView(in: $0) }.first
    }
}
