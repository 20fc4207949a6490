import PlaygroundModel

extension DeviceSimulation {
    /// The home screen, where it is in front of the app.
    func homeScreenScene(_ resolver: HierarchyResolver) -> HomeScreenScene? {
        let home = state.homeScreen
        guard home.isVisible else { return nil }
        let layout = HomeScreenLayout(
            screen: resolver.geometry.screenSize, idiom: configuration.device.idiom,
            safeAreaInsets: screenSafeAreaInsets, profile: playground.profile
        )
        let icons = icons(in: layout)
        let appIcon = icons.first(where: \.isApp)?.frame ?? .zero
        var scene = HomeScreenScene(
            mode: home.surface == .editing ? .editing : .still, icons: icons, appIcon: appIcon, force: .none, blur: 0,
            menu: nil, isAppRunning: home.app != .notRunning
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

    /// What bars and hardware cover of the whole screen, whatever window the app has.
    private var screenSafeAreaInsets: EdgeInsets {
        let fullScreen = configuration.device.fullScreen(in: state.environment.orientation, under: playground.profile)
        return fullScreen?.safeAreaInsets ?? .zero
    }

    /// The app among others, in the second column of the second row.
    private func icons(in layout: HomeScreenLayout) -> [HomeScreenScene.Icon] {
        let grid = layout.grid
        let others = Self.otherApps
        let place = min(grid.columns, others.count) + 1
        let names = others.prefix(place) + [playground.appName ?? playground.title] + others.dropFirst(place)
        return names.prefix(grid.columns * grid.rows).enumerated().map { index, name in
            HomeScreenScene.Icon(
                name: name, frame: layout.icon(column: index % grid.columns, row: index / grid.columns),
                isApp: index == place
            )
        }
    }

    private static let otherApps = [
        "Messages", "Calendar", "Photos", "Camera", "Weather", "Clock", "Maps", "Notes", "Reminders", "Books", "Music",
        "Podcasts", "Health", "Wallet", "Files", "Settings",
    ]

    private func menu(besides icon: Rect, in layout: HomeScreenLayout) -> HomeScreenScene.Menu {
        let menu = quickActionMenu
        let profile = playground.profile
        let statics = playground.quickActions.static.count
        let nearestFirst = menu.actions.enumerated().map { index, action in
            HomeScreenScene.Menu.Entry.action(action, icon: action.icon(in: profile), isStatic: index < statics)
        } + menu.systemItems.map { .system($0, title: $0.title(in: profile)) }
        let (frame, opensAbove) = layout.menu(rows: nearestFirst.count, besides: icon)
        return HomeScreenScene.Menu(
            entries: opensAbove ? nearestFirst.reversed() : nearestFirst, frame: frame, rowHeight: layout.rowHeight,
            opensAbove: opensAbove, iconsAreTrailing: icon.midX > layout.screen.width / 2, textWidth: layout.textWidth,
            leftOut: menu.leftOut
        )
    }
}
