import PlaygroundModel

extension DeviceSimulation {
    func homeScreenScene() -> HomeScreenScene? {
        let home = state.homeScreen
        guard home.isVisible else { return nil }
        let device = configuration.device.inUse(in: state.environment)
        let orientation = device.rotatesHomeScreen ? state.environment.orientation : .portrait
        let layout = HomeScreenLayout(
            screen: device.screenSize(in: orientation), idiom: device.idiom,
            // The insets apply to the whole screen, independent of the app's window.
            safeAreaInsets: device.fullScreen(in: orientation, under: playground.profile)?.safeAreaInsets ?? .zero,
            profile: playground.profile
        )
        let icons = icons(in: layout)
        let appIcon = icons.first { $0.isApp }?.frame ?? .zero
        var scene = HomeScreenScene(
            size: layout.screen, turn: device.rotatesHomeScreen ? nil : Turn(from: state.environment.orientation),
            mode: home.surface == .editing ? .editing : .still,
            dock: HomeScreenScene.Dock(frame: layout.dock, isFloating: layout.isDockFloating), icons: icons,
            appIcon: appIcon, force: .none, blur: 0, menu: nil, isAppRunning: home.app != .notRunning
        )
        switch home.surface {
        case .pressing(let force):
            scene.force = force
            scene.blur = force.progress(from: .hint, to: .peek)
        case .menu:
            scene.blur = 1
            scene.menu = menu(besides: appIcon, in: layout)
        case .still, .refused, .editing:
            break
        }
        return scene
    }

    private func icons(in layout: HomeScreenLayout) -> [HomeScreenScene.Icon] {
        let (grid, app) = (layout.grid, playground.appName ?? playground.title)
        var names = Self.otherApps
        var docked = Self.dockedApps
        var place: Int?
        switch playground.iconPosition {
        case .dock:
            docked[docked.count - 1] = app
        case .grid(let row, let column):
            let index = (min(row, grid.rows) - 1) * grid.columns + min(column, grid.columns) - 1
            names = Array((names + Self.furtherApps).prefix(max(names.count, index)))
            names.insert(app, at: index)
            place = index
        }
        let icons = names.prefix(grid.columns * grid.rows).enumerated().map { index, name in
            HomeScreenScene.Icon(
                name: name, frame: layout.icon(column: index % grid.columns, row: index / grid.columns),
                isApp: index == place
            )
        }
        return icons + docked.enumerated().map { index, name in
            HomeScreenScene.Icon(
                name: name, frame: layout.dockIcon(index), isApp: place == nil && index == docked.count - 1, isDocked: true
            )
        }
    }

    private static let otherApps = [
        "Messages", "Calendar", "Photos", "Camera", "Weather", "Clock", "Maps", "Notes", "Reminders", "Books", "Radio",
        "Podcasts", "Health", "Wallet", "Files", "Settings",
    ]

    private static let furtherApps = [
        "Stocks", "Home", "Contacts", "Compass", "Tips", "News", "Fitness", "Translate", "Measure", "Calculator", "Recorder",
        "Magnifier", "Shortcuts",
    ]

    private static let dockedApps = ["Telephone", "Mail", "Browser", "Music"]

    private func menu(besides icon: Rect, in layout: HomeScreenLayout) -> HomeScreenScene.Menu {
        let menu = QuickActionMenu(of: state, in: playground)
        let profile = playground.profile
        let (statics, templates) = (playground.quickActions.static.count, playground.quickActions.templates)
        let nearestFirst = menu.actions.enumerated().map { index, action in
            HomeScreenScene.Menu.Entry.action(
                action, icon: action.icons.shown(in: profile, templates: templates), isStatic: index < statics
            )
        } + menu.systemItems.map { .system($0, title: $0.title(in: profile)) }
        let place = layout.menu(rows: nearestFirst.count, besides: icon)
        return HomeScreenScene.Menu(
            entries: place.opensAbove ? nearestFirst.reversed() : nearestFirst, frame: place.frame,
            rowHeight: place.rowHeight, opensAbove: place.opensAbove,
            iconsAreTrailing: icon.midX > layout.screen.width / 2, textWidth: layout.textWidth, leftOut: menu.leftOut
        )
    }
}
