import Foundation
import Testing
@testable import Exporting

@Suite struct EngineBuildTests {
    @Test func buildsWithoutAnEngineReportItsCostAndTheAlternative() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let build = EngineBuild(script: folder.appending(path: "build"), output: folder)
        let announcement = try #require(build.announcement)
        #expect(announcement.contains("minutes") && announcement.contains("--still"))
        try Data("engine".utf8).write(to: folder.appending(path: "engine.wasm.gz"))
        #expect(build.announcement == nil)
    }
}
