/// UISwipeActionsConfiguration of a table's row, for both edges.
public struct SwipeActions: Hashable, Sendable {
    /// The raw value is the row's key. The names of the edge's actions contain it.
    public enum Edge: String, CaseIterable, Hashable, Sendable {
        case leading = "leadingSwipeActions"
        case trailing = "trailingSwipeActions"

        /// The direction of a drag that shows the edge's actions.
        public func drag(isRightToLeft: Bool) -> SwipeDirection { (self == .leading) == isRightToLeft ? .left : .right }
    }

    public var leading: [SwipeAction] = []
    public var trailing: [SwipeAction] = []
    public var performsFirstActionWithFullSwipe = true

    public init() {}

    public subscript(edge: Edge) -> [SwipeAction] {
        get { edge == .leading ? leading : trailing }
        set { if edge == .leading { leading = newValue } else { trailing = newValue } }
    }

    public var all: [SwipeAction] { leading + trailing }

    public var textBytes: Int { all.reduce(0) { $0 + ($1.title?.utf8.count ?? 0) } }

    public func map(_ change: (SwipeAction) -> SwipeAction) -> SwipeActions {
        var copy = self
        for edge in Edge.allCases { copy[edge] = self[edge].map(change) }
        return copy
    }

    /// The element that a tap names: `list.0.2.trailingSwipeActions.0`.
    public static func id(_ index: Int, at edge: Edge, of row: ViewID) -> ViewID { ViewID("\(row).\(edge.rawValue).\(index)") }
}

/// UIContextualAction.
public struct SwipeAction: Hashable, Sendable {
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case normal, destructive
    }

    public var path: DocumentPath
    public var title: String?
    public var image: String?
    public var style = Style.normal
    /// The background colour. `nil` for the colour of the style.
    public var backgroundColor: Color?
    public var action: Action?

    public init(path: DocumentPath) {
        self.path = path
    }

    public var actionPath: DocumentPath { path.appending("action") }
}

extension ControllerDefinition {
    /// The row and the action of an element such as `list.0.2.trailingSwipeActions.0`.
    public func swipeAction(_ id: ViewID) -> (row: ViewDefinition, edge: SwipeActions.Edge, action: SwipeAction)? {
        let parts = id.name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2, let edge = SwipeActions.Edge(rawValue: String(parts[parts.count - 2])), let index = Int(parts[parts.count - 1]),
              let row = view(ViewID(parts.dropLast(2).joined(separator: "."))), row.swipeActions[edge].indices.contains(index)
        else { return nil }
        return (row, edge, row.swipeActions[edge][index])
    }
}
