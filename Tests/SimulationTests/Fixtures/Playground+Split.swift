import PlaygroundModel
@testable import Simulation

extension Playground {
    /// A classic split view with a menu in a navigation controller and a detail. Both have a button for each action.
    ///
    /// - Parameter detail: The secondary column: `detail` (plain), `detail-nav` (in a navigation controller), or `nil`.
    static func makeSplit(
        ios version: Int = 26, detail: ControllerID? = "detail", change: (inout SplitDefinition) -> Void = { _ in }
    ) -> Playground {
        var split = SplitDefinition(primary: "menu-nav", secondary: detail)
        change(&split)
        return .make(
            .make("split", .split(split)),
            .make("menu-nav", .navigation(rootViewController: "menu")),
            .make("menu", title: "Menu", views: buttons),
            .make("detail-nav", .navigation(rootViewController: "detail")),
            .make("detail", title: "Detail", views: buttons),
            .make("new", title: "New", views: buttons),
            .make("new-nav", .navigation(rootViewController: "new")),
            .make("ask", .alert(AlertDefinition(actions: [
                .init(BarButtonItem(id: "yes", path: .controller("ask", "yes"), title: "Yes", tap: .show("new"))),
                .init(BarButtonItem(id: "no", path: .controller("ask", "no"), title: "No"), style: .cancel),
            ]))),
            ios: version
        )
    }

    /// A split view of the column style, with three columns of plain controllers.
    static func makeColumns(
        ios version: Int = 26, _ style: SplitDefinition.Style = .tripleColumn,
        change: (inout SplitDefinition) -> Void = { _ in }
    ) -> Playground {
        var split = SplitDefinition(
            style: style, primary: "menu", supplementary: style == .tripleColumn ? "list" : nil, secondary: "detail"
        )
        change(&split)
        return .make(
            .make("split", .split(split)), .make("menu", title: "Menu", views: buttons),
            .make("list", title: "List", views: buttons), .make("detail", title: "Detail", views: buttons),
            .make("new", title: "New", views: buttons), .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["tab"]))), .make("tab"),
            ios: version
        )
    }

    private static let buttons: [ViewDefinition] = [
        .make("show", tap: .show("new")), .make("detail", tap: .showDetail("new")),
        .make("detail-nav", tap: .showDetail("new-nav")), .make("push", tap: .push("new")), .make("pop", tap: .pop),
        .make("modal", tap: .present("new")), .make("ask", tap: .present("ask")),
        .make("over", tap: .replaceDetail("new", menu: .overlay)),
        .make("beside", tap: .replaceDetail("new", menu: .beside)),
    ]
}
