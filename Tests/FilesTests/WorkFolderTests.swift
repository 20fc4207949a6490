import Foundation
import Testing
@testable import Files

@Suite struct WorkFolderTests {
    /// A folder with a file, a folder, links to the inside and the outside, and a pipe. The file next to the folder must not be reached.
    private static func withFolder(_ body: (WorkFolder, String) throws -> Void) throws {
        let outer = FileManager.default.temporaryDirectory.appending(path: "work-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: outer) }
        let root = outer.appending(path: "root")
        try FileManager.default.createDirectory(at: root.appending(path: "sub"), withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: outer.appending(path: "secret.toml"))
        try Data("inner".utf8).write(to: root.appending(path: "sub/inner.toml"))
        try Data("app".utf8).write(to: root.appending(path: "app.toml"))
        for (link, goal) in [
            ("out.toml", "../secret.toml"), ("in.toml", "sub/inner.toml"), ("around", ".."), ("nowhere.toml", "gone"), ("circle.toml", "circle.toml"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: root.appending(path: link).path, withDestinationPath: goal)
        }
        #expect(mkfifo(root.appending(path: "pipe.toml").path, 0o600) == 0)
        try body(try WorkFolder(root.path), root.path)
    }

    @Test func filesInTheFolderAreRead() throws {
        try Self.withFolder { folder, _ in
            for (name, text) in [("app.toml", "app"), ("./app.toml", "app"), ("sub//inner.toml", "inner"), ("in.toml", "inner")] {
                #expect(try folder.read(name, limit: 100).contents.bytes == Array(text.utf8), "\(name)")
            }
            let long = try folder.read("sub/inner.toml", limit: 3).contents
            #expect(long.bytes.isEmpty)
            #expect(long.size > 3)
        }
    }

    @Test func onlyFilesInTheFolderAreRead() throws {
        try Self.withFolder { folder, root in
            let refusals: [(String, WorkFolder.Refusal)] = [
                ("../secret.toml", .goesUp("../secret.toml")), ("sub/../../secret.toml", .goesUp("sub/../../secret.toml")),
                ("out.toml", .leadsOut("out.toml")), ("around/secret.toml", .leadsOut("around/secret.toml")),
                ("pipe.toml", .isNoFile("pipe.toml")), ("sub", .isFolder("sub")), (".", .isFolder(".")), ("", .unreadableName("")),
                ("a\0b", .unreadableName("a\0b")), ("nowhere.toml", .missing("nowhere.toml", near: [])),
                ("circle.toml", .missing("circle.toml", near: [])), ("ap.toml", .missing("ap.toml", near: ["app.toml"])),
                ("/etc/passwd", .absolute("/etc/passwd", within: nil)), ("\(folder.root)/app.toml", .absolute("\(folder.root)/app.toml", within: "app.toml")),
                ("\(folder.root)/../secret.toml", .absolute("\(folder.root)/../secret.toml", within: nil)),
            ]
            for (name, refusal) in refusals {
                #expect(throws: refusal, "\(name)") { try folder.read(name, limit: 100) }
            }
            #expect(throws: WorkFolder.Refusal.unreadableName(String(repeating: "x", count: 80))) {
                try folder.read(String(repeating: "x", count: 100_000), limit: 100)
            }
        }
    }

    @Test func existingFilesAndOtherExtensionsAreNotWritten() throws {
        try Self.withFolder { folder, _ in
            for (name, overwrites) in [("new.toml", false), ("sub/new.toml", false), ("app.toml", true)] {
                let target = try folder.target(name, endings: [".toml"], overwrites: overwrites)
                #expect(target == "\(folder.root)/\(name)")
            }
            let refusals: [(String, WorkFolder.Refusal)] = [
                ("app.toml", .isThere("app.toml")), ("app.sh", .otherEnding("app.sh", permitted: [".toml"])),
                (".git/x.toml", .hidden(".git/x.toml")), (".x.toml", .hidden(".x.toml")), ("../x.toml", .goesUp("../x.toml")),
                ("around/x.toml", .leadsOut("around/x.toml")), ("out.toml", .leadsOut("out.toml")), ("gone/x.toml", .missing("gone/", near: [])),
                ("/tmp/x.toml", .absolute("/tmp/x.toml", within: nil)), ("pipe.toml", .isNoFile("pipe.toml")),
            ]
            for (name, refusal) in refusals {
                #expect(throws: refusal, "\(name)") { try folder.target(name, endings: [".toml"], overwrites: false) }
            }
            // A symbolic link out of the folder is not one of its files, even with permission to overwrite.
            #expect(throws: WorkFolder.Refusal.leadsOut("out.toml")) { try folder.target("out.toml", endings: [".toml"], overwrites: true) }
        }
    }

    @Test func pathsThatAreNotFoldersAreRefused() {
        #expect(throws: WorkFolder.Refusal.noFolder("/etc/passwd")) { try WorkFolder("/etc/passwd") }
        #expect(throws: WorkFolder.Refusal.noFolder("/nowhere")) { try WorkFolder("/nowhere") }
    }
}
