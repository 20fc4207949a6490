@testable import CodeImport
import Files
import TemporaryFolders
import Testing

struct CodeBuildTests {
    /// The compiler considers a file unchanged if its modification time is in the same second.
    @Test func changedFilesHaveATimeInALaterSecond() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "Home.swift")
        var seconds: [Int] = []
        for text in ["a", "b", "b", "c"] {
            try CodeBuild.write(Array(text.utf8), to: path)
            seconds.append(try #require(FileStatus(ofPath: path)).modifiedSeconds)
        }
        #expect(seconds[0] < seconds[1] && seconds[1] == seconds[2] && seconds[2] < seconds[3])
        #expect(CodeBuild.bytes(of: path) == Array("c".utf8))
    }
}
