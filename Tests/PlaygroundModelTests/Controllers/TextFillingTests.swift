@testable import PlaygroundModel
import Testing

/// Values that are filled into strings, and the limits.
@Suite struct TextFillingTests {
    private static let limit = PlaygroundLimits.textBytes

    @Test func `text that would become too long is cut, and its full length reported`() {
        let (text, length) = PlaceholderText.filled(String(repeating: "{s}", count: 3_000), with: ["s": String(repeating: "é", count: 4_999)])
        #expect(length == 3_000 * 9_998)
        #expect(text.utf8.count <= Self.limit + 3 && text.hasSuffix("é…"))
    }

    @Test func `text within the limit is kept`() {
        let value = String(repeating: "a", count: Self.limit - 1)
        #expect(PlaceholderText.fill("{s}b", with: ["s": value]) == value + "b")
    }

    @Test(arguments: [(0, ""), (1, "a"), (2, "a"), (3, "aé"), (6, "aé"), (7, "aé🐱"), (20, "aé🐱")])
    func `a prefix consists of complete scalars`(bytes: Int, text: String) {
        #expect("aé🐱".beginning(bytes: bytes) == text)
    }

    private static func playground(_ change: (inout ControllerDefinition) -> Void) -> Playground {
        var home = ControllerDefinition(id: "home", path: DocumentPath([.key("home")]), kind: .view)
        home.parameters = [ControllerParameter(name: "s", standard: "x", path: DocumentPath())]
        change(&home)
        return Playground(title: "", devices: [], rootViewController: "home", controllers: [home])
    }

    private static let long = ControllerID("home").with(["s": String(repeating: "a", count: 9_000)])

    @Test func `the longest of the cut strings is named`() throws {
        let playground = Self.playground { home in
            home.title = "{s}{s}"
            home.backButtonTitle = "{s}{s}{s}"
        }
        let home = try #require(playground.controller(Self.long))
        #expect(home.excess == TextExcess(subject: .text, path: DocumentPath([.key("home"), .key("backButtonTitle")]), length: 27_000))
        #expect(playground.controller("home")?.excess == nil)
    }

    @Test func `arguments that would become too long are not filled in`() throws {
        let playground = Self.playground { home in
            home.toolbarItems = [BarButtonItem(id: "next", path: DocumentPath([.key("next")]))]
            home.toolbarItems[0].tap = .push(ControllerID("home").with(["s": "{s}{s}{s}"]))
        }
        let home = try #require(playground.controller(Self.long))
        #expect(home.toolbarItems[0].tap?.target?.arguments == ["s": "{s}{s}{s}"])
        #expect(home.excess == TextExcess(subject: .arguments, path: DocumentPath([.key("next"), .key("tap")]), length: 27_000))
    }

    @Test func `strings that together exceed the limit are not filled in`() throws {
        let playground = Self.playground { home in
            home.toolbarItems = (0..<2_000).map { BarButtonItem(id: ViewID("i\($0)"), path: DocumentPath(), title: "{s}") }
        }
        let home = try #require(playground.controller(Self.long))
        #expect(home.toolbarItems.allSatisfy { $0.title == "{s}" })
        #expect(home.excess?.subject == .controller)
        #expect(home.textBytes == 9_000)
    }
}
