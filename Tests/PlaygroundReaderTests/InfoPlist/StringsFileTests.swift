import Foundation
import Testing

@testable import PlaygroundReader

@Suite struct StringsFileTests {
    private static func read(_ text: String) throws -> [String: String] { try StringsFile.read(Array(text.utf8)) }

    private static func failure(_ text: String) -> StringsFileFailure? {
        do throws(StringsFileFailure) {
            _ = try StringsFile.read(Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test func `pairs are read past comments, with quotation marks or without`() throws {
        #expect(try Self.read("""
            /* The app's name
               on the home screen */
            CFBundleDisplayName = "Neko";   // a comment
            "compose" = "Neue\\nNachricht";"quote"="\\"ja\\"";
            com.example.share = Teilen;
            "Suchen";
            """) == [
            "CFBundleDisplayName": "Neko", "compose": "Neue\nNachricht", "quote": "\"ja\"", "com.example.share": "Teilen",
            "Suchen": "Suchen",
        ])
    }

    @Test func `escaped code units are joined to characters`() throws {
        #expect(try Self.read("a = \"\\U00e4\\u00F6 \\UD83D\\UDC31\";") == ["a": "äö 🐱"])
    }

    @Test func `the last of repeated keys is used`() throws {
        #expect(try Self.read("a = b; a = c;") == ["a": "c"])
    }

    @Test(arguments: ["", "  \n", "/* nothing */", "// nothing"])
    func `a file without pairs has no strings`(text: String) throws {
        #expect(try Self.read(text) == [:])
    }

    @Test(arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian])
    func `UTF-16 is read`(encoding: String.Encoding) throws {
        let data = try #require("\u{FEFF}\"a\" = \"Bär\";".data(using: encoding))
        #expect(try StringsFile.read(Array(data)) == ["a": "Bär"])
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `a property list is read`(format: PropertyListSerialization.PropertyListFormat) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["a": "Bär"], format: format, options: 0)
        #expect(try StringsFile.read(Array(data)) == ["a": "Bär"])
    }

    @Test func `mistakes are reported with their line`() {
        #expect(Self.failure("a = b;\n\nc = d") == .syntax(expected: "a semicolon", line: 3))
        #expect(Self.failure("\na = ;") == .syntax(expected: "a value", line: 2))
        #expect(Self.failure("= b;") == .syntax(expected: "a key", line: 1))
        #expect(Self.failure("a = \"b\n;") == .syntax(expected: "the end of the string", line: 1))
        #expect(Self.failure("a = b;\n/* c") == .syntax(expected: "the end of the comment", line: 2))
        #expect(Self.failure("a = \"\\Ux\";") == .syntax(expected: "hexadecimal digits", line: 1))
        #expect(Self.failure("a = \"\\") == .syntax(expected: "the end of the string", line: 1))
    }

    @Test func `values other than strings and dictionaries are refused`() {
        #expect(throws: StringsFileFailure.propertyList(.notText)) { try StringsFile.read([0x61, 0xFF]) }
        #expect(Self.failure("<plist><array/></plist>") == .notADictionary)
        #expect(Self.failure(String(repeating: " ", count: 1 << 20 + 1)) == .propertyList(.tooLarge(limit: 1 << 20)))
    }
}
