import PlaygroundModel
@testable import Simulation
import Testing

struct WidthFlipTests {
    @Test func widthConditionsFlipAtTheirLimits() {
        let playground = Playground.make(.make("home", adaptive: [
            .make(0, when: .width(atLeast: 500, atMost: nil)),
            .make(1, when: .all([.width(atLeast: 900, atMost: nil), .orientation(.portrait)])),
            .make(2, when: .not(.width(atLeast: nil, atMost: 600))),
        ]))
        let flips = DeviceSimulation.make(playground, on: .pad97, .landscapeRight).widthFlips()
        #expect(flips.map(\.width) == [500, 600, 678])
        #expect(flips.map(\.adaptiveElements.count) == [1, 1, 0])
        let widened = LogFact.TraitChange(.horizontalSizeClass, from: .name("compact"), to: .name("regular"))
        #expect(flips.last?.traits[.init("home")] == [widened])
    }

    @Test func aspectConditionsFlipWhereTheWindowIsSquare() {
        let playground = Playground.make(.make("home", adaptive: [.make(0, when: .aspect(.landscape))]))
        let flips = DeviceSimulation.make(playground, on: .pad97, .landscapeRight).widthFlips()
        #expect(flips.map(\.width) == [678, 768])
        #expect(flips.map(\.adaptiveElements.count) == [0, 1])
    }

    @Test func overriddenSizeClassesCauseNoFlip() {
        let playground = Playground.make(
            .make("outer", .container(children: ["home"]), overrides: [.make("home", .make(horizontal: .regular))]),
            .make("home")
        )
        let flips = DeviceSimulation.make(playground, on: .pad97).widthFlips()
        #expect(flips.map { $0.traits.keys.map(\.description) } == [["outer"]])
    }

    @Test func phonesHaveNoWidthFlips() {
        #expect(DeviceSimulation.make(.make(.make("home"))).widthFlips().isEmpty)
    }

    @Test func aCollapsingSplitViewIsAWidthFlip() throws {
        let simulation = DeviceSimulation.make(.makeSplit(), on: .pad97, .landscapeRight)
        let flip = try #require(simulation.widthFlips().first)
        #expect(flip.width == WindowWidthRule.narrowestRegular)
        #expect(flip.traits.keys.map(\.description).sorted() == ["detail", "split"])
    }
}
