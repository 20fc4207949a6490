import TemporaryFolders
import Testing
@testable import PlaygroundServer

@Suite struct AssetTests {
    @Test(arguments: ["page.css", "modules/page.js", "a_b-c.1.svg"])
    func plainNamesAreValid(text: String) {
        #expect(AssetName(text)?.text == text)
    }

    @Test(arguments: [
        "", "/", "/etc/passwd", "..", "../x", "a/../b", "a/..", "a//b", "a/", ".git/config", "a/.hidden", "a\\b", "a\0b",
        "%2e%2e/x", "a b", "ü.css", "C:x", "~",
    ])
    func namesThatCouldLeaveTheFolderAreInvalid(text: String) {
        #expect(AssetName(text) == nil)
    }

    @Test func entityTagsFollowFromTheBytes() {
        let one = Asset(bytes: [1, 2], named: "a.css")
        #expect(one.entityTag == Asset(bytes: [1, 2], named: "a.css").entityTag)
        #expect(one.entityTag != Asset(bytes: [2, 1], named: "a.css").entityTag)
        #expect(one.contentType == "text/css; charset=utf-8")
        #expect(Asset(bytes: [], named: "a.unknown").contentType == "application/octet-stream")
    }
}

@Suite struct FolderAssetsTests {
    private let folder: TemporaryFolder
    private let outside: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        outside = try TemporaryFolder()
        try outside.write("secret", to: "secret.txt")
    }

    private func bytes(of name: String) throws -> [UInt8]? {
        FolderAssets(folder: folder.path).asset(named: try #require(AssetName(name)))?.bytes
    }

    @Test func filesAreServedWithTheirCurrentContents() throws {
        try folder.makeFolder("modules")
        try folder.write("one", to: "modules/a.js")
        #expect(try bytes(of: "modules/a.js") == Array("one".utf8))
        try folder.write("two", to: "modules/a.js")
        #expect(try bytes(of: "modules/a.js") == Array("two".utf8))
    }

    @Test func linksAreFollowedOnlyInsideTheFolder() throws {
        try folder.write("inside", to: "real.txt")
        try folder.link("near.txt", to: "real.txt")
        try folder.link("far.txt", to: outside.path(of: "secret.txt"))
        try folder.link("door", to: outside.path)
        #expect(try bytes(of: "near.txt") == Array("inside".utf8))
        #expect(try bytes(of: "far.txt") == nil)
        #expect(try bytes(of: "door/secret.txt") == nil)
    }

    @Test func foldersWithTheSamePrefixAreOutside() throws {
        try outside.makeFolder("site")
        try outside.makeFolder("site-secret")
        try outside.write("secret", to: "site-secret/a.txt")
        try outside.link("site/a.txt", to: outside.path(of: "site-secret/a.txt"))
        let assets = FolderAssets(folder: outside.path(of: "site"))
        #expect(assets.asset(named: try #require(AssetName("a.txt"))) == nil)
    }

    @Test func foldersAndMissingFilesAreNotAssets() throws {
        try folder.makeFolder("modules")
        #expect(try bytes(of: "modules") == nil)
        #expect(try bytes(of: "missing.css") == nil)
    }
}
