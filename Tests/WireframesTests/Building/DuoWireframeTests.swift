import AppleDevices
import PlaygroundModel
import Testing
@testable import Simulation
@testable import Wireframes

/// The wireframes of a foldable device.
@Suite struct DuoWireframeTests {
    private static func app(_ events: Event...) throws -> DeviceWireframe { try app(events) }

    private static func app(_ events: [Event]) throws -> DeviceWireframe {
        let device = try #require(DeviceCatalogue.device(id: "iphone-duo"))
        let playground = Playground(
            title: "", profile: .newest, devices: [], rootViewController: "home",
            controllers: [ControllerDefinition(id: "home", path: DocumentPath(), kind: .view)])
        var simulation = DeviceSimulation(
            playground: playground, configuration: DeviceConfiguration(device: device, orientation: .portrait))
        for event in events { _ = simulation.apply(event) }
        return DeviceWireframe(id: "device", scene: simulation.scene(), layouts: [:])
    }

    @Test(arguments: [
        ([], "Portrait"), ([.fold(.open)], "Open · Landscape"), ([.fold(.half)], "Open 127.8° · Landscape"),
        ([.fold(.open), .window(.leftHalf)], "Open · Landscape · left half"), ([.hinge(angle: 95), .rotate(.portrait)], "Open 95° · Portrait"),
    ] as [([Event], String)])
    func `the name is unchanged, and the line below has the posture`(events: [Event], subtitle: String) throws {
        let chrome = try Self.app(events).chrome
        #expect(chrome.name == "iPhone Duo")
        #expect(chrome.subtitle == subtitle)
    }

    /// The regions of the status bar and of the camera are measured. Their contents are ours.
    @Test(arguments: [
        ([], "382,66.3,84,103.7", true), ([.rotate(.landscapeRight)], nil, nil), ([.rotate(.portraitUpsideDown)], "0,508,84,103.7", true),
        ([.fold(.open)], "867,0,84,120", true), ([.fold(.open), .rotate(.portrait)], "535,0,134,82", false),
    ] as [([Event], String?, Bool?)])
    func `the status is next to the camera if it fits`(events: [Event], frame: String?, isStacked: Bool?) throws {
        let bar = try Self.app(events).screen.descendant("device/status-bar")
        #expect(bar.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(\.pointText).joined(separator: ",") } == frame)
        #expect(bar?.content == isStacked.map { .status(time: "9:41", .cluster(isStacked: $0)) })
    }

    @Test func `the camera is a hole only of the closed display`() throws {
        #expect(try Self.app().screen.descendant("device/cutout")?.frame == Rect(x: 399.7, y: 29.3, width: 37, height: 37))
        #expect(try Self.app(.fold(.open)).screen.descendant("device/cutout") == nil)
    }

    @Test func `a division is drawn while it is active`() throws {
        #expect(try Self.app(.fold(.open)).screen.descendant("device/division") == nil)
        let bent = try Self.app(.fold(.half)).screen.descendant("device/division")
        #expect(bent?.frame == Rect(x: 455.5, y: 0, width: 40, height: 669))
        #expect(try Self.app(.fold(.half), .window(.leftHalf)).screen.descendant("device/division") == bent)
    }

    /// The hinge is the left edge of the closed device. The half that swings stays on that side when the device is rotated.
    @Test(arguments: [
        ([], .left, .left), ([.rotate(.landscapeRight)], .bottom, .bottom), ([.rotate(.landscapeLeft)], .top, .top),
        ([.rotate(.portraitUpsideDown)], .right, .right), ([.fold(.open)], .vertical, .left),
        ([.fold(.open), .rotate(.landscapeRight)], .vertical, .right), ([.fold(.open), .rotate(.portrait)], .horizontal, .bottom),
        ([.fold(.open), .rotate(.portraitUpsideDown)], .horizontal, .top),
    ] as [([Event], Fold.Axis, NodeContent.Edge)])
    func `the hinge follows the orientation`(events: [Event], axis: Fold.Axis, swing: NodeContent.Edge) throws {
        let chrome = try Self.app(events).chrome
        let fold = try #require(chrome.fold)
        #expect(fold.axis(in: chrome.orientation) == axis)
        #expect(fold.swing(in: chrome.orientation) == swing)
        #expect(fold.leaf?.edge == (fold.posture.showsInnerDisplay ? swing : nil))
    }

    @Test func `the outer display is dark behind the half that swings, mirrored`() throws {
        let flat = try #require(try Self.app(.fold(.open)).chrome.fold?.leaf)
        #expect(flat.size == Size(width: 466, height: 678))
        // From behind, the edge at the hinge is on the right.
        #expect(flat.corners == CornerRadii(topLeft: 59, topRight: 8, bottomRight: 8, bottomLeft: 59))
        let bent = try #require(try Self.app(.fold(.half)).chrome.fold?.leaf)
        #expect(bent.reach > flat.reach)
        #expect(try Self.app(.fold(.open), .rotate(.portrait)).chrome.fold?.leaf?.size == Size(width: 678, height: 466))
        #expect(try Self.app().chrome.fold?.leaf == nil)
    }

    @Test func `a change of the display is animated differently from a rotation`() throws {
        let (closed, open, bent) = (try Self.app(), try Self.app(.fold(.open)), try Self.app(.fold(.half)))
        #expect(Transition(from: closed, to: open) == .fold)
        #expect(Transition(from: open, to: closed) == .fold)
        #expect(Transition(from: open, to: bent) == nil)
        #expect(Transition(from: open, to: try Self.app(.fold(.open), .rotate(.portrait))) == .rotate)
    }

    @Test func `the hinge and the halves are offered in the device's orientation`() throws {
        let (closed, open) = (try Self.app().chrome.controls, try Self.app(.fold(.open)).chrome.controls)
        #expect(closed.inForce.contains(.fold(.closed)) && open.inForce.contains(.fold(.open)))
        #expect(closed.offered.contains(.fold(.half)) && !closed.offered.contains(.window(.leftHalf)))
        #expect(open.offered.contains(.window(.leftHalf)) && open.offered.contains(.window(.rightHalf)))
        #expect(!open.offered.contains { if case .environment(.window(.resizable)) = $0 { true } else { false } })
        let other = try Self.app(.hinge(angle: 95)).chrome.controls
        #expect(!other.inForce.contains { if case .environment(.fold) = $0 { true } else { false } })
    }
}
