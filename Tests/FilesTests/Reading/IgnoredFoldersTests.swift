import TemporaryFolders
import Testing
@testable import Files

/// Folders without playgrounds.
@Suite struct IgnoredFoldersTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [".git", ".build", "node_modules", "DerivedData"]) func generatedFoldersAreIgnoredByName(name: String) {
        #expect(IgnoredFolders(in: folder.path).contains(name, in: folder.path))
    }

    @Test(arguments: [
        ("dist", "", true), ("dist", "apps", true), ("out", "", true), ("out", "apps", false), ("cache-1", "apps", true), ("web", "apps", true),
        ("web", "", false), ("kept", "", false), ("deep", "apps/a", true), ("apps", "", false), ("# note", "", false), ("trailing", "", true),
    ])
    func foldersInGitignoreAreIgnored(name: String, parent: String, isIgnored: Bool) throws {
        try folder.write("# note\n\ndist/\n/out\ncache-*\napps/web\n*ept\n!kept\n**/deep\ntrailing  \n", to: ".gitignore")
        let ignored = IgnoredFolders(in: folder.path)
        #expect(ignored.contains(name, in: parent.isEmpty ? folder.path : folder.path(of: parent)) == isIgnored)
    }

    @Test func nestedGitignoresApplyBelowTheirFolder() throws {
        try folder.makeFolder("apps")
        try folder.write("old", to: ".gitignore")
        try folder.write("!old\n/new", to: "apps/.gitignore")
        let (outer, path) = (IgnoredFolders(in: folder.path), folder.path(of: "apps"))
        let inner = outer.entering(path)
        #expect(outer.contains("old", in: folder.path) && !outer.contains("new", in: folder.path))
        #expect(!inner.contains("old", in: path) && inner.contains("new", in: path))
    }

    @Test func playgroundsInIgnoredFoldersAreNotServed() throws {
        for name in ["node_modules/a", "dist", "apps"] { try folder.makeFolder(name) }
        try folder.write("dist", to: ".gitignore")
        for name in ["node_modules/a/a.toml", "dist/b.toml", "apps/c.toml"] { try folder.write("", to: name) }
        let location = try PlaygroundLocation(folder.path)
        #expect(location.files() == ["apps/c.toml"])
        #expect(["node_modules/a/a.toml", "dist/b.toml", "apps/c.toml"].map(location.reaches) == [false, false, true])
    }

    @Test(arguments: ["../a.toml", "apps/../a.toml", "apps//c.toml", ".hidden/a.toml", "link/c.toml", "a.txt", "/a.toml"])
    func namesCannotLeadOutsideTheFolder(name: String) throws {
        try folder.makeFolder("apps")
        try folder.link("link", to: folder.path(of: "apps"))
        #expect(!(try PlaygroundLocation(folder.path).reaches(name)))
    }
}
