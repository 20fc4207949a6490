import TemporaryFolders
import Testing
@testable import Files

@Suite struct PlaygroundLocationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("more")
        try folder.makeFolder(".hidden")
        for name in ["b.toml", "a.toml", "more/c.toml", ".hidden/d.toml", ".e.toml", "notes.txt"] {
            try folder.write("", to: name)
        }
    }

    @Test func foldersServeAllTheirPlaygroundsSorted() throws {
        try folder.link("loop", to: folder.path)
        let location = try PlaygroundLocation(folder.path)
        #expect(location.folder == folder.path)
        #expect(location.file == nil)
        #expect(location.files() == ["a.toml", "b.toml", "more/c.toml"])
    }

    @Test func singleFilesAreServedAlone() throws {
        let location = try PlaygroundLocation(folder.path(of: "a.toml"))
        #expect(location.folder == folder.path)
        #expect(location.files() == ["a.toml"])
        #expect(location.name(of: folder.path(of: "a.toml")) == "a.toml")
        #expect(location.name(of: folder.path(of: "b.toml")) == nil)
    }

    @Test func missingAndOtherFilesAreRefusedWithTheReason() {
        #expect(throws: PlaygroundLocationFailure.missing("/nowhere/at/all")) { try PlaygroundLocation("/nowhere/at/all") }
        let notes = folder.path(of: "notes.txt")
        #expect(throws: PlaygroundLocationFailure.notAPlayground(notes)) { try PlaygroundLocation(notes) }
        #expect(PlaygroundLocationFailure.notAPlayground("x.txt").description.contains(".toml"))
    }

    @Test(arguments: [
        ("a.toml", "a.toml"), ("more/c.toml", "more/c.toml"), (".e.toml", nil), (".hidden/d.toml", nil), ("notes.txt", nil),
    ] as [(String, String?)])
    func pathsHaveNamesRelativeToTheFolder(path: String, name: String?) throws {
        let location = try PlaygroundLocation(folder.path)
        #expect(location.name(of: folder.path(of: path)) == name)
    }

    @Test func foldersWithTheSamePrefixAreDifferent() throws {
        let location = try PlaygroundLocation(folder.path)
        #expect(location.name(of: "\(folder.path)-2/a.toml") == nil)
    }

    @Test(arguments: [("neko.toml", "neko"), ("more/two cats.toml", "more/two%20cats"), ("größe?.toml", "gr%C3%B6%C3%9Fe%3F")])
    func addressesAreEncoded(name: String, path: String) {
        #expect(PlaygroundLocation.addressPath(of: name) == path)
    }
}
