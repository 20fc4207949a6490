import Files
import JSON
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import PlaygroundSchema
import Testing
import WireframeHTML
@testable import Exporting

@Suite struct ExportedPageTests {
    @Test func thePageRequestsNoOtherFiles() throws {
        let page = try Playgrounds.page.get().replacing("\"http://www.w3.org/2000/svg\"", with: "")
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("traitscope-asset"))
        let references = page.matches(of: /\s(?:src|href|srcset|poster|action)="([^"]*)"/).map { String($0.1) }
        #expect(references.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
        let markup = page.prefix(upTo: try #require(page.range(of: "<script")).lowerBound)
        let addresses = markup.matches(of: /url\(\s*["']?([^"')]+)/).map { String($0.1) }
        #expect(!addresses.isEmpty && addresses.allSatisfy { $0.hasPrefix("data:") })
        #expect(!page.contains("@import") && !page.contains("WebSocket") && !page.contains("fetch("))
    }

    /// Edits of the text may need any weight.
    @Test func oneFontFileWithAllWeightsIsInThePage() throws {
        #expect(try Playgrounds.page.get().components(separatedBy: "url(\"data:font/woff2;base64,").count == 2)
    }

    @Test func thePolicyPrecedesAllStylesLinksAndScripts() throws {
        let page = try Playgrounds.page.get()
        let policy = try #require(page.range(of: "Content-Security-Policy"))
        for tag in ["<style>", "<link", "<script"] {
            let first = try #require(page.range(of: tag))
            #expect(policy.lowerBound < first.lowerBound, "\(tag)")
        }
    }

    @Test func everyDeviceIsInItsInitialState() throws {
        let reading = Playgrounds.reading(devices: "\"iphone-se-1\", \"ipad-9-7\"")
        let page = try Playgrounds.export(reading)
        #expect(page.contains("data-device=\"iphone-se-1\"") && page.contains("data-device=\"ipad-9-7\""))
        #expect(page.matches(of: /<div class="[^"]*" data-id="home.next"/).count == 2)
        #expect(page.contains("<noscript>"))
    }

    @Test func eventsAreAppliedBeforeThePageIsDrawn() throws {
        let page = try Playgrounds.export(after: [.tap(controller: "home", view: "next")])
        #expect(page.contains("data-id=\"detail\""))
        #expect(!page.contains("<div class=\"node button style-plain is-tappable\" data-id=\"home.next\""))
        #expect(page.contains("<span class=\"piece-action\">pushed </span>"))
    }

    @Test func theEngineFindsThePlaygroundAndItsTemplates() throws {
        let page = try Playgrounds.export(after: [.rotate(.landscapeLeft)])
        let json = try #require(page.firstMatch(of: /<script type="application\/json" id="playground">(.*?)<\/script>/)?.1)
        let data = try #require(JSONValue(reading: String(json)))
        #expect(data["fileName"] == .string("small.toml"))
        #expect(data["text"] == .string(String(decoding: Playgrounds.twoScreens.source.utf8, as: UTF8.self)))
        #expect(data["events"] == .array([.string("rotate landscapeLeft")]))
        let packed = try #require(page.firstMatch(of: /<script type="text\/plain" id="templates">([^<]*)<\/script>/)?.1)
        let unpacked = try ProgramRun(arguments: ["gzip", "-dc"], input: SevenBitTextTests.bytesRead(from: String(packed)), deadline: 60).run()
        let templates = try #require(JSONValue(reading: String(decoding: unpacked.output, as: UTF8.self)))
        #expect(templates["images/sidebar.leading.svg"] != nil)
        #expect(templates["images/wifi.svg"] == nil)
        // The context contains these names.
        for name in ["list", "input", "slider", "stepper"] { #expect(templates["content/\(name).mustache"] != nil) }
        for name in ["still", "still-device", "layout", "playground", "toolbar", "panel", "keys"] {
            #expect(templates["\(name).mustache"] == nil)
        }
        #expect(templates["node.mustache"] == .string(PageFiles.embedded.text("node.mustache") ?? ""))
        #expect(page.contains("id=\"engine\">\(SevenBitText.text(of: Playgrounds.engine.bytes))</script>"))
    }

    /// The page is drawn and its worker is started while the rest is still loading.
    @Test func theEngineIsTheLastPartOfThePage() throws {
        let page = try Playgrounds.page.get()
        let parts = try ["id=\"playground\"", "id=\"engine-worker\"", "<script>(() => {\n\"use strict\";", "id=\"engine\""].map {
            try #require(page.range(of: $0)).lowerBound
        }
        #expect(parts == parts.sorted())
    }

    @Test func filesNextToThePlaygroundAreEncodedForThePage() throws {
        let text = """
            title = "Files"
            devices = ["iphone-x"]
            [app]
            rootViewController = "home"
            infoPlist = "Info.plist"
            [controllers.home]
            """
        let plist = "<plist><dict><key>CFBundleName</key><string>Neko</string></dict></plist>"
        let files = ["Info.plist": Array(plist.utf8)]
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "files.toml") { files[$0] }
        guard reading.attachments.contains("Info.plist") else {
            Issue.record("\(reading.diagnostics)")
            return
        }
        let page = try ExportedPage(reading, attachment: { files[$0] }, engine: .inside(Playgrounds.engine)).html
        let json = try #require(page.firstMatch(of: /<script type="application\/json" id="playground">(.*?)<\/script>/)?.1)
        guard case .string(let base64)? = JSONValue(reading: String(json))?["attachments"]?["Info.plist"] else {
            Issue.record("the file is not in the page")
            return
        }
        #expect(Base64.bytes(of: base64)?.starts(with: Array("bplist00".utf8)) == true)
    }

    @Test func includedFilesAreInThePageUnchanged() throws {
        let text = "include = [\"more.toml\"]\n[app]\nrootViewController = \"more\"\n"
        let files = ["more.toml": Array("[controllers.more]\n".utf8)]
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "files.toml") { files[$0] }
        let page = try ExportedPage(reading, attachment: { files[$0] }, engine: .inside(Playgrounds.engine)).html
        let json = try #require(page.firstMatch(of: /<script type="application\/json" id="playground">(.*?)<\/script>/)?.1)
        guard case .string(let base64)? = JSONValue(reading: String(json))?["attachments"]?["more.toml"] else {
            Issue.record("the file is not in the page")
            return
        }
        #expect(Base64.bytes(of: base64) == files["more.toml"])
    }

    @Test func textOfThePlaygroundIsEscaped() throws {
        let hostile = Playgrounds.reading(title: "</script><script>alert(1)</script><!--")
        let page = try Playgrounds.export(hostile)
        #expect(!page.contains("<script>alert") && !page.contains("<!--"))
        #expect(page.matches(of: /<script/).count == 7)
    }

    @Test func textThatLooksLikeAnAssetAddressStaysText() throws {
        let speaking = Playgrounds.reading(title: "href='traitscope-asset:/styles/page.css' <link>")
        #expect(try Playgrounds.export(speaking).contains("traitscope-asset:/styles/page.css"))
    }

    @Test func exportsAreDeterministic() throws {
        #expect(try Playgrounds.export() == Playgrounds.page.get())
    }

    @Test func playgroundsWithMistakesAreNotExported() {
        let broken = PlaygroundFile.read(bytes: Array("title = 1".utf8), fileName: "broken.toml")
        #expect(throws: ExportFailure.playgroundMistakes) { try Playgrounds.export(broken) }
    }

    @Test func templatesWithMistakesAreReported() throws {
        var files = PageFiles.embedded
        files.bytes["log.mustache"] = Array("{{#log}}".utf8)
        let failure = #expect(throws: ExportFailure.self) { try Playgrounds.export(files: files) }
        guard case .templateMistakes(let errors) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(errors.findings.map(\.file) == ["log.mustache"])
    }

    @Test func templatesThatTheEngineCannotReadAreReported() throws {
        var files = PageFiles.embedded
        files.bytes["log.mustache"] = Array("{{=<% %>=}}".utf8)
        #expect(throws: ExportFailure.self) { try Playgrounds.export(files: files) }
    }

    @Test func pagesOfASiteShareTheEngineAndLinkToEachOther() throws {
        let sources = ["index.toml", "cats/neko.toml"].map { name in
            ExportedSite.Source(name: name, reading: Playgrounds.twoScreens, attachment: { _ in nil })
        }
        let site = try ExportedSite("Playgrounds", sources, engine: Playgrounds.engine)
        #expect(site.files.map(\.path) == ["engine.js", "index.playground.html", "cats/neko.html", "index.html"])
        let pages = Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, $0.text) })
        let shared = try #require(pages["engine.js"])
        #expect(shared.hasPrefix("globalThis.traitscopeEngine = \"\(SevenBitText.text(of: Playgrounds.engine.bytes))\";\n"))
        #expect(shared.contains("\nglobalThis.traitscopeLanguage = \"\(try SevenBitText.packed(LanguageData.lean))\";\n") && pages["cats/neko.html"]?.contains("id=\"language-data\"") == false)
        #expect(pages["cats/neko.html"]?.contains("<script src=\"../engine.js\"></script>") == true)
        #expect(pages["cats/neko.html"]?.contains("href=\"../index.html\"") == true)
        #expect(pages["index.playground.html"]?.contains("<script src=\"engine.js\"></script>") == true)
        let index = try #require(pages["index.html"])
        #expect(index.contains("href=\"cats/neko.html\"") && index.contains("href=\"index.playground.html\""))
        #expect(!index.contains("<script") && !index.contains("traitscope-asset"))
        #expect(!index.contains("data:font"), "no text of a wireframe stands in the list")
    }
}
