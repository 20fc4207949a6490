import Files
import Foundation
import TemporaryFolders
import Testing
@testable import PlaygroundServer

/// Attachments are read again only when they may have changed.
@Suite struct RememberedAttachmentsTests {
    private let folder: TemporaryFolder
    private let site: PlaygroundFolderSite
    private let watcher: FolderWatcher

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("pictures")
        try folder.write(Self.text("Early"), to: "test.toml")
        let location = try PlaygroundLocation(folder.path)
        watcher = FolderWatcher(folders: [.init(folder.path, ending: ".toml")], logger: .quiet)
        site = try PlaygroundFolderSite(location, templates: .embedded, watcher: watcher, logger: .quiet)
    }

    private static func text(_ title: String) -> String {
        """
        title = "\(title)"
        app.rootViewController = "home"
        controllers.home.views.cat = { kind = "image", image = "pictures/cat.png" }
        """
    }

    private func save(_ title: String, with paths: [String] = []) async throws {
        try folder.write(Self.text(title), to: "test.toml")
        await settle()
        await site.filesChanged(ChangeBatch(paths: Set((["test.toml"] + paths).map(folder.path(of:)))))
        #expect(await site.store.items["test.toml"]?.reading.playground?.title == title)
    }

    /// Waits until readings are no longer discarded. The watcher discards them while a write is unfinished and reports the files later.
    private func settle() async {
        let files = Set(["test.toml", "pictures/cat.png", "dogs/cat.png"].map(folder.path(of:)))
        while await watcher.beginReading().changesMeanwhile().concerns(files) { await Task.yield() }
    }

    private var cat: String? {
        get async { await site.store.items["test.toml"]?.attachments["pictures/cat.png"]?.map { String(decoding: $0, as: UTF8.self) } }
    }

    @Test func savesDoNotReadUnreportedAttachments() async throws {
        try folder.write("first", to: "pictures/cat.png")
        try await save("Second")
        #expect(await cat == nil)
        #expect(await site.store.items["test.toml"]?.paths.contains(folder.path(of: "pictures/cat.png")) == true)
    }

    @Test(arguments: ["pictures/cat.png", "pictures"]) func reportedAttachmentsAreReadAgain(path: String) async throws {
        try folder.write("first", to: "pictures/cat.png")
        try await save("Second", with: [path])
        #expect(await cat == "first")
        try folder.remove("pictures/cat.png")
        try await save("Third", with: [path])
        #expect(await cat == nil)
    }

    @Test func lostEventsCauseAllAttachmentsToBeReadAgain() async throws {
        try folder.write("first", to: "pictures/cat.png")
        await site.filesChanged(ChangeBatch(mayHaveMissedSome: true))
        #expect(await cat == "first")
    }

    @Test func unreportedChangesFoundByPollingEndTheCaching() async throws {
        try folder.write("first", to: "pictures/cat.png")
        await site.pollFiles()
        #expect(await cat == "first")
        try folder.write("second", to: "pictures/cat.png")
        try await save("Second")
        #expect(await cat == "second")
    }

    @Test func attachmentsBehindALinkAreAlwaysReadAgain() async throws {
        try folder.makeFolder("dogs")
        try folder.write("dog", to: "dogs/cat.png")
        try folder.remove("pictures")
        try folder.link("pictures", to: folder.path(of: "dogs"))
        try await save("Second", with: ["pictures"])
        #expect(await cat == "dog")
        try folder.write("other dog", to: "dogs/cat.png")
        try await save("Third")
        #expect(await cat == "other dog")
    }

    @Test func theWatcherReportsEachChangeOfAnAttachment() async throws {
        let follower = Task { [site, watcher] in
            watcher.watch(files: await site.watchedFiles)
            for await batch in watcher { await site.filesChanged(batch) }
        }
        defer { follower.cancel() }
        func expect(_ text: String?) async throws {
            try await withDeadline("picture \(text ?? "gone")") {
                while await cat != text { try await Task.sleep(for: .milliseconds(5)) }
            }
        }
        try folder.write("first", to: "pictures/cat.png")
        try await expect("first")
        try folder.write("second", to: "pictures/cat.png")
        try await expect("second")
        try folder.write("linked", to: "other.png")
        try folder.remove("pictures/cat.png")
        try folder.link("pictures/cat.png", to: folder.path(of: "other.png"))
        try await expect("linked")
        try folder.write("changed behind the link", to: "other.png")
        try await expect("changed behind the link")
        try folder.remove("pictures/cat.png")
        try await expect(nil)
        try folder.write("third", to: "pictures/cat.png")
        try await expect("third")
        try folder.remove("pictures")
        try await expect(nil)
        try folder.makeFolder("pictures")
        try folder.write("fourth", to: "pictures/cat.png")
        try await expect("fourth")
        #expect(await site.pollingInterval == .seconds(5))
    }
}
