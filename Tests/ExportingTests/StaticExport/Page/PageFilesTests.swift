import TemporaryFolders
import Testing
@testable import Exporting

@Suite struct PageFilesTests {
    @Test func `a folder's files replace the built-in ones, without hidden files`() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("styles")
        try folder.makeFolder(".git")
        try folder.write("a", to: "node.mustache")
        try folder.write("b", to: "styles/board.css")
        try folder.write("c", to: ".git/config")
        let files = try PageFiles(folder: folder.path)
        #expect(files.bytes.mapValues { String(decoding: $0, as: UTF8.self) } == ["node.mustache": "a", "styles/board.css": "b"])
        #expect(files.templates == ["node.mustache": "a"])
    }
}
