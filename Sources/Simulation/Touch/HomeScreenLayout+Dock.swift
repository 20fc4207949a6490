import PlaygroundModel

extension HomeScreenLayout {
    static let dockPlaces = 4
    private static let dockMargin = 12.0

    /// Whether the dock is a panel: on devices without a home button and, from iOS 11, on iPads. Other docks are full-width strips.
    var isDockFloating: Bool { safeAreaInsets.bottom > 0 || (idiom == .pad && profile.has(.floatingDockOnPads)) }

    var dock: Rect {
        let height = dockIconSide + 2 * Self.dockMargin
        guard isDockFloating else {
            return Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
        }
        let bottom = max(safeAreaInsets.bottom, Self.dockMargin)
        let places = Double(Self.dockPlaces)
        let width = idiom == .pad
            ? places * (dockIconSide + 2 * Self.dockMargin) + 2 * Self.dockMargin
            : min(screen.width, max(screen.width - safeAreaInsets.left - safeAreaInsets.right, 0)) - 2 * Self.dockMargin
        return Rect(x: (screen.width - width) / 2, y: screen.height - bottom - height, width: width, height: height)
    }

    /// The side of a dock icon. On short screens the dock is smaller, to leave height for the rows.
    private var dockIconSide: Double { screen.height < 480 ? min(iconSide, 46) : iconSide }

    func dockIcon(_ place: Int) -> Rect {
        let room = dock.inset(by: EdgeInsets(left: isDockFloating ? 6 : 10, right: isDockFloating ? 6 : 10))
        let step = room.width / Double(Self.dockPlaces)
        return Rect(
            x: room.minX + (Double(place) + 0.5) * step - dockIconSide / 2, y: dock.midY - dockIconSide / 2,
            width: dockIconSide, height: dockIconSide
        )
    }
}
