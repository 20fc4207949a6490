import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

struct TraitOverridesTests {
    /// A hierarchy outer ⊃ middle ⊃ leaf, with the overrides of a test.
    private func simulation(
        outer: [ControllerDefinition.Override] = [], middle: [ControllerDefinition.Override] = [],
        leaf: [ControllerDefinition.Override] = [], ios version: Int = 26,
        on device: Device = .phone8Plus, _ orientation: InterfaceOrientation = .portrait,
        window: WindowConfiguration = .fullScreen
    ) -> DeviceSimulation {
        .make(.make(
            .make("outer", .container(children: ["middle"]), overrides: outer),
            .make("middle", .container(children: ["leaf"]), overrides: middle),
            .make("leaf", overrides: leaf), ios: version
        ), on: device, orientation, window: window)
    }

    private func horizontal(_ simulation: DeviceSimulation) -> [UserInterfaceSizeClass] {
        simulation.scene().controllers.map(\.traits.collection.horizontalSizeClass)
    }

    @Test func overridesApplyToTheChildAndItsDescendants() {
        let found = horizontal(simulation(outer: [.make("middle", .make(horizontal: .regular))]))
        #expect(found == [.compact, .regular, .regular])
    }

    @Test func aLowerOverrideReplacesTheUpperOne() {
        let found = horizontal(simulation(
            outer: [.make("middle", .make(horizontal: .regular))], middle: [.make("leaf", .make(horizontal: .compact))]
        ))
        #expect(found == [.compact, .regular, .compact])
    }

    @Test func valuesCanBeCopiedFromAnAncestor() throws {
        let simulation = simulation(
            outer: [.make("middle", .make(horizontal: .regular))], middle: [.make("leaf", from: "outer", at: 7)]
        )
        #expect(horizontal(simulation) == [.compact, .regular, .compact])
        let steps = try #require(try simulation.controller("leaf").traits.origins[.horizontalSizeClass])
        #expect(steps.map(\.value.description) == ["compact", "regular", "compact"])
        #expect(steps.last?.source.path == DocumentPath().appending("overrides").appending(7))
    }

    @Test func ownValuesOverrideCopiedOnes() throws {
        let simulation = simulation(middle: [.make("leaf", .make(horizontal: .regular), from: "outer")])
        #expect(horizontal(simulation) == [.compact, .compact, .regular])
    }

    @Test func theLaterOverrideOfTheSameChildWins() {
        let found = horizontal(simulation(outer: [
            .make("middle", .make(horizontal: .regular)), .make("middle", .make(horizontal: .compact)),
        ]))
        #expect(found == [.compact, .compact, .compact])
    }

    @Test func unspecifiedTraitsOfAnOverrideChangeNothing() throws {
        let simulation = simulation(outer: [.make("middle", .make(horizontal: .regular))])
        let scene = simulation.scene().controllers
        #expect(scene[1].traits.collection.traits(differingFrom: scene[0].traits.collection) == [.horizontalSizeClass])
    }

    @Test(arguments: [
        (InterfaceOrientation.portrait, UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular),
        (.landscapeRight, .regular, .compact),
    ])
    func overridesCanDependOnTheOrientation(
        _ orientation: InterfaceOrientation, _ width: UserInterfaceSizeClass, _ height: UserInterfaceSizeClass
    ) throws {
        let traits = try simulation(outer: [
            .make("middle", .make(horizontal: .regular, vertical: .compact), when: .orientation(.landscape)),
            .make("middle", .make(horizontal: .compact, vertical: .regular), when: .orientation(.portrait)),
        ], on: .pad97, orientation).controller("leaf").traits.collection
        #expect(traits.horizontalSizeClass == width)
        #expect(traits.verticalSizeClass == height)
    }

    @Test(arguments: [(699.0, UserInterfaceSizeClass.compact), (700, .regular)])
    func overridesCanDependOnTheWidthOfTheirOwner(_ width: Double, _ expected: UserInterfaceSizeClass) throws {
        let overrides = [
            ControllerDefinition.Override.make("middle", .make(horizontal: .compact)),
            .make("middle", .make(horizontal: .regular), when: .width(atLeast: 700, atMost: nil)),
        ]
        let window = WindowConfiguration.resizable(Size(width: width, height: 768))
        let simulation = simulation(outer: overrides, on: .pad97, .landscapeRight, window: window)
        #expect(try simulation.controller("leaf").traits.collection.horizontalSizeClass == expected)
    }

    @Test(arguments: [(16, UserInterfaceSizeClass.compact), (17, .regular)])
    func controllersOverrideTheirOwnTraitsFromIOS17(_ version: Int, _ expected: UserInterfaceSizeClass) {
        let found = horizontal(simulation(middle: [.make(nil, .make(horizontal: .regular))], ios: version))
        #expect(found == [.compact, expected, expected])
    }

    @Test func overridesOfTraitsTheVersionLacksHaveNoEffect() throws {
        let simulation = simulation(outer: [.make("middle", .make(style: .dark))], ios: 11)
        #expect(try simulation.controller("leaf").traits.collection.userInterfaceStyle == .unspecified)
    }

    @Test func overridesOfANavigationControllerApplyToPushedControllers() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("nav", .navigation(rootViewController: "home"), overrides: [.make("detail", .make(style: .dark))]),
            .make("home", views: [.make("next", tap: .show("detail"))]), .make("detail")
        ))
        try simulation.facts(after: "tap home.next")
        #expect(try simulation.controller("detail").traits.collection.userInterfaceStyle == .dark)
        #expect(try simulation.controller("nav").traits.collection.userInterfaceStyle == .light)
    }

    /// One box is inside the other, and the inner one has another size class.
    @Test func valuesAreCopiedFromTheNearestAncestorOfTheName() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("box", .container(children: ["nav"])),
            .make("nav", .navigation(rootViewController: "home"), overrides: [.make("box", .make(horizontal: .regular))]),
            .make("home", views: [.make("next", tap: .show("box"))]),
            .make("leaf")
        ))
        try simulation.facts(after: "tap home.next")
        var changed = simulation.playground
        changed.controllers[0].kind = .container(children: ["nav", "leaf"])
        changed.controllers[0].overrides = [
            .make("leaf", .make(horizontal: .compact), at: 0), .make("leaf", from: "box", at: 1),
        ]
        _ = simulation.reload(changed)
        let leaves = simulation.scene().controllers.filter { $0.id.controller == "leaf" }
        #expect(leaves.map { $0.traits.collection.horizontalSizeClass } == [.regular, .compact])
    }
}
