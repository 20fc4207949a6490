import PlaygroundModel
import Testing

@testable import Simulation

/// Presses on elements of an app, in the simulation of a device.
@Suite struct PeekAndPopTests {
    private static let like = PreviewAction.make("Like", style: .selected)
    private static let comment = PreviewAction.make("Comment", action: .show("comments"))

    private static func playground(ios version: Int = 12, commit: Action? = nil, when: Condition = .always) -> Playground {
        var cell = ViewDefinition.make("cell", .view)
        cell.peek = PeekDefinition(
            path: DocumentPath().appending("peek"), preview: "detail", condition: when, commit: commit
        )
        var detail = ControllerDefinition.make("detail", title: "Detail", views: [.make("more", tap: .pop)])
        detail.previewActions = [
            .action(like), .action(comment), .group(.init(path: DocumentPath(), title: "Share", items: [.action(.make("Mail", action: .present("mail")))])),
        ]
        detail.presentation.preferredContentSize = Size(width: 0, height: 300)
        return .make(
            .make("nav", .navigation(rootViewController: "list")),
            .make("list", views: [cell, .make("plain", tap: .show("detail")), .make("hidden", .view, [.isHidden: .bool(true)])]),
            detail, .make("comments"), .make("mail"), ios: version
        )
    }

    private static func simulation(
        _ playground: Playground = playground(), on device: Device = .phone6s, after lines: String...
    ) -> DeviceSimulation {
        var simulation = DeviceSimulation.make(playground, on: device)
        for line in lines { _ = simulation.send(line) }
        return simulation
    }

    // MARK: Phases

