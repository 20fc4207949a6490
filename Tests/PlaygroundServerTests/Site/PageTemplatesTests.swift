import Files
import Foundation
import PageAssets
import TemporaryFolders
import Testing
import WireframeHTML
@testable import PlaygroundServer

/// The user's own templates, and the pages after a change of the templates.
@Suite struct PageTemplatesTests {
    private let folder: TemporaryFolder
    private let templates: TemporaryFolder
    private let site: PlaygroundFolderSite

    init() throws {
        folder = try TemporaryFolder()
        templates = try TemporaryFolder()
        try folder.write(PlaygroundText.make(), to: "test.toml")
        for (name, asset) in PageAsset.embedded {
            if let slash = name.lastIndex(of: "/") { try templates.makeFolder(String(name[..<slash])) }
            try Data(asset.bytes).write(to: URL(filePath: templates.path(of: name)))
        }
        site = try PlaygroundFolderSite(
            PlaygroundLocation(folder.path), templates: .folder(templates.path), logger: .quiet
        )
    }

    private func body(_ path: String) async -> String {
        await site.document(at: DocumentAddress(path: path, socketPath: "/live")).body
    }

    private func tab(_ path: String) async throws -> Tab {
        let revision = try #require(await body(path).firstMatch(of: /data-revision="(\d+)"/)?.1)
        let tab = Tab(try #require(await site.openPage(at: path)))
        await tab.say(#"{"type":"hello","revision":\#(revision)}"#)
        return tab
    }

    /// Inserts text at the beginning of a template.
    private func change(_ name: String, prefix: String) async throws {
        let text = try #require(PageAsset.embedded[name]).text
        try templates.write(prefix + text, to: name)
        await site.filesChanged(ChangeBatch(paths: [templates.path(of: name)]))
    }

    @Test func foldersWithEqualFilesResultInEqualPages() async throws {
        let embedded = try PageTemplates.embedded.renderer()
        let own = try PageTemplates.folder(templates.path).renderer()
        #expect(embedded.problems([]) == own.problems([]))
    }

    @Test(arguments: ["/", "/test"]) func changedStyleSheetsAreExchangedInThePage(path: String) async throws {
        let tab = try await tab(path)
        try await change("styles/page.css", prefix: "/* changed */")
        let update = try #require(try await tab.update())
        #expect(update.type == "assets" && update.json.contains(#""stylesOnly":true"#))
        #expect(try await tab.update() == nil)
    }

    @Test(arguments: ["/", "/test"]) func changedTemplatesReloadThePage(path: String) async throws {
        let tab = try await tab(path)
        try await change("layout.mustache", prefix: "<!-- changed -->")
        let update = try #require(try await tab.update())
        #expect(update.type == "assets" && update.json.contains(#""stylesOnly":false"#))
        #expect(await body(path).hasPrefix("<!-- changed -->"))
    }

    @Test func brokenTemplatesKeepTheLastValidOnesAndAreReported() async throws {
        let tab = try await tab("/test")
        try await change("device.mustache", prefix: "{{#open}}")
        let update = try #require(try await tab.update())
        #expect(update.type == "patch" && update.json.contains(#""devices":[]"#))
        #expect(update.json.contains(#""errors":1"#) && update.json.contains("device.mustache"))
        #expect(try await tab.update() == nil)
        let page = await body("/test")
        #expect(page.contains(#"data-device="iphone-se-1""#) && page.contains("device.mustache"))
        #expect(await body("/").contains("The templates have mistakes"))

        try await change("device.mustache", prefix: "")
        #expect(try #require(try await tab.update()).type == "assets")
        #expect(await !body("/test").contains("device.mustache"))
        #expect(await !body("/").contains("The templates have mistakes"))
    }

    @Test func savedFilesKeepTheProblemsOfTheTemplates() async throws {
        try await change("device.mustache", prefix: "{{#open}}")
        let tab = try await tab("/test")
        try folder.write("title = ", to: "test.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "test.toml")]))
        #expect(try #require(try await tab.update()).json.contains(#""errors":2"#))
    }

    @Test func withoutUsableTemplatesTheBuiltInOnesAreServed() async throws {
        let empty = try TemporaryFolder()
        let site = try PlaygroundFolderSite(PlaygroundLocation(folder.path), templates: .folder(empty.path), logger: .quiet)
        let page = await site.document(at: DocumentAddress(path: "/test", socketPath: "/live"))
        #expect(page.status == .ok && page.body.contains(#"data-device="iphone-se-1""#))
        #expect(page.body.contains("template-missing"))
        let name = try #require(AssetName("styles/page.css"))
        #expect(PageTemplates.folder(empty.path).assets.asset(named: name) == PageTemplates.embedded.assets.asset(named: name))
    }

    @Test func brokenTemplatesAreNotRendered() throws {
        try templates.write("{{nothing.of.the.kind", to: "device.mustache")
        #expect(throws: TemplateErrors.self) { try PageTemplates.folder(templates.path).renderer() }
    }

    @Test func emptyFoldersAreNotRendered() throws {
        let empty = try TemporaryFolder()
        #expect(throws: TemplateErrors.self) { try PageTemplates.folder(empty.path).renderer() }
    }
}
