import HostileTexts
import SourceDiagnostics
import Testing
import TOMLReading

@Suite struct TOMLTextTests {
    /// Strings of playgrounds contain no NUL.
    @Test(arguments: HostileTexts.all.map { $0.filter { $0 != "\0" } })
    func writtenStringsAreReadUnchanged(text: String) throws {
        let reading = TOMLDocument.read(Array("text = \(text.tomlText)\n".utf8), fileName: "a.toml")
        #expect(reading.diagnostics == [])
        #expect(reading.document?.root["text"] == .string(text))
    }
}
