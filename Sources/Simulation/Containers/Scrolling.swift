import LayoutEngine
import PlaygroundModel

/// Moves a scroll view's content to where it comes to rest, and applies the effects on pages, large titles, search bars and the keyboard.
///
/// A scroll view that begins below the bar does not collapse its title (dotnet/maui#36511).
enum Scrolling {
    /// Handles a drag: shows a row's swipe actions, or scrolls by half of the view's length, or by one page if the view pages.
    static func drag(
        _ view: ViewID, in name: String, _ direction: SwipeDirection, _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        reach(view, in: name, state, context) { controller, path in
            if let row = controller.definition.view(view), row.kind == .cell {
                return SwipedRows.drag(row, in: controller, direction, &state, context)
            }
            state.swipedRow = nil
            return move(view, in: controller, at: path, &state, context, dragged: direction) { position, length, _ in
                let step = position.isPaging ? length : Size(width: length.width / 2, height: length.height / 2)
                var distance = position.distance
                switch direction {
                case .left: distance.x += step.width
                case .right: distance.x -= step.width
                case .up: distance.y += step.height
                case .down: distance.y -= step.height
                }
                return distance
            }
        }
    }

    static func scroll(
        _ view: ViewID, in name: String, to target: ScrollTarget, _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        reach(view, in: name, state, context) { controller, path in
            var row: Rect?
            if case .row(let number) = target {
                var resolver = context.resolver(for: state)
                let rows = controller.rows(of: view, in: resolver.layout(of: controller))
                guard Int(number) < rows.count else { return .ignored(.noRow(Int(number), in: view), at: path) }
                row = rows[Int(number)].frame
            }
            state.swipedRow = nil
            return move(view, in: controller, at: path, &state, context) { position, _, covered in
                position.distance(to: target, row.map { $0.offset(by: Point(x: 0, y: covered)) })
            }
        }
    }

    /// UIScrollView.scrollRectToVisible(_:animated:), by the shortest distance. Bars that gestures hide or show do not change.
    static func show(_ view: ViewID, for sender: Sender, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let controller = hierarchy.onScreen.first(where: { $0.id == sender.controller }) else {
            return .ignored(.noSuchController(sender.controller.description), at: sender.path)
        }
        guard controller.definition.view(view) != nil else { return .ignored(.noSuchView(view, in: controller.id), at: sender.path) }
        var scrollView = view
        repeat {
            guard let outer = controller.definition.superview(of: scrollView) else { return .ignored(.noScrollView(around: view), at: sender.path) }
            scrollView = outer.id
        } while controller.definition.view(scrollView)?.kind.scrolls != true
        var resolver = context.resolver(for: state)
        let layout = resolver.layout(of: controller)
        guard let target = layout.frames[view], let frame = layout.frames[scrollView], let content = layout.contents[scrollView],
              let position = controller.scrollPosition(of: scrollView, in: layout)
        else { return .ignored(.cannotScroll(scrollView), at: sender.path) }
        let corner = Point(x: frame.minX + content.insets.left, y: frame.minY + content.insets.top)
        let visible = frame.inset(by: content.insets).size
        let bar = CollapsingBar(over: controller, in: hierarchy)
        let new = position.distance(toShow: target.relative(to: corner), in: visible)
        let (distance, entries) = place(scrollView, in: controller, frame, position, at: new, bar, &state)
        guard distance != position.distance else { return .ignored(.cannotScroll(scrollView), at: sender.path) }
        return [LogEntry(.scrolled(scrollView, in: controller.id, toShow: view), path: sender.path)] + entries
    }

    /// - Returns: The offset at which the content rests, and the log entries of a bar above it.
    private static func place(
        _ view: ViewID, in controller: SceneController, _ frame: Rect, _ position: ScrollPosition, at target: Point, _ bar: CollapsingBar?,
        _ state: inout SimulationState
    ) -> (distance: Point, entries: [LogEntry]) {
        let old = position.distance
        var new = position.rest(at: target, in: frame.size)
        if let bar, position.limit.y > 0 { new.y = bar.rest(at: new.y, of: view, in: frame) }
        state.update(controller.id) { $0.changes.scroll(view, to: new == position.first ? nil : new) }
        return (new, new == old ? [] : bar?.follow(view, in: frame, from: old.y, to: new.y, &state) ?? [])
    }

    private static func reach(
        _ view: ViewID, in name: String, _ state: SimulationState, _ context: SimulationContext, _ body: (SceneController, DocumentPath) -> [LogEntry]
    ) -> [LogEntry] {
        switch context.hierarchy(of: state).touchTarget(view, in: name) {
        case .reached(let target): body(target.controller, target.path)
        case .missed(let reason, let path): .ignored(reason, at: path)
        }
    }

