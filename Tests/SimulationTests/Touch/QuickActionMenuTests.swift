import PlaygroundModel
import Testing

@testable import Simulation

@Suite struct QuickActionMenuTests {
    private static func actions(_ prefix: String, _ count: Int) -> [QuickAction] {
        (0..<count).map { QuickAction(type: "\(prefix)\($0)", title: "\(prefix.uppercased())\($0)") }
    }

    @Test(arguments: 0...6, 0...6)
    func `static actions come first and dynamic ones fill up to four positions`(statics: Int, dynamics: Int) {
        let menu = QuickActionMenu(
            static: Self.actions("s", statics), dynamic: Self.actions("d", dynamics), profile: .newest
        )
        let shownStatics = min(statics, 4)
        let shownDynamics = min(dynamics, 4 - shownStatics)
        #expect(menu.actions.map(\.type) == (0..<shownStatics).map { "s\($0)" } + (0..<shownDynamics).map { "d\($0)" })
        #expect(menu.leftOut.map(\.action.type)
            == (shownStatics..<statics).map { "s\($0)" } + (shownDynamics..<dynamics).map { "d\($0)" })
        #expect(menu.leftOut.map(\.isStatic)
            == (shownStatics..<statics).map { _ in true } + (shownDynamics..<dynamics).map { _ in false })
        #expect(menu.leftOut.map(\.position) == Array(4..<max(4, statics + dynamics)))
    }

    @Test func `before iOS 9 there is no menu`() {
        let menu = QuickActionMenu(static: Self.actions("s", 2), dynamic: [], profile: BehaviourProfile(version: 8))
        #expect(menu.isEmpty && menu.leftOut.isEmpty)
    }

    @Test(arguments: [(9, []), (12, []), (13, ["Edit Home Screen", "Delete App"]), (14, ["Edit Home Screen", "Remove App"])])
    func `from iOS 13 on the system adds its own entries`(version: Int, titles: [String]) {
        let profile = BehaviourProfile(version: SystemVersion(version))
        let menu = QuickActionMenu(static: [], dynamic: [], profile: profile)
        #expect(menu.systemItems.map { $0.title(in: profile) } == titles)
        #expect(menu.isEmpty == titles.isEmpty)
    }

    @Test func `an action is found by its type before another's title`() {
        let menu = QuickActionMenu(
            static: [QuickAction(type: "a", title: "b"), QuickAction(type: "b", title: "c")], dynamic: [], profile: .newest
        )
        #expect(menu.action(named: "b")?.title == "c")
        #expect(menu.action(named: "c")?.type == "b")
        #expect(menu.action(named: "d") == nil)
    }

    @Test func `omitted actions have a reason`() {
        let menu = QuickActionMenu(static: Self.actions("s", 5), dynamic: Self.actions("d", 1), profile: .newest)
        #expect(menu.leftOut[0].text
            == "“S4” is left out: a menu shows 4 quick actions at most, and this is static item 5.")
        #expect(menu.leftOut[1].text
            == "“D0” is left out: static ones come first, dynamic ones fill the rest of 4 places, "
                + "and this would be item 6.")
    }
}
