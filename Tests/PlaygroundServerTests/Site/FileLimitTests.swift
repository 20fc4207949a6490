import Files
import Foundation
import Logging
import PlaygroundModel
import TemporaryFolders
import Testing
@testable import PlaygroundServer

/// Files that are too large, and too many files.
@Suite struct FileLimitTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func index(of site: PlaygroundFolderSite) async -> String {
        await site.document(at: DocumentAddress(path: "/", socketPath: "/live?token=t")).body
    }

    // MARK: Size

    @Test func `a file of 3 GB is refused by its size, unread`() throws {
        let size = 3_000_000_000
        try folder.write("", to: "huge.toml")
        try #require(truncate(folder.path(of: "huge.toml"), off_t(size)) == 0)
        let before = Self.residentBytes
        let file = try BoundedFile(folder.path(of: "huge.toml"), limit: PlaygroundLimits.playgroundBytes)
        #expect(file.bytes.isEmpty && file.size == size)
        let store = PlaygroundStore(try PlaygroundLocation(folder.path), firstVersion: 1)
        // Other tests run at the same time. The file is six times larger than this limit.
        #expect(Self.residentBytes - before < 500_000_000)
        let diagnostics = try #require(store.items["huge.toml"]).reading.diagnostics
        #expect(diagnostics.map(\.headline) == ["the file has 3000 MB; the limit is 2 MB"])
        #expect(diagnostics.map(\.code) == ["file-too-large"])
    }

    @Test func `a file of the maximum size is read completely`() throws {
        try folder.write(String(repeating: "#", count: PlaygroundLimits.playgroundBytes), to: "full.toml")
        let file = try BoundedFile(folder.path(of: "full.toml"), limit: PlaygroundLimits.playgroundBytes)
        #expect(file.bytes.count == PlaygroundLimits.playgroundBytes && file.size == file.bytes.count)
    }

    /// The resident memory. 0 if the system does not report it in a file.
    private static var residentBytes: Int {
        let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * 4096
    }

    // MARK: Number

    private static let sentence =
        "The folder has more than 500 playgrounds; only 500 of them are served. To see the others, serve a folder within it."

    private func makeFiles(_ count: Int) throws {
        for number in 0..<count { try folder.write("", to: "\(1000 + number).toml") }
    }

    @Test func `a folder of too many playgrounds is reported on its index and in the terminal`() async throws {
        try makeFiles(PlaygroundLimits.files + 20)
        let log = LogLines()
        let site = try PlaygroundFolderSite(PlaygroundLocation(folder.path), templates: .embedded, logger: log.logger)
        #expect(log.lines.filter { $0 == Self.sentence }.count == 1)
        let index = await index(of: site)
        #expect(index.contains(Self.sentence))
        #expect(index.contains(#"href="/1499""#) && !index.contains(#"href="/1500""#))
    }

    @Test func `a further playground added later is omitted and reported once`() async throws {
        try makeFiles(PlaygroundLimits.files)
        let log = LogLines()
        let site = try PlaygroundFolderSite(PlaygroundLocation(folder.path), templates: .embedded, logger: log.logger)
        #expect(await !index(of: site).contains(Self.sentence) && log.lines.isEmpty)
        for name in ["0.toml", "1.toml"] {
            try folder.write("", to: name)
            await site.filesChanged(ChangeBatch(paths: [folder.path(of: name)]))
        }
        await site.pollFiles()
        let page = await index(of: site)
        #expect(page.contains(Self.sentence) && !page.contains(#"href="/0""#) && page.contains(#"href="/1499""#))
        #expect(log.lines.filter { $0 == Self.sentence }.count == 1)
    }

    @Test func `an omitted playground is served once another is removed`() async throws {
        try makeFiles(PlaygroundLimits.files + 1)
        let log = LogLines()
        let site = try PlaygroundFolderSite(PlaygroundLocation(folder.path), templates: .embedded, logger: log.logger)
        try folder.remove("1000.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "1000.toml")]))
        await site.pollFiles()
        let page = await index(of: site)
        #expect(!page.contains(Self.sentence) && page.contains(#"href="/1500""#) && !page.contains(#"href="/1000""#))
        #expect(log.lines.filter { $0.hasPrefix("The system did not report") }.isEmpty)
    }
}