    /// - Parameters:
    ///   - dragged: The direction of a drag. `nil` if the movement determines it.
    ///   - target: Returns the new offset. `covered` is the height by which the bar above can collapse.
    private static func move(
        _ view: ViewID, in controller: SceneController, at path: DocumentPath, _ state: inout SimulationState, _ context: SimulationContext,
        dragged: SwipeDirection? = nil, _ target: (ScrollPosition, _ visible: Size, _ covered: Double) -> Point
    ) -> [LogEntry] {
        guard let resolved = controller.view(resolved: view), resolved.isDraggable else {
            return dragged.flatMap { BarVisibility.swipe($0, in: controller, &state, context) } ?? .ignored(.nothingToDrag(view), at: path)
        }
        let hierarchy = context.hierarchy(of: state)
        var resolver = context.resolver(for: state)
        let layout = resolver.layout(of: controller)
        let bar = CollapsingBar(over: controller, in: hierarchy)
        var entries: [LogEntry] = []
        var direction = dragged
        var moves = false
        if let position = controller.scrollPosition(of: view, in: layout), let frame = layout.frames[view] {
            let old = position.distance
            let wanted = target(position, frame.size, bar?.height(over: view, in: frame) ?? 0)
            let (new, followed) = place(view, in: controller, frame, position, at: wanted, bar, &state)
            entries += followed
            moves = new != old
            if direction == nil, moves { direction = SwipeDirection(from: old, to: new) }
            if new.y == 0, dragged == .down, Searches.pullOut(in: controller, &state) { return entries }
        }
        let bars = direction.flatMap { BarVisibility.swipe($0, in: controller, &state, context) }
        entries += bars ?? []
        if moves, let direction { entries += BarVisibility.scroll(view, direction, in: controller, of: hierarchy, &state, context) }
        moves = moves || bars != nil
        guard hierarchy.keyboard != nil else { return moves ? entries : .ignored(.cannotScroll(view), at: path) }
        let mode: KeyboardDismissMode = resolved.properties.choice(.keyboardDismissMode) ?? .none
        if let direction, mode.dismisses(draggedTowards: direction) {
            state.firstResponder = nil
            return entries
        }
        return moves ? entries : .ignored(.keyboardStays(mode, view), at: path)
    }
}

/// The parts of a navigation bar that scrolling moves out of the way: a search bar first, then a large title.
private struct CollapsingBar {
    private let navigation: SceneController
    /// The top controller of the stack.
    private let content: SceneController
    private let controller: SceneController
    private let followed: FollowedView?
    private let bar: NavigationBar
    private let searchHeight: Double
    private let titleHeight: Double

    /// `nil` if the bar has no such part.
    init?(over controller: SceneController, in hierarchy: Hierarchy) {
        guard let navigation = hierarchy.navigation(around: controller), let bar = navigation.navigationBar,
              let content = bar.content.flatMap({ hierarchy.controller($0) })
        else { return nil }
        titleHeight = bar.largeTitleFrame?.height ?? bar.collapsedTitleHeight
        searchHeight = navigation.searchBar?.goesWhenScrolling == true ? bar.searchBarHeight : bar.collapsedSearchHeight
        guard titleHeight + searchHeight > 0 else { return nil }
        followed = hierarchy.onScreen.followedView(of: navigation)
        (self.navigation, self.content, self.controller, self.bar) = (navigation, content, controller, bar)
    }

    private var isCollapsed: Bool { controller.collapsedBarHeight > 0 }

    private func follows(_ view: ViewID, in frame: Rect) -> Bool {
        followed?.scrollView == view && followed?.controller == controller.id
            && (isCollapsed || frame.minY + controller.frame.minY < bar.frame.minY + bar.height)
    }

    /// The height of the collapsing parts in points. 0 if the bar does not follow the view.
    func height(over view: ViewID, in frame: Rect) -> Double { follows(view, in: frame) ? searchHeight + titleHeight : 0 }

    /// The offset at which each part is either fully visible or fully hidden (recalled).
    func rest(at distance: Double, of view: ViewID, in frame: Rect) -> Double {
        let whole = height(over: view, in: frame)
        guard distance > 0, distance < whole else { return distance }
        return [0, searchHeight, whole].min { abs($0 - distance) < abs($1 - distance) } ?? distance
    }

    func follow(_ view: ViewID, in frame: Rect, from old: Double, to new: Double, _ state: inout SimulationState) -> [LogEntry] {
        let path = content.definition.path
        guard follows(view, in: frame) else {
            guard titleHeight > 0, old == 0, new > 0, !isCollapsed else { return [] }
            return [LogEntry(.largeTitleStays(of: navigation.id, follows: followed, dragged: view), path: path)]
        }
        let (wasCollapsed, collapses) = (content.changes.isLargeTitleCollapsed, titleHeight > 0 && new >= searchHeight + titleHeight)
        state.update(content.id) {
            $0.changes.isSearchBarScrolledAway = searchHeight > 0 && new >= searchHeight
            $0.changes.isLargeTitleCollapsed = collapses
        }
        return collapses == wasCollapsed ? [] : [LogEntry(.largeTitle(of: navigation.id, collapses: collapses, with: view), path: path)]
    }
}

extension SwipeDirection {
    fileprivate init(from old: Point, to new: Point) {
        self = new.y != old.y ? (new.y > old.y ? .up : .down) : new.x > old.x ? .left : .right
    }
}
