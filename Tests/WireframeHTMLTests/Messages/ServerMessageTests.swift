import Foundation
import Testing
@testable import WireframeHTML

@Suite struct ServerMessageTests {
    private func json(_ message: ServerMessage) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(message), as: UTF8.self)
    }

    @Test(arguments: [
        (.patch(revision: 3, devices: [], problems: nil), #"{"devices":[],"revision":3,"type":"patch"}"#),
        (.assets(stylesOnly: true), #"{"stylesOnly":true,"type":"assets"}"#),
        (.inspection(device: "d", node: "n", html: nil), #"{"device":"d","node":"n","type":"inspection"}"#),
        (.error(message: "No."), #"{"message":"No.","type":"error"}"#),
        (
            .page(
                revision: 4, html: "h", title: "t", summary: "s",
                problems: ProblemsUpdate(errors: 0, count: 1, sheet: nil, list: "l")
            ),
            #"{"html":"h","problems":{"count":1,"errors":0,"list":"l"},"revision":4,"#
                + #""summary":"s","title":"t","type":"page"}"#
        ),
    ] as [(ServerMessage, String)])
    func everyMessageIsAnObjectWithAType(message: ServerMessage, expected: String) throws {
        #expect(try json(message) == expected)
    }
}
