import PlaygroundModel

/// The row of a table that shows its swipe actions, and the edge at which the actions appear.
public struct SwipedRow: Hashable, Sendable {
    public var controller: ControllerInstance.ID
    public var row: ViewID
    public var edge: SwipeActions.Edge
}

/// The swipe actions of rows. Every event except a drag of the row closes them.
enum SwipedRows {
    /// A drag shows the actions at the edge that the row leaves. A second or full drag performs the first action.
    static func drag(
        _ row: ViewDefinition, in controller: SceneController, _ direction: SwipeDirection, _ state: inout SimulationState,
        _ context: SimulationContext
    ) -> [LogEntry] {
        let open = state.swipedRow
        state.swipedRow = nil
        let isRightToLeft = controller.traits.collection.layoutDirection == .rightToLeft
        guard let edge = SwipeActions.Edge.allCases.first(where: { $0.drag(isRightToLeft: isRightToLeft) == direction }) else {
            return .ignored(.nothingToDrag(row.id), at: row.path)
        }
        let swiped = SwipedRow(controller: controller.id, row: row.id, edge: edge)
        if let open, open.controller == swiped.controller, open.row == row.id {
            guard open.edge == edge else { return [] }
            if row.swipeActions.performsFirstActionWithFullSwipe, let first = row.swipeActions[edge].first {
                return perform(first, of: row.id, in: controller.id, &state, context)
            }
        }
        guard !row.swipeActions[edge].isEmpty else { return .ignored(.nothingToDrag(row.id), at: row.path) }
        state.swipedRow = swiped
        return []
    }

    /// Handles a tap on a row's visible actions, or elsewhere in the table, which only closes them. `nil` for taps outside the table.
    static func tap(
        _ view: ViewID, in controller: SceneController, _ state: inout SimulationState, _ context: SimulationContext
    ) -> (path: DocumentPath, entries: [LogEntry])? {
        if let (row, edge, action) = controller.definition.swipeAction(view) {
            let swiped = SwipedRow(controller: controller.id, row: row.id, edge: edge)
            guard state.swipedRow == swiped else { return (action.path, .ignored(.hidden(view, in: controller.id), at: action.path)) }
            return (action.path, perform(action, of: row.id, in: controller.id, &state, context))
        }
        guard let open = state.swipedRow, open.controller == controller.id, let tapped = controller.definition.view(view),
              let list = controller.definition.views.first(where: { $0.subviews.contains(open.row) }),
              view.name.hasPrefix("\(list.id).")
        else { return nil }
        return (tapped.path, [])
    }

    private static func perform(
        _ action: SwipeAction, of row: ViewID, in controller: ControllerInstance.ID, _ state: inout SimulationState,
        _ context: SimulationContext
    ) -> [LogEntry] {
        guard let what = action.action else {
            return .ignored(.noAction(ViewID(action.title ?? action.image ?? row.name), in: controller), at: action.path)
        }
        return Actions.perform(what, by: Sender(controller: controller, view: row, path: action.actionPath), in: &state, context)
    }
}

extension Event {
    var mayShowSwipeActions: Bool {
        if case .container(.drag) = self { true } else { false }
    }
}
