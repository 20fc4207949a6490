import Foundation
import HostileTexts
import SourceDiagnostics
import Testing

@Suite struct ShellTextTests {
    @Test(arguments: [
        ("plain-1.2_/@,:=+%", "plain-1.2_/@,:=+%"), ("", "''"), ("iPhone 8", "'iPhone 8'"), ("it's", #"'it'\''s'"#), ("'\u{301}; x", "''\\''\u{301}; x'"), ("$(touch x)", "'$(touch x)'"), ("*/", "'*/'"), ("]]>", "']]>'"),
        ("a\nb", #"$'a\012b'"#), ("\u{1B}[2J1", #"$'\033[2J1'"#), ("\u{202E}'\\", #"$'\342\200\256\'\\'"#), ("a\u{0}b", #"$'ab'"#), ("🙂", "'🙂'"), ("@DEVICES@", "@DEVICES@"),
    ])
    func stringsAreQuotedAsOneWord(text: String, word: String) {
        #expect(ShellText.quoted(text) == word)
    }

    /// The shell prints each word, followed by a NUL.
    @Test func shellsReadQuotedStringsUnchanged() throws {
        let texts = HostileTexts.all
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "printf '%s\\0' \(texts.map(ShellText.quoted).joined(separator: " "))"]
        process.standardOutput = output
        try process.run()
        let read = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let words = read.split(separator: 0, omittingEmptySubsequences: false).dropLast().map { String(decoding: $0, as: UTF8.self) }
        #expect(words == texts.map { $0.filter { $0 != "\0" } })
        #expect(process.terminationStatus == 0)
    }
}
