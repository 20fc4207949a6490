import PlaygroundModel
import SeededRandom
@testable import Simulation
import Testing

/// The scene after any events equals that of a device launched in the same environment.
struct FoldSequencesTests {
    private static let events: [Event] = InterfaceOrientation.allCases.map(Event.rotate) + Posture.Name.allCases.map(Event.fold)
        + [0, 10, 20, 22.6, 50, 88, 95, 127.8, 174.8, 180].map(Event.hinge)
        + WindowConfiguration.fixed.map(Event.window) + [.window(.resizable(Size(width: 500, height: 600)))]
        + [.systemVersion(26), .systemVersion(27), .systemVersion(SystemVersion(27, 1)), .layoutDirection(.rightToLeft), .layoutDirection(.leftToRight)]
        + [.tap(controller: "home", view: "name"), .returnKey]

    private static let playground = Playground.make(
        .make("nav", .navigation(rootViewController: "home")),
        .make(
            "home", title: "Home", views: [.make("name", .textField), .make("box")],
            constraints: [.make("box", .leading, LayoutAnchor(.guide(.safeArea, of: nil), .leading))],
            adaptive: [
                .make(0, when: .trait(.verticalBarEdge, .name("trailing")), set: [.color("box", .systemRed)]),
                .make(1, when: .trait(.horizontalSizeClass, .name("regular")), set: [.color("box", .systemBlue)]),
                .make(2, when: .orientation(.landscape), set: [.color("box", .systemGreen)]),
            ])
    )

    @Test(arguments: 0..<20)
    func `the state after any sequence equals the state of a fresh launch`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var app = DeviceSimulation.make(Self.playground, on: seed % 4 == 3 ? .phoneX : .duo)
        var done: [Event] = []
        for _ in 0..<60 {
            guard let event = Self.events.randomElement(using: &random) else { return }
            done.append(event)
            _ = app.apply(event)
            var fresh = DeviceSimulation.make(Self.playground, on: app.configuration.device, environment: app.state.environment)
            if app.state.firstResponder != nil { _ = fresh.apply(.tap(controller: "home", view: "name")) }
            guard fresh.scene() == app.scene() else {
                Issue.record("seed \(seed): \(done.map(\.description)) leaves another scene than \(app.state.environment) does")
                return
            }
            #expect(fresh.currentHierarchy.geometry == app.currentHierarchy.geometry)
            let scene = app.scene()
            #expect(fresh.layouts(of: scene).mapValues(\.result.frames) == app.layouts(of: scene).mapValues(\.result.frames))
        }
    }

    /// A status can be set by an angle or by a name, and an angle reached from either side. No other state depends on the path.
    @Test(arguments: 0..<10)
    func `a device that is closed at the end shows its initial scene`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var app = DeviceSimulation.make(Self.playground, on: .duo)
        let scene = app.scene()
        for _ in 0..<30 {
            let folds = Self.events.filter { if case .environment(.fold) = $0 { true } else if case .environment(.hinge) = $0 { true } else { false } }
            if let event = folds.randomElement(using: &random) { _ = app.apply(event) }
        }
        _ = app.apply(.fold(.closed))
        #expect(app.scene() == scene)
    }
}
