import LayoutEngine
import PlaygroundModel

/// Hides navigation controllers' bars (swipes, taps, the keyboard, compact height) and minimizes tab bars (scrolling).
enum BarVisibility {
    /// Handles a swipe, or a drag of content, in the stack's top controller. `nil` if it changes no bars.
    static func swipe(
        _ direction: SwipeDirection, in controller: SceneController, _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry]? {
        guard direction == .up || direction == .down else { return nil }
        return change(around: controller, because: .hidesBarsOnSwipe, to: direction == .up, &state, context)
    }

    /// Handles a tap that no view handles. `nil` if it changes no bars.
    static func tap(in controller: SceneController, _ state: inout SimulationState, _ context: SimulationContext) -> [LogEntry]? {
        guard let navigation = context.hierarchy(of: state).navigation(around: controller) else { return nil }
        guard let hiding = navigation.barsChangedByTap else { return nil }
        return change(around: controller, because: hiding, to: !navigation.hidesBars, &state, context)
    }

    static func keyboardAppears(in controller: SceneController, _ state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        change(around: controller, because: .hidesBarsWhenKeyboardAppears, to: true, &state, context) ?? []
    }

    /// Minimizes or expands the tab bar, which follows the same view as a navigation bar.
    /// - Parameter hierarchy: The hierarchy before the movement.
    static func scroll(
        _ view: ViewID, _ direction: SwipeDirection, in controller: SceneController, of hierarchy: Hierarchy, _ state: inout SimulationState,
        _ context: SimulationContext
    ) -> [LogEntry] {
        guard let tabs = hierarchy.nearest(around: controller, where: { $0.tabBar != nil }), let bar = tabs.tabBar,
              let isMinimized = tabs.definition.tabBar?.minimizeBehavior.isMinimized(afterMovement: direction), isMinimized != bar.isMinimized,
              bar.canBeMinimized(tabs.traits.collection, context.profile),
              let followed = hierarchy.onScreen.followedView(in: tabs), followed.scrollView == view, followed.controller == controller.id
        else { return [] }
        let before = context.hierarchy(of: state)
        let entry = setTabBar(of: tabs, isMinimized: isMinimized, &state)
        keepOffsets(from: before, &state, context)
        return [entry]
    }

    static func setTabBar(of tabs: SceneController, isMinimized: Bool, _ state: inout SimulationState) -> LogEntry {
        state.update(tabs.id) { $0.changes.hidesBars = isMinimized ? true : nil }
        return LogEntry(.tabBar(of: tabs.id, isMinimized: isMinimized), path: tabs.definition.path.appending("tabBarMinimizeBehavior"))
    }

    /// Bars hidden because of compact height depend on the size class again after the vertical size class changes.
    static func fit(after former: TraitCollection, in state: inout SimulationState, _ context: SimulationContext) {
        guard former.verticalSizeClass != context.windowTraits(of: state).collection.verticalSizeClass else { return }
        for instance in state.instances where instance.changes.hidesBars != nil {
            let options = context.definition(of: instance.id)?.navigationOptions
            guard options?.hides(.hidesBarsWhenVerticallyCompact) == true else { continue }
            state.update(instance.id) { $0.changes.hidesBars = nil }
        }
    }

    private static func change(
        around controller: SceneController, because hiding: BarHiding, to hides: Bool, _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry]? {
        let before = context.hierarchy(of: state)
        guard let navigation = before.navigation(around: controller), navigation.definition.navigationOptions.hides(hiding),
              navigation.hidesBars != hides
        else { return nil }
        state.update(navigation.id) { $0.changes.hidesBars = hides }
        keepOffsets(from: before, &state, context)
        let path = navigation.definition.path.appending(hiding.rawValue)
        return [LogEntry(.bars(of: navigation.id, hides: hides, hiding), path: path)]
    }

    /// Bars change the insets of content. Its offset stays, unless the content is at its start.
    private static func keepOffsets(from before: Hierarchy, _ state: inout SimulationState, _ context: SimulationContext) {
        let after = context.hierarchy(of: state)
        var resolver = context.resolver(for: state)
        for old in before.onScreen where !old.changes.scrollDistances.isEmpty {
            guard let new = after.controller(old.id) else { continue }
            let (oldLayout, newLayout) = (resolver.layout(of: old), resolver.layout(of: new))
            for (view, distance) in old.changes.scrollDistances where distance.y > 0 {
                guard let was = old.scrollPosition(of: view, in: oldLayout), let now = new.scrollPosition(of: view, in: newLayout) else { continue }
                let y = min(max(0, was.contentOffset.y - now.start.y), now.limit.y)
                state.update(old.id) { $0.changes.scroll(view, to: Point(x: distance.x, y: y)) }
            }
        }
    }
}

extension ViewChanges {
    /// Whether the bars of the navigation controller are hidden: by an interaction, otherwise by compact height.
    func hidesBars(_ options: NavigationOptions, in traits: TraitCollection) -> Bool {
        hidesBars ?? (options.hides(.hidesBarsWhenVerticallyCompact) && traits.verticalSizeClass == .compact)
    }
}

extension SceneController {
    /// Whether swipes, taps, the keyboard or compact height have hidden the bars of this navigation controller.
    var hidesBars: Bool { definition.kind.isNavigation && changes.hidesBars(definition.navigationOptions, in: traits.collection) }

    /// The swipe that hides or shows the bars of this navigation controller. `nil` if swipes do not hide them.
    public var swipeOfBars: SwipeDirection? {
        guard definition.navigationOptions.hides(.hidesBarsOnSwipe) else { return nil }
        return hidesBars ? .down : .up
    }

    /// The property that lets a tap hide or show the bars of this navigation controller, if no view takes the tap. `nil` without one.
    var barsChangedByTap: BarHiding? {
        let options = definition.navigationOptions
        if options.hides(.hidesBarsOnTap) { return .hidesBarsOnTap }
        guard hidesBars else { return nil }
        return [.hidesBarsWhenKeyboardAppears, .hidesBarsWhenVerticallyCompact].first { options.hides($0) }
    }

    /// The reasons why this navigation controller shows no bars. Empty if it shows them.
    public var barVisibilitySentences: [String] {
        guard hidesBars else { return [] }
        let reasons = BarHiding.allCases.filter { definition.navigationOptions.hides($0) }.map { "\($0.rawValue) = true" }
        return ["The bars of \(id) are hidden: it has \(reasons.joined(separator: " and ")). The safe area of its content begins without them."]
    }
}

extension Hierarchy {
    /// The nearest navigation controller around a controller, or itself.
    func navigation(around controller: SceneController) -> SceneController? {
        nearest(around: controller) { $0.definition.kind.isNavigation }
    }

    /// The controller itself, or the nearest of its parents.
    fileprivate func nearest(around controller: SceneController, where isIt: (SceneController) -> Bool) -> SceneController? {
        var next: SceneController? = controller
        while let current = next, !isIt(current) { next = current.parent.flatMap { self.controller($0) } }
        return next
    }
}

extension Scene {
    /// Whether a tap outside all tap targets of a controller changes the bars around it.
    public func takesTapForBars(in controller: SceneController) -> Bool {
        guard controller.stackDepth == nil, let id = controller.parent, let parent = controllers.first(where: { $0.id == id }) else { return false }
        return parent.definition.kind.isNavigation ? parent.barsChangedByTap != nil : takesTapForBars(in: parent)
    }
}
