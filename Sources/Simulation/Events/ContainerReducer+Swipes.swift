import PlaygroundModel

extension ContainerReducer {
    static func swipe(
        _ direction: SwipeDirection, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        if direction == .up || direction == .down, let entries = Presentations.swipeSheet(direction, in: &state, context) {
            return entries
        }
        for controller in context.hierarchy(of: state).controllersInReach.reversed() {
            if let split = controller.split, split.dimming != nil, direction == controller.towardsLeadingEdge {
                return SplitViews.choose(columns: split.columnsAfterDimming, of: controller, at: nil, in: &state, context)
            }
            if case .page(let page) = controller.definition.kind,
               let turned = turn(controller, page, direction, &state) {
                return turned
            }
            if controller.definition.kind.isNavigation, let changed = BarVisibility.swipe(direction, in: controller, &state, context) {
                return changed
            }
        }
        return .ignored(.nothingToSwipe)
    }

    private static func turn(
        _ controller: SceneController, _ page: PageDefinition, _ direction: SwipeDirection, _ state: inout SimulationState
    ) -> [LogEntry]? {
        guard let instance = state.instance(controller.id), let current = instance.currentPage else { return nil }
        let step: Int? = switch (page.navigationOrientation, direction) {
        case (.horizontal, .left), (.horizontal, .right): direction == controller.towardsLeadingEdge ? 1 : -1
        case (.vertical, .up): 1
        case (.vertical, .down): -1
        case (.horizontal, .up), (.horizontal, .down), (.vertical, .left), (.vertical, .right): nil
        }
        guard let step, instance.children.indices.contains(current + step) else { return nil }
        state.update(instance.id) { $0.currentPage = current + step }
        let path = controller.definition.path
        return [LogEntry(.turnedPage(to: instance.children[current + step].id, in: instance.id), path: path)]
    }

    /// Pops a controller (interactivePopGestureRecognizer) or shows a hidden column (presentsWithGesture).
    static func swipe(from edge: ScreenEdge, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let controllers = context.hierarchy(of: state).controllersInReach
        let isRightToLeft = state.environment.layoutDirection == .rightToLeft
        guard edge == (isRightToLeft ? .right : .left), let front = controllers.first?.frame else {
            return .ignored(.nothingToSwipe)
        }
        let atEdge = controllers.filter { isRightToLeft ? $0.frame.maxX >= front.maxX : $0.frame.minX <= front.minX }
        for controller in atEdge.reversed() {
            if controller.navigationBar?.backButtonTitle != nil {
                return goBack(in: controller.id.description, &state, context)
            }
            guard let split = context.splitDefinition(of: controller.id), let arrangement = controller.split,
                  !arrangement.isCollapsed, let next = hiddenColumn(of: controller, arrangement, state)
            else { continue }
            guard split.presentsWithGesture else {
                return .ignored(.gestureSwitchedOff(controller.id), at: controller.definition.path)
            }
            return SplitViews.show(next, of: controller.id, in: &state, context)
        }
        return .ignored(.nothingToSwipe)
    }

    private static func hiddenColumn(
        of split: SceneController, _ arrangement: SplitArrangement, _ state: SimulationState
    ) -> SplitDefinition.Column? {
        let visible = Set(arrangement.columns.map { $0.column })
        let columns = state.instance(split.id)?.split?.columns ?? []
        return columns.last { !visible.contains($0) }
    }
}

extension SceneController {
    fileprivate var towardsLeadingEdge: SwipeDirection {
        traits.collection.layoutDirection == .rightToLeft ? .right : .left
    }
}
