import PlaygroundModel

extension HomeScreenLayout {
    struct Menu: Hashable {
        var frame: Rect
        var rowHeight: Double
        var opensAbove: Bool
    }

    static let menuWidths: VersionTable<Double> = [
        .since(9, 280, "a modelling choice"), .since(13, 250, "a modelling choice, by UIContextMenuInteraction's menus"),
    ]
    static let rowHeights: VersionTable<Double> = [
        .since(9, 64, "a modelling choice"), .since(13, 54, "a modelling choice, by UIContextMenuInteraction's menus"),
    ]
    private static let gap = 10.0
    private static let edge = 8.0
    /// The width of the icon's column. An icon is 35 points wide, and 12 from the edge and from the title.
    private static let iconColumn: Double = 12 + 35 + 12
    private static let textEdge = 12.0

    private var menuWidth: Double { min(Self.menuWidths[profile], screen.width - 2 * Self.edge) }
    private var highest: Double { max(safeAreaInsets.top, Self.edge) }
    private var lowest: Double { screen.height - max(safeAreaInsets.bottom, Self.edge) }

    var textWidth: Double { menuWidth - Self.iconColumn - Self.textEdge }

    /// The menu of an icon: below it if it fits, otherwise above it, otherwise next to it. Rows shrink on a screen that is too small.
    func menu(rows: Int, besides icon: Rect) -> Menu {
        let (above, below) = (icon.minY - Self.gap - highest, lowest - icon.maxY - Self.gap)
        let isBeside = height(of: rows) > max(above, below) && hasRoom(beside: icon)
        let rowHeight = height(of: rows, within: isBeside ? lowest - highest : max(above, below)) / Double(max(rows, 1))
        let size = Size(width: menuWidth, height: Double(rows) * rowHeight)
        let opensAbove = size.height > below && icon.minY > screen.height - icon.maxY
        let y = opensAbove ? icon.minY - Self.gap - size.height : icon.maxY + Self.gap
        let origin = Point(
            x: isBeside ? beside(icon) : along(icon), y: isBeside ? max(highest, min(y, lowest - size.height)) : y
        )
        return Menu(frame: Rect(origin: origin, size: size), rowHeight: rowHeight, opensAbove: opensAbove)
    }

    private func height(of rows: Int, within room: Double = .infinity) -> Double {
        let row = min(Self.rowHeights[profile], (room / Double(max(rows, 1))).rounded(.down))
        return Double(rows) * row
    }

    private func hasRoom(beside icon: Rect) -> Bool {
        max(icon.minX, screen.width - icon.maxX) >= menuWidth + Self.gap + Self.edge
    }

    private func along(_ icon: Rect) -> Double {
        within(icon.midX <= screen.width / 2 ? icon.minX : icon.maxX - menuWidth)
    }

    private func beside(_ icon: Rect) -> Double {
        within(icon.midX <= screen.width / 2 ? icon.maxX + Self.gap : icon.minX - Self.gap - menuWidth)
    }

    private func within(_ x: Double) -> Double { min(max(x, Self.edge), screen.width - Self.edge - menuWidth) }
}
