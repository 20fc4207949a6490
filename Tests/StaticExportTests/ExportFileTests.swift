import Foundation
import Testing
@testable import StaticExport

@Suite struct ExportFileTests {
    @Test func theFileTakesThePlaceOfAnOlderOneAndNothingElseStays() throws {
        try withFolder { folder in
            let target = folder.appending(path: "page.html")
            try Data("old".utf8).write(to: target)
            try ExportFile(path: target.path()).write("new")
            #expect(try String(contentsOf: target, encoding: .utf8) == "new")
            #expect(try names(in: folder) == ["page.html"])
        }
    }

    @Test func aReaderThatHasTheOldFileOpenKeepsItWhole() throws {
        try withFolder { folder in
            let target = folder.appending(path: "page.html")
            try Data("old and long".utf8).write(to: target)
            let reader = try FileHandle(forReadingFrom: target)
            try ExportFile(path: target.path()).write("new")
            #expect(try reader.readToEnd() == Data("old and long".utf8))
        }
    }

    @Test func aWriteThatFailsLeavesNothingBehind() throws {
        try withFolder { folder in
            // A folder that is not empty cannot be replaced by a file.
            let target = folder.appending(path: "page.html")
            try FileManager.default.createDirectory(at: target.appending(path: "inside"), withIntermediateDirectories: true)
            #expect(throws: (any Error).self) { try ExportFile(path: target.path()).write("new") }
            #expect(try names(in: folder) == ["page.html"])
            #expect(try names(in: target) == ["inside"])
        }
    }

    @Test func aFolderThatIsNotThereIsReported() throws {
        try withFolder { folder in
            let target = folder.appending(path: "missing/page.html")
            #expect(throws: (any Error).self) { try ExportFile(path: target.path()).write("new") }
            let left = try names(in: folder)
            #expect(left == [])
        }
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path())
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "export-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
