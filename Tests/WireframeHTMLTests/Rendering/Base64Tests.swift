import Foundation
import Testing

@testable import WireframeHTML

@Suite struct Base64Tests {
    @Test(arguments: 0...16)
    func `bytes are written as Foundation writes them`(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 53 + 241) }
        #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
}
