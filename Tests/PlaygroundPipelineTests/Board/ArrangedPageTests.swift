import PlaygroundModel
import PlaygroundReader
import Testing
@testable import PlaygroundPipeline
@testable import WireframeHTML
@testable import Wireframes

/// A page whose devices the user arranged.
@Suite struct ArrangedPageTests {
    private let renderer: PageRenderer

    init() throws {
        renderer = try Repository.renderer()
    }

    private static let three = #"["iphone-se-1", "iphone-x", "ipad-9-7"]"#

    private func session(_ devices: String = three) -> PageSession {
        var session = PageSession(PageSessionTests.playground(devices: devices))
        session.markShown()
        return session
    }

    private func screens(_ session: inout PageSession) -> [String] {
        session.picture.devices.map { device in
            "\(device.id) \(device.screen.shows("detail") ? "detail" : "home")"
        }
    }

    @Test func hiddenDevicesKeepTheirState() throws {
        var session = session()
        session.apply(.tap(controller: "home", view: "next"), to: "iphone-x")
        try session.arrange(.hide("iphone-x"))
        #expect(screens(&session) == ["iphone-se-1 home", "ipad-9-7 home"])
        session.apply(.userInterfaceStyle(.dark), to: nil)
        session.load(PageSessionTests.playground(devices: Self.three, label: "Changed"))
        try session.arrange(.show("iphone-x"))
        #expect(screens(&session) == ["iphone-se-1 home", "iphone-x detail", "ipad-9-7 home"])
        #expect(session.devices[1].simulation.state.environment.userInterfaceStyle == .dark)
    }

    @Test func duplicatesHaveTheStateOfTheOriginal() throws {
        var session = session()
        session.apply(.tap(controller: "home", view: "next"), to: "iphone-x")
        try session.arrange(.duplicate("iphone-x", copyNumber: 2))
        session.apply(.userInterfaceStyle(.dark), to: "iphone-x@2")
        #expect(screens(&session) == ["iphone-se-1 home", "iphone-x detail", "iphone-x@2 detail", "ipad-9-7 home"])
        #expect(session.devices.map { $0.simulation.state.environment.userInterfaceStyle } == [.light, .light, .dark, .light])
        #expect(session.picture.devices.map(\.chrome.name)[2] == "iPhone X (2)")
        let isKnown = session.travel(to: 0, on: "iphone-x@2")
        #expect(isKnown && screens(&session)[2] == "iphone-x@2 home")
    }

    @Test func removedDevicesRestartWhenTheyReturn() throws {
        var session = session()
        session.apply(.tap(controller: "home", view: "next"), to: "iphone-x")
        try session.arrange(.remove("iphone-x"))
        try session.arrange(.reset)
        #expect(screens(&session)[1] == "iphone-x home")
    }

    @Test func devicesOfAnotherSetKeepTheirState() throws {
        var session = session()
        session.apply(.tap(controller: "home", view: "next"), to: "iphone-x")
        try session.arrange(.group(.pads))
        #expect(session.devices.count == 12)
        try session.arrange(.reset)
        #expect(screens(&session)[1] == "iphone-x detail")
    }

    @Test func addedDevicesHaveTheSettingsOfAllDevices() throws {
        var session = session()
        session.apply(.userInterfaceStyle(.dark), to: nil)
        try session.arrange(.add(device: "iphone-17", copyNumber: 1))
        #expect(session.devices.last?.simulation.state.environment.userInterfaceStyle == .dark)
    }

    @Test func onlyNewScreensAreSentForAnotherBoard() throws {
        var session = session()
        try session.arrange(.add(device: "iphone-17", copyNumber: 1))
        guard case .page(let html, _, "4 devices", _, _, _)? = session.takeUpdate(with: renderer) else {
            Issue.record("no page")
            return
        }
        #expect(html.contains(#"<article data-kept="iphone-se-1"></article>"#) && html.contains(#"<article data-kept="ipad-9-7"></article>"#))
        #expect(html.contains(#"data-device="iphone-17""#) && !html.contains(#"data-device="iphone-x""#))
        try session.arrange(.name("iphone-x", "By night"))
        try session.arrange(.hide("iphone-17"))
        guard case .page(let named, _, "3 devices, 1 hidden", _, _, _)? = session.takeUpdate(with: renderer) else {
            Issue.record("no page")
            return
        }
        #expect(named.contains("By night") && named.contains(#"data-kept="ipad-9-7""#) && !named.contains("iphone-17"))
        session.forgetShown()
        guard case .page(let whole, _, _, _, _, _)? = session.takeUpdate(with: renderer) else {
            Issue.record("no page")
            return
        }
        #expect(!whole.contains("data-kept"))
    }

