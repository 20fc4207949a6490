import PlaygroundModel
import Testing
@testable import PlaygroundPipeline
@testable import Wireframes

/// One event on all devices that show its element.
@Suite struct EventMirrorTests {
    private let phone = "iphone-se-1"
    private let pad = "ipad-9-7"
    private var session = PageSession(PageSessionTests.playground())

    private func stack(_ index: Int) -> WireframeNode? { session.copiedPicture.devices[index].screen.descendant("detail") }

    @Test mutating func aMirroredTapHappensOnEveryDeviceThatShowsTheElement() {
        session.apply(.tap(controller: "home", view: "next"), to: phone, isMirrored: true)
        #expect(stack(0) != nil)
        #expect(stack(1) != nil)
    }

    @Test mutating func aTapThatIsNotMirroredStaysOnItsDevice() {
        session.apply(.tap(controller: "home", view: "next"), to: phone)
        #expect(stack(1) == nil)
    }

    @Test mutating func aDeviceWithoutTheElementHearsNothing() {
        session.apply(.tap(controller: "home", view: "next"), to: phone)
        session.apply(.back, to: phone, isMirrored: true)
        #expect(session.picture.devices[1].position.last == 0)
        #expect(stack(0) == nil)
    }

    @Test mutating func aSwipeIsMirroredWhereItIsTaken() {
        session.apply(.tap(controller: "home", view: "next"), to: phone, isMirrored: true)
        session.apply(.edgeSwipe(.left), to: pad, isMirrored: true)
        #expect(stack(0) == nil)
        #expect(stack(1) == nil)
    }

    @Test mutating func aRotationIsMirroredToDevicesThatWouldTurnSo() {
        session.apply(.rotate(.landscapeLeft), to: pad)
        session.apply(.rotate(.portrait), to: pad, isMirrored: true)
        #expect(session.picture.devices.map(\.chrome.orientation) == [.portrait, .portrait])
        #expect(session.picture.devices[0].position.last == 0)
    }

    @Test func anotherInstanceOfAControllerIsTheSameElement() {
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
