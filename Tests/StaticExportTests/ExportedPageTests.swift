import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import Testing
@testable import StaticExport

@Suite struct ExportedPageTests {
    @Test func thePageAsksForNothingElse() throws {
        let page = try Playgrounds.export(stateLimit: 20).html.replacing("\"http://www.w3.org/2000/svg\"", with: "")
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("traitscope-asset"))
        let references = page.matches(of: /\s(?:src|href|srcset|poster|action)="([^"]*)"/).map { String($0.1) }
        #expect(references.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
        let addresses = page.matches(of: /url\(\s*["']?([^"')]+)/).map { String($0.1) }
        #expect(!addresses.isEmpty && addresses.allSatisfy { $0.hasPrefix("data:") })
        #expect(!page.contains("@import") && !page.contains("WebSocket") && !page.contains("fetch("))
    }

    @Test func thePolicyStandsBeforeWhatItGoverns() throws {
        let page = try Playgrounds.export(stateLimit: 1).html
        let policy = try #require(page.range(of: "Content-Security-Policy"))
        for tag in ["<style>", "<link", "<script"] {
            let first = try #require(page.range(of: tag))
            #expect(policy.lowerBound < first.lowerBound, "\(tag)")
        }
    }

    @Test func everyDeviceIsThereAsItStarts() throws {
        let reading = Playgrounds.reading(devices: "\"iphone-se-1\", \"ipad-9-7\"")
        let page = try Playgrounds.export(reading, stateLimit: 1)
        #expect(page.html.contains("data-device=\"iphone-se-1\"") && page.html.contains("data-device=\"ipad-9-7\""))
        #expect(page.html.matches(of: /<div class="[^"]*" data-id="home.next"/).count == 2)
        #expect(page.html.contains("<noscript>"))
    }

    @Test func eventsHappenBeforeThePageBegins() throws {
        let page = try Playgrounds.export(after: [.tap(controller: "home", view: "next")], stateLimit: 1)
        #expect(page.html.contains("data-id=\"detail\""))
        #expect(!page.html.contains("<div class=\"node button style-plain is-tappable\" data-id=\"home.next\""))
        #expect(page.html.contains("<span class=\"piece-action\">pushed </span>"))
    }

    @Test func whatABoundLeavesOutIsSaidInThePageToo() throws {
        let page = try Playgrounds.export(stateLimit: 5)
        #expect(page.summary == "Exported from small.toml: 1 device, 4 states.")
        let omission = try #require(page.omissions.first)
        #expect(omission.hasPrefix("Left out: at least "))
        #expect(page.html.contains(omission))
    }

    @Test func anExportOfEverythingLeavesOutNothing() throws {
        let page = try Playgrounds.export(stateLimit: 1000)
        #expect(!page.omissions.contains { $0.hasPrefix("Left out") })
        #expect(page.summary == "Exported from small.toml: 1 device, 768 states.")
    }

    @Test func textOfThePlaygroundIsEscaped() throws {
        let hostile = Playgrounds.reading(title: "</script><script>alert(1)</script><!--")
        let page = try Playgrounds.export(hostile, stateLimit: 10).html
        #expect(!page.contains("<script>alert") && !page.contains("<!--"))
        #expect(page.matches(of: /<script/).count == 2)
    }

    @Test func textThatSpeaksOfThePagesOwnFilesIsText() throws {
        let speaking = Playgrounds.reading(title: "href='traitscope-asset:/styles/page.css' <link>")
        #expect(try Playgrounds.export(speaking, stateLimit: 1).html.contains("traitscope-asset:/styles/page.css"))
    }

    @Test func theSamePlaygroundMakesTheSameFile() throws {
        #expect(try Playgrounds.export(stateLimit: 50).html == Playgrounds.export(stateLimit: 50).html)
    }

    @Test func aPlaygroundWithMistakesIsNotExported() {
        let broken = PlaygroundFile.read(bytes: Array("title = 1".utf8), fileName: "broken.toml")
        #expect(throws: ExportFailure.playgroundMistakes) { try Playgrounds.export(broken) }
    }

    @Test func templatesWithMistakesAreReported() throws {
        var files = PageFiles.embedded
        files.bytes["log.mustache"] = Array("{{#log}}".utf8)
        let failure = #expect(throws: ExportFailure.self) { try ExportedPage(Playgrounds.twoScreens, files: files) }
        guard case .templateMistakes(let errors) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(errors.findings.map(\.file) == ["log.mustache"])
    }
}
