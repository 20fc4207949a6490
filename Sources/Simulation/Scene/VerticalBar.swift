import PlaygroundModel

extension TabBar {
    /// Where an item of a bar at the side stands, in the window's coordinates.
    public func frame(ofItem index: Int) -> Rect {
        let glass = glass ?? frame
        let length = VerticalBarMetrics.tabLength
        return Rect(
            x: glass.minX, y: glass.minY + VerticalBarMetrics.tabInset + Double(index) * length, width: glass.width, height: length
        )
    }
}

/// The items of a navigation controller's bars in the column at a side of the window (iOS 27.1, iPhone Duo).
public struct VerticalBar: Hashable, Sendable {
    /// What stands at one place.
    public enum Entry: Hashable, Sendable {
        /// With what the back button would say.
        case back(title: String)
        case displayMode(DisplayModeButton)
        case item(BarButtonItem)
        /// The ellipsis, with the items that have no room.
        case overflow([BarButtonItem])

        /// The item of the controller, if it is one.
        public var item: BarButtonItem? {
            if case .item(let item) = self { item } else { nil }
        }
    }

    public struct Slot: Hashable, Sendable {
        public var entry: Entry
        /// In the window's coordinates.
        public var frame: Rect
    }

    /// The glass behind neighbouring items.
    public struct Group: Hashable, Sendable {
        /// In the window's coordinates.
        public var frame: Rect
        /// Whether the tint is behind them.
        public var isProminent: Bool
    }

    /// The column, in the window's coordinates.
    public var frame: Rect
    /// The controller whose items these are.
    public var content: ControllerInstance.ID
    /// From the top.
    public var slots: [Slot]
    public var groups: [Group]
}
