import Foundation
import PlaygroundModel
import SeededRandom
import Testing

@testable import PlaygroundReader

@Suite struct PropertyListFileTests {
    private static func failure(_ bytes: [UInt8]) -> PropertyListFailure? {
        do throws(PropertyListFailure) {
            _ = try PropertyListFile.read(bytes)
            return nil
        } catch {
            return error
        }
    }

    private static func failure(_ text: String) -> PropertyListFailure? { failure(Array(text.utf8)) }

    private static let sample = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <!-- <array> --><key>name</key><string>Neko &amp; Bär</string><key>on</key><true/>
        <key>list</key><array><integer>3</integer></array><key>none</key><array/>
        </dict></plist>
        """

    private static let expected = PropertyListValue.dictionary([
        "name": .string("Neko & Bär"), "on": .other(type: "a boolean", text: "true"),
        "list": .array([.other(type: "a number", text: "3")]), "none": .array([]),
    ])

    @Test func `an XML list is read`() throws {
        #expect(try PropertyListFile.read(Array(Self.sample.utf8)) == Self.expected)
    }

    @Test(arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian])
    func `UTF-16 with a byte order mark is read for any declared encoding`(encoding: String.Encoding) throws {
        let data = try #require(("\u{FEFF}" + Self.sample).data(using: encoding))
        #expect(try PropertyListFile.read(Array(data)) == Self.expected)
    }

    @Test func `a binary list is read`() throws {
        let object: [String: Any] = ["name": "Neko", "items": [["a": "b"], ["c": "d"]]]
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        #expect(try PropertyListFile.read(Array(data)) == .dictionary([
            "name": .string("Neko"), "items": .array([.dictionary(["a": .string("b")]), .dictionary(["c": .string("d")])]),
        ]))
    }

    @Test func `broken bytes are refused`() {
        #expect(Self.failure("") == .neitherXMLNorBinary)
        #expect(Self.failure("{ a = b; }") == .neitherXMLNorBinary)
        #expect(Self.failure("<plist><dict>") == .damaged)
        #expect(Self.failure("<?xml version=\"1.0\"") == .damaged)
        #expect(Self.failure([0x3C, 0xFF, 0x3E]) == .notText)
        #expect(Self.failure("<plist>\0</plist>") == .notText)
        #expect(Self.failure("bplist00") == .damaged)
        #expect(Self.failure("<") == .damaged)
        #expect(Self.failure("<plist>") == .damaged)
        #expect(Self.failure("<plist><dict><string>a</string></dict></plist>") == .damaged)
        #expect(Self.failure("<plist><dict><key>a</key></dict></plist>") == .damaged)
        #expect(Self.failure("<plist><string>a<b/></string></plist>") == .damaged)
        #expect(Self.failure("<plist>a<string/></plist>") == .damaged)
        #expect(Self.failure("<plist><integer>three</integer></plist>") == .damaged)
        #expect(Self.failure("<plist><colour/></plist>") == .damaged)
        #expect(Self.failure("<plist><string>&lol;</string></plist>") == .damaged)
    }

    @Test func `a huge file is refused unread`() {
        #expect(Self.failure([UInt8](repeating: 0x20, count: PlaygroundLimits.attachmentBytes + 1)) == .tooLarge(limit: 1 << 20))
    }

    @Test func `deep nesting is refused`() {
        func nested(_ depth: Int) -> String {
            "<plist>" + String(repeating: "<array>", count: depth - 1)
                + String(repeating: "</array>", count: depth - 1) + "</plist>"
        }
        #expect(Self.failure(nested(PlaygroundLimits.propertyListDepth)) == nil)
        #expect(Self.failure(nested(PlaygroundLimits.propertyListDepth + 1)) == .tooDeep(limit: 40))
        #expect(Self.failure(nested(60_000)) == .tooDeep(limit: 40))
    }

    @Test func `a long row of empty elements is not deep`() {
        #expect(Self.failure("<plist><array>" + String(repeating: "<array/>", count: 50_000) + "</array></plist>") == nil)
    }

    @Test func `entities are refused, in UTF-16 too`() throws {
        let laughs = """
            <?xml version="1.0" encoding="UTF-16"?>
            <!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>
            <plist><string>&b;</string></plist>
            """
        #expect(Self.failure(laughs) == .declaresEntities)
        #expect(Self.failure(Array(try #require(("\u{FEFF}" + laughs).data(using: .utf16BigEndian)))) == .declaresEntities)
    }

    @Test func `damaged lists are read or refused`() throws {
        var generator = SeededGenerator(seed: 6)
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["a": ["b": ["c", 3, true, Data([1, 2])], "d": Date(timeIntervalSince1970: 0)]] as [String: Any],
            format: .binary, options: 0
        )
        for _ in 0..<5_000 {
            var bytes = Array(data)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: 8..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = Self.failure(bytes)
        }
        var text = Array(Self.sample.utf8)
        for _ in 0..<2_000 {
            text[Int.random(in: 0..<text.count, using: &generator)] = UInt8.random(in: 0...127, using: &generator)
            _ = Self.failure(text)
        }
    }
}
