import PlaygroundModel

extension TabBar {
    /// The frame of an item in the window's coordinates.
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
    public enum Entry: Hashable, Sendable {
        case back(title: String)
        case displayMode(DisplayModeButton)
        case item(BarButtonItem)
        case overflow([BarButtonItem])

        public var item: BarButtonItem? {
            if case .item(let item) = self { item } else { nil }
        }
    }

    public struct Slot: Hashable, Sendable {
        public var entry: Entry
        public var frame: Rect
    }

    public struct Group: Hashable, Sendable {
        public var frame: Rect
        public var isProminent: Bool
    }

    /// The frame in the window's coordinates.
    public var frame: Rect
    public var content: ControllerInstance.ID
    public var slots: [Slot]
    public var groups: [Group]
}
