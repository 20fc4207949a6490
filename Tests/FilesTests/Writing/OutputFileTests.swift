import Foundation
import Synchronization
import Testing
@testable import Files

/// Each test has its own folder.
@Suite final class OutputFileTests {
    private let folder: String

    init() throws {
        folder = "\(FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path)/output-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func make(_ name: String, _ text: String = "old") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    private func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
    }

    private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    // MARK: Several files

    @Test func severalFilesAreWrittenTogether() throws {
        try make("a", "old a")
        try OutputFile.write([(OutputFile(path("a")), "new a"), (OutputFile(path("b")), "new b")])
        #expect(try text("a") == "new a" && text("b") == "new b")
        #expect(try names == ["a", "b"])
    }

    @Test func noFileIsWrittenIfOneCannotBeCreated() throws {
        try make("a", "old a")
        try FileManager.default.createDirectory(atPath: path("f"), withIntermediateDirectories: true)
        let files = try [OutputFile(path("a")), OutputFile(path("b")), OutputFile(path("f/c"))]
        try FileManager.default.removeItem(atPath: path("f"))
        #expect(throws: OutputFile.Refusal.self) { try OutputFile.write(files.map { ($0, "new") }) }
        #expect(try text("a") == "old a")
        #expect(try names == ["a"])
    }

