import PlaygroundPipeline
import TemporaryFolders
import Testing
@testable import PlaygroundServer

/// The pointer of a presenting page, shown on the other pages of its playground.
@Suite struct SharedPointersTests {
    private let folder: TemporaryFolder
    private let site: PlaygroundFolderSite

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(PlaygroundText.make(), to: "other.toml")
        site = try .make(in: folder)
    }

    /// An up-to-date page, possibly on another machine.
    private func tab(_ path: String = "/test", isOnThisMachine: Bool = false) async throws -> Tab {
        let tab = Tab(try #require(await site.openPage(at: path, isOnThisMachine: isOnThisMachine)))
        await tab.say(#"{"type":"hello"}"#)
        while try await tab.update() != nil {}
        return tab
    }

    private func pointer(_ device: String = "iphone-se-1") -> String { #"{"type":"pointer","device":"\#(device)","x":0.5,"y":0.25}"# }

    @Test func otherPagesOfThePlaygroundShowThePointer() async throws {
        let (presenter, same, other) = (try await tab(isOnThisMachine: true), try await tab(), try await tab("/other"))
        await presenter.say(pointer("iphone-17"))
        #expect(try await same.update() == nil, "the board has no such device")
        await presenter.say(pointer())
        let shown = try #require(try await same.update())
        #expect(shown.type == "pointer" && shown.json.contains(#""device":"iphone-se-1","x":0.5,"y":0.25"#))
        #expect(try await other.update() == nil)
        #expect(try await presenter.update() == nil)
        await same.say(pointer("ipad-9-7"))
        await same.say(#"{"type":"pointer"}"#)
        #expect(try await presenter.update() == nil, "one page moves it")
        await presenter.say(#"{"type":"pointer"}"#)
        #expect(try #require(try await same.update()).json.contains("device") == false)
    }

    @Test func pointersEndWithTheirPage() async throws {
        let same = try await tab()
        var presenter: Tab? = try await tab()
        await presenter?.say(pointer())
        #expect(try await same.update()?.json.contains("device") == true)
        presenter = nil
        try await withDeadline("the pointer's end") {
            while try await same.update()?.type != "pointer" { await Task.yield() }
        }
    }

    @Test func movementsOfAPointerHaveABoundedRate() {
        let (first, second) = (Owner(), Owner())
        let (here, now) = (BrowserMessage.PointerPlace(device: "a", x: 0, y: 0), ContinuousClock.now)
        var pointers = SharedPointers()
        func moves(_ owner: Owner, to place: BrowserMessage.PointerPlace? = here, after time: Duration) -> Bool {
            pointers.move(to: place, by: ObjectIdentifier(owner), on: "a.toml", at: now + time)
        }
        #expect(moves(first, after: .zero) && !moves(first, after: .milliseconds(10)) && moves(first, after: .milliseconds(20)))
        #expect(!moves(second, after: .seconds(1)) && !moves(second, to: nil, after: .seconds(1)))
        #expect(moves(second, after: .seconds(4)) && !moves(first, after: .seconds(5)))
        #expect(pointers.playgrounds(of: ObjectIdentifier(second)) == ["a.toml"])
        #expect(moves(second, to: nil, after: .seconds(5)) && moves(first, after: .seconds(5)))
    }

    private final class Owner {}
}
