import PlaygroundModel
import Testing
@testable import WireframeHTML

@Suite struct ServerMessageTests {
    @Test func theBrowserModulesListEveryMessageAndEveryOperation() throws {
        let list = try #require(BrowserFiles.text(of: "modules/messages.js"))
        for type in ["patch", "page", "assets", "unarranged", "error"] {
            #expect(list.contains("type: \"\(type)\""), "\(type)")
        }
        let answers = try #require(BrowserFiles.text(of: "modules/questions.js"))
        for type in ["inspection", "devices", "located", "comparison"] {
            #expect(answers.contains("type: \"\(type)\""), "\(type)")
        }
        let operations: [DevicePatch.Operation] = [
            .frame("a", .zero), .attributes("a", NodeAttributes(Samples.node())), .text("a", [], []),
            .replace("a", html: ""), .insert(parent: "a", before: nil, html: ""), .remove("a"),
            .move("a", parent: "b", before: nil),
        ]
        for operation in operations {
            let name = try #require(operation.json.text.split(separator: ",").first?.split(separator: "]").first)
            #expect(list.contains(name), "\(name)")
        }
    }

    @Test(arguments: [
        (.patch(devices: [], problems: nil), #"{"type":"patch","revision":3,"devices":[]}"#),
        (.assets(stylesOnly: true), #"{"type":"assets","revision":3,"stylesOnly":true}"#),
        (.inspection(device: "d", node: "n", html: nil), #"{"type":"inspection","revision":3,"device":"d","node":"n"}"#),
        (
            .located(file: "a.toml", line: 7, boxes: [("ipad", ["home", "home.next"])]),
            #"{"type":"located","revision":3,"file":"a.toml","line":7,"boxes":[{"device":"ipad","nodes":["home","home.next"]}]}"#
        ),
        (.comparison(first: "a", second: "b", html: "h"), #"{"type":"comparison","revision":3,"first":"a","second":"b","html":"h"}"#),
        (.error(message: "No."), #"{"type":"error","revision":3,"message":"No."}"#),
        (
            .page(
                html: "h", title: "t", summary: "s",
                problems: ProblemsUpdate(errors: 0, count: 1, errorSheet: nil, list: "l")
            ),
            #"{"type":"page","revision":3,"html":"h","title":"t","summary":"s","#
                + #""problems":{"errors":0,"count":1,"list":"l"}}"#
        ),
    ] as [(ServerMessage, String)])
    func everyMessageIsAnObjectWithATypeAndARevision(message: ServerMessage, expected: String) {
        #expect(message.json(revision: 3).text == expected)
    }
}
