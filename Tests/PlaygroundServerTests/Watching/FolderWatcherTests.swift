import Foundation
import Logging
import TemporaryFolders
import Testing
@testable import PlaygroundServer

@Suite struct FolderWatcherTests {
    private let folder: TemporaryFolder
    private let outside: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        outside = try TemporaryFolder()
    }

    private func watch(files: [String] = []) -> FolderWatcher {
        FolderWatcher(folders: [.init(folder.path)], files: files, logger: Logger(label: "test"))
    }

    /// Reads batches until each of the paths was in a batch.
    private func expect(_ names: String..., from watcher: FolderWatcher) async throws {
        try await expect(paths: Set(names.map(folder.path(of:))), from: watcher)
    }

    private func expect(paths: Set<String>, from watcher: FolderWatcher) async throws {
        try await withDeadline("change of \(paths.sorted())") {
            var missing = paths
            for await batch in watcher {
                missing.subtract(batch.paths)
                if missing.isEmpty { return }
            }
            throw NeverHappened(description: "watching ended")
        }
    }

    @Test func writingInPlaceIsSeen() async throws {
        try folder.write("a", to: "neko.toml")
        let watcher = watch()
        try folder.write("b", to: "neko.toml")
        try await expect("neko.toml", from: watcher)
    }

    @Test func writingWithoutClosingIsSeen() async throws {
        try folder.write("a", to: "neko.toml")
        let watcher = watch()
        let handle = try #require(FileHandle(forWritingAtPath: folder.path(of: "neko.toml")))
        try handle.write(contentsOf: Data("title".utf8))
        try await expect("neko.toml", from: watcher)
        try handle.close()
    }

    @Test func renamingOverIsSeen() async throws {
        try folder.write("a", to: "neko.toml")
        try outside.write("b", to: "new")
        let watcher = watch()
        #expect(rename(outside.path(of: "new"), folder.path(of: "neko.toml")) == 0)
        try await expect("neko.toml", from: watcher)
    }

    @Test func deletingAndRecreatingIsSeenOnce() async throws {
        try folder.write("a", to: "neko.toml")
        let watcher = watch()
        try folder.remove("neko.toml")
        try folder.write("whole", to: "neko.toml")
        var batches = watcher.makeAsyncIterator()
        #expect(await batches.next()?.paths == [folder.path(of: "neko.toml")])
        #expect(try String(contentsOfFile: folder.path(of: "neko.toml"), encoding: .utf8) == "whole")
    }

    @Test func deletingIsSeen() async throws {
        try folder.write("a", to: "neko.toml")
        let watcher = watch()
        try folder.remove("neko.toml")
        try await expect("neko.toml", from: watcher)
    }

    @Test func savingLikeVimReportsOnlyTheFile() async throws {
        try folder.write("a", to: "neko.toml")
        let watcher = watch()
        try folder.write("", to: "4913")
        try folder.remove("4913")
        try folder.write("swap", to: ".neko.toml.swp")
        try folder.move("neko.toml", to: "neko.toml~")
        try folder.write("b", to: "neko.toml")
        try folder.remove("neko.toml~")
        var batches = watcher.makeAsyncIterator()
        #expect(await batches.next()?.paths == [folder.path(of: "neko.toml")])
        try folder.write("", to: "end.toml~")
        try folder.write("c", to: "end.toml")
        #expect(await batches.next()?.paths == [folder.path(of: "end.toml")])
    }

    @Test func filesInNewSubfoldersAreSeenEvenIfWrittenAtOnce() async throws {
        let watcher = watch()
        for round in 0..<20 {
            try folder.makeFolder("deep\(round)/er")
            try folder.write("a", to: "deep\(round)/er/neko.toml")
            try await expect("deep\(round)/er/neko.toml", from: watcher)
        }
    }

    @Test func filesInMovedFoldersAreSeenImmediatelyAndLater() async throws {
        try outside.makeFolder("screens")
        try outside.write("a", to: "screens/a.toml")
        let watcher = watch()
        #expect(rename(outside.path(of: "screens"), folder.path(of: "screens")) == 0)
        try await expect("screens/a.toml", from: watcher)
        try folder.write("b", to: "screens/a.toml")
        try await expect("screens/a.toml", from: watcher)
    }

    @Test func deletedFoldersAreSeenAndWatchedAgainWhenTheyReturn() async throws {
        try folder.makeFolder("root/sub")
        let root = folder.path(of: "root")
        let watcher = FolderWatcher(folders: [.init(root)], logger: Logger(label: "test"))
        try folder.remove("root")
        try await expect("root", from: watcher)
        try folder.makeFolder("root/sub")
        try folder.write("a", to: "root/sub/neko.toml")
        try await expect("root/sub/neko.toml", from: watcher)
    }

    @Test func missingFoldersAreSeenWhenTheyAreCreated() async throws {
        let root = folder.path(of: "one/two/three")
        let watcher = FolderWatcher(folders: [.init(root)], logger: Logger(label: "test"))
        try folder.makeFolder("one/two/three")
        try folder.write("a", to: "one/two/three/neko.toml")
        try await expect("one/two/three/neko.toml", from: watcher)
    }

    @Test func filesOutsideAreSeenAndTheirNeighboursAreNot() async throws {
        try outside.write("a", to: ".hidden.plist")
        let watcher = watch(files: [outside.path(of: ".hidden.plist")])
        try outside.write("b", to: "neighbour")
        try outside.write("b", to: ".hidden.plist")
        var batches = watcher.makeAsyncIterator()
        #expect(await batches.next()?.paths == [outside.path(of: ".hidden.plist")])
    }

    @Test func filesAddedLaterAreReportedOnceAndThenWhenTheyChange() async throws {
        try outside.write("a", to: "Info.plist")
        let path = outside.path(of: "Info.plist")
        let watcher = watch()
        watcher.watch(files: [path])
        try await expect(paths: [path], from: watcher)
        watcher.watch(files: [path])
        try folder.write("a", to: "neko.toml")
        var batches = watcher.makeAsyncIterator()
        #expect(await batches.next()?.paths == [folder.path(of: "neko.toml")])
        try outside.write("b", to: "Info.plist")
        try await expect(paths: [path], from: watcher)
    }

    @Test func filesAddedLaterDoNotDelayReadings() async throws {
        try outside.write("a", to: "Info.plist")
        let path = outside.path(of: "Info.plist")
        let watcher = FolderWatcher(
            targets: WatchTargets(folders: [.init(folder.path)], files: []), delays: .init(unfinishedWrite: .seconds(3600)), logger: .quiet
        )
        watcher.watch(files: [path])
        try await expect(paths: [path], from: watcher)
        #expect(await !watcher.beginReading().changesMeanwhile().concerns([path]))
    }

    @Test func destinationsOfLinksAreSeenUnderTheLinksName() async throws {
        try outside.write("a", to: "shared.toml")
        try folder.link("neko.toml", to: outside.path(of: "shared.toml"))
        let watcher = watch()
        try outside.write("b", to: "shared.toml")
        try await expect("neko.toml", from: watcher)
    }

    @Test func changedLinksAreSeenAndFollowed() async throws {
        try outside.write("a", to: "old.toml")
        try outside.write("a", to: "new.toml")
        try folder.link("neko.toml", to: outside.path(of: "old.toml"))
        let watcher = watch()
        try folder.link("next", to: outside.path(of: "new.toml"))
        try folder.move("next", to: "neko.toml")
        try await expect("neko.toml", from: watcher)
        try outside.write("b", to: "new.toml")
        try await expect("neko.toml", from: watcher)
    }

    @Test func savesDuringAReadingAreReportedAfterIt() async throws {
        try folder.write("a", to: "neko.toml")
        let watcher = FolderWatcher(
            targets: WatchTargets(folders: [.init(folder.path)], files: []), delays: .init(replacement: .seconds(60)), logger: .quiet
        )
        let file: Set = [folder.path(of: "neko.toml")]
        let quiet = watcher.beginReading()
        #expect(await !quiet.changesMeanwhile().concerns(file))
        let reading = watcher.beginReading()
        let handle = try #require(FileHandle(forWritingAtPath: folder.path(of: "neko.toml")))
        try handle.truncate(atOffset: 0)
        let changes = await reading.changesMeanwhile()
        #expect(changes.concerns(file) && !changes.concerns([folder.path(of: "other.toml")]) && !changes.mayHaveMissedSome)
        try handle.close()
    }

    @Test func readingsThatEndAfterTheWatcherAreAnswered() async throws {
        let watcher = watch()
        let reading = watcher.beginReading()
        watcher.stop()
        for await _ in watcher {}
        #expect(await !reading.changesMeanwhile().concerns([folder.path]))
    }

    @Test func filesWithOtherExtensionsAreReportedOnlyIfRequested() async throws {
        try folder.makeFolder("parts")
        for name in ["log.txt", "icon.png"] { try folder.write("a", to: "parts/\(name)") }
        let icon = folder.path(of: "parts/icon.png")
        let watcher = FolderWatcher(
            folders: [.init(folder.path, ending: ".toml")], files: [icon], logger: Logger(label: "test")
        )
        var batches = watcher.makeAsyncIterator()
        try folder.write("b", to: "parts/log.txt")
        try folder.write("b", to: "parts/neko.toml")
        #expect(await batches.next()?.paths == [folder.path(of: "parts/neko.toml")])
        try folder.write("b", to: "parts/log.txt")
        try folder.write("b", to: "parts/icon.png")
        #expect(await batches.next()?.paths == [icon])
        try outside.makeFolder("screens")
        for name in ["log.txt", "mail.toml"] { try outside.write("a", to: "screens/\(name)") }
        #expect(rename(outside.path(of: "screens"), folder.path(of: "screens")) == 0)
        #expect(await batches.next()?.paths == [folder.path(of: "screens/mail.toml")])
    }

    @Test func foldersBehindALinkAreNotWatched() async throws {
        try folder.link("door", to: outside.path)
        let watcher = watch()
        try outside.write("a", to: "far.toml")
        try folder.write("a", to: "near.toml")
        var batches = watcher.makeAsyncIterator()
        #expect(await batches.next()?.paths == [folder.path(of: "near.toml")])
    }

    @Test func linksToParentFoldersCauseNoEndlessLoop() async throws {
        try folder.makeFolder("sub")
        try folder.link("sub/up", to: "..")
        let watcher = watch()
        try folder.write("a", to: "sub/neko.toml")
        try await expect("sub/neko.toml", from: watcher)
    }

    @Test func stoppingEndsTheIteration() async throws {
        let watcher = watch()
        async let end: ChangeBatch? = {
            var batches = watcher.makeAsyncIterator()
            return await batches.next()
        }()
        watcher.stop()
        #expect(await end == nil)
    }

    @Test func pathsAreNormalizedWithoutDots() {
        #expect(WatchTargets.normalized("/a/./b//../c/") == "/a/c")
    }

    @Test func eachRenameIsSeenSeparately() async throws {
        try folder.write("a", to: "neko.toml")
        let watcher = watch()
        var batches = watcher.makeAsyncIterator()
        for _ in 0..<25 {
            try outside.write("b", to: "new")
            #expect(rename(outside.path(of: "new"), folder.path(of: "neko.toml")) == 0)
            #expect(await batches.next()?.paths == [folder.path(of: "neko.toml")])
        }
    }
}