    @Test func `a hint blurs the screen and raises the element`() {
        var simulation = Self.simulation()
        #expect(simulation.send("press list.cell 0.495") == [
            "event", "touch: previewingContext(_:viewControllerForLocation:): detail",
        ])
        let touch = simulation.scene().touch
        #expect(abs(touch.blur - 0.5) < 1e-9)
        #expect(touch.source == .init(controller: .init("list"), view: "cell", emphasis: touch.blur))
        #expect(touch.preview == nil && touch.actions == nil)
        #expect(touch.maximumForce == Force.maximumPossible)
    }

    @Test func `a peek shows the preview at its preferred size, and changes no controller`() throws {
        var simulation = Self.simulation()
        let layers = simulation.state.layers
        #expect(simulation.send("press list.cell 0.7").last == "touch: peeked at detail from cell")
        let preview = try #require(simulation.scene().touch.preview)
        #expect(preview.frame == Rect(x: 10, y: 193.5, width: 355, height: 300))
        #expect(preview.controllers.map(\.id) == [.init("detail")])
        #expect(preview.controllers[0].frame == preview.frame)
        #expect(preview.showsChevron)
        #expect(simulation.state.layers == layers)
        #expect(simulation.scene().controllers.map(\.id.description) == ["nav", "list"])
    }

    @Test func `a lift during the peek leaves everything unchanged`() {
        let fresh = Self.simulation()
        var simulation = Self.simulation(after: "press list.cell 0.7")
        #expect(simulation.send("lift") == [
            "event", "touch: the peek of cell ends: the finger was lifted before the pop",
        ])
        #expect(simulation.state == fresh.state)
    }

    @Test func `a pop shows the same controller at full size with a back button`() {
        var simulation = Self.simulation(after: "press list.cell 0.7")
        let log = simulation.send("press list.cell 1")
        #expect(log.contains("touch: previewingContext(_:commit:): detail"))
        #expect(log.contains { $0.hasPrefix("pushed") })
        let scene = simulation.scene()
        #expect(scene.controllers.map(\.id.description) == ["nav", "detail"])
        #expect(scene.controllers[0].navigationBar?.backButtonTitle != nil)
        #expect(scene.touch.preview == nil && scene.touch.blur == 0)
        _ = simulation.send("lift")
        #expect(simulation.state.touch == nil)
    }

    @Test func `a declared commit is performed on a pop`() {
        var simulation = Self.simulation(Self.playground(commit: .present("mail")))
        #expect(simulation.send("press list.cell 1").contains { $0.hasPrefix("presented") })
    }

    @Test func `force changes within a phase are not logged`() {
        var simulation = Self.simulation(after: "press list.cell 0.4")
        #expect(simulation.send("press list.cell 0.5") == [])
        #expect(simulation.send("press list.cell 0.35") == [])
    }

    // MARK: Actions

    @Test func `a swipe reveals the actions, which stay after a lift`() throws {
        var simulation = Self.simulation(after: "press list.cell 0.7", "swipeUp", "lift")
        let actions = try #require(simulation.scene().touch.actions)
        #expect(actions.kind == .actionSheet && actions.heading == nil)
        #expect(actions.items.map(\.title) == ["Like", "Comment", "Share"])
        #expect(actions.items.map(\.state) == [.on, .off, .off])
        #expect(actions.items.map(\.opensGroup) == [false, false, true])
        #expect(actions.items.map(\.event?.description) == ["chooseAction 1", "chooseAction 2", "chooseAction 3"])
        #expect(actions.frame.maxY == 657 && actions.frame.height == 3 * 57)
        #expect((simulation.scene().touch.preview?.frame.maxY ?? 0) < actions.frame.minY)
        #expect(simulation.send("tapOutside").last == "touch: the peek of cell ends: a tap outside it")
        #expect(simulation.state == Self.simulation().state)
    }

    @Test func `a chosen action is performed`() {
        var simulation = Self.simulation(after: "press list.cell 0.7", "swipeUp", "lift")
        let log = simulation.send("chooseAction 2")
        #expect(log.prefix(2) == ["event", "touch: chose Comment"])
        #expect(simulation.scene().controllers.last?.id == .init("comments"))
        #expect(simulation.state.touch == nil)
    }

    @Test func `an action without effect is only logged`() {
        var simulation = Self.simulation(after: "press list.cell 0.7", "swipeUp", "lift")
        #expect(simulation.send("chooseAction 1") == ["event", "touch: chose Like"])
        #expect(simulation.state == Self.simulation().state)
    }

    @Test func `a group opens its own list`() throws {
        var simulation = Self.simulation(after: "press list.cell 0.7", "swipeUp", "lift", "chooseAction 3")
        let actions = try #require(simulation.scene().touch.actions)
        #expect(actions.heading?.title == "Share" && actions.heading?.event?.description == "chooseAction 3")
        #expect(actions.items.map(\.event?.description) == ["chooseAction 3.1"])
        #expect(simulation.send("chooseAction 3.1").contains { $0.hasPrefix("presented") })
    }

    @Test func `elements covered by a peek ignore taps`() {
        var simulation = Self.simulation(after: "press list.cell 0.7", "swipeUp", "lift")
        #expect(simulation.send("tap list.plain") == ["event", "ignored: nothing happens: a peek or a menu is open"])
        #expect(simulation.send("press list.plain 0.7").last == "ignored: nothing happens: a peek or a menu is open")
    }

    // MARK: Answers

    @Test func `an element without a preview there does not peek until the finger is lifted`() {
        var simulation = Self.simulation(Self.playground(when: .orientation(.landscape)))
        #expect(simulation.send("press list.cell 0.7").last
            == "touch: previewingContext(_:viewControllerForLocation:): nil")
        #expect(simulation.send("press list.cell 1") == [])
        #expect(simulation.scene().touch.blur == 0)
        _ = simulation.send("lift")
        _ = simulation.send("rotate landscapeLeft")
        #expect(simulation.send("press list.cell 0.7").last?.hasPrefix("touch: peeked") == true)
    }

    @Test func `an element without a peek reports it once`() {
        var simulation = Self.simulation()
        #expect(simulation.send("press list.plain 0.7") == ["event", "ignored: nothing happens: plain has no peek and no menu"])
        #expect(simulation.send("press list.plain 0.8") == [])
        _ = simulation.send("lift")
        #expect(simulation.state.touch == nil)
    }

    @Test(arguments: [
        ("press list.hidden 0.5", "hidden is hidden and receives no touches"), ("press list.ghost 0.5", "list has no view ghost"),
        ("press ghost.cell 0.5", "ghost is not on screen"), ("lift", "no finger is on the screen"),
        ("swipeUp", "there is no peek"), ("chooseAction 1", "nothing is open"), ("tapPreview", "nothing is open"),
        ("tapOutside", "nothing is open"),
    ])
    func `events out of order are ignored with a reason`(line: String, reason: String) {
        var simulation = Self.simulation()
        #expect(simulation.send(line) == ["event", "ignored: nothing happens: \(reason)"])
        #expect(simulation.scene().touch.blur == 0)
    }

    @Test func `a force that is not a number is ignored`() {
        var simulation = Self.simulation()
        let log = simulation.apply(.touch(.press(controller: "list", view: "cell", force: .nan)))
        #expect(log.last?.text == "nothing happens: the force is not a number")
    }

    @Test func `a force outside the measurable range is clamped`() {
        var simulation = Self.simulation()
        #expect(simulation.send("press list.cell -1").last == "touch: a force of -1 counts as 0")
        #expect(simulation.send("press list.cell 1e300").prefix(2) == ["event", "touch: a force of 1e+300 counts as 1"])
        #expect(simulation.scene().controllers.last?.id == .init("detail"))
    }

    // MARK: Where there is none

    @Test(arguments: [
        (Device.phoneSE, 12, "this device has no 3D Touch"), (.pad97, 12, "this device has no 3D Touch"),
        (.phone6s, 8, "peek and pop came with iOS 9. This playground runs iOS 8"),
    ])
    func `a declared peek without 3D Touch is ignored with a reason`(device: Device, version: Int, reason: String) {
        var simulation = Self.simulation(Self.playground(ios: version), on: device)
        #expect(simulation.send("press list.cell 0.7") == ["event", "ignored: nothing happens: \(reason)"])
        #expect(simulation.send("press list.cell 0.8") == [])
        _ = simulation.send("lift")
        #expect(simulation.state == Self.simulation(Self.playground(ios: version), on: device).state)
        let touch = simulation.scene().touch
        #expect((touch.maximumForce != nil) == device.hasForceTouch)
        guard case .inert = touch.response else { return #expect(Bool(false), "\(touch.response)") }
    }

    @Test func `disabling 3D Touch ends a peek, notifies the controllers and prevents further peeks`() {
        var simulation = Self.simulation(after: "press list.cell 0.7")
        let log = simulation.send("forceTouch off")
        #expect(log.contains { $0.hasPrefix("traitCollectionDidChange") && $0.contains("forceTouchCapability") })
        #expect(log.last == "touch: the peek of cell ends: interrupted")
        _ = simulation.send("lift")
        #expect(simulation.send("press list.cell 0.7").last
            == "ignored: nothing happens: 3D Touch is switched off in Settings")
        _ = simulation.send("lift")
        _ = simulation.send("forceTouch on")
        #expect(simulation.send("press list.cell 0.7").last?.hasPrefix("touch: peeked") == true)
    }

    // MARK: Ends nobody asked for

    @Test(arguments: ["rotate landscapeLeft", "home", "cancelTouches", "terminate"])
    func `interruptions end a peek`(line: String) {
        for start in [["press list.cell 0.4"], ["press list.cell 0.7"], ["press list.cell 0.7", "swipeUp", "lift"]] {
            var simulation = Self.simulation()
            for line in start { _ = simulation.send(line) }
            if line == "cancelTouches", start.count == 3 { continue }
            _ = simulation.send(line)
            #expect(simulation.scene().touch.blur == 0, "\(start) \(line)")
        }
    }

    @Test func `a press on another element ends a peek whose lift was lost`() {
        var simulation = Self.simulation(after: "press list.cell 0.7")
        let log = simulation.send("press list.plain 0.1")
        #expect(log == [
            "event", "touch: the peek of cell ends: the finger was lost", "ignored: nothing happens: plain has no peek and no menu",
        ])
        #expect(simulation.scene().touch.blur == 0)
    }

    @Test func `a reload ends a press`() {
        var simulation = Self.simulation(after: "press list.cell 0.7")
        _ = simulation.reload(Self.playground())
        #expect(simulation.state == Self.simulation().state)
    }

    // MARK: The context menu

    @Test(arguments: [Device.phone6s, .phoneSE, .pad97])
    func `from iOS 13 on a long press opens a menu on every device`(device: Device) throws {
        var simulation = Self.simulation(Self.playground(ios: 13), on: device)
        #expect(simulation.send("longPress list.cell").last
            == "touch: contextMenuInteraction(_:configurationForMenuAtLocation:): a menu and detail")
        _ = simulation.send("lift")
        let touch = simulation.scene().touch
        #expect(touch.actions?.kind == .menu)
        #expect(touch.preview?.event?.description == "tapPreview")
        #expect(touch.blur == 1)
        #expect(simulation.send("tapPreview").contains { $0.hasPrefix("pushed") })
        #expect(simulation.state.touch == nil)
    }

    @Test func `force opens the menu on devices with 3D Touch`() {
        var simulation = Self.simulation(Self.playground(ios: 13))
        #expect(simulation.send("press list.cell 0.7").last?.hasPrefix("touch: contextMenuInteraction") == true)
        var other = Self.simulation(Self.playground(ios: 13), on: .phoneSE)
        #expect(other.send("press list.cell 0.7").last
            == "ignored: nothing happens: force has no effect here: the menu opens with a long press")
    }

    @Test(arguments: [(12, "press list.cell 0.7"), (13, "longPress list.cell")])
    func `a controller that appears on screen releases the preview`(version: Int, line: String) {
        var simulation = Self.simulation(Self.playground(ios: version), after: line)
        #expect(simulation.state.touch?.preview?.id == .init("detail"))
        _ = simulation.send("tap list.plain")
        #expect(simulation.state.instances.map(\.id.description) == ["nav", "list", "detail"])
        #expect(simulation.state.touch != nil && simulation.state.touch?.preview == nil)
    }

    @Test func `before iOS 13 a long press has no effect`() {
        var simulation = Self.simulation()
        #expect(simulation.send("longPress list.cell").last
            == "ignored: nothing happens: a peek ignores long presses: press with force")
        #expect(simulation.state.touch == nil)
    }

    @Test func `the menu and its preview stay within the window`() throws {
        for device in Device.fixtures where device.idiom != .tv {
            for start in ["rotate portrait", "rotate landscapeLeft"] {
                let simulation = Self.simulation(Self.playground(ios: 13), on: device, after: start, "longPress list.cell")
                let scene = simulation.scene()
                let (preview, actions) = (try #require(scene.touch.preview), try #require(scene.touch.actions))
                #expect(preview.frame.minY >= 0 && preview.frame.maxX <= scene.window.width)
                #expect(actions.frame.minX >= 0 && actions.frame.maxX <= scene.window.width)
                #expect(actions.frame.minY >= preview.frame.maxY)
            }
        }
    }
}
