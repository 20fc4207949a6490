@testable import CodeImport
import Foundation
import TemporaryFolders
import Testing

/// Programs that would harm the machine. They do not use the stand-in for UIKit.
struct ConfinementTests {
    private let folder: TemporaryFolder
    private let confinement: Confinement
    /// Whether the system supports the whole confinement. Linux does, except in some containers.
    private static let isWhole = (try? ConfinementTests().confinement.isWhole) == true

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("run")
        confinement = Confinement(trying: folder.path(of: "run"), seconds: 1)
    }

    private func run(_ program: String) throws -> ProgramRun.Result {
        try folder.write("#!/usr/bin/env python3\n\(program)\n", to: "program")
        let path = folder.path(of: "program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return try confinement.run(path, input: "", traces: false)
    }

    private func output(_ program: String) throws -> String {
        let result = try run(program)
        return String(decoding: result.output, as: UTF8.self) + result.errorText
    }

    @Test func aProgramThatNeverEndsIsStopped() throws {
        let result = try run("while True: pass")
        #expect(!result.isSuccess && !result.isLate)
    }

    @Test func aProgramHasLittleMemory() throws {
        #expect(try output("try: bytearray(2 << 30)\nexcept MemoryError: print('refused')") == "refused\n")
    }

    @Test(.enabled(if: isWhole)) func processesAreFewAndEndWithTheFirst() throws {
        let answer = try output("""
            import os, time
            count = 0
            try:
                while count < 1000:
                    if os.fork() == 0:
                        os.setsid()
                        time.sleep(60)
                    count += 1
            except OSError:
                pass
            print(count)
            """)
        let count = try #require(Int(answer.dropLast()))
        #expect((1...64).contains(count))
        let scratch = folder.path(of: "program")
        let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
            guard Int(name) != nil, let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else { return false }
            return String(decoding: line, as: UTF8.self).contains(scratch)
        }
        #expect(left == [])
    }

    @Test(.enabled(if: isWhole)) func noFileIsWrittenAndTheScratchFolderIsSmall() throws {
        let outside = folder.path(of: "outside")
        let answer = try output("""
            def write(path, size):
                try:
                    with open(path, "wb") as file: file.write(bytes(size))
                    return "written"
                except OSError: return "refused"
            import subprocess
            subprocess.run(["mount", "-o", "remount,bind,rw", "/"], capture_output=True)
            print(write("\(outside)", 1), write("own", 1), *[write(f"fill{number}", 4 << 20) for number in range(5)][-1:])
            """)
        #expect(answer == "refused written refused\n")
        #expect(!FileManager.default.fileExists(atPath: outside))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "run")) == [])
    }

    @Test(.enabled(if: isWhole)) func thereIsNoNetwork() throws {
        let answer = try output("""
            import os, socket
            listener = socket.socket()
            listener.bind(("", 0))
            listener.listen()
            try: socket.create_connection(("127.0.0.1", listener.getsockname()[1]), 1)
            except OSError: print("alone")
            """)
        #expect(answer == "alone\n")
    }
}
