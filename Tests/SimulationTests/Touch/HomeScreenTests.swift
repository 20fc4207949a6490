import PlaygroundModel
import SeededRandom
import Testing

@testable import Simulation

/// The reaction of each state of the home screen to each input, as a complete table.
@Suite struct HomeScreenTests {
    private static let compose = QuickAction(type: "compose", title: "Compose")

    private static let inputs: [(word: String, input: HomeScreen.Input)] = [
        ("home", .home), ("tapIcon", .tapIcon), ("press 0.4", .pressIcon(0.4)), ("press 0.7", .pressIcon(0.7)),
        ("press -1", .pressIcon(-1)), ("press 3", .pressIcon(3)), ("press nan", .pressIcon(.nan)),
        ("longPress", .longPressIcon), ("choose", .choose(compose)), ("choose unknown", .choose(nil)),
        ("edit", .editHomeScreen), ("lift", .lift), ("tapOutside", .tapOutside), ("terminate", .terminate),
        ("cancelTouches", .cancelTouches),
    ]

    private static let states: [(word: String, state: HomeScreen)] = [
        ("front", HomeScreen()), ("still", HomeScreen(app: .background)),
        ("pressing", HomeScreen(app: .background, surface: .pressing(Force(share: 0.4)))),
        ("refused", HomeScreen(app: .background, surface: .refused)),
        ("editing", HomeScreen(app: .background, surface: .editing)),
        ("menu held", HomeScreen(app: .background, surface: .menu(fingerIsDown: true))),
        ("menu free", HomeScreen(app: .background, surface: .menu(fingerIsDown: false))),
        ("still, not running", HomeScreen(app: .notRunning)),
        ("menu free, not running", HomeScreen(app: .notRunning, surface: .menu(fingerIsDown: false))),
    ]

    /// A 3D Touch phone before iOS 13, a phone without 3D Touch from iOS 13 on, and the first phone with an app that has no actions.
    private static let rules: [HomeScreen.Rules] = [
        .init(), .init(press: .noForceTouch, longPressOpensMenu: true), .init(hasMenu: false),
    ]

    @Test(arguments: table)
    func `every state handles every input`(table: String) throws {
        let lines = table.split(separator: "\n").map(String.init)
        let state = try #require(Self.states.first { $0.word == lines[0].dropFirst(2) }).state
        let actual = Self.inputs.map { word, input in
            let results = Self.rules.map { rules in
                var screen = state
                let outcomes = screen.apply(input, rules)
                return screen.words + (outcomes.isEmpty ? "" : " (\(outcomes.map(\.words).joined(separator: ", ")))")
            }
            return "\(word) → \(Set(results).count == 1 ? results[0] : results.joined(separator: " | "))"
        }
        #expect(actual == Array(lines.dropFirst()))
    }

    @Test func `the table has every state`() {
        #expect(Self.table.map { String($0.split(separator: "\n")[0].dropFirst(2)) } == Self.states.map(\.word))
    }

    @Test func `home and a lift end every menu and press`() {
        var generator = SeededGenerator(seed: 6)
        for round in 0..<2_000 {
            var screen = HomeScreen()
            let rules = Self.rules[round % 3]
            for _ in 0..<12 { _ = screen.apply(Self.inputs.randomElement(using: &generator)!.input, rules) }
            _ = screen.apply(.lift, rules)
            _ = screen.apply(.home, rules)
            #expect(screen.surface == .still)
        }
    }
}

extension HomeScreen {
    fileprivate var words: String {
        let surface = switch surface {
        case .still: app == .front ? "front" : "still"
        case .pressing(let force): "pressing \(force.share)"
        case .menu(let isDown): isDown ? "menu held" : "menu free"
        case .refused: "refused"
        case .editing: "editing"
        }
        return app == .notRunning ? surface + ", not running" : surface
    }
}

extension HomeScreen.Outcome {
    fileprivate var words: String {
        switch self {
        case .activated(let state, let action): "activated from \(state.rawValue) with \(action?.type ?? "nothing")"
        case .ignored(let obstacle): "ignored: \(obstacle)"
        default: "\(self)"
        }
    }
}
