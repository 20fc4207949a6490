import PlaygroundModel
import Testing

@Suite struct QuickActionsTests {
    private static let cat = TemplateImage(name: "cat", variants: [.init(format: .svg, bytes: [])])

    private static func shown(_ icons: QuickActionIcons, version: Int = 26) -> QuickActionIcon? {
        icons.shown(in: BehaviourProfile(version: SystemVersion(version)), templates: ["cat": cat])
    }

    @Test(arguments: [
        (12, QuickActionIcon.template(cat)), (13, .drawing("pawprint")), (26, .drawing("pawprint")),
    ])
    func `symbols have priority over files, from iOS 13 on`(version: Int, icon: QuickActionIcon) {
        #expect(Self.shown(QuickActionIcons(symbolName: "pawprint", file: "cat", type: .love), version: version) == icon)
    }

    @Test func `files have priority over types`() {
        #expect(Self.shown(QuickActionIcons(file: "cat", type: .love)) == .template(Self.cat))
        #expect(Self.shown(QuickActionIcons(type: .love)) == .system(.love))
        #expect(Self.shown(QuickActionIcons()) == nil)
        #expect(Self.shown(QuickActionIcons(symbolName: "pawprint", type: .love), version: 12) == .system(.love))
    }

    @Test func `a missing file is replaced by the type, or by a drawing of its name`() {
        #expect(Self.shown(QuickActionIcons(file: "dog", type: .love)) == .system(.love))
        #expect(Self.shown(QuickActionIcons(file: "dog")) == .drawing("dog"))
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
