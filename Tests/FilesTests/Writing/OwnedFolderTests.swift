import Foundation
import Testing

@testable import Files

/// A folder into which both a command and the user write, as with `export` and `import`.
@Suite final class OwnedFolderTests {
    private let folder: String

    init() throws {
        folder = "\(FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path)/owned-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func text(_ name: String) -> String? { try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) }

    private func make(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }

    private func write(_ files: [(String, String)]) throws {
        try OwnedFolder(folder, list: ".list").write(files.map { ($0.0, Array($0.1.utf8)) })
    }

    @Test func filesOfTheCommandAreOverwrittenAndEarlierOnesKept() throws {
        try write([("a", "1"), ("below/b", "1")])
        try write([("a", "2"), ("c", "2")])
        #expect(text("a") == "2" && text("below/b") == "1" && text("c") == "2")
        // The list contains all files ever written.
        try write([("below/b", "3")])
        #expect(text("below/b") == "3")
    }

    @Test(arguments: ["a", "below/b"]) func changedFilesAreNamedAndNothingIsWritten(name: String) throws {
        try write([("a", "1"), ("below/b", "1")])
        try make(name, "mine")
        #expect(throws: OwnedFolder.Refusal.isOccupied(folder, [name])) { try write([("a", "2"), ("below/b", "2"), ("c", "2")]) }
        #expect(text(name) == "mine" && text("c") == nil)
        // Other files do not matter.
        try write([("c", "3")])
        #expect(text("c") == "3")
        #expect(throws: OwnedFolder.Refusal.isOccupied(folder, [name])) { try write([(name, "4")]) }
    }

    @Test func existingFilesBelongToTheUser() throws {
        try make("index.html", "mine")
        #expect(throws: OwnedFolder.Refusal.isOccupied(folder, ["index.html"])) { try write([("index.html", "1"), ("below/b", "1")]) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["index.html"])
    }

    @Test func filesThatAppearDuringWritingAreKept() throws {
        try write([("a", "1")])
        let files: [(target: OutputFile, bytes: [UInt8])] = try [(OutputFile("\(folder)/a"), Array("2".utf8))]
        #expect(throws: OutputFile.Refusal.cannotWrite("\(folder)/a", reason: "the file to replace was changed meanwhile")) {
            try OutputFile.write(files) { false }
        }
        #expect(text("a") == "1")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [".list", "a"])
    }
}
