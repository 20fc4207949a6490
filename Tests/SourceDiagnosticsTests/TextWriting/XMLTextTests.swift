import Foundation
import HostileTexts
import SourceDiagnostics
import Testing

@Suite struct XMLTextTests {
    /// Returns `text` without the characters that XML does not permit.
    private static func permitted(_ text: String, keepingLines: Bool) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { scalar in
            switch scalar {
            case "\n", "\t", "\r": keepingLines
            default: !(0..<0x20).contains(scalar.value) && !(0x7F..<0xA0).contains(scalar.value) && ![0xFFFE, 0xFFFF].contains(scalar.value)
            }
        }))
    }

    @Test(arguments: HostileTexts.all)
    func escapedTextHasNoMarkup(text: String) {
        for keepingLines in [false, true] {
            let escaped = XMLText.escaped(text, keepingLines: keepingLines)
            #expect(!escaped.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
            #expect(Entities.resolved(escaped) == Self.permitted(text, keepingLines: keepingLines))
        }
    }

    /// The text is an element of a property list.
    @Test(arguments: HostileTexts.all)
    func propertyListReadersReadTheSameText(text: String) throws {
        let list = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><string>\(XMLText.escaped(text, keepingLines: true))</string></plist>"
        let read = try PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil) as? String
        #expect(read == Self.permitted(text, keepingLines: true))
    }
}
