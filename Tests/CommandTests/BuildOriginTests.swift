import Foundation
import Testing
@testable import traitscope

/// The output of `--version` for a build that `.release/build` did not make.
@Suite struct BuildOriginTests {
    let folder: TestFolder
    /// The modification time of `.build/release/traitscope`, in seconds since 1970: 2026-11-28.
    private let linked = 1_795_900_000.0

    init() throws { folder = try TestFolder() }

    @Test func `the origin is the commit that was checked out when the executable was linked`() throws {
        try write(log: [("1111111111111111", linked - 200), ("2222222222222222", linked - 100), ("3333333333333333", linked + 100)])
        #expect(try details(of: ".build/release/traitscope") == ["commit 222222222222", "2026-11-28"])
        // SwiftPM's name for the folder is a symbolic link.
        try FileManager.default.createSymbolicLink(atPath: folder.path(".build/latest"), withDestinationPath: "release")
        #expect(BuildOrigin.details(of: folder.path(".build/latest/traitscope")) == ["commit 222222222222", "2026-11-28"])
    }

    @Test func `the log of a further work tree is found`() throws {
        try folder.write(".git", "gitdir: \(folder.path("main/.git/worktrees/other"))\n")
        try folder.write("main/.git/worktrees/other/logs/HEAD", line("2222222222222222", linked - 1))
        #expect(try details(of: ".build/release/traitscope") == ["commit 222222222222", "2026-11-28"])
    }

    @Test func `without a log or outside a checkout, the origin is the date`() throws {
        #expect(try details(of: ".build/release/traitscope") == ["2026-11-28"])
        try write(log: [("2222222222222222", linked - 100)])
        #expect(try details(of: "bin/traitscope") == ["2026-11-28"])
        try folder.write(".git/logs/HEAD", "no log\n\n")
        #expect(try details(of: ".build/release/traitscope") == ["2026-11-28"])
        #expect(BuildOrigin.details(of: folder.path("missing")).isEmpty)
    }

    private func details(of executable: String) throws -> [String] {
        try folder.write(executable, "")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: linked)], ofItemAtPath: folder.path(executable))
        return BuildOrigin.details(of: folder.path(executable))
    }

    private func write(log: [(name: String, time: Double)]) throws {
        try folder.write(".git/logs/HEAD", log.map { line($0.name, $0.time) }.joined())
    }

    private func line(_ name: String, _ time: Double) -> String {
        "0000000000000000 \(name) Ada de Lovelace <ada@example.org> \(Int(time)) +0000\tcommit: A message 12 +0000\n"
    }
}
