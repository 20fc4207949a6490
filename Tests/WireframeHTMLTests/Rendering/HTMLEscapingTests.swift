import Mustache
import SourceDiagnostics
import Testing

struct HTMLEscapingTests {
    /// Mustache's own way is the measure. Marks may follow on what is escaped: they make one character with it.
    @Test(arguments: [
        "", "Cats", "<b>\"Tom\" & 'Jerry'</b>", "&amp;", "é < è", "<\u{0301}", "\"\u{20DD}&\u{FE0F}", "🐈‍⬛ & 🐕", "\r\n<\u{0}>",
    ])
    func charactersForbiddenInMarkupAreEscaped(_ text: String) throws {
        let escaped = HTMLText.escaped(text)
        let marks = text.unicodeScalars.filter { "<>&\"'".unicodeScalars.contains($0) }
        #expect(!escaped.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
        #expect(escaped.unicodeScalars.filter { $0 == "&" }.count == marks.count)
        let isPlain = !text.unicodeScalars.contains { $0.properties.isGraphemeExtend }
        if isPlain { #expect(try MustacheTemplate(string: "{{.}}").render(text) == escaped) }
    }
}
