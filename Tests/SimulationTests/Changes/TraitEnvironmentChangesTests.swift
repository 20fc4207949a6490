import PlaygroundModel
@testable import Simulation
import Testing

/// Trait environments other than controllers receive their traits.
struct TraitEnvironmentChangesTests {
    typealias ID = ControllerInstance.ID
    typealias Change = LogFact.TraitChange

    private static let dark = [Change(.userInterfaceStyle, from: .name("light"), to: .name("dark"))]

    private func verbose(_ line: String, in app: inout DeviceSimulation) throws -> [LogFact] {
        app.apply(try Event(line: line)).filter(\.isVerbose).map(\.fact)
    }

    @Test func screenSceneWindowAndViewsAreNotifiedInThisOrder() throws {
        var app = DeviceSimulation.make(.make(.make("home", views: [.make("box", .view, subviews: ["text"]), .make("text")])))
        #expect(try verbose("userInterfaceStyle dark", in: &app) == [
            .environmentTraitsDidChange(.screen, Self.dark), .environmentTraitsDidChange(.windowScene, Self.dark),
            .environmentTraitsDidChange(.window, Self.dark),
            .environmentTraitsDidChange(.views(["box", "text"], of: ID("home")), Self.dark),
        ])
    }

    /// UIView.traitOverrides: an override of a view hides the change from the view and from its subviews.
    @Test func overriddenTraitsAreNotReportedToTheViewAndItsSubviews() throws {
        var box = ViewDefinition.make("box", .view, subviews: ["text"])
        box.traitOverrides = .make(style: .light)
        var app = DeviceSimulation.make(.make(.make("home", views: [box, .make("text"), .make("other")])))
        let told = try verbose("userInterfaceStyle dark", in: &app)
        #expect(told.last == .environmentTraitsDidChange(.views(["other"], of: ID("home")), Self.dark))
    }

    @Test func viewsOfOneControllerCanReceiveDifferentTraitChanges() throws {
        var box = ViewDefinition.make("box", .view)
        box.traitOverrides = .make(vertical: .regular)
        var app = DeviceSimulation.make(.make(.make("home", views: [box, .make("other")])), on: .phone8Plus)
        let told = try verbose("rotate landscape", in: &app)
        let wider = Change(.horizontalSizeClass, from: .name("compact"), to: .name("regular"))
        let lower = Change(.verticalSizeClass, from: .name("regular"), to: .name("compact"))
        #expect(told.filter { $0.name == "traitCollectionDidChange" }.suffix(2) == [
            .environmentTraitsDidChange(.views(["box"], of: ID("home")), [wider]),
            .environmentTraitsDidChange(.views(["other"], of: ID("home")), [wider, lower]),
        ])
    }

    /// A sheet is compact and elevated in every window, so its presentation controller keeps its width class.
    @Test func presentationControllersAreNotifiedOfInheritedTraits() throws {
        var app = DeviceSimulation.make(.makeFlow(), on: .pad97, .landscapeRight)
        _ = try verbose("tap home.modal", in: &app)
        #expect(try !verbose("split 1/2", in: &app).contains { fact in
            if case .environmentTraitsDidChange(.presentationController, _) = fact { true } else { false }
        })
        #expect(try verbose("userInterfaceStyle dark", in: &app).contains(
            .environmentTraitsDidChange(.presentationController(of: ID("sheet")), Self.dark)
        ))
    }

    /// Only the window's own width class differs from its screen's.
    @Test func screenKeepsItsTraitsWhenTheWindowIsResized() throws {
        var app = DeviceSimulation.make(.makeFlow(), on: .pad97, .landscapeRight)
        let told = try verbose("split 1/2", in: &app)
        #expect(!told.contains { if case .environmentTraitsDidChange(.screen, _) = $0 { true } else { false } })
        #expect(told.contains { if case .environmentTraitsDidChange(.window, _) = $0 { true } else { false } })
    }
}
