import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ControllerGraphTests {
    private func containers(_ children: [(String, [String])]) -> PlaygroundFile.ReadResult {
        let tables = children.map { name, children in
            children.isEmpty ? "\(name) = {}" : "\(name) = { kind = \"container\", children = \(children) }"
        }
        return PlaygroundFile.ReadResult("app.rootViewController = \"\(children[0].0)\"\n[controllers]\n" + tables.joined(separator: "\n"))
    }

    @Test func `a cycle is shown once, step by step`() {
        let result = containers([("start", ["a"]), ("a", ["leaf", "b"]), ("b", ["c"]), ("c", ["a"]), ("leaf", [])])
        #expect(result.diagnostics.map(\.headline) == ["the controller \"a\" contains itself: a → b → c → a"])
        #expect(result.diagnostics.first?.related.map(\.label) == ["a contains b", "b contains c"])
        #expect(result.diagnostics.first?.related.map(\.span.description) == ["test.toml:4:47", "test.toml:5:39"])
    }

    @Test func `two cycles are two mistakes`() {
        #expect(containers([("a", ["b", "a"]), ("b", ["a"])]).codes == ["controller-cycle", "controller-cycle"])
    }

    @Test func `a controller in two places is not a cycle`() {
        #expect(containers([("a", ["b", "c"]), ("b", ["d"]), ("c", ["d"]), ("d", [])]).codes == [])
    }

    @Test(arguments: [false, true])
    func `a chain can be as deep as the limit, in any order of the file`(isReversed: Bool) {
        func chain(_ length: Int) -> PlaygroundFile.ReadResult {
            let names = (1...length).map { "c\($0)" }
            let tables = zip(names, names.dropFirst().map { [$0] } + [[]]).map { ($0, $1) }
            let filler = [("c0", ["c1"])]
            return containers(filler + (isReversed ? tables.reversed() : tables))
        }
        #expect(chain(PlaygroundLimits.controllerDepth - 1).codes == [])
        #expect(chain(PlaygroundLimits.controllerDepth).codes == ["hierarchy-too-deep"])
        #expect(chain(PlaygroundLimits.controllers - 1).codes == ["hierarchy-too-deep"])
    }

    @Test(arguments: [
        (#"devices = ["iphone-17"]"#, "", "medium", ["no-active-detent"]), (#"devices = ["iphone-17"]"#, "", "large", []),
        (#"devices = ["ipad-11"]"#, "", "medium", []), (#"devices = [{ device = "iphone-17", ios = "14" }]"#, "", "medium", ["not-yet-there"]),
        // The device cannot be rotated to a compact height, or the controller is not a sheet.
        ("devices = [\"iphone-17\"]\napp.supportedInterfaceOrientations = [\"portrait\"]", "", "medium", []),
        (#"devices = ["iphone-17"]"#, #"modalPresentationStyle = "fullScreen""#, "medium", []),
    ])
    func `a sheet needs an active detent in every possible orientation`(head: String, key: String, detent: String, codes: [String]) {
        let result = PlaygroundFile.ReadResult("""
            \(head)
            app.rootViewController = "home"
            [controllers.home]
            views.open = { kind = "button", title = "Open", tap = { present = "sheet" } }
            [controllers.sheet]
            detents = ["\(detent)"]
            prefersEdgeAttachedInCompactHeight = true
            \(key)
            """)
        #expect(result.codes == codes)
    }

    @Test(arguments: [(#"[200, "large"]"#, "15", ["not-yet-there"]), (#"["medium"]"#, "15", []), ("[200]", "16", [])])
    func `detents that a device's version lacks are reported`(detents: String, ios: String, codes: [String]) {
        let result = PlaygroundFile.ReadResult("""
            devices = ["iphone-17", { device = "iphone-12", ios = "\(ios)" }]
            app.rootViewController = "home"
            [controllers.home]
            views.open = { kind = "button", title = "Open", tap = { present = "sheet" } }
            [controllers.sheet]
            detents = \(detents)
            """)
        #expect(result.codes == codes)
    }

    @Test func `controllers that an action shows are used, and so are their contents`() {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "a"
            [controllers]
            a = { views.go = { tap = { present = "nav" } } }
            nav = { kind = "navigation", rootViewController = "b" }
            b = {}
            c = { views.go = { tap = { show = "d" } } }
            d = {}
            """)
        #expect(result.diagnostics.map(\.headline) == ["the controller \"c\" is never shown", "the controller \"d\" is never shown"])
    }
}
