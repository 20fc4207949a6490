import PlaygroundModel

extension Playground {
    /// A tab bar controller with a sidebar. Its tabs are a controller with a button, one with a badge, and a stack.
    static func makeTabs(
        ios version: Int = 18, mode: TabBarDefinition.Mode = .tabSidebar, _ layout: TabBarDefinition.Sidebar.Layout = .automatic,
        isHidden: Bool = false
    ) -> Playground {
        let tabs = TabBarDefinition(
            viewControllers: ["home", "news", "nav"], mode: mode, sidebar: .init(isHidden: isHidden, preferredLayout: layout)
        )
        let buttons = SidebarChange.allCases.map { ViewDefinition.make(ViewID($0.rawValue), tap: .sidebar($0)) }
        return Playground(
            title: "Tabs", profile: BehaviourProfile(version: SystemVersion(version)), devices: [], rootViewController: "tabs", controllers: [
                .make("tabs", .tabBar(tabs), title: "Shed"),
                .make("home", title: "Home", views: buttons + [.make("ask", tap: .present("sheet", style: .fullScreen))]),
                .make("news", title: "News") { $0.tabBarItem = TabBarItem(title: "News", image: "bell", badgeValue: "3") },
                .make("nav", .navigation(rootViewController: "beds")),
                .make("beds", title: "Beds", views: [.make("bed", tap: .show("bed"))]),
                .make("bed", title: "Bed") { $0.hidesBottomBarWhenPushed = true },
                .make("sheet", views: [.make("toggle", tap: .sidebar(.toggle))]),
            ]
        )
    }
}
