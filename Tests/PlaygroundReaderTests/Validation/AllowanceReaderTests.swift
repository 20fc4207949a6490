import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct AllowanceReaderTests {
    @Test func `an allowance is on the app, a controller, a view or an item`() throws {
        let result = PlaygroundFile.ReadResult(head: """
            allow = [
              { code = "low-contrast", reason = "One." }, { code = "dead-end", on = "home", reason = "Two." },
              { code = "small-target", on = "home.title", reason = "Three." }, { code = "small-target", on = "home.save", reason = "Four." },
            ]
            """, home: """
            views.title = { kind = "label" }
            rightBarButtonItems.save = { title = "Save" }
            """)
        let allowances = try #require(result.playground?.allowances, "\(result.report)")
        #expect(allowances.map(\.code) == [.lowContrast, .deadEnd, .smallTarget, .smallTarget])
        #expect(allowances.map(\.subject) == [
            nil, .init(controller: "home"), .init(controller: "home", view: "title"), .init(controller: "home", view: "save"),
        ])
        #expect(allowances.map(\.reason) == ["One.", "Two.", "Three.", "Four."])
    }

    @Test func `a file without allowances allows nothing`() {
        #expect(PlaygroundFile.ReadResult().playground?.allowances == [])
    }

    @Test func `one code can be allowed for several elements`() {
        let head = "allow = [{ code = \"dead-end\", reason = \"So.\" }, { code = \"dead-end\", on = \"home\", reason = \"So.\" }]"
        #expect(PlaygroundFile.ReadResult(head: head).codes == [])
    }

    @Test func `an allowance for an unknown element does not apply to the whole app`() {
        #expect(PlaygroundFile.ReadResult(head: "allow = [{ code = \"dead-end\", on = 1, reason = \"So.\" }]").codes == ["wrong-type"])
    }

    @Test func `allowances of included files are used`() throws {
        let text = "include = [\"part.toml\"]\nallow = [{ code = \"dead-end\", reason = \"Own.\" }]\napp.rootViewController = \"home\"\n[controllers.home]\n"
        let part = "allow = [{ code = \"low-contrast\", on = \"home\", reason = \"Included.\" }]\n"
        let result = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml") { $0 == "part.toml" ? Array(part.utf8) : nil }
        #expect(result.diagnostics.map(\.headline) == [])
        #expect(Set(result.playground?.allowances.map(\.reason) ?? []) == ["Own.", "Included."])
    }
}
