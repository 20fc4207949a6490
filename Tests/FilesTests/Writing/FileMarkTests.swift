import Foundation
import TemporaryFolders
import Testing

@testable import Files

/// A file is replaced only if it is unchanged since it was written.
@Suite struct FileMarkTests {
    private static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + end

    static let files: [(FileMark, [UInt8])] = [
        (.html, Array("<!doctype html>\n<title>x</title>\n".utf8)), (.svg, Array("<svg/>".utf8)), (.toml, Array("title = 'x'\r\n".utf8)),
        (.pdf, Array("%PDF-1.4\n%%EOF".utf8) + [0xFF]), (.png, png),
    ]

    @Test(arguments: files) func marksChangeWithEveryByteOfTheFile(mark: FileMark, bytes: [UInt8]) {
        let marked = mark.marked(bytes)
        #expect(mark.isUnchanged(marked) && !mark.isUnchanged(bytes) && !mark.isUnchanged([]))
        for place in marked.indices {
            var changed = marked
            changed[place] ^= 1
            #expect(!mark.isUnchanged(changed))
        }
        for place in 0...marked.count { #expect(!mark.isUnchanged(Array(marked[..<place] + [0x20] + marked[place...]))) }
        for count in marked.indices { #expect(!mark.isUnchanged(Array(marked.prefix(count)))) }
    }

    @Test func markedPicturesKeepTheirFormat() throws {
        let marked = FileMark.png.marked(Self.png)
        #expect(marked.starts(with: Self.png.prefix(8)) && marked.suffix(12) == Self.end[...])
        #expect(String(decoding: marked[12..<27], as: UTF8.self) == "tEXtTraitscope\0")
        #expect(FileMark.svg.marked(Array("<svg/>".utf8)).starts(with: "<svg/>\n<!-- Written by Traitscope. SHA-256 of the lines before: ".utf8))
    }

    @Test(arguments: files) func onlyUnchangedFilesAreReplaced(mark: FileMark, bytes: [UInt8]) throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "file")
        try OutputFile(path).write(bytes, mark)
        let written = try Data(contentsOf: URL(filePath: path))
        try OutputFile(path).check(mark)
        try OutputFile(path).write(bytes, mark)
        #expect(try Data(contentsOf: URL(filePath: path)) == written)
        for other in [Data(bytes), written + [0x0A]] {
            let target = try OutputFile(path)
            try other.write(to: URL(filePath: path))
            #expect(throws: OutputFile.Refusal.self) { try OutputFile(path).check(mark) }
            // The file was changed after the check.
            #expect(throws: OutputFile.Refusal.self) { try target.write(bytes, mark) }
            #expect(try Data(contentsOf: URL(filePath: path)) == other)
        }
        try Data().write(to: URL(filePath: path))
        try OutputFile(path).check(mark)
    }
}
