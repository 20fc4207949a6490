import PlaygroundModel

/// The frames of the icons and the menu on a home screen. Icon sizes are those of the app icon assets (60 points on phones, 76 on iPads,
/// 83.5 on the largest). Columns and rows are those in portrait, and are swapped in landscape.
struct HomeScreenLayout: Hashable {
    let screen: Size
    let idiom: UserInterfaceIdiom
    let safeAreaInsets: EdgeInsets
    let profile: BehaviourProfile

    struct Grid: Hashable, Sendable {
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
        return Self.padGrids[profile]
    }

    static let padGrids: VersionTable<Grid> = [
        .since(8, Grid(columns: 4, rows: 5), "observed"), .since(13, Grid(columns: 5, rows: 6), "observed"),
    ]

    var iconSide: Double {
        guard idiom == .pad else { return 60 }
        return min(screen.width, screen.height) >= 1024 ? 83.5 : 76
    }

    private var area: Rect {
        Rect(origin: .zero, size: screen).inset(by: EdgeInsets(
            top: max(safeAreaInsets.top, 20), left: safeAreaInsets.left + 10, bottom: screen.height - dock.minY + 6,
            right: safeAreaInsets.right + 10
        ))
    }

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
