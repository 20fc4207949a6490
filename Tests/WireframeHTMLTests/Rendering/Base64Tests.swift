import Foundation
import Testing

@testable import WireframeHTML

@Suite struct Base64Tests {
    @Test(arguments: 0...16)
    func `bytes are encoded like in Foundation`(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 53 + 241) }
        #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }

    @Test(arguments: 0..<20)
    func bytesSurviveEncodingAndDecoding(_ count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ 200) }
        #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
        #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
    }

    @Test(arguments: ["A", "AAA", "AA=A", "A===", "AA!=", "QUI=="])
    func invalidBase64IsRejected(_ text: String) {
        #expect(Base64.bytes(of: text) == nil)
    }
}
