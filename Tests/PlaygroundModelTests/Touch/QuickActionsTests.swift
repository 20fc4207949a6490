import PlaygroundModel
import Testing

@Suite struct QuickActionsTests {
    @Test(arguments: [
        (12, QuickActionIcon.template("cat")), (13, .symbol("pawprint")), (26, .symbol("pawprint")),
    ])
    func `a symbol wins over a file, where there are symbols`(version: Int, icon: QuickActionIcon) {
        let icons = QuickActionIcons(symbolName: "pawprint", file: "cat", type: .love)
        #expect(icons.shown(in: BehaviourProfile(version: version)) == icon)
    }

    @Test func `a file wins over a type`() {
        #expect(QuickActionIcons(file: "cat", type: .love).shown(in: .newest) == .template("cat"))
        #expect(QuickActionIcons(type: .love).shown(in: .newest) == .system(.love))
        #expect(QuickActionIcons().shown(in: .newest) == nil)
        #expect(QuickActionIcons(symbolName: "pawprint", type: .love).shown(in: BehaviourProfile(version: 12)) == .system(.love))
    }

    @Test func `a route is found by type before title`() {
        func route(_ key: String, _ action: Action) -> QuickActions.Route {
            .init(key: key, action: action, path: DocumentPath().appending(key))
        }
        let actions = QuickActions(routes: [route("Compose", .pop), route("com.example.compose", .dismiss)])
        #expect(actions.route(of: QuickAction(type: "com.example.compose", title: "Compose"))?.action == .dismiss)
        #expect(actions.route(of: QuickAction(type: "com.example.other", title: "Compose"))?.action == .pop)
        #expect(actions.route(of: QuickAction(type: "com.example.other", title: "Other")) == nil)
    }
}
