import Foundation
import TemporaryFolders
import Testing
@testable import Files

/// Reading ends for every kind of file.
@Suite struct BoundedFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("text", to: "file")
        try #require(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
        try folder.link("linked pipe", to: "pipe")
        try folder.link("linked file", to: "file")
        try folder.makeFolder("folder")
        #if !canImport(Darwin)
        try #require(mknod(folder.path(of: "socket"), S_IFSOCK | 0o600, 0) == 0)
        #endif
    }

    private func path(_ name: String) -> String { name.hasPrefix("/") ? name : folder.path(of: name) }

    #if canImport(Darwin)
    static let endless = ["pipe", "linked pipe", "/dev/zero", "/dev/null"]
    #else
    static let endless = ["pipe", "linked pipe", "socket", "/dev/zero", "/dev/null"]
    #endif

    @Test(arguments: endless) func pipesAndDevicesAreRefusedAtOnce(name: String) {
        #expect(throws: SystemError.noFile) { try BoundedFile(path(name), limit: 10) }
        #expect(BoundedFile.bytes(of: path(name), limit: 10) == nil)
        #expect(AttachmentFolder(of: folder.path(of: "x.toml")).bytes(of: name) == nil)
    }

    @Test func foldersAndMissingFilesAreRefusedWithTheReason() {
        #expect(throws: SystemError(code: EISDIR)) { try BoundedFile(path("folder"), limit: 10) }
        #expect(throws: SystemError(code: ENOENT)) { try BoundedFile(path("nowhere"), limit: 10) }
    }

    @Test(arguments: ["file", "linked file"]) func filesAreReadUpToTheLimit(name: String) throws {
        #expect(try BoundedFile(path(name), limit: 4).bytes == Array("text".utf8))
        let larger = try BoundedFile(path(name), limit: 3)
        #expect(larger.bytes.isEmpty && larger.size == 4)
        #expect(BoundedFile.bytes(of: path(name), limit: 3) == nil)
    }

    /// A shell passes a command's output as such a path.
    @Test func pipesOpenedByTheShellAreRead() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("text".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try BoundedFile("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", limit: 10).bytes == Array("text".utf8))
    }

    /// Only this module reads files. Other code would not limit or check them.
    @Test func noOtherModuleReadsFilesByItself() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardized
        // The plug-in that embeds files and the measurements read files of the package. `CodeImport/Tool` is a separate program.
        let others = ["Files", "AssetEmbedder", "traitscope-benchmarks"]
        let names = FileManager.default.enumerator(atPath: sources.path)?.allObjects.compactMap { $0 as? String } ?? []
        for name in names where name.hasSuffix(".swift") && !others.contains(String(name.prefix { $0 != "/" })) && !name.hasPrefix("CodeImport/Tool/") {
            let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
            let readers = ["Data(contentsOf:", "String(contentsOf", ".contents(atPath:", "FileHandle(forReading", "InputStream(", ".read(.utf8)"]
            let found = readers.filter(text.contains)
            #expect(found.isEmpty || name == "Exporting/StaticExport/Engine/EngineBuild.swift", "\(name): \(found)")
        }
    }
}
