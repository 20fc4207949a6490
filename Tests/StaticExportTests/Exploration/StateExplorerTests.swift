import PlaygroundModel
import PlaygroundPipeline
import Testing
import Wireframes
@testable import StaticExport

@Suite struct StateExplorerTests {
    @Test func anUnboundedExplorationReachesEveryScreenOrientationAndSetting() throws {
        let (graph, starts) = StateExplorer.graph(from: [try Playgrounds.app(Playgrounds.twoScreens)], limit: 10_000)
        // Two screens, two orientations, four settings of two values and twelve text sizes.
        #expect(graph.states.count == 2 * 2 * 16 * 12)
        #expect(graph.omitted == 0)
        #expect(starts == [0])
        #expect(graph.states.allSatisfy { $0.edges.allSatisfy { $0.target != nil } })
    }

    @Test func aTapLeadsToTheNextScreenAndBackToTheFirst() throws {
        let (graph, _) = StateExplorer.graph(from: [try Playgrounds.app(Playgrounds.twoScreens)], limit: 10)
        let push = try #require(graph.edge("tap home.next", from: 0))
        #expect(push.transition == .push)
        let detail = try #require(push.target)
        #expect(graph.states[detail].wireframe.screen.descendant("detail") != nil)
        let pop = try #require(graph.edge("back", from: detail))
        #expect(pop.target == 0)
        #expect(pop.transition == .pop)
        #expect(graph.logs[pop.log].isEmpty == false)
    }

    @Test func screensAndTurnsAreTakenBeforeSettings() throws {
        let (graph, _) = StateExplorer.graph(from: [try Playgrounds.app(Playgrounds.twoScreens)], limit: 20)
        let first = graph.states.prefix(4).map(\.wireframe)
        let seen = first.map { "\($0.chrome.orientation) \($0.screen.descendant("detail") != nil)" }
        #expect(Set(seen) == ["portrait false", "portrait true", "landscapeRight false", "landscapeRight true"])
        #expect(first.allSatisfy { $0.environment.userInterfaceStyle == .light })
    }

    @Test func aBoundIsKeptAndWhatItLeavesOutIsCounted() throws {
        let (graph, _) = StateExplorer.graph(from: [try Playgrounds.app(Playgrounds.twoScreens)], limit: 30)
        #expect(graph.states.count <= 30)
        #expect(graph.omitted > 0)
        let targets = graph.states.flatMap(\.edges).compactMap(\.target)
        #expect(targets.allSatisfy(graph.states.indices.contains))
    }

    @Test(arguments: [20, 30, 70, 333]) func noBoundCutsOffATapOrATurnOfAnAppThatEnds(limit: Int) throws {
        let (graph, _) = StateExplorer.graph(from: [try Playgrounds.app(Playgrounds.twoScreens)], limit: limit)
        let cut = graph.states.flatMap(\.edges).filter { $0.target == nil }
        #expect(!cut.isEmpty)
        #expect(cut.allSatisfy { Event.settings.contains($0.event) })
    }

    @Test func anAppThatPushesWithoutEndStillHasItsSettings() throws {
        let (graph, _) = StateExplorer.graph(from: [try Playgrounds.app(Playgrounds.endless)], limit: 200)
        #expect(graph.states.count == 200)
        #expect(graph.edge("userInterfaceStyle dark", from: 0)?.target != nil)
        #expect(graph.edge("preferredContentSizeCategory accessibilityExtraLarge", from: 0)?.target != nil)
    }

    @Test func everyStartIsInTheGraphHoweverLowTheBound() throws {
        let start = try Playgrounds.app(Playgrounds.twoScreens)
        var turned = start
        _ = turned.apply(.rotate(.landscapeRight))
        let (graph, starts) = StateExplorer.graph(from: [start, turned, start], limit: 1)
        #expect(graph.states.count == 2)
        #expect(starts == [0, 1, 0])
    }

    @Test func theSameSequenceOfEntriesIsKeptOnce() throws {
        let (graph, _) = StateExplorer.graph(from: [try Playgrounds.app(Playgrounds.twoScreens)], limit: 100)
        #expect(Set(graph.logs).count == graph.logs.count)
        #expect(graph.logs.count < graph.states.flatMap(\.edges).count)
    }
}

extension StateGraph {
    fileprivate func edge(_ event: String, from state: Int) -> Edge? {
        states[state].edges.first { $0.event.description == event }
    }
}
