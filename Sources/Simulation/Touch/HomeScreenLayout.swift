import PlaygroundModel

/// Where icons and menu stand on a home screen.
///
/// Icon sizes are those of the app icon assets (60 points on phones, 76 on pads, 83.5 on the largest). Columns and rows are
/// those of each screen upright; on its side a screen has as many of the one as it has of the other upright, which is what
/// pads and Plus phones do. The menu's width and its rows are modelling choices.
struct HomeScreenLayout: Hashable {
    let screen: Size
    let idiom: UserInterfaceIdiom
    let safeAreaInsets: EdgeInsets
    let profile: BehaviourProfile

    struct Grid: Hashable {
        var columns: Int
        var rows: Int
    }

    var grid: Grid {
        let upright = uprightGrid
        return screen.width > screen.height ? Grid(columns: upright.rows, rows: upright.columns) : upright
    }

    private var uprightGrid: Grid {
        guard idiom == .pad else {
            switch max(screen.width, screen.height) {
            case ...480: return Grid(columns: 4, rows: 4)
            case ...568: return Grid(columns: 4, rows: 5)
            default: return Grid(columns: 4, rows: 6)
            }
        }
        return profile.version >= 13 ? Grid(columns: 5, rows: 6) : Grid(columns: 4, rows: 5)
    }

    var iconSide: Double {
        guard idiom == .pad else { return 60 }
        return min(screen.width, screen.height) >= 1024 ? 83.5 : 76
    }

    /// Room for the icons: all but the bars, and the dock at the bottom.
    private var area: Rect {
        Rect(origin: .zero, size: screen).inset(by: EdgeInsets(
            top: max(safeAreaInsets.top, 20), left: safeAreaInsets.left + 10, bottom: safeAreaInsets.bottom + iconSide + 30,
            right: safeAreaInsets.right + 10
        ))
    }

    /// The icon's square in a cell, which leaves room for its name below.
    func icon(column: Int, row: Int) -> Rect {
        let cell = Size(width: area.width / Double(grid.columns), height: area.height / Double(grid.rows))
        let labelHeight = 18.0
        let side = min(iconSide, cell.width - 4, cell.height - labelHeight - 2)
        return Rect(
            x: area.minX + (Double(column) + 0.5) * cell.width - side / 2,
            y: area.minY + Double(row) * cell.height + max(0, (cell.height - side - labelHeight) / 2), width: side, height: side
        )
    }
}

// MARK: The menu

extension HomeScreenLayout {
    private static let gap = 10.0
    private static let edge = 8.0
    /// An icon is 35 points wide and stands 12 from the edge and from the text.
    private static let iconColumn = 12.0 + 35 + 12
    private static let textEdge = 12.0

    var menuWidth: Double { min(profile.version >= 13 ? 250 : 280, screen.width - 2 * Self.edge) }
    var rowHeight: Double { profile.version >= 13 ? 54 : 64 }
    var textWidth: Double { menuWidth - Self.iconColumn - Self.textEdge }

    /// Where a menu of some rows stands by an icon: below it if there is room, else above; beside it if there is room for
    /// neither, as on a phone held sideways.
    func menu(rows: Int, besides icon: Rect) -> (frame: Rect, opensAbove: Bool) {
        let height = Double(rows) * rowHeight
        let x = icon.midX <= screen.width / 2 ? icon.minX : icon.maxX - menuWidth
        let inside = min(max(x, Self.edge), screen.width - Self.edge - menuWidth)
        let (above, below) = (icon.minY - Self.gap - height, icon.maxY + Self.gap)
        let lowest = screen.height - max(safeAreaInsets.bottom, Self.edge) - height
        let opensAbove = below > lowest && icon.minY > screen.height - icon.maxY
        let y = opensAbove ? above : below
        let top = max(safeAreaInsets.top, Self.edge)
        guard y < top || y > lowest else { return (Rect(x: inside, y: y, width: menuWidth, height: height), opensAbove) }
        return (Rect(x: beside(icon), y: max(top, min(y, lowest)), width: menuWidth, height: height), opensAbove)
    }

    /// On the side of the icon where there is more room.
    private func beside(_ icon: Rect) -> Double {
        let x = icon.midX <= screen.width / 2 ? icon.maxX + Self.gap : icon.minX - Self.gap - menuWidth
        return min(max(x, Self.edge), screen.width - Self.edge - menuWidth)
    }
}
