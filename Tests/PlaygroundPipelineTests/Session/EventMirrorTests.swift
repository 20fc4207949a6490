import PlaygroundModel
import Simulation
import Testing
@testable import PlaygroundPipeline
@testable import Wireframes

/// One event is performed on all devices that show its element.
@Suite struct EventMirrorTests {
    private let phone = "iphone-se-1"
    private let pad = "ipad-9-7"
    private var session = PageSession(PageSessionTests.playground())

    private func stack(_ index: Int) -> WireframeNode? { session.copiedPicture.devices[index].screen.descendant("detail") }

    @Test mutating func mirroredTapsHappenOnEveryDeviceThatShowsTheElement() {
        session.apply(.tap(controller: "home", view: "next"), to: phone, isMirrored: true)
        #expect(stack(0) != nil)
        #expect(stack(1) != nil)
    }

    @Test mutating func tapsWithoutMirroringHappenOnOneDevice() {
        session.apply(.tap(controller: "home", view: "next"), to: phone)
        #expect(stack(1) == nil)
    }

    @Test mutating func devicesWithoutTheElementGetNoEvent() {
        session.apply(.tap(controller: "home", view: "next"), to: phone)
        session.apply(.back, to: phone, isMirrored: true)
        #expect(session.picture.devices[1].position.last == 0)
        #expect(stack(0) == nil)
    }

    @Test mutating func swipesAreMirroredToDevicesThatAcceptThem() {
        session.apply(.tap(controller: "home", view: "next"), to: phone, isMirrored: true)
        session.apply(.edgeSwipe(.left), to: pad, isMirrored: true)
        #expect(stack(0) == nil)
        #expect(stack(1) == nil)
    }

    @Test mutating func rotationsAreMirroredToDevicesThatWouldRotate() {
        session.apply(.rotate(.landscapeLeft), to: pad)
        session.apply(.rotate(.portrait), to: pad, isMirrored: true)
        #expect(session.picture.devices.map(\.chrome.orientation) == [.portrait, .portrait])
        #expect(session.picture.devices[0].position.last == 0)
    }

    @Test func instancesOfAControllerCountAsTheSameElement() {
        let event = Event.tap(controller: "detail#2", view: "next")
        func device(_ node: String, _ event: Event) -> DeviceWireframe {
            var device = session.copiedPicture.devices[0]
            device.screen.children = [WireframeNode(id: node, role: .window, frame: .zero, event: event)]
            return device
        }
        let mirror = EventMirror(event, on: device("detail#2.next", event))
        let other = Event.tap(controller: "detail", view: "next")
        #expect(mirror.event(on: device("detail.next", other)) == other)
        #expect(mirror.event(on: device("home.next", .tap(controller: "home", view: "next"))) == nil)
    }
}

/// Content that scrolls on several devices.
@Suite struct MirroredScrollingTests {
    private static let source = """
        devices = ["iphone-se-1", "iphone-8"]
        [app]
        rootViewController = "home"
        [controllers.home]
        constraints = ["H:|[list]|", "V:|[list]|"]
        views.list = { kind = "table", rows = { count = 40, text = "Row {n}" } }
        """

    private static func scrolling(_ session: inout PageSession, _ device: Int) throws -> ScrollPosition {
        let list = try #require(session.picture.devices[device].screen.descendant("home.list"))
        guard case .scrolling(let position, _, _)? = list.style.parts else { throw CancellationError() }
        return position
    }

    @Test func `other devices follow by the share of the distance, and consecutive movements are one entry`() throws {
        var session = PageSession(BundledPlayground.read(Self.source))
        for line in ["scroll home.list to 100", "scroll home.list to 300"] {
            session.apply(try Event(line: line), to: "iphone-8", isMirrored: true)
        }
        let (other, touched) = (try Self.scrolling(&session, 0), try Self.scrolling(&session, 1))
        #expect(touched.contentOffset.y == 300)
        #expect(abs(other.distance.y / other.limit.y - touched.distance.y / touched.limit.y) < 0.001)
        #expect(session.picture.devices.map(\.position.last) == [1, 1])
        session.apply(try Event(line: "scroll home.list to end"), to: "iphone-8", isMirrored: true)
        #expect(try Self.scrolling(&session, 0).distance.y == other.limit.y)
    }
}
