import PlaygroundModel
import Simulation
import Testing

/// An app that shows one screen after the other for ever stops at a limit.
struct LivingControllersTests {
    private static let limit = PlaygroundLimits.livingControllers

    @Test(arguments: ["tap detail.more", "tap detail.modal"])
    func noMoreControllersAreMadeThanTheLimit(_ line: String) throws {
        var app = DeviceSimulation.make(.make(
            .make("nav", .navigation(rootViewController: "detail")),
            .make("detail", views: [.make("more", tap: .show("detail")), .make("modal", tap: .present("nav"))])
        ))
        let event = try Event(line: line)
        for _ in 0..<(Self.limit + 10) { _ = app.apply(event) }
        #expect(app.state.instances.count >= Self.limit && app.state.instances.count <= Self.limit + 1)
        let before = app.state
        #expect(app.apply(event).last?.fact == .ignored(.tooManyControllers(limit: Self.limit)))
        #expect(app.state == before)
        _ = app.apply(line.hasSuffix("more") ? .back : .dismiss)
        #expect(app.state.instances.count < before.instances.count)
    }
}