    @Test func replacedFilesAreRestoredIfAFurtherFileCannotBeReplaced() throws {
        try make("a", "old a")
        let files = try [OutputFile(path("a")), OutputFile(path("b")), OutputFile(path("c")), OutputFile(path("d"))]
        try FileManager.default.createDirectory(atPath: path("c/inside"), withIntermediateDirectories: true)
        #expect(throws: OutputFile.Refusal.cannotWrite(path("c"), reason: "Is a directory")) {
            try OutputFile.write(files.map { ($0, "new") })
        }
        #expect(try text("a") == "old a")
        #expect(try names == ["a", "c"])
    }

    // MARK: Pipes

    @Test func pipesWithoutAReaderAreRefused() throws {
        try #require(mkfifo(path("pipe"), 0o600) == 0)
        let target = try OutputFile(path("pipe"))
        #expect(throws: OutputFile.Refusal.cannotWrite(path("pipe"), reason: "no program reads from this pipe")) { try target.write("new") }
    }

    @Test func readersOfAPipeGetTheCompleteText() throws {
        let path = self.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        let text = String(repeating: "new", count: 100_000)
        // The reader exists before the writer, which may start slowly.
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let target = try OutputFile(path)
        Thread.detachNewThread { try? target.write(text) }
        var found: [UInt8] = []
        let end = ContinuousClock.now + .seconds(180)
        while found.count < text.utf8.count, .now < end {
            var chunk = [UInt8](repeating: 0, count: 65_536)
            let count = read(reader, &chunk, chunk.count)
            if count > 0 { found += chunk[..<count] } else { usleep(1_000) }
        }
        #expect(found == Array(text.utf8))
    }

    // MARK: Files

    @Test func existingFilesAreReplacedWithoutLeftovers() throws {
        try make("page.html")
        try OutputFile(path("page.html")).write("new")
        #expect(try text("page.html") == "new")
        #expect(try names == ["page.html"])
    }

    @Test func readersOfAReplacedFileKeepItsContents() throws {
        try make("page.html", "old and long")
        let reader = try #require(FileHandle(forReadingAtPath: path("page.html")))
        try OutputFile(path("page.html")).write("new")
        #expect(try reader.readToEnd() == Data("old and long".utf8))
    }

    @Test(arguments: [0o600, 0o640, 0o755]) func permissionsOfReplacedFilesAreKept(mode: Int) throws {
        try make("page.html")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("page.html"))
        try OutputFile(path("page.html")).write("new")
        let attributes = try FileManager.default.attributesOfItem(atPath: path("page.html"))
        #expect(attributes[.posixPermissions] as? Int == mode)
        #expect(try text("page.html") == "new")
    }

    @Test func filesWithTheLongestPossibleNameAreWritten() throws {
        let name = String(repeating: "n", count: 250) + ".html"
        try OutputFile(path(name)).write("new")
        #expect(try text(name) == "new")
    }

    // MARK: Only the file that was read

    @Test func filesWithTheExpectedContentsAreReplaced() throws {
        try make("a.toml")
        #expect(try OutputFile(path("a.toml")).replace(with: Array("new".utf8), limit: 9) { $0 == Array("old".utf8) })
        #expect(try text("a.toml") == "new" && names == ["a.toml"])
    }

    /// The target is checked last, so that a save during the writing of the new file is not lost.
    @Test func filesChangedMeanwhileAreNotReplaced() throws {
        try make("a.toml", "theirs")
        let isReplaced = try OutputFile(path("a.toml")).replace(with: Array("new".utf8), limit: 9) { bytes in
            #expect((try? names.count) == 2)
            return bytes == Array("old".utf8)
        }
        #expect(try !isReplaced && text("a.toml") == "theirs" && names == ["a.toml"])
    }

    /// Saves the texts of another program after checks of the file, and returns the final contents.
    private func replace(saving saves: [Int: String]) throws -> (isReplaced: Bool, text: String?) {
        try make("a.toml")
        var looks = 0
        let isReplaced = try OutputFile(path("a.toml")).replace(with: Array("new".utf8), limit: 9) { bytes in
            looks += 1
            if saves[looks] == "" {
                try? FileManager.default.removeItem(atPath: path("a.toml"))
            } else if let text = saves[looks] {
                try? Data(text.utf8).write(to: URL(fileURLWithPath: path("a.toml")), options: .atomic)
            }
            return bytes == Array("old".utf8)
        }
        #expect(try names.filter { $0 != "a.toml" } == [])
        return (isReplaced, try? text("a.toml"))
    }

    /// The other program saves between the last check and the exchange, and while the exchanged file is restored.
    @Test(arguments: [
        ([1: "theirs"], "theirs"), ([1: "theirs", 2: "newer"], "newer"), ([1: "theirs", 2: ""], "theirs"), ([2: "newer"], "newer"),
    ] as [([Int: String], String)])
    func savesAfterTheLastCheckAreNotLost(saves: [Int: String], text: String) throws {
        let outcome = try replace(saving: saves)
        #expect(outcome.isReplaced == (saves[1] == nil) && outcome.text == text)
    }

    /// Every text has the number of the other program's save that it was made from. It must not replace a later save.
    @Test func savesOfAnotherProgramAreNotLostWhileTextsAreReplaced() throws {
        try make("a.toml", "save 0")
        let path = path("a.toml")
        let isOver = Mutex(false)
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while !isOver.withLock({ $0 }) {
                guard let former = BoundedFile.bytes(of: path, limit: 99) else { continue }
                let save = String(decoding: former, as: UTF8.self).split(separator: " ").suffix(2).joined(separator: " ")
                _ = try? OutputFile(path).replace(with: Array("from \(save)".utf8), limit: 99) { $0 == former }
            }
            ended.signal()
        }
        for number in 1...200 {
            try Data("save \(number)".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            let deadline = ContinuousClock.now + .seconds(60)
            // For some microseconds the file may contain a text that the save then replaces. A busy machine extends this time.
            var isThere = false
            while !isThere, .now < deadline { isThere = try text("a.toml").hasSuffix("save \(number)") }
            #expect(isThere, "save \(number) was lost")
            guard isThere else { break }
        }
        isOver.withLock { $0 = true }
        ended.wait()
        #expect(try text("a.toml").hasSuffix("save 200") && names == ["a.toml"])
    }

    @Test func missingFilesAreNotCreated() throws {
        #expect(throws: OutputFile.Refusal.cannotWrite(path("a.toml"), reason: "there is no such file")) {
            try OutputFile(path("a.toml")).replace(with: Array("new".utf8), limit: 9) { _ in true }
        }
        #expect(try names.isEmpty)
    }

    // MARK: Files of killed programs

    private static let later = Int(Date().timeIntervalSince1970) + 120

    @Test func abandonedDraftsAreRemoved() throws {
        let own = [".traitscope-9z.part", ".traitscope-1a2b3c.part"]
        let others = ["a.part", ".traitscope-.part", ".traitscope-x y.part", ".traitscope-9z.part~", ".traitscope-9z.old", "traitscope-9z.part"]
        for name in own + others { try make(name) }
        try FileManager.default.createDirectory(atPath: path(".traitscope-77.part"), withIntermediateDirectories: true)
        try link(".traitscope-78.part", to: "a.part")
        // New drafts may still be in use.
        Draft.removeLeftovers(in: folder)
        #expect(try names.count == own.count + others.count + 2)
        Draft.removeLeftovers(in: folder, now: Self.later)
        #expect(try names == (others + [".traitscope-77.part", ".traitscope-78.part"]).sorted())
    }

    /// A second name (hard link) of the file to replace is removed if the file still has its own name.
    @Test func secondNamesOfFilesAreRemovedAndOnlyNamesKept() throws {
        try make("a.toml")
        try FileManager.default.linkItem(atPath: path("a.toml"), toPath: path(".traitscope-9z.old"))
        try make(".traitscope-8y.old", "the only one")
        Draft.removeLeftovers(in: folder, now: Self.later)
        #expect(try names == [".traitscope-8y.old", "a.toml"])
    }

    @Test func draftsInUseAreKept() throws {
        let interruption = Interruption()
        defer { interruption.end() }
        let draft = Draft(for: path("a.toml"))
        try draft.write(Array("new".utf8), replacing: nil, unless: interruption)
        Draft.removeLeftovers(in: folder, now: Self.later)
        try draft.commit()
        #expect(try text("a.toml") == "new" && names == ["a.toml"])
    }

    // MARK: Links and devices

    @Test func symbolicLinksAreKeptAndTheirTargetsReplaced() throws {
        try FileManager.default.createDirectory(atPath: path("real"), withIntermediateDirectories: true)
        try make("real/page.html")
        try link("second", to: "real/page.html")
        try link("first", to: path("second"))
        let target = try OutputFile(path("first"))
        #expect(target.isLink && target.destination == path("real/page.html"))
        try target.write("new")
        #expect(try text("real/page.html") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("first")) == path("second"))
        #expect(try names == ["first", "real", "second"])
    }

    @Test func danglingLinksCreateTheirTarget() throws {
        try link("page.html", to: "later.html")
        try OutputFile(path("page.html")).write("new")
        #expect(try text("later.html") == "new")
        #expect(try names == ["later.html", "page.html"])
    }

    @Test func cyclesOfLinksAreRefused() throws {
        try link("one", to: "two")
        try link("two", to: "one")
        #expect(throws: OutputFile.Refusal.self) { try OutputFile(self.path("one")) }
    }

    @Test func devicesAreWrittenToAndKept() throws {
        try OutputFile("/dev/null").write("new")
        #expect(FileIdentity(ofPath: "/dev/null")?.kind == .other)
    }

    #if os(Linux)
    @Test func fullDevicesAreReported() throws {
        let target = try OutputFile("/dev/full")
        #expect(throws: OutputFile.Refusal.cannotWrite("/dev/full", reason: "No space left on device")) {
            try target.write("new")
        }
        #expect(FileIdentity(ofPath: "/dev/full")?.kind == .other)
    }
    #endif

    @Test func aDashMeansStandardOutput() throws {
        #expect(try OutputFile("-").isStandardOutput)
    }

    // MARK: Refusals

    @Test func foldersAreRefused() throws {
        try FileManager.default.createDirectory(atPath: path("page.html"), withIntermediateDirectories: true)
        #expect(throws: OutputFile.Refusal.isFolder(path("page.html"))) { try OutputFile(self.path("page.html")) }
        #expect(throws: OutputFile.Refusal.isFolder(path("other/"))) { try OutputFile(self.path("other/")) }
        #expect(try names == ["page.html"])
    }

    @Test func missingFoldersAreRefused() throws {
        let target = path("missing/page.html")
        #expect(throws: OutputFile.Refusal.noFolder(path("missing"), for: target)) { try OutputFile(target) }
        #expect(try names == [])
    }

    @Test func sourcesAreRefusedUnderEveryName() throws {
        try make("neko.toml", "title = \"Neko\"")
        try link("link.html", to: "neko.toml")
        #expect(Foundation.link(path("neko.toml"), path("hard.html")) == 0)
        for name in ["neko.toml", "link.html", "hard.html", "./neko.toml"] {
            #expect(throws: OutputFile.Refusal.isSource(path(name), of: path("neko.toml"))) {
                try OutputFile(self.path(name)).check(against: [self.path("gone.toml"), self.path("neko.toml")])
            }
        }
        try OutputFile(path("neko.html")).check(against: [path("neko.toml")])
        #expect(try text("neko.toml") == "title = \"Neko\"")
    }

    @Test func filesThatCannotBeReplacedAreKeptWithoutADraft() throws {
        try make("page.html")
        let target = try OutputFile(path("page.html"))
        try FileManager.default.removeItem(atPath: path("page.html"))
        // A folder that is not empty cannot be replaced by a file.
        try FileManager.default.createDirectory(atPath: path("page.html/inside"), withIntermediateDirectories: true)
        #expect(throws: OutputFile.Refusal.self) { try target.write("new") }
        #expect(try names == ["page.html"])
    }
}
