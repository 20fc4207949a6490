import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// useyourloaf, *Predicting Size Classes in iOS 13*.
struct FirstTraitsTests {
    typealias ID = ControllerInstance.ID

    @Test(arguments: [8, 12])
    func everyControllerIsNotifiedUpToVersion12(_ version: Int) throws {
        var simulation = DeviceSimulation.make(.makeFlow(ios: version))
        #expect(simulation.launchLog.map(\.fact) == [
            .appearance([AppearanceCallback.Method.viewDidLoad, .viewWillAppear].map { .init($0, [ID("nav"), ID("home")]) }),
            .traitCollectionDidChangeFromNothing(ID("nav")), .traitCollectionDidChangeFromNothing(ID("home")),
            .appearance([.init(.viewDidAppear, [ID("nav"), ID("home")])]),
        ])
        let facts = try simulation.facts(after: "tap home.next")
        #expect(facts.last == .traitCollectionDidChangeFromNothing(ID("detail")))
    }

    @Test func predictedTraitsCauseNoCallbackFromVersion13() {
        #expect(DeviceSimulation.make(.makeFlow(ios: 13)).launchLog.map(\.fact.name) == ["appearance"])
    }

    @Test func aControllerWithOverriddenTraitsIsNotifiedOfTheDifference() {
        let simulation = DeviceSimulation.make(.make(
            .make("outer", .container(children: ["home"]), overrides: [.make("home", .make(horizontal: .regular))]),
            .make("home"), ios: 13
        ))
        #expect(simulation.launchLog.first?.fact == .traitCollectionDidChange(
            ID("home"), [.init(.horizontalSizeClass, from: .name("compact"), to: .name("regular"))]
        ))
    }
}