    @Test func boardsWithOnlyHiddenDevicesAreMarkedSo() throws {
        var session = session(#"["iphone-x"]"#)
        try session.arrange(.hide("iphone-x"))
        guard case .page(let html, _, "0 devices, 1 hidden", _, _, _)? = session.takeUpdate(with: renderer) else {
            Issue.record("no page")
            return
        }
        #expect(html.contains("All devices are hidden"))
    }

    @Test func arrangementsEndWhenTheFileContainsThem() throws {
        var session = session()
        for change: BoardChange in [.hide("iphone-se-1"), .duplicate("iphone-x", copyNumber: 2), .add(device: "ipad-pro-11", copyNumber: 1)] {
            try session.arrange(change)
        }
        session.apply(.rotate(.landscapeRight), to: "iphone-x@2")
        let isWrittenBefore = session.load(PageSessionTests.playground(devices: Self.three, label: "Saved"))
        #expect(!isWrittenBefore)
        let before = session.devices.map(\.simulation.configuration.device.name)
        let list = session.deviceListText.dropFirst("devices = ".count)
        let isWritten = session.load(PageSessionTests.playground(devices: String(list)))
        #expect(isWritten)
        #expect(session.devices.map(\.simulation.configuration.device.name) == before)
        #expect(session.devices.map(\.simulation.state.environment.orientation) == [.portrait, .landscapeRight, .portrait, .portrait])
        #expect(!session.deviceBar.isArranged && session.deviceBar.devices.allSatisfy { !$0.isHidden })
    }

    @Test func customDevicesFollowTheFile() {
        var session = session(#"[{ name = "Mine", width = 400, height = 800 }]"#)
        session.load(PageSessionTests.playground(devices: #"[{ name = "Mine", width = 500, height = 800 }]"#))
        #expect(session.picture.devices[0].chrome.screenSize.width == 500)
    }

    // MARK: The bar

    @Test func theBarListsDevicesOnTheBoardAndAvailableOnes() throws {
        var session = session()
        try session.arrange(.duplicate("iphone-x", copyNumber: 2))
        try session.arrange(.hide("iphone-x"))
        session.apply(.userInterfaceStyle(.dark), to: "ipad-9-7")
        let bar = session.deviceBar
        #expect(bar.devices.map(\.id) == ["iphone-se-1", "iphone-x", "iphone-x@2", "ipad-9-7"])
        #expect(bar.devices.map(\.isHidden) == [false, true, false, false])
        #expect(bar.devices.map(\.nextCopy) == [2, 3, 3, 2])
        #expect(bar.devices.map(\.detail) == ["Portrait", "Portrait", "Portrait", "Portrait · dark"])
        #expect(bar.choices.map(\.title) == ["As in the file", "All phones", "All pads", "The whole catalogue"])
        #expect(bar.isArranged && bar.choices[0].isChosen)
        let html = renderer.render(bar, with: "bar")
        #expect(html.contains(#"data-change="show iphone-x""#) && html.contains(#"data-change="duplicate iphone-x 3""#))
    }

    @Test func theCatalogueHasEveryDeviceOnce() {
        let families = DeviceBar.Family.catalogue
        #expect(families.map(\.name) == ["iPhone", "iPhone with a home button", "iPad", "iPad with a home button", "Other devices"])
        #expect(families.reduce(0) { $0 + $1.models.count } == 62)
        let words = families[0].models.first { $0.id == "iphone-17" }?.words ?? ""
        #expect(["iphone-17-pro", "iphone 17 pro", "402x874", "ios26", "2025"].allSatisfy(words.contains))
    }

    // MARK: The conversation

    private func tab(_ session: PageSession) -> PlaygroundTab {
        PlaygroundTab("test.toml", session, revision: 0, renderer: renderer)
    }

    @Test func impossibleArrangementsAreReported() {
        var tab = tab(session())
        for text in ["hide nothing", "fly away"] { tab.handle(.arrange(text: text)) }
        #expect(tab.takeUpdate()?.json.contains("There is no device “nothing” on the board.") == true)
        #expect(tab.takeUpdate()?.json.contains("“fly away” is not a change of the board.") == true)
        #expect(tab.takeUpdate() == nil)
    }

    @Test func reloadedPagesKeepTheirArrangement() {
        let events: [BrowserMessage.PastEvent] = [
            .event(device: "iphone-x", text: "tap home.next"), .arrange(text: "duplicate iphone-x 2"),
            .event(device: "iphone-x@2", text: "back"), .arrange(text: "hide ipad-9-7"), .arrange(text: "hide gone"),
        ]
        var tab = tab(session())
        tab.handle(.hello(revision: 0, events: events))
        let json = tab.takeUpdate()?.json ?? ""
        #expect(json.contains("3 devices, 1 hidden") && json.contains(#"data-device=\"iphone-x@2\""#))
        // Changes of devices that were removed from the file are not mistakes.
        #expect(tab.takeUpdate() == nil)
    }

    @Test func theBarAndTheCatalogueAreSentOnRequest() {
        var tab = tab(session())
        tab.handle(.devices(withCatalogue: false))
        tab.handle(.devices(withCatalogue: true))
        let (short, long) = (tab.takeUpdate()?.json ?? "", tab.takeUpdate()?.json ?? "")
        #expect(short.contains(#""type":"devices""#) && short.contains("devices = [") && !short.contains(#""catalogue":"#))
        #expect(long.contains(#""catalogue":""#) && long.contains("iphone-4s"))
    }

    @Test func pagesAreNotifiedWhenTheFileContainsTheArrangement() {
        var session = session()
        #expect(throws: Never.self) { try session.arrange(.hide("iphone-x")) }
        session.markShown()
        var tab = tab(session)
        tab.fileChanged(PageSessionTests.playground(devices: #"["iphone-se-1", "ipad-9-7"]"#))
        #expect(tab.takeUpdate()?.json.contains(#""type":"unarranged""#) == true)
    }
}

extension WireframeNode {
    fileprivate func shows(_ controller: String) -> Bool {
        !isHidden && (id == controller || children.contains { $0.shows(controller) })
    }
}
