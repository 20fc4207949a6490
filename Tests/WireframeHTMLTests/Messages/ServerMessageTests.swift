import Foundation
import PlaygroundModel
import Testing
@testable import WireframeHTML

@Suite struct ServerMessageTests {
    private func json(_ message: ServerMessage) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(message), as: UTF8.self)
    }

    @Test func theBrowsersListNamesEveryMessageAndEveryOperation() throws {
        let list = try #require(BrowserFiles.text(of: "modules/messages.js"))
        for type in ["patch", "page", "assets", "inspection", "error"] {
            #expect(list.contains("type: \"\(type)\""), "\(type)")
        }
        let operations: [DevicePatch.Operation] = [
            .frame("a", .zero), .attributes("a", NodeAttributes(Samples.node())), .text("a", []),
            .replace("a", html: ""), .insert(parent: "a", before: nil, html: ""), .remove("a"),
            .move("a", parent: "b", before: nil),
        ]
        for operation in operations {
            let json = String(decoding: try JSONEncoder().encode(operation), as: UTF8.self)
            let name = try #require(json.split(separator: ",").first?.split(separator: "]").first)
            #expect(list.contains(name), "\(name)")
        }
    }

    @Test(arguments: [
        (.patch(revision: 3, devices: [], problems: nil), #"{"devices":[],"revision":3,"type":"patch"}"#),
        (.assets(stylesOnly: true), #"{"stylesOnly":true,"type":"assets"}"#),
        (.inspection(device: "d", node: "n", html: nil), #"{"device":"d","node":"n","type":"inspection"}"#),
        (.error(message: "No."), #"{"message":"No.","type":"error"}"#),
        (
            .page(
                revision: 4, html: "h", title: "t", summary: "s",
                problems: ProblemsUpdate(errors: 0, count: 1, errorSheet: nil, list: "l")
            ),
            #"{"html":"h","problems":{"count":1,"errors":0,"list":"l"},"revision":4,"#
                + #""summary":"s","title":"t","type":"page"}"#
        ),
    ] as [(ServerMessage, String)])
    func everyMessageIsAnObjectWithAType(message: ServerMessage, expected: String) throws {
        #expect(try json(message) == expected)
    }
}
