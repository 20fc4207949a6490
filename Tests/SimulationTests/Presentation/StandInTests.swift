import PlaygroundModel
@testable import Simulation
import Testing

/// viewControllerForAdaptivePresentationStyle: another controller replaces the presented one (navigation.md §4).
struct StandInTests {
    typealias ID = ControllerInstance.ID

    private static func playground(
        ios version: Int = 26, standIn: ControllerID? = "note-nav", style: ModalPresentationStyle? = nil
    ) -> Playground {
        .make(
            .make("home", views: [.make("open", tap: .present("note", style: .popover))]),
            .make("note", views: [.make("more", tap: .show("more")), .make("close", tap: .dismiss)]) {
                $0.presentation.adaptivePresentationStyle = style
                $0.presentation.viewControllerForAdaptivePresentationStyle = standIn
            },
            .make("note-nav", .navigation(rootViewController: "note")), .make("more"), .make("other"),
            ios: version
        )
    }

    private static func willPresent(_ style: ModalPresentationStyle) -> LogFact {
        .calledDelegate(of: ID("note"), .willPresent, style)
    }
    private static let askedForController = LogFact.askedDelegate(
        of: ID("note"), .viewControllerForAdaptiveStyle, answer: "note-nav"
    )

    @Test func theDelegateIsAskedForStyleAndControllerAndThenNotified() throws {
        var simulation = DeviceSimulation.make(Self.playground(style: .fullScreen), on: .phoneSE)
        #expect(try simulation.facts(after: "tap home.open").prefix(4) == [
            .askedDelegate(of: ID("note"), .adaptivePresentationStyle, answer: "fullScreen"), Self.askedForController,
            Self.willPresent(.fullScreen), .presented(ID("note"), by: ID("home"), as: .fullScreen),
        ])
        #expect(simulation.tree == "home / note-nav[note]")
        #expect(simulation.onScreen == ["note-nav", "note"])
    }

    @Test func presentationsThatDoNotAdaptKeepThePresentedController() throws {
        for (device, style) in [(Device.pad97, nil), (.phoneSE, ModalPresentationStyle.none)] {
            var simulation = DeviceSimulation.make(Self.playground(style: style), on: device)
            let facts = try simulation.facts(after: "tap home.open")
            #expect(!facts.contains(Self.askedForController))
            #expect(facts.contains(Self.willPresent(.none)))
            #expect(simulation.tree == "home / note")
        }
    }

    @Test func theControllerIsWrappedOnAdaptationAndUnwrappedOnReturn() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .pad97, .landscapeRight)
        try simulation.facts(after: "tap home.open")
        let start = simulation.state
        let adapting = try simulation.facts(after: "split 1/3")
        #expect(simulation.tree == "home / note-nav[note]")
        let asked = try #require(adapting.firstIndex(of: Self.askedForController))
        #expect(adapting[asked...].prefix(3) == [
            Self.askedForController, Self.willPresent(.pageSheet), .adapted(ID("note"), from: .popover, to: .sheet),
        ])
        let back = try simulation.facts(after: "split full")
        #expect(back.contains(Self.willPresent(.none)))
        #expect(back.contains(.adapted(ID("note"), from: .sheet, to: .popover)))
        #expect(simulation.state == start)
    }

    @Test func wrappedControllersPushAndAreDismissedUnderTheirOwnName() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .phoneSE)
        let start = simulation.state
        #expect(try simulation.facts(after: "tap home.open", "tap note.more").contains(.pushed(ID("more"), onto: ID("note-nav"))))
        #expect(simulation.tree == "home / note-nav[note more]")
        #expect(try simulation.facts(after: "back", "tap note.close").contains(.dismissed([ID("note")])))
        #expect(simulation.state == start)
    }

    @Test func controllersPushedOntoTheWrapperAreRemovedWithIt() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .pad97, .landscapeRight)
        try simulation.facts(after: "tap home.open")
        let start = simulation.state
        try simulation.facts(after: "split 1/3", "tap note.more", "split full")
        #expect(simulation.state == start)
    }

    @Test func anotherControllerReplacesThePresentedOneTemporarily() throws {
        var simulation = DeviceSimulation.make(Self.playground(standIn: "other"), on: .pad97, .landscapeRight)
        try simulation.facts(after: "tap home.open")
        let start = simulation.state
        try simulation.facts(after: "split 1/3")
        #expect(simulation.tree == "home / other")
        #expect(simulation.state.instances.map(\.id) == [ID("home"), ID("other"), ID("note")])
        try simulation.facts(after: "split full")
        #expect(simulation.state == start)
    }

    @Test func controllersThatReturnThemselvesAreShownUnchanged() throws {
        var simulation = DeviceSimulation.make(Self.playground(standIn: "note"), on: .phoneSE)
        try simulation.facts(after: "tap home.open")
        #expect(simulation.tree == "home / note")
    }

    @Test(arguments: [("note-nav" as ControllerID?, "home / note-nav[note more]"), (nil, "home / note"), ("other", "home / other")])
    func aReloadKeepsTheWrapperIfTheFileStillNamesIt(_ standIn: ControllerID?, _ tree: String) throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .phoneSE)
        try simulation.facts(after: "tap home.open", "tap note.more")
        _ = simulation.reload(Self.playground(standIn: standIn))
        #expect(simulation.tree == tree)
    }

    @Test func thePresentedControllerSurvivesTheRemovalOfItsWrapper() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .phoneSE)
        try simulation.facts(after: "tap home.open")
        var changed = Self.playground(standIn: nil)
        changed = Playground.make(try #require(changed.controller("home")), try #require(changed.controller("note")))
        _ = simulation.reload(changed)
        #expect(simulation.tree == "home / note")
    }
}
