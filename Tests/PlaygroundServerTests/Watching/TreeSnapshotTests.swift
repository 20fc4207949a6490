import TemporaryFolders
import Testing
@testable import PlaygroundServer

@Suite struct TreeSnapshotTests {
    private let folder: TemporaryFolder
    private let outside: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        outside = try TemporaryFolder()
        try outside.write("a", to: "Info.plist")
        try folder.write("a", to: "neko.toml")
        try folder.write("a", to: "neko.toml~")
        try folder.makeFolder("sub")
    }

    private func snapshot() -> TreeSnapshot {
        TreeSnapshot(of: WatchTargets(folders: [.init(folder.path)], files: [outside.path(of: "Info.plist")]))
    }

    private func changes(during body: () throws -> Void) rethrows -> Set<ChangeCoalescer.Event> {
        let before = snapshot()
        try body()
        return Set(snapshot().changes(since: before))
    }

    @Test func unreportedFilesAreNotInTheSnapshot() throws {
        try folder.write("a", to: "sub/log.txt")
        try folder.write("a", to: "sub/mail.toml")
        let entries = TreeSnapshot(of: WatchTargets(folders: [.init(folder.path, ending: ".toml")], files: [])).entries
        #expect(Set(entries.keys) == [folder.path, folder.path(of: "neko.toml"), folder.path(of: "sub"), folder.path(of: "sub/mail.toml")])
    }

    @Test func ignoredFoldersAreNotWatched() throws {
        for name in ["node_modules/a", "dist"] { try folder.makeFolder(name) }
        try folder.write("dist", to: ".gitignore")
        for name in ["node_modules/a/a.toml", "dist/b.toml", "sub/c.toml"] { try folder.write("", to: name) }
        let entries = TreeSnapshot(of: WatchTargets(folders: [.init(folder.path, ending: ".toml")], files: [])).entries
        #expect(Set(entries.keys) == [folder.path, folder.path(of: "neko.toml"), folder.path(of: "sub"), folder.path(of: "sub/c.toml")])
    }

    @Test func unchangedTreesCauseNoEvents() throws {
        #expect(try changes { try folder.write("b", to: "neko.toml~") } == [])
    }

    @Test func writingAndReplacingAreModifications() throws {
        try outside.write("a", to: "new")
        #expect(try changes { try folder.write("longer", to: "neko.toml") } == [.modified(folder.path(of: "neko.toml"))])
        #expect(try changes {
            try folder.write("longer", to: "neko.new~")
            try folder.move("neko.new~", to: "neko.toml")
        } == [.modified(folder.path(of: "neko.toml"))])
    }

    @Test func emptyingAndRemovingAreReported() throws {
        #expect(try changes { try folder.write("", to: "neko.toml") } == [.emptied(folder.path(of: "neko.toml"))])
        #expect(try changes { try folder.remove("neko.toml") } == [.removed(folder.path(of: "neko.toml"))])
    }

    @Test func newFilesAreSeenInSubfoldersButNotBehindLinks() throws {
        try folder.link("door", to: outside.path)
        #expect(try changes { try folder.write("a", to: "sub/a.toml") } == [.modified(folder.path(of: "sub/a.toml"))])
        #expect(try changes { try outside.write("b!", to: "Info.plist") } == [.modified(outside.path(of: "Info.plist"))])
    }

    @Test func filesAreFollowedThroughLinks() throws {
        try folder.link("linked.toml", to: outside.path(of: "Info.plist"))
        #expect(try changes { try outside.write("b!", to: "Info.plist") }
            == [.modified(outside.path(of: "Info.plist")), .modified(folder.path(of: "linked.toml"))])
    }

    @Test func linksToParentFoldersCauseNoEndlessLoop() throws {
        try folder.link("sub/up", to: "..")
        #expect(snapshot().entries[folder.path(of: "sub/up/neko.toml")] == nil)
        #expect(snapshot().entries[folder.path(of: "neko.toml")] != nil)
    }
}
