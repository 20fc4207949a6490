import PageAssets
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SeededRandom
import Testing
@testable import Exporting

@Suite struct ExportedStillTests {
    @Test func thePageHasNoScriptsAndRequestsNoFiles() throws {
        let page = try still().replacing("\"http://www.w3.org/2000/svg\"", with: "")
        #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
        #expect(!page.contains("traitscope-asset") && !page.contains("@import"))
        #expect(page.contains("script-src 'none'; worker-src 'none';"))
        let references = page.matches(of: /\s(?:src|href|srcset|poster|action)="([^"]*)"/).map { String($0.1) }
        #expect(!references.isEmpty && references.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
        let addresses = page.matches(of: /url\(\s*["']?([^"')]+)/).map { String($0.1) }
        #expect(!addresses.isEmpty && addresses.allSatisfy { $0.hasPrefix("data:") })
    }

    @Test func controlsLookAsOnTheLivePage() throws {
        #expect(try still().contains(".switchKnob{"))
    }

    /// Without the sweeps, only four of the larger samples are tested.
    @Test(arguments: Sweeps.areRun ? SamplePlayground.names : ["adopt-a-cat", "duo", "mail", "neko"])
    func everySampleHasAtMost400KB(name: String) throws {
        let sample = try #require(SamplePlayground.all.first { $0.name == name })
        let attachments = Dictionary(uniqueKeysWithValues: sample.attachments.map { ($0.name, $0.bytes) })
        let reading = PlaygroundFile.read(bytes: sample.bytes, fileName: "\(name).toml") { attachments[$0] }
        #expect(try ExportedStill(reading).html.utf8.count <= 400_000)
    }

    @Test func everyDeviceIsDrawnInLightAndDarkStyle() throws {
        let page = try still(Playgrounds.reading(devices: "\"iphone-17\", \"ipad-11\""))
        for look in ["in-light", "in-dark"] { #expect(articles(of: page, with: look) == 2, "\(look)") }
        #expect(page.matches(of: /<div class="node screen[^"]* light[ "]/).count == 2)
        #expect(page.matches(of: /<div class="node screen[^"]* dark[ "]/).count == 2)
        #expect(articles(of: page, with: "is-chosen") == 0 && articles(of: page, with: "is-other") == 0)
    }

    /// iOS 12 has no dark style.
    @Test func devicesBeforeIOS13AreDrawnOnce() throws {
        let page = try still(Playgrounds.reading(devices: "{ device = \"iphone-8\", ios = \"12\" }"))
        #expect(page.matches(of: /<article class="device/).count == 1)
        #expect(articles(of: page, with: "in-light") == 0 && articles(of: page, with: "in-dark") == 0)
    }

    @Test func theStyleSetByThePlaygroundIsMarked() throws {
        let page = try still(Playgrounds.reading(devices: "{ device = \"iphone-17\", style = \"dark\" }, \"ipad-11\""))
        #expect(articles(of: page, with: "in-dark is-chosen") == 1 && articles(of: page, with: "in-light is-other") == 1)
        #expect(articles(of: page, with: "in-light") == 2)
    }

    @Test(arguments: [UserInterfaceStyle.light, .dark])
    func theStyleSetByAnEventIsMarked(style: UserInterfaceStyle) throws {
        let page = try still(after: [.userInterfaceStyle(style)])
        #expect(articles(of: page, with: "in-\(style.rawValue) is-chosen") == 1)
        #expect(articles(of: page, with: "is-other") == 1)
    }

    @Test func eventsAreAppliedBeforeTheStill() throws {
        let page = try still(after: [.tap(controller: "home", view: "next")])
        #expect(page.matches(of: /<div class="node[^"]*" data-id="detail"/).count == 2)
        #expect(!page.contains("data-id=\"home.next\""))
        #expect(page.contains("after <code>tap home.next</code>"))
        #expect(page.contains("<span class=\"piece-action\">pushed </span>"))
    }

    @Test func controlsAreDrawnAsTextAndCannotBeUsed() throws {
        let page = try still(Playgrounds.read("""
            devices = ["iphone-17"]
            [app]
            rootViewController = "home"
            [controllers.home]
            constraints = [
              "name.centerX == centerX", "name.centerY == centerY", "name.width == 200", "purrs.bottom == name.top", "purrs.centerX == centerX",
            ]
            views.name = { kind = "textField", text = "Mochi" }
            views.purrs = { kind = "switch", isOn = true }
            """))
        #expect(page.contains(">Mochi</span>"))
        #expect(page.contains("role=\"group\" aria-label=\"name\""))
        #expect(page.contains("role=\"img\" aria-label=\"purrs, on\""))
        for trace in ["data-event", "data-change", "tabindex=\"-1\"", "role=\"switch\"", "role=\"textbox\"", "<button", "<textarea"] {
            #expect(!page.contains(trace), "\(trace)")
        }
    }

    @Test func traitsAreListedWhereTheyChange() throws {
        let page = try still(Playgrounds.read("""
            devices = ["ipad-11"]
            [app]
            rootViewController = "outer"
            [controllers.outer]
            kind = "container"
            children = ["inner"]
            [[controllers.outer.overrides]]
            child = "inner"
            traits = { horizontalSizeClass = "compact" }
            [controllers.inner]
            """))
        #expect(page.contains("All traits as of <b>window</b>"))
        #expect(page.contains("All other traits as of <b>outer</b>"))
        #expect(page.matches(of: /<dt>horizontalSizeClass<\/dt>/).count == 2)
        #expect(page.matches(of: /<dt>userInterfaceIdiom<\/dt>/).count == 1)
        #expect(page.contains("<dt>userInterfaceStyle</dt><dd>light, dark</dd>"))
        #expect(page.contains("<span class=\"place\">playground.toml:7</span>"))
    }

    @Test func problemsAndNotesAreInThePage() throws {
        let page = try still(Playgrounds.read("""
            devices = [{ device = "iphone-8", ios = "12" }, { device = "iphone-xr", ios = "12" }]
            [app]
            rootViewController = "home"
            [controllers.home]
            constraints = ["next.width == 100", "next.width == 200", "next.centerX == centerX", "next.centerY == centerY"]
            [controllers.home.views.next]
            kind = "button"
            title = "Next"
            peek = { preview = "home" }
            """))
        #expect(page.contains("<span class=\"diagnostic-severity\">warning</span>"))
        #expect(page.contains("&quot;next.width == 100&quot;"))
        #expect(page.contains("<p class=\"about-note\">"))
        #expect(!page.contains("No problems."))
    }

    @Test func playgroundsWithoutProblemsAreMarkedSo() throws {
        #expect(try still().contains("No problems."))
    }

    @Test func textOfThePlaygroundIsEscaped() throws {
        let page = try still(Playgrounds.reading(title: "</style><script>alert(1)</script><!--"))
        #expect(!page.contains("<script") && !page.contains("<!--"))
    }

    @Test func exportsAreDeterministic() throws {
        #expect(try still() == still())
    }

    @Test func playgroundsWithMistakesAreNotExported() {
        let broken = PlaygroundFile.read(bytes: Array("title = 1".utf8), fileName: "broken.toml")
        #expect(throws: ExportFailure.playgroundMistakes) { try still(broken) }
    }

    @Test func templatesWithoutTheOneForStillsAreReported() {
        var files = PageFiles.embedded
        files.bytes["still.mustache"] = nil
        #expect(throws: ExportFailure.fileMissing("still.mustache", referrer: "A page without scripts")) { try still(files: files) }
    }

    @Test func sitesOfStillsHaveNoEngine() throws {
        let sources = ["index.toml", "cats/neko.toml"].map { name in
            ExportedSite.Source(name: name, reading: Playgrounds.twoScreens, attachment: { _ in nil })
        }
        let site = try ExportedSite(stillsOf: "Playgrounds", sources, after: [.tap(controller: "home", view: "next")])
        #expect(site.files.map(\.path) == ["index.playground.html", "cats/neko.html", "index.html"])
        let pages = Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, $0.text) })
        #expect(pages["cats/neko.html"]?.contains("href=\"../index.html\"") == true)
        #expect(pages["cats/neko.html"]?.contains("data-id=\"detail\"") == true)
        #expect(pages["index.html"]?.contains("href=\"cats/neko.html\"") == true)
        #expect(pages.values.allSatisfy { !$0.contains("<script") && !$0.contains("traitscope-asset") })
    }

    private func still(
        _ reading: PlaygroundFile.ReadResult = Playgrounds.reading(devices: "\"iphone-17\""), after events: [Event] = [],
        files: PageFiles = .embedded
    ) throws -> String {
        try ExportedStill(reading, after: events, files: files).html
    }

    /// The number of device pictures with these classes, in this order.
    private func articles(of page: String, with classes: String) -> Int {
        page.matches(of: /<article class="([^"]*)"/).count { $0.1.contains(classes) }
    }
}
