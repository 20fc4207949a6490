import Files
import Foundation
import Logging
import TemporaryFolders
import Testing
@testable import PlaygroundServer

@Suite struct PlaygroundFolderSiteTests {
    private let folder: TemporaryFolder
    private let site: PlaygroundFolderSite

    init() throws {
        folder = try TemporaryFolder()
        site = try .make(in: folder)
    }

    private func document(_ path: String, of site: PlaygroundFolderSite? = nil) async -> Document {
        await (site ?? self.site).document(at: DocumentAddress(path: path, socketPath: "/live?token=t"))
    }

    private func save(_ text: String, as name: String = "test.toml") async throws {
        try folder.write(text, to: name)
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: name)]))
    }

    /// Opens the page as a browser does: requests the document, then sends a hello with the document's revision.
    private func tab(_ path: String) async throws -> Tab {
        let revision = try #require(await document(path).body.firstMatch(of: /data-revision="(\d+)"/)?.1)
        let tab = Tab(try #require(await site.openPage(at: path)))
        await tab.say(#"{"type":"hello","revision":\#(revision),"events":[]}"#)
        return tab
    }

    // MARK: The first reading

    @Test func pagesAreServedBeforeOtherFilesAreRead() async throws {
        try folder.write(PlaygroundText.make(), to: "other.toml")
        let filling = try PlaygroundFolderSite(PlaygroundLocation(folder.path), templates: .embedded, logger: .quiet, fillsLater: true)
        let index = await document("/", of: filling)
        #expect(index.status == .ok && index.body.contains("still being read") && !index.body.contains(#"href="/test""#))
        #expect(await document("/test", of: filling).status == .ok)
        #expect(await filling.store.names == ["test.toml"])
        #expect(await document("/../test", of: filling).status == .notFound)
        #expect(await filling.openPage(at: "/other") != nil)
    }

    @Test func theListFillsAsFilesAreRead() async throws {
        try folder.write(PlaygroundText.make(), to: "other.toml")
        let filling = try PlaygroundFolderSite(PlaygroundLocation(folder.path), templates: .embedded, logger: .quiet, fillsLater: true)
        let tab = Tab(try #require(await filling.openPage(at: "/")))
        await tab.say(#"{"type":"hello","events":[]}"#)
        await filling.fill()
        let index = await document("/", of: filling)
        #expect(!index.body.contains("still being read"))
        #expect(index.body.contains(#"href="/test""#) && index.body.contains(#"href="/other""#))
        #expect(await filling.isFilling == false)
    }

    // MARK: Documents

    @Test func theRootListsThePlaygroundsWithTheirAddresses() async {
        let index = await document("/")
        #expect(index.status == .ok)
        #expect(index.body.contains(#"href="/test""#) && index.body.contains("Of Hello"))
        #expect(index.body.contains(#"data-socket="/live?token=t""#))
    }

    @Test func playgroundsHaveAPageWithTheirDevices() async {
        let page = await document("/test")
        #expect(page.status == .ok)
        #expect(page.body.contains(#"data-device="iphone-se-1""#) && page.body.contains("Hello"))
    }

    @Test func textsOfPlaygroundsAreServedUnderTheirFileNames() async throws {
        try await save("title = \"<Broken>", as: "test.toml")
        let page = await document("/test.toml")
        #expect(page.status == .ok)
        #expect(page.body.contains("id=\"L1\"") && page.body.contains("title = &quot;&lt;Broken&gt;"))
        #expect(page.body.contains("href=\"/test\""))
        #expect(await site.openPage(at: "/test.toml") == nil)
        #expect(await document("/other.toml").status == .notFound)
    }

    @Test func unknownAddressesAreNotFoundAndShowTheList() async {
        let page = await document("/nothing")
        #expect(page.status == .notFound)
        #expect(page.body.contains(#"href="/test""#) && page.body.contains(#"data-socket="""#))
        #expect(page.body.contains("There is no playground at /nothing."))
        #expect(await site.openPage(at: "/nothing") == nil)
    }

    // MARK: Included files

    private static let including = """
        include = ["parts/list.toml"]
        [app]
        rootViewController = "list"
        """

    private static func list(_ text: String) -> String {
        "[controllers.list.views.word]\nkind = \"label\"\ntext = \"\(text)\""
    }

    @Test func changesOfIncludedFilesChangeThePlayground() async throws {
        try folder.makeFolder("parts")
        try await save(Self.list("Early"), as: "parts/list.toml")
        try await save(Self.including, as: "main.toml")
        #expect(await document("/main").body.contains("Early"))
        try await save(Self.list("Late"), as: "parts/list.toml")
        #expect(await document("/main").body.contains("Late"))
        try await save(Self.list("Broken") + "\nknid = 1", as: "parts/list.toml")
        let broken = await document("/main").body
        #expect(broken.contains("parts/list.toml:4:1") && broken.contains("Late"))
    }

    @Test func filesThatAreOnlyIncludedAreNotListed() async throws {
        try folder.makeFolder("parts")
        try await save(Self.list("Early"), as: "parts/list.toml")
        #expect(await document("/").body.contains("parts/list.toml"))
        try await save(Self.including, as: "main.toml")
        let index = await document("/").body
        #expect(index.contains("main.toml") && !index.contains("parts/list.toml"))
    }

    @Test func textsOfIncludedFilesAreServedWithASingleFile() async throws {
        try folder.makeFolder("parts")
        try folder.write(Self.list("Early"), to: "parts/list.toml")
        try folder.write(Self.including, to: "main.toml")
        let location = try PlaygroundLocation(folder.path(of: "main.toml"))
        let alone = try PlaygroundFolderSite(location, templates: .embedded, logger: .quiet)
        let page = await document("/parts/list.toml", of: alone)
        #expect(page.status == .ok && page.body.contains("text = &quot;Early&quot;"))
        #expect(await document("/test.toml", of: alone).status == .notFound)
        #expect(await alone.watchedFiles == [folder.path(of: "main.toml"), folder.path(of: "parts/list.toml")])
    }

    @Test func filesNamedByPlaygroundsNextToThemAreWatched() async throws {
        try folder.makeFolder("parts")
        try await save(Self.list("Early"), as: "parts/list.toml")
        try await save(Self.including, as: "main.toml")
        try await save(Self.including, as: "again.toml")
        #expect(await site.watchedFiles == [folder.path(of: "parts/list.toml")])
    }

    @Test func singleFilesAreServedAtTheRoot() async throws {
        let location = try PlaygroundLocation(folder.path(of: "test.toml"))
        let alone = try PlaygroundFolderSite(location, templates: .embedded, logger: .quiet)
        let page = await document("/", of: alone)
        #expect(page.body.contains(#"data-device="iphone-se-1""#))
        #expect(!page.body.contains("All playgrounds"))
    }

    @Test func invalidFilesShowTheirMistakeOverTheLastValidPicture() async throws {
        try await save("title = ")
        let page = await document("/test")
        #expect(page.body.contains("test.toml:1:") && page.body.contains(#"data-device="iphone-se-1""#))
        #expect(await document("/").body.contains("playground-problem"))
    }

    // MARK: Saying hello

    @Test func pagesThatShowTheServedStateGetNoUpdate() async throws {
        let tab = try await tab("/test")
        #expect(try await tab.update() == nil)
    }

    @Test func pagesServedBeforeAChangeGetTheCompletePage() async throws {
        let served = try #require(await document("/test").body.firstMatch(of: /data-revision="(\d+)"/)?.1)
        try await save(PlaygroundText.make(label: "Later"))
        let tab = Tab(try #require(await site.openPage(at: "/test")))
        await tab.say(#"{"type":"hello","revision":\#(served),"events":[]}"#)
        let update = try #require(try await tab.update())
        #expect(update.type == "page" && update.json.contains("Later"))
    }

    @Test func changesBetweenConnectionAndHelloAreNotMissed() async throws {
        let served = try #require(await document("/test").body.firstMatch(of: /data-revision="(\d+)"/)?.1)
        let tab = Tab(try #require(await site.openPage(at: "/test")))
        try await save(PlaygroundText.make(label: "Between"))
        await tab.say(#"{"type":"hello","revision":\#(served),"events":[]}"#)
        let update = try #require(try await tab.update())
        #expect(update.type == "patch" && update.json.contains("Between"))
    }

    @Test func reconnectedPagesGetTheCompletePage() async throws {
        let tab = Tab(try #require(await site.openPage(at: "/test")))
        await tab.say(#"{"type":"hello","revision":null,"events":[]}"#)
        #expect(try #require(try await tab.update()).type == "page")
        #expect(try await tab.update() == nil)
    }

    @Test func eventsOfAReconnectedPageAreRepeated() async throws {
        let tab = Tab(try #require(await site.openPage(at: "/test")))
        await tab.say("""
            {"type":"hello","revision":null,"events":[
              {"device":"ipad-9-7","text":"tap home.next"},{"device":null,"text":"userInterfaceStyle dark"}
            ]}
            """)
        let update = try #require(try await tab.update())
        #expect(update.json.contains(#"data-id=\"detail\""#) && update.json.contains(#"data-id=\"home\""#))
        let pads = update.json.components(separatedBy: #"data-device=\"ipad-9-7\""#)
        #expect(pads.last?.contains(#"data-id=\"detail\""#) == true && pads.last?.contains(#"data-id=\"home\""#) == false)
    }

    @Test(arguments: ["/test", "/.explain"]) func onlyTheNewestPastedLogIsExplained(path: String) async throws {
        let tab = try await tab(path)
        for length in [83, 84] {
            await tab.say(#"{"type":"explain","text":"<NSLayoutConstraint:0x61 V:[UIView:0x62(\#(length))]>"}"#)
        }
        let update = try #require(try await tab.update())
        #expect(update.type == "explanation" && update.json.contains("UIView.height == 84"))
        #expect(try await tab.update() == nil)
    }

    // MARK: Changes

    @Test func savedChangesAreSentAsAPatch() async throws {
        let tab = try await tab("/test")
        try await save(PlaygroundText.make(label: "Goodbye"))
        let update = try #require(try await tab.update())
        #expect(update.type == "patch" && update.json.contains("Goodbye"))
        #expect(try await tab.update() == nil)
    }

    @Test func pagesThatCannotShowAPatchGetTheCompletePage() async throws {
        let tab = try await tab("/test")
        await tab.say(#"{"type":"event","device":"ipad-9-7","text":"tap home.next"}"#)
        #expect(try #require(try await tab.update(isShown: false)).type == "patch")
        let everything = try #require(try await tab.update())
        #expect(everything.type == "page" && everything.json.contains(#"data-id=\"detail\""#))
        #expect(try await tab.update() == nil)
    }

    @Test func hiddenTabsAreUpToDateWhenTheyBecomeVisible() async throws {
        let tab = try await tab("/test")
        await tab.say(#"{"type":"visibility","hidden":true}"#)
        for label in ["One", "Two", "Three"] { try await save(PlaygroundText.make(label: label)) }
        try await save("title = ")
        #expect(try await tab.update() == nil)
        await tab.say(#"{"type":"visibility","hidden":false}"#)
        let update = try #require(try await tab.update())
        // The patch has the last version without mistakes, and the mistake.
        #expect(update.type == "patch" && update.json.contains("Three") && !update.json.contains("Two"))
        #expect(update.json.contains(#""errors":1"#))
        #expect(try await tab.update() == nil)
    }

    @Test(arguments: ["test.toml___jb_tmp___", "notes.txt", "other.toml"])
    func filesBeingSavedAreNotReadWithOtherChanges(neighbour: String) async throws {
        try folder.makeFolder("app")
        let tab = try await tab("/test")
        try folder.write("title = ", to: "test.toml")
        try await save("x", as: neighbour)
        #expect(try await tab.update() == nil)
    }

    @Test func removedFoldersRemoveTheirFiles() async throws {
        try folder.makeFolder("more")
        try await save(PlaygroundText.make(), as: "more/second.toml")
        let tab = try await tab("/more/second")
        try folder.remove("more")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "more")]))
        #expect(try #require(try await tab.update()).json.contains("file-missing"))
    }

    @Test func unreportedFilesAreFoundByPolling() async throws {
        let list = try await tab("/")
        let tab = try await tab("/test")
        await site.pollFiles()
        #expect(try await tab.update() == nil)
        #expect(await site.pollingInterval == .seconds(5))
        try folder.write(PlaygroundText.make(label: "Unheard"), to: "test.toml")
        try folder.write(PlaygroundText.make(), to: "unheard.toml")
        await site.pollFiles()
        #expect(try #require(try await tab.update()).json.contains("The system did not report that test.toml has changed."))
        #expect(try #require(try await tab.update()).json.contains("Unheard"))
        #expect(try #require(try await list.update()).type == "error")
        #expect(try #require(try await list.update()).json.contains("unheard.toml"))
        #expect(await site.pollingInterval == .seconds(1))
        // The missing report is mentioned only once.
        try folder.write(PlaygroundText.make(label: "Again"), to: "test.toml")
        await site.pollFiles()
        #expect(try #require(try await tab.update()).json.contains("Again"))
    }

    @Test func touchedFilesCauseNoUpdate() async throws {
        let tab = try await tab("/test")
        try await save(PlaygroundText.make())
        #expect(try await tab.update() == nil)
    }

    @Test func missingFilesAreReportedUntilTheyReturn() async throws {
        let tab = try await tab("/test")
        try folder.remove("test.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "test.toml")]))
        let gone = try #require(try await tab.update())
        #expect(gone.json.contains("file-missing") && gone.json.contains(#""devices":[]"#))
        try await save(PlaygroundText.make())
        let returned = try #require(try await tab.update())
        #expect(returned.json.contains(#""errors":0"#) && returned.json.contains(#""devices":[]"#))
    }

    @Test func eventsAreAnsweredAndInvalidOnesExplained() async throws {
        let tab = try await tab("/test")
        await tab.say(#"{"type":"event","device":"ipad-9-7","text":"tap home.next"}"#)
        let pushed = try #require(try await tab.update())
        #expect(pushed.json.contains(#""id":"ipad-9-7""#) && !pushed.json.contains(#""id":"iphone-se-1""#))
        await tab.say(#"{"type":"event","device":"ipad-9-7","text":"jump"}"#)
        let explained = try #require(try await tab.update())
        #expect(explained.type == "error" && explained.json.contains("there is no event"))
    }

    @Test func nodesAreInspectedOnDemand() async throws {
        let tab = try await tab("/test")
        await tab.say(#"{"type":"inspect","device":"ipad-9-7","node":"home.label"}"#)
        let known = try #require(try await tab.update())
        #expect(known.type == "inspection" && known.json.contains("horizontalSizeClass"))
        await tab.say(#"{"type":"inspect","device":"ipad-9-7","node":"home.nothing"}"#)
        let unknown = try #require(try await tab.update())
        #expect(unknown.type == "inspection" && !unknown.json.contains(#""html""#))
    }

    @Test func revisionsIncreaseByOneFromTheServedOne() async throws {
        let tab = try await tab("/test")
        var revisions: [Int] = []
        for label in ["One", "Two", "Three"] {
            try await save(PlaygroundText.make(label: label))
            revisions.append(try #require(try await tab.update()).revision)
        }
        #expect(revisions == [revisions[0], revisions[0] + 1, revisions[0] + 2])
    }

    // MARK: The list

    @Test func theListFollowsTheFolder() async throws {
        let tab = try await tab("/")
        #expect(try await tab.update() == nil)

        try await save(PlaygroundText.make(title: "Second", label: "more"), as: "second.toml")
        let grown = try #require(try await tab.update())
        #expect(grown.json.contains("second.toml") && grown.json.contains("test.toml"))

        try folder.remove("test.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "test.toml")]))
        let shrunk = try #require(try await tab.update())
        #expect(shrunk.json.contains("second.toml") && !shrunk.json.contains("test.toml"))
    }

    @Test func listsThatCouldNotBeShownAreSentAgain() async throws {
        let tab = try await tab("/")
        try await save(PlaygroundText.make(title: "Second", label: "more"), as: "second.toml")
        #expect(try #require(try await tab.update(isShown: false)).json.contains("second.toml"))
        #expect(try #require(try await tab.update()).json.contains("second.toml"))
        #expect(try await tab.update() == nil)
    }

    @Test func addedFoldersAddTheirFiles() async throws {
        let tab = try await tab("/")
        try folder.makeFolder("more")
        try folder.write(PlaygroundText.make(title: "Deep"), to: "more/deep.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "more")]))
        #expect(try #require(try await tab.update()).json.contains(#"href=\"/more/deep\""#))
        #expect(await document("/more/deep").status == .ok)
    }

    @Test func lostEventsCauseACompleteReading() async throws {
        let tab = try await tab("/test")
        try folder.write(PlaygroundText.make(label: "Missed"), to: "test.toml")
        await site.filesChanged(ChangeBatch(mayHaveMissedSome: true))
        #expect(try #require(try await tab.update()).json.contains("Missed"))
    }
}
