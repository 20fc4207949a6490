import Foundation
import Testing

extension TestFolder {
    func git(_ arguments: String...) throws {
        let git = Process()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "-C", path, "-c", "user.name=Nobody", "-c", "user.email=nobody@example.com"] + arguments
        git.standardOutput = FileHandle.nullDevice
        try git.run()
        git.waitUntilExit()
        try #require(git.terminationStatus == 0)
    }

    /// Makes the folder a repository with one commit of the given files.
    func commit(_ files: String...) throws {
        try git("init", "-q")
        for file in files { try git("add", file) }
        try git("commit", "-q", "-m", "One")
    }
}
