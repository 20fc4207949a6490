import PlaygroundModel
import Testing

@testable import Simulation

/// Dragged rows, and the events that close them.
@Suite struct SwipeActionsTests {
    private static func simulation(performsFirst: Bool = true, _ direction: LayoutDirection = .leftToRight) -> DeviceSimulation {
        var row = ViewDefinition.make("list.0.0", .cell, tap: .show("detail"))
        var (delete, flag, read) = (SwipeAction(path: DocumentPath()), SwipeAction(path: DocumentPath()), SwipeAction(path: DocumentPath()))
        (delete.action, flag.action, read.action) = (.show("detail"), .present("flags"), nil)
        row.swipeActions.trailing = [delete, flag]
        row.swipeActions.leading = [read]
        row.swipeActions.performsFirstActionWithFullSwipe = performsFirst
        let other = ViewDefinition.make("list.0.1", .cell, tap: .show("detail"))
        var list = ViewDefinition.make("list", .table)
        list.subviews = [row.id, other.id]
        let home = ControllerDefinition.make("home", views: [list, row, other, .make("next", .button, tap: .show("detail"))])
        var simulation = DeviceSimulation.make(
            .make(.make("nav", .navigation(rootViewController: "home")), home, .make("detail"), .make("flags")), on: .phoneX)
        if direction == .rightToLeft { _ = simulation.apply(.layoutDirection(.rightToLeft)) }
        return simulation
    }

    /// The row and edge of the shown actions, or otherwise the frontmost controller on screen.
    private static func end(of events: [String], _ simulation: DeviceSimulation) throws -> String {
        var simulation = simulation
        for event in events { _ = simulation.apply(try Event(line: event)) }
        let shown = simulation.scene().swipedRow.map { "\($0.row) \($0.edge == .leading ? "leading" : "trailing")" }
        return shown ?? simulation.scene().controllers.last?.id.description ?? ""
    }

    @Test(arguments: [
        (["drag home.list.0.0 left"], "list.0.0 trailing"), (["drag home.list.0.0 right"], "list.0.0 leading"),
        (["drag home.list.0.0 left", "drag home.list.0.0 right"], "home"), (["drag home.list.0.1 left"], "home"),
        (["drag home.list.0.0 left", "drag home.list.0.0 left"], "detail"),
        (["drag home.list.0.0 left", "tap home.list.0.0.trailingSwipeActions.1"], "flags"),
        (["drag home.list.0.0 right", "tap home.list.0.0.trailingSwipeActions.0"], "home"),
        (["tap home.list.0.0.trailingSwipeActions.0"], "home"),
        // A tap elsewhere in the table only closes them.
        (["drag home.list.0.0 left", "tap home.list.0.1"], "home"), (["drag home.list.0.0 left", "tap home.list.0.0"], "home"),
        (["drag home.list.0.0 left", "tapBeside home"], "home"), (["drag home.list.0.0 left", "tap home.next"], "detail"),
        (["drag home.list.0.0 left", "rotate landscapeLeft"], "home"),
    ])
    func `a drag shows a row's actions, and the next event closes them`(_ events: [String], _ end: String) throws {
        #expect(try Self.end(of: events, Self.simulation()) == end)
    }

    @Test func `a drag across the whole row shows the actions if it may not perform the first`() throws {
        let drags = ["drag home.list.0.0 left", "drag home.list.0.0 left"]
        #expect(try Self.end(of: drags, Self.simulation(performsFirst: false)) == "list.0.0 trailing")
    }

    @Test func `in right-to-left layouts the trailing actions are on the left`() throws {
        #expect(try Self.end(of: ["drag home.list.0.0 right"], Self.simulation(.rightToLeft)) == "list.0.0 trailing")
    }
}
