import Foundation
import JSON
import Testing

/// `traitscope inspect`.
@Suite struct InspectTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("neko.toml", Samples.cats)
    }

    private func report(_ arguments: String...) throws -> JSONValue {
        let result = try folder.run(["inspect", "neko.toml", "--json"] + arguments)
        #expect(result.status == 0, "\(result.error)")
        return try result.json()
    }

    private func names(_ value: JSONValue?) -> Set<String> { Set((value?.members ?? []).map(\.name)) }

    /// The complete format. Scripts rely on it, so keys are only added.
    @Test func `the report has the documented format`() throws {
        let devices = try report().list("devices")
        #expect(devices.map { device in ["device", "orientation", "split"].map { device[$0] } } == [
            ["iphone-se-1", "portrait", "full"], ["iphone-se-1", "landscapeRight", "full"],
            ["iphone-8-plus", "portrait", "full"], ["iphone-8-plus", "landscapeRight", "full"],
            ["ipad-9-7", "portrait", "full"], ["ipad-9-7", "landscapeRight", "full"],
        ])
        for device in devices {
            #expect(names(device).isSuperset(of: ["device", "orientation", "split", "screen", "controllers", "views", "log"]))
            #expect(names(device["screen"]) == ["width", "height", "scale"])
            #expect(device.list("controllers").map { $0["id"] } == ["nav", "home"])
            #expect(device.list("controllers").allSatisfy { names($0).isSuperset(of: ["id", "kind", "traits", "frame"]) })
            #expect(device.list("views").allSatisfy {
                names($0).isSuperset(of: ["id", "kind", "frame", "hidden"]) && $0.list("frame").count == 4
            })
            let headlines = device.list("views").filter { $0["id"] == "home.headline" }
            #expect(headlines.map { $0["content"] } == ["Three cats are awake"])
        }
    }

    @Test func `the report is deterministic`() throws {
        let first = try folder.run("inspect", "neko.toml", "--json").output
        #expect(try folder.run("inspect", "neko.toml", "--json").output == first)
    }

    @Test func `events happen in order and are logged`() throws {
        let devices = try report(
            "--device", "iphone-se-1", "--orientation", "portrait", "--event", "tap home.next", "--event", "rotate landscape"
        ).list("devices")
        try #require(devices.count == 1)
        #expect(devices[0]["orientation"] == "landscapeRight")
        #expect(devices[0].list("controllers").map { $0["id"] } == ["nav", "cats"])
        let log = devices[0].list("log")
        let texts = log.map { $0["text"]?.string ?? "" }
        let tap = try #require(texts.firstIndex { $0.hasPrefix("tapped next") })
        #expect(texts[0].hasPrefix("viewDidLoad nav, home") && texts[tap...].contains { $0.contains("rotated") })
        let line = try #require(log[tap]["line"]?.wholeNumber)
        #expect(Samples.cats.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("[controllers.home.views.next]"))
    }

    @Test func `inspect accepts a device that the playground does not list, and a split`() throws {
        let devices = try report("--device", "ipad-pro-11", "--orientation", "landscape", "--split", "1/3").list("devices")
        try #require(devices.count == 1)
        #expect(devices[0]["device"] == "ipad-pro-11" && devices[0]["split"] == "1/3")
        #expect(devices[0]["controllers", 0, "traits", "horizontalSizeClass"] == "compact")
        guard case .number(let width) = devices[0]["controllers", 0, "frame", 2], case .number(let whole) = devices[0]["screen", "width"]
        else { throw CommandFailure.noNumber }
        #expect(width < whole / 2)
    }

    private enum CommandFailure: Error { case noNumber }

    @Test func `the text lists devices, views and log`() throws {
        let result = try folder.run("inspect", "neko.toml", "--device", "iphone-8-plus", "--event", "tap home.next")
        #expect((result.status, result.error) == (0, ""))
        for words in ["iphone-8-plus  portrait full, 414x736", "cats.cards", "horizontalSizeClass compact", "tapped next"] {
            #expect(result.output.contains(words))
        }
    }

    @Test(arguments: [
        (["--device", "iphone-se-11"], #"did you mean "iphone-se-1"?"#),
        (["--event", "tpa home.next"], #"did you mean "tap"?"#),
        (["--event", "rotate lanscape"], #"did you mean "landscape"?"#),
        (["--orientation", "up"], "up"),
        (["--split", "3/4"], "3/4"),
    ])
    func `invalid options and events are explained`(arguments: [String], words: String) throws {
        #expect(try folder.runRefused(["inspect", "neko.toml"] + arguments, status: 64).contains(words))
    }

    @Test(arguments: [
        ("tap home.nxt", #"no screen has "home.nxt", which "tap home.nxt" is for; did you mean "home.next"?"#),
        ("tap hom.next", #"no screen has "hom.next", which "tap hom.next" is for; did you mean "home.next"?"#),
        ("tapBeside hme", #"no screen has "hme", which "tapBeside hme" is for; did you mean "home"?"#),
    ])
    func `an event with an unknown name fails after the output`(event: String, words: String) throws {
        let result = try folder.run("inspect", "neko.toml", "--event", event)
        #expect(result.status == 1)
        #expect(result.output.contains("nothing happens") && result.error.contains(words), "\(result.error)")
        #expect(try folder.run("inspect", "neko.toml", "--event", "tap home.headline").status == 0, "a view without an action is there")
    }

    @Test func `a view is explained with the constraints of its stack`() throws {
        try folder.write("row.toml", """
            devices = ["iphone-17"]
            [app]
            rootViewController = "home"
            [controllers.home]
            constraints = ["H:|-20-[row]-20-|", "row.top == safeArea.top", "row.height == 50"]
            views.row = { kind = "stack", axis = "horizontal", spacing = 8, distribution = "fillProportionally", arrangedSubviews = ["one", "two"] }
            views.one = { kind = "button", title = "One" }
            views.two = { kind = "button", title = "Two, which is longer" }
            """)
        let words = try folder.run("inspect", "row.toml", "--why", "home.two")
        #expect(words.status == 0)
        for part in ["UISV-spacing: two.leading == one.trailing + 8", "UISV-alignment: two.top == row.top", "UISV-canvas-connection: two.trailing == row.trailing"] {
            #expect(words.output.contains(part), "\(words.output)")
        }
        #expect(words.output.contains(/UISV-fill-proportionally: two\.width == 0\.[0-9]+ \* row\.width @998/))
        #expect(words.output.contains("row arranges it"))
        let views = try folder.run("inspect", "row.toml", "--json").json().list("devices", 0, "views")
        let rows = views.first { $0["id"] == "home.two" }?.list("constraints") ?? []
        #expect(rows.contains { $0["text"] == "UISV-spacing: two.leading == one.trailing + 8" && $0["deviation"] == 0 && $0["isActive"] == true })
        #expect(views.first { $0["id"] == "home.row" }?.list("constraints").first { $0["text"] == "row.height == 50" }?["line"] == 5)
        #expect(try folder.runRefused("inspect", "row.toml", "--why", "home.twoo", status: 64).contains(#"did you mean "home.two"?"#))
    }

    @Test func `a missing file is an error`() throws {
        #expect(try folder.runRefused("inspect", "nothing.toml", status: 64).contains("There is no file"))
    }

    @Test func `mistakes are shown and fail`() throws {
        try folder.write("neko.toml", Samples.cats.replacing("numberOfLines = 0", with: "numberOfLinse = 0"))
        let result = try folder.run("inspect", "neko.toml")
        #expect(result.status == 1)
        #expect(result.error.contains("error[unknown-key]") && result.error.contains("^^^^^^^^^^^^^"))
        let json = try folder.run("inspect", "neko.toml", "--json")
        #expect(json.status == 1)
        #expect(try json.json().list("diagnostics").map { $0["code"] } == ["unknown-key"])
    }

    @Test func `unsatisfiable layouts are reported`() throws {
        let text = Samples.cats.replacing(#""next.height >= 50""#, with: #""next.height == 50", "next.height == 60""#)
        try folder.write("neko.toml", text)
        let problems = try report().list("diagnostics")
        try #require(problems.count == 1)
        #expect(problems[0]["code"] == "unsatisfiable-constraints" && problems[0]["severity"] == "warning")
        let line = try #require(problems[0]["line"]?.wholeNumber)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("next.height == 60"))
    }

    @Test func `a dash means standard input`() throws {
        let named = try folder.run("inspect", "neko.toml", "--json").output.replacing("neko.toml", with: "standard-input.toml")
        #expect(try folder.run("inspect", "-", "--json", input: Samples.cats).output == named)
    }

    /// The apps that the browser tests use.
    @Test(arguments: ["groceries", "settings", "reader", "gallery"])
    func `an app of the browser tests has no mistakes`(name: String) throws {
        let app = Samples.repository.appending(path: "Tests/Browser/playgrounds/apps/\(name).toml").path
        let result = try folder.run("inspect", app)
        #expect((result.status, result.error) == (0, ""))
    }

    // MARK: Colours

    @Test(arguments: [([], false), (["--color", "always"], true), (["--color", "never"], false)] as [([String], Bool)])
    func `colour is only for terminals and on request`(arguments: [String], isColoured: Bool) throws {
        let result = try folder.run(["inspect", "-"] + arguments, input: Array("titel = 1".utf8))
        #expect(result.error.contains("titel") && result.error.contains("\u{1B}[") == isColoured)
    }
}
