import PlaygroundModel
import SeededRandom
import Testing

@testable import Simulation

/// What each state of the home screen makes of each input: the whole table.
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

    /// A 3D Touch phone before iOS 13, a phone from iOS 13 on without it, and the former with an app that has no actions.
    private static let rules: [(word: String, rules: HomeScreen.Rules)] = [
        ("3D Touch, iOS 12", .init()),
        ("no 3D Touch, iOS 13", .init(press: .noForceTouch, longPressOpensMenu: true)),
        ("3D Touch, iOS 12, no actions", .init(hasMenu: false)),
    ]

    @Test(arguments: homeScreenTable)
    func `every input is answered in every state`(table: String) throws {
        let lines = table.split(separator: "\n").map(String.init)
        let heading = lines[0].dropFirst(2).split(separator: " | ")
        let rules = try #require(Self.rules.first { $0.word == heading[0] }).rules
        let state = try #require(Self.states.first { $0.word == heading[1] }).state
        let actual = Self.inputs.map { word, input in
            var screen = state
            let outcomes = screen.apply(input, rules)
            return "\(word) → \(screen.words)\(outcomes.isEmpty ? "" : " (\(outcomes.map(\.words).joined(separator: ", ")))")"
        }
        #expect(actual == Array(lines.dropFirst()))
    }

    @Test func `the table has every state under every rule`() {
        let headings = homeScreenTable.map { String($0.split(separator: "\n")[0].dropFirst(2)) }
        #expect(headings == Self.rules.flatMap { rules in Self.states.map { "\(rules.word) | \($0.word)" } })
    }

    @Test func `no order of inputs leaves a menu or a press that home and a lift would not end`() {
        var generator = SeededGenerator(seed: 6)
        for round in 0..<2_000 {
            var screen = HomeScreen()
            let rules = Self.rules[round % 3].rules
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

/// A state under a rule, and what each input leads to and brings.
private let homeScreenTable: [String] = [
    """
    # 3D Touch, iOS 12 | front
    home → still (wentHome)
    tapIcon → front (ignored: appInFront)
    press 0.4 → front (ignored: appInFront)
    press 0.7 → front (ignored: appInFront)
    press -1 → front (ignored: appInFront)
    press 3 → front (ignored: appInFront)
    press nan → front (ignored: appInFront)
    longPress → front (ignored: appInFront)
    choose → front (ignored: appInFront)
    choose unknown → front (ignored: appInFront)
    edit → front (ignored: appInFront)
    lift → front (ignored: appInFront)
    tapOutside → front (ignored: appInFront)
    terminate → still, not running (terminated)
    cancelTouches → front
    """,
    """
    # 3D Touch, iOS 12 | still
    home → still (ignored: atHomeAlready)
    tapIcon → front (activated from background with nothing)
    press 0.4 → pressing 0.4
    press 0.7 → menu held (menuOpened)
    press -1 → pressing 0.0 (forceClamped(-1.0))
    press 3 → menu held (forceClamped(3.0), menuOpened)
    press nan → still (ignored: forceIsNoNumber)
    longPress → editing (editingBegan)
    choose → still (ignored: menuNotOpen)
    choose unknown → still (ignored: menuNotOpen)
    edit → still (ignored: menuNotOpen)
    lift → still (ignored: noFinger)
    tapOutside → still (ignored: nothingOpen)
    terminate → still, not running (terminated)
    cancelTouches → still
    """,
    """
    # 3D Touch, iOS 12 | pressing
    home → pressing 0.4 (ignored: atHomeAlready)
    tapIcon → front (activated from background with nothing)
    press 0.4 → pressing 0.4
    press 0.7 → menu held (menuOpened)
    press -1 → pressing 0.0 (forceClamped(-1.0))
    press 3 → menu held (forceClamped(3.0), menuOpened)
    press nan → pressing 0.4 (ignored: forceIsNoNumber)
    longPress → editing (editingBegan)
    choose → pressing 0.4 (ignored: menuNotOpen)
    choose unknown → pressing 0.4 (ignored: menuNotOpen)
    edit → pressing 0.4 (ignored: menuNotOpen)
    lift → still
    tapOutside → pressing 0.4 (ignored: nothingOpen)
    terminate → still, not running (terminated)
    cancelTouches → still
    """,
    """
    # 3D Touch, iOS 12 | refused
    home → refused (ignored: atHomeAlready)
    tapIcon → front (activated from background with nothing)
    press 0.4 → refused
    press 0.7 → refused
    press -1 → refused (forceClamped(-1.0))
    press 3 → refused (forceClamped(3.0))
    press nan → refused (ignored: forceIsNoNumber)
    longPress → refused
    choose → refused (ignored: menuNotOpen)
    choose unknown → refused (ignored: menuNotOpen)
    edit → refused (ignored: menuNotOpen)
    lift → still
    tapOutside → refused (ignored: nothingOpen)
    terminate → still, not running (terminated)
    cancelTouches → still
    """,
    """
    # 3D Touch, iOS 12 | editing
    home → still (editingEnded)
    tapIcon → editing (ignored: editing)
    press 0.4 → editing (ignored: editing)
    press 0.7 → editing (ignored: editing)
    press -1 → editing (ignored: editing)
    press 3 → editing (ignored: editing)
    press nan → editing (ignored: forceIsNoNumber)
    longPress → editing (ignored: editing)
    choose → editing (ignored: menuNotOpen)
    choose unknown → editing (ignored: menuNotOpen)
    edit → editing (ignored: menuNotOpen)
    lift → editing
    tapOutside → still (editingEnded)
    terminate → still, not running (terminated)
    cancelTouches → editing
    """,
    """
    # 3D Touch, iOS 12 | menu held
    home → still (menuClosed)
    tapIcon → menu held (ignored: menuIsOpen)
    press 0.4 → menu held
    press 0.7 → menu held
    press -1 → menu held (forceClamped(-1.0))
    press 3 → menu held (forceClamped(3.0))
    press nan → menu held (ignored: forceIsNoNumber)
    longPress → menu held (ignored: menuIsOpen)
    choose → front (activated from background with compose)
    choose unknown → menu held (ignored: noSuchAction)
    edit → menu held (ignored: notInThisMenu)
    lift → menu free
    tapOutside → still (menuClosed)
    terminate → still, not running (terminated)
    cancelTouches → menu free
    """,
    """
    # 3D Touch, iOS 12 | menu free
    home → still (menuClosed)
    tapIcon → menu free (ignored: menuIsOpen)
    press 0.4 → menu free (ignored: menuIsOpen)
    press 0.7 → menu free (ignored: menuIsOpen)
    press -1 → menu free (ignored: menuIsOpen)
    press 3 → menu free (ignored: menuIsOpen)
    press nan → menu free (ignored: forceIsNoNumber)
    longPress → menu free (ignored: menuIsOpen)
    choose → front (activated from background with compose)
    choose unknown → menu free (ignored: noSuchAction)
    edit → menu free (ignored: notInThisMenu)
    lift → menu free (ignored: noFinger)
    tapOutside → still (menuClosed)
    terminate → still, not running (terminated)
    cancelTouches → menu free
    """,
    """
    # 3D Touch, iOS 12 | still, not running
    home → still, not running (ignored: atHomeAlready)
    tapIcon → front (activated from notRunning with nothing)
    press 0.4 → pressing 0.4, not running
    press 0.7 → menu held, not running (menuOpened)
    press -1 → pressing 0.0, not running (forceClamped(-1.0))
    press 3 → menu held, not running (forceClamped(3.0), menuOpened)
    press nan → still, not running (ignored: forceIsNoNumber)
    longPress → editing, not running (editingBegan)
    choose → still, not running (ignored: menuNotOpen)
    choose unknown → still, not running (ignored: menuNotOpen)
    edit → still, not running (ignored: menuNotOpen)
    lift → still, not running (ignored: noFinger)
    tapOutside → still, not running (ignored: nothingOpen)
    terminate → still, not running (ignored: notRunning)
    cancelTouches → still, not running
    """,
    """
    # 3D Touch, iOS 12 | menu free, not running
    home → still, not running (menuClosed)
    tapIcon → menu free, not running (ignored: menuIsOpen)
    press 0.4 → menu free, not running (ignored: menuIsOpen)
    press 0.7 → menu free, not running (ignored: menuIsOpen)
    press -1 → menu free, not running (ignored: menuIsOpen)
    press 3 → menu free, not running (ignored: menuIsOpen)
    press nan → menu free, not running (ignored: forceIsNoNumber)
    longPress → menu free, not running (ignored: menuIsOpen)
    choose → front (activated from notRunning with compose)
    choose unknown → menu free, not running (ignored: noSuchAction)
    edit → menu free, not running (ignored: notInThisMenu)
    lift → menu free, not running (ignored: noFinger)
    tapOutside → still, not running (menuClosed)
    terminate → menu free, not running (ignored: notRunning)
    cancelTouches → menu free, not running
    """,
    """
    # no 3D Touch, iOS 13 | front
    home → still (wentHome)
    tapIcon → front (ignored: appInFront)
    press 0.4 → front (ignored: appInFront)
    press 0.7 → front (ignored: appInFront)
    press -1 → front (ignored: appInFront)
    press 3 → front (ignored: appInFront)
    press nan → front (ignored: appInFront)
    longPress → front (ignored: appInFront)
    choose → front (ignored: appInFront)
    choose unknown → front (ignored: appInFront)
    edit → front (ignored: appInFront)
    lift → front (ignored: appInFront)
    tapOutside → front (ignored: appInFront)
    terminate → still, not running (terminated)
    cancelTouches → front
    """,
    """
    # no 3D Touch, iOS 13 | still
    home → still (ignored: atHomeAlready)
    tapIcon → front (activated from background with nothing)
    press 0.4 → still (ignored: noForceTouch)
    press 0.7 → still (ignored: noForceTouch)
    press -1 → still (ignored: noForceTouch)
    press 3 → still (ignored: noForceTouch)
    press nan → still (ignored: forceIsNoNumber)
    longPress → menu held (menuOpened)
    choose → still (ignored: menuNotOpen)
    choose unknown → still (ignored: menuNotOpen)
    edit → still (ignored: menuNotOpen)
    lift → still (ignored: noFinger)
    tapOutside → still (ignored: nothingOpen)
    terminate → still, not running (terminated)
    cancelTouches → still
    """,
    """
    # no 3D Touch, iOS 13 | pressing
    home → pressing 0.4 (ignored: atHomeAlready)
    tapIcon → front (activated from background with nothing)
    press 0.4 → pressing 0.4 (ignored: noForceTouch)
    press 0.7 → pressing 0.4 (ignored: noForceTouch)
    press -1 → pressing 0.4 (ignored: noForceTouch)
    press 3 → pressing 0.4 (ignored: noForceTouch)
    press nan → pressing 0.4 (ignored: forceIsNoNumber)
    longPress → menu held (menuOpened)
    choose → pressing 0.4 (ignored: menuNotOpen)
    choose unknown → pressing 0.4 (ignored: menuNotOpen)
    edit → pressing 0.4 (ignored: menuNotOpen)
    lift → still
    tapOutside → pressing 0.4 (ignored: nothingOpen)
    terminate → still, not running (terminated)
    cancelTouches → still
    """,
    """
    # no 3D Touch, iOS 13 | refused
    home → refused (ignored: atHomeAlready)
    tapIcon → front (activated from background with nothing)
    press 0.4 → refused (ignored: noForceTouch)
    press 0.7 → refused (ignored: noForceTouch)
    press -1 → refused (ignored: noForceTouch)
    press 3 → refused (ignored: noForceTouch)
    press nan → refused (ignored: forceIsNoNumber)
    longPress → refused
    choose → refused (ignored: menuNotOpen)
    choose unknown → refused (ignored: menuNotOpen)
    edit → refused (ignored: menuNotOpen)
    lift → still
    tapOutside → refused (ignored: nothingOpen)
    terminate → still, not running (terminated)
    cancelTouches → still
    """,
    """
    # no 3D Touch, iOS 13 | editing
    home → still (editingEnded)
    tapIcon → editing (ignored: editing)
    press 0.4 → editing (ignored: noForceTouch)
    press 0.7 → editing (ignored: noForceTouch)
    press -1 → editing (ignored: noForceTouch)
    press 3 → editing (ignored: noForceTouch)
    press nan → editing (ignored: forceIsNoNumber)
    longPress → editing (ignored: editing)
    choose → editing (ignored: menuNotOpen)
    choose unknown → editing (ignored: menuNotOpen)
    edit → editing (ignored: menuNotOpen)
    lift → editing
    tapOutside → still (editingEnded)
    terminate → still, not running (terminated)
    cancelTouches → editing
    """,
    """
    # no 3D Touch, iOS 13 | menu held
    home → still (menuClosed)
    tapIcon → menu held (ignored: menuIsOpen)
    press 0.4 → menu held (ignored: noForceTouch)
    press 0.7 → menu held (ignored: noForceTouch)
    press -1 → menu held (ignored: noForceTouch)
    press 3 → menu held (ignored: noForceTouch)
    press nan → menu held (ignored: forceIsNoNumber)
    longPress → editing (menuClosed, editingBegan)
    choose → front (activated from background with compose)
    choose unknown → menu held (ignored: noSuchAction)
    edit → editing (menuClosed, editingBegan)
    lift → menu free
    tapOutside → still (menuClosed)
    terminate → still, not running (terminated)
    cancelTouches → menu free
    """,
    """
    # no 3D Touch, iOS 13 | menu free
    home → still (menuClosed)
    tapIcon → menu free (ignored: menuIsOpen)
    press 0.4 → menu free (ignored: noForceTouch)
    press 0.7 → menu free (ignored: noForceTouch)
    press -1 → menu free (ignored: noForceTouch)
    press 3 → menu free (ignored: noForceTouch)
    press nan → menu free (ignored: forceIsNoNumber)
    longPress → editing (menuClosed, editingBegan)
    choose → front (activated from background with compose)
    choose unknown → menu free (ignored: noSuchAction)
    edit → editing (menuClosed, editingBegan)
    lift → menu free (ignored: noFinger)
    tapOutside → still (menuClosed)
    terminate → still, not running (terminated)
    cancelTouches → menu free
    """,
    """
    # no 3D Touch, iOS 13 | still, not running
    home → still, not running (ignored: atHomeAlready)
    tapIcon → front (activated from notRunning with nothing)
    press 0.4 → still, not running (ignored: noForceTouch)
    press 0.7 → still, not running (ignored: noForceTouch)
    press -1 → still, not running (ignored: noForceTouch)
    press 3 → still, not running (ignored: noForceTouch)
    press nan → still, not running (ignored: forceIsNoNumber)
    longPress → menu held, not running (menuOpened)
    choose → still, not running (ignored: menuNotOpen)
    choose unknown → still, not running (ignored: menuNotOpen)
    edit → still, not running (ignored: menuNotOpen)
    lift → still, not running (ignored: noFinger)
    tapOutside → still, not running (ignored: nothingOpen)
    terminate → still, not running (ignored: notRunning)
    cancelTouches → still, not running
    """,
    """
    # no 3D Touch, iOS 13 | menu free, not running
    home → still, not running (menuClosed)
    tapIcon → menu free, not running (ignored: menuIsOpen)
    press 0.4 → menu free, not running (ignored: noForceTouch)
    press 0.7 → menu free, not running (ignored: noForceTouch)
    press -1 → menu free, not running (ignored: noForceTouch)
    press 3 → menu free, not running (ignored: noForceTouch)
    press nan → menu free, not running (ignored: forceIsNoNumber)
    longPress → editing, not running (menuClosed, editingBegan)
    choose → front (activated from notRunning with compose)
    choose unknown → menu free, not running (ignored: noSuchAction)
    edit → editing, not running (menuClosed, editingBegan)
    lift → menu free, not running (ignored: noFinger)
    tapOutside → still, not running (menuClosed)
    terminate → menu free, not running (ignored: notRunning)
    cancelTouches → menu free, not running
    """,
    """
    # 3D Touch, iOS 12, no actions | front
    home → still (wentHome)
    tapIcon → front (ignored: appInFront)
    press 0.4 → front (ignored: appInFront)
    press 0.7 → front (ignored: appInFront)
    press -1 → front (ignored: appInFront)
    press 3 → front (ignored: appInFront)
    press nan → front (ignored: appInFront)
    longPress → front (ignored: appInFront)
    choose → front (ignored: appInFront)
    choose unknown → front (ignored: appInFront)
    edit → front (ignored: appInFront)
    lift → front (ignored: appInFront)
    tapOutside → front (ignored: appInFront)
    terminate → still, not running (terminated)
    cancelTouches → front
    """,
    """
    # 3D Touch, iOS 12, no actions | still
    home → still (ignored: atHomeAlready)
    tapIcon → front (activated from background with nothing)
    press 0.4 → pressing 0.4
    press 0.7 → refused (noQuickActions)
    press -1 → pressing 0.0 (forceClamped(-1.0))
    press 3 → refused (forceClamped(3.0), noQuickActions)
    press nan → still (ignored: forceIsNoNumber)
    longPress → editing (editingBegan)
    choose → still (ignored: menuNotOpen)
    choose unknown → still (ignored: menuNotOpen)
    edit → still (ignored: menuNotOpen)
    lift → still (ignored: noFinger)
    tapOutside → still (ignored: nothingOpen)
    terminate → still, not running (terminated)
    cancelTouches → still
    """,
    """
    # 3D Touch, iOS 12, no actions | pressing
    home → pressing 0.4 (ignored: atHomeAlready)
    tapIcon → front (activated from background with nothing)
    press 0.4 → pressing 0.4
    press 0.7 → refused (noQuickActions)
    press -1 → pressing 0.0 (forceClamped(-1.0))
    press 3 → refused (forceClamped(3.0), noQuickActions)
    press nan → pressing 0.4 (ignored: forceIsNoNumber)
    longPress → editing (editingBegan)
    choose → pressing 0.4 (ignored: menuNotOpen)
    choose unknown → pressing 0.4 (ignored: menuNotOpen)
    edit → pressing 0.4 (ignored: menuNotOpen)
    lift → still
    tapOutside → pressing 0.4 (ignored: nothingOpen)
    terminate → still, not running (terminated)
    cancelTouches → still
    """,
    """
    # 3D Touch, iOS 12, no actions | refused
    home → refused (ignored: atHomeAlready)
    tapIcon → front (activated from background with nothing)
    press 0.4 → refused
    press 0.7 → refused
    press -1 → refused (forceClamped(-1.0))
    press 3 → refused (forceClamped(3.0))
    press nan → refused (ignored: forceIsNoNumber)
    longPress → refused
    choose → refused (ignored: menuNotOpen)
    choose unknown → refused (ignored: menuNotOpen)
    edit → refused (ignored: menuNotOpen)
    lift → still
    tapOutside → refused (ignored: nothingOpen)
    terminate → still, not running (terminated)
    cancelTouches → still
    """,
    """
    # 3D Touch, iOS 12, no actions | editing
    home → still (editingEnded)
    tapIcon → editing (ignored: editing)
    press 0.4 → editing (ignored: editing)
    press 0.7 → editing (ignored: editing)
    press -1 → editing (ignored: editing)
    press 3 → editing (ignored: editing)
    press nan → editing (ignored: forceIsNoNumber)
    longPress → editing (ignored: editing)
    choose → editing (ignored: menuNotOpen)
    choose unknown → editing (ignored: menuNotOpen)
    edit → editing (ignored: menuNotOpen)
    lift → editing
    tapOutside → still (editingEnded)
    terminate → still, not running (terminated)
    cancelTouches → editing
    """,
    """
    # 3D Touch, iOS 12, no actions | menu held
    home → still (menuClosed)
    tapIcon → menu held (ignored: menuIsOpen)
    press 0.4 → menu held
    press 0.7 → menu held
    press -1 → menu held (forceClamped(-1.0))
    press 3 → menu held (forceClamped(3.0))
    press nan → menu held (ignored: forceIsNoNumber)
    longPress → menu held (ignored: menuIsOpen)
    choose → front (activated from background with compose)
    choose unknown → menu held (ignored: noSuchAction)
    edit → menu held (ignored: notInThisMenu)
    lift → menu free
    tapOutside → still (menuClosed)
    terminate → still, not running (terminated)
    cancelTouches → menu free
    """,
    """
    # 3D Touch, iOS 12, no actions | menu free
    home → still (menuClosed)
    tapIcon → menu free (ignored: menuIsOpen)
    press 0.4 → menu free (ignored: menuIsOpen)
    press 0.7 → menu free (ignored: menuIsOpen)
    press -1 → menu free (ignored: menuIsOpen)
    press 3 → menu free (ignored: menuIsOpen)
    press nan → menu free (ignored: forceIsNoNumber)
    longPress → menu free (ignored: menuIsOpen)
    choose → front (activated from background with compose)
    choose unknown → menu free (ignored: noSuchAction)
    edit → menu free (ignored: notInThisMenu)
    lift → menu free (ignored: noFinger)
    tapOutside → still (menuClosed)
    terminate → still, not running (terminated)
    cancelTouches → menu free
    """,
    """
    # 3D Touch, iOS 12, no actions | still, not running
    home → still, not running (ignored: atHomeAlready)
    tapIcon → front (activated from notRunning with nothing)
    press 0.4 → pressing 0.4, not running
    press 0.7 → refused, not running (noQuickActions)
    press -1 → pressing 0.0, not running (forceClamped(-1.0))
    press 3 → refused, not running (forceClamped(3.0), noQuickActions)
    press nan → still, not running (ignored: forceIsNoNumber)
    longPress → editing, not running (editingBegan)
    choose → still, not running (ignored: menuNotOpen)
    choose unknown → still, not running (ignored: menuNotOpen)
    edit → still, not running (ignored: menuNotOpen)
    lift → still, not running (ignored: noFinger)
    tapOutside → still, not running (ignored: nothingOpen)
    terminate → still, not running (ignored: notRunning)
    cancelTouches → still, not running
    """,
    """
    # 3D Touch, iOS 12, no actions | menu free, not running
    home → still, not running (menuClosed)
    tapIcon → menu free, not running (ignored: menuIsOpen)
    press 0.4 → menu free, not running (ignored: menuIsOpen)
    press 0.7 → menu free, not running (ignored: menuIsOpen)
    press -1 → menu free, not running (ignored: menuIsOpen)
    press 3 → menu free, not running (ignored: menuIsOpen)
    press nan → menu free, not running (ignored: forceIsNoNumber)
    longPress → menu free, not running (ignored: menuIsOpen)
    choose → front (activated from notRunning with compose)
    choose unknown → menu free, not running (ignored: noSuchAction)
    edit → menu free, not running (ignored: notInThisMenu)
    lift → menu free, not running (ignored: noFinger)
    tapOutside → still, not running (menuClosed)
    terminate → menu free, not running (ignored: notRunning)
    cancelTouches → menu free, not running
    """,
]
