import PlaygroundModel

extension Rect {
    /// The frame of a menu, in points. This rectangle is the button's frame. The menu is aligned with the button's nearer side edge, below
    /// or above the button. From iOS 26 it begins at the button and covers it. Apple publishes no metrics of menus.
    public func menu(_ size: Size, in room: Rect, coversButton: Bool) -> Rect {
        let height = min(size.height, room.height)
        let below = coversButton ? minY : maxY + Self.menuGap
        let above = (coversButton ? maxY : minY - Self.menuGap) - height
        let opensBelow = below + height <= room.maxY || room.maxY - maxY >= minY - room.minY
        let y = opensBelow ? below : above
        let x = midX > room.midX ? maxX - size.width : minX
        return Rect(
            x: max(room.minX, min(x, room.maxX - size.width)), y: max(room.minY, min(y, room.maxY - height)), width: size.width,
            height: height
        )
    }

    private static let menuGap = 8.0
}
