import HostileTexts
import SourceDiagnostics
import Testing
import TOMLReading

@Suite struct TOMLTextTests {
    /// TOML has no NUL in its strings, and no byte that is no character.
    @Test(arguments: HostileTexts.all)
    func aTextIsReadAsItWasWritten(text: String) throws {
        let reading = TOMLDocument.read(Array("text = \(text.tomlText)\n".utf8), fileName: "a.toml")
        #expect(reading.diagnostics == [])
        #expect(reading.document?.root["text"] == .string(text))
    }
}
