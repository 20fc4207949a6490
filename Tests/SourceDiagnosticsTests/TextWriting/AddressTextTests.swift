import Foundation
import HostileTexts
import SourceDiagnostics
import Testing

@Suite struct AddressTextTests {
    @Test(arguments: HostileTexts.all)
    func stringsAreEscapedAsOnePartOfAURL(text: String) {
        let escaped = AddressText.escaped(text)
        #expect(escaped.wholeMatch(of: /[A-Za-z0-9._~%-]*/) != nil)
        #expect(escaped.removingPercentEncoding == text)
    }

    @Test func keptCharactersAreNotEscaped() {
        #expect(AddressText.escaped("a b/ü\n(c)", keeping: "/()") == "a%20b/%C3%BC%0A(c)")
    }
}
