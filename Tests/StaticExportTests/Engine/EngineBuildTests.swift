import Foundation
import Testing
@testable import StaticExport

@Suite struct EngineBuildTests {
    @Test func whoHasNoEngineIsToldWhatItCostsAndWhatGoesWithoutIt() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let build = EngineBuild(script: folder.appending(path: "build"), output: folder)
        let announcement = try #require(build.announcement)
        #expect(announcement.contains("minutes") && announcement.contains("--still"))
        try Data("engine".utf8).write(to: folder.appending(path: "engine.wasm.gz"))
        #expect(build.announcement == nil)
    }

    /// An export never holds the engine of tests, and tests never wait for the one of exports.
    @Test func theEngineForTestsIsAnotherFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = folder.appending(path: "build")
        let text = """
            #!/bin/sh
            if [ "$1" = --quick ]; then printf quick > "$2/quick-engine.wasm.gz"; else printf full > "$1/engine.wasm.gz"; fi
            """
        try Data(text.utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        #expect(try EngineBuild(script: script, output: folder, isQuick: true).run() == Array("quick".utf8))
        #expect(try EngineBuild(script: script, output: folder).run() == Array("full".utf8))
    }
}
