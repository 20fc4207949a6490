import PlaygroundModel
@testable import Simulation
import Testing

/// An app that endlessly shows one screen after another stops at a limit.
struct LivingControllersTests {
    private static let limit = PlaygroundLimits.livingControllers

    @Test(arguments: ["more", "modal"] as [ViewID]) func theNumberOfControllersIsLimited(_ button: ViewID) throws {
        var app = DeviceSimulation.make(.make(
            .make("nav", .navigation(rootViewController: "detail")),
            .make("detail", views: [.make("more", tap: .show("detail")), .make("modal", tap: .present("nav"))])
        ))
        func tap() throws -> [LogEntry] {
            let front = try #require(app.scene().controllers.last)
            return app.apply(.tap(controller: front.id.description, view: button))
        }
        for _ in 0..<(Self.limit + 10) { _ = try tap() }
        #expect(app.state.instances.count >= Self.limit && app.state.instances.count <= Self.limit + 1)
        let before = app.state
        #expect(try tap().last?.fact == .ignored(.tooManyControllers(limit: Self.limit)))
        #expect(app.state == before)
        _ = app.apply(button == "more" ? .back : .dismiss)
        #expect(app.state.instances.count < before.instances.count)
    }
}
