@testable import Files
import Foundation
import TemporaryFolders
import Testing

struct ProgramRunTests {
    private func run(_ script: String, input: String = "", deadline: Double = 20) throws -> ProgramRun.Result {
        try ProgramRun(arguments: ["bash", "-c", script], input: Array(input.utf8), deadline: deadline).run()
    }

    private func output(_ script: String, input: String = "") throws -> String {
        String(decoding: try run(script, input: input).output, as: UTF8.self)
    }

    @Test func inputOutputsAndStatusAreTransferred() throws {
        let result = try run("cat; echo words >&2; exit 3", input: "line\n")
        #expect(result.output == Array("line\n".utf8) && result.errorText == "words\n" && result.status >> 8 == 3 && !result.isSuccess)
        // The text is longer than a pipe's buffer, in both directions.
        let long = String(repeating: "x", count: 300_000)
        #expect(try output("cat", input: long) == long)
    }

    /// `ls` itself has a descriptor for the folder.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"))) func noDescriptorIsInherited() throws {
        let files = [open("/dev/null", O_RDONLY), socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)]
        defer { for file in files { close(file) } }
        #expect(try output("ls /proc/self/fd") == "0\n1\n2\n3\n")
        var run = ProgramRun(arguments: ["ls", "/proc/self/fd"], deadline: 20)
        run.descriptors = [files[1], files[0]]
        #expect(String(decoding: try run.run().output, as: UTF8.self) == "0\n1\n2\n3\n4\n5\n")
    }

    @Test func programsHaveTheirOwnSessionAndAllSignals() throws {
        #expect(try output("ps -o sid= -p $$ | tr -d ' '; echo $$").split(separator: "\n").count == 2)
        let words = try output("ps -o sid= -p $$ | tr -d ' '; echo $$").split(separator: "\n")
        #expect(words[0] == words[1])
        // A limit's signal is not blocked.
        #expect(try run("ulimit -St 1; while :; do :; done").signal == SIGXCPU)
    }

    @Test func deadlinesApplyToClosedOutputsAndToChildren() throws {
        let started = Date()
        #expect(try run("exec >&- 2>&-; sleep 60", deadline: 0.3).exceeded == .deadline)
        #expect(try run("sleep 60", deadline: 0.3).exceeded == .deadline)
        #expect(Date().timeIntervalSince(started) < 10)
        // A child process keeps the output of an ended program open.
        let result = try run("sleep 61 & echo done")
        #expect(result.isSuccess && result.output == Array("done\n".utf8) && Date().timeIntervalSince(started) < 15)
        // A killed process is listed until the system has reaped it.
        var isGone = false
        while !isGone, Date().timeIntervalSince(started) < 20 { isGone = try !output("ps -eo args").contains("sleep 61\n") }
        #expect(isGone)
    }

    @Test func outputLimitsAndCancellationEndAProgram() throws {
        var run = ProgramRun(arguments: ["yes"], deadline: 20)
        run.outputLimit = 1 << 20
        #expect(try run.run().exceeded == .output)
        run.outputLimit = 1 << 40
        run.watch = { _ in .memory }
        #expect(try run.run().exceeded == .memory)
        #expect(throws: ProgramFailure.self) { try ProgramRun(arguments: ["yes"], deadline: 20).run { true } }
        #expect(throws: ProgramFailure.self) { try ProgramRun(arguments: ["no-such-program"], deadline: 20).run() }
    }
}

struct ScratchFolderTests {
    @Test func foldersOfKilledProgramsAreRemoved() throws {
        let folder = try TemporaryFolder()
        for name in ["traitscope-scratch-KILLED", "traitscope-scratch-ALIVE", "traitscope-new-YOUNG", "traitscope-OTHER", "scratch"] {
            try folder.makeFolder(name)
        }
        try folder.write("", to: "traitscope-scratch-KILLED/file")
        let lock = try #require(FolderLock(folder.path(of: "traitscope-scratch-ALIVE")))
        ScratchFolder.removeLeftovers(in: [folder.path])
        #expect(FileStatus.names(inFolder: folder.path) == ["scratch", "traitscope-OTHER", "traitscope-new-YOUNG", "traitscope-scratch-ALIVE"])
        ScratchFolder.removeLeftovers(in: [folder.path], now: time(nil) + 3600)
        #expect(FileStatus.names(inFolder: folder.path) == ["scratch", "traitscope-OTHER", "traitscope-scratch-ALIVE"])
        lock.release()
    }

    @Test func foldersAreLockedWhileTheyExist() throws {
        let folder = try ScratchFolder()
        #expect(FolderLock(folder.path) == nil)
        folder.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
