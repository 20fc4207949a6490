import LayoutEngine
import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

/// The layers that touches open over the app, from scenes of real apps.
@Suite struct TouchLayerTests {
    private func press(_ force: Double, _ view: ViewID = "row") -> Event {
        .touch(.press(controller: "list", view: view, force: force))
    }

    // MARK: Targets

    @Test func onlyElementsWithAPreviewOfferTouches() {
        let app = PressedApp(.makePeek(), on: .forcePhone)
        #expect(app["list.row"]?.finger?.press == "press list.row")
        #expect(app["list.plain"]?.finger == nil)
    }

    @Test func longPressesHaveAnEffectOnlyWithContextMenus() {
        #expect(PressedApp(.makePeek(ios: 12), on: .forcePhone)["list.row"]?.finger?.longPress == nil)
        #expect(PressedApp(.makePeek(ios: 13), on: .testPhone)["list.row"]?.finger?.longPress
            == .touch(.longPress(controller: "list", view: "row")))
    }

    @Test func unavailablePeeksAreExplainedOnTheElementAndBelowTheDevice() throws {
        let app = PressedApp(.makePeek(), on: .testPhone)
        let notice = try #require(app["list.row"]?.finger?.notice)
        #expect(notice.contains("no 3D Touch"))
        #expect(app.wireframe.chrome.notes == [notice])
        #expect(!app.wireframe.chrome.measuresForce)
        #expect(PressedApp(.makePeek(), on: .forcePhone).wireframe.chrome.notes.isEmpty)
    }

    @Test func onlyDevicesThatMeasureForceHaveASlider() {
        #expect(PressedApp(.makePeek(), on: .forcePhone).wireframe.chrome.measuresForce)
    }

    // MARK: Menus

    private func menu(ios version: Int = 17, tap: Action? = nil) -> Playground {
        var row = ViewDefinition.make("row", tap: .show("list"))
        row.tap = tap
        row.properties[.showsMenuAsPrimaryAction] = .bool(tap == nil)
        row.menu = [
            .action(PreviewAction(path: DocumentPath(), title: "Copy", subtitle: "With notes", state: .on, image: "trash")),
            .group(.init(path: DocumentPath(), title: "More", options: [.displayInline], items: [
                .action(PreviewAction(path: DocumentPath(), title: "Delete", attributes: [.destructive], state: .mixed)),
            ])),
        ]
        return .make(.make("list", views: [row]), ios: version)
    }

    @Test func menusOfButtonsAreOpenedByATapOrALongPress() {
        let opened = PressedApp(menu(), on: .testPhone)
        #expect(opened["list.row"]?.event == .tap(controller: "list", view: "row") && opened["list.row"]?.finger == nil)
        let pressed = PressedApp(menu(tap: .show("list")), on: .testPhone)
        #expect(pressed["list.row"]?.finger?.longPress == .touch(.longPress(controller: "list", view: "row")))
        #expect(PressedApp(menu(ios: 13), on: .testPhone)["list.row"]?.event == nil)
    }

    @Test func menusAreNextToTheirButtonWithoutABlur() throws {
        let app = PressedApp(menu(), on: .testPhone, .tap(controller: "list", view: "row"))
        let list = try #require(app["touch/actions"])
        let button = try #require(app["list.row"]?.frame)
        #expect(list.frame == Rect(x: 8, y: button.maxY + 8, width: 250, height: 3 * 44 + 18 + 8))
        #expect(list.children.map(\.frame.minY) == [0, 70, 114])
        #expect(list.children.map(\.event) == [.touch(.chooseAction([1])), nil, .touch(.chooseAction([2, 1]))])
        let rows = list.children.compactMap(\.content.row)
        #expect(rows.map(\.mark) == [.check, nil, .mixed])
        #expect(rows.map(\.subtitle?.lines) == [["With notes"], nil, nil])
        #expect(rows.map(\.glyph) == [.drawing("trash"), nil, nil])
        #expect(rows.map(\.title.color) == [nil, .semantic(.secondaryLabel), .semantic(.systemRed)])
        #expect(app["touch/source"] == nil && app.wireframe.screen.style.touch == nil)
        #expect(app["touch/veil"]?.event == .touch(.tapOutside))
    }

    // MARK: Phases

    @Test func hintsBlurTheScreenByTheForceExceptTheElement() throws {
        let app = PressedApp(.makePeek(), on: .forcePhone, press(0.495))
        let amount = try #require(app.wireframe.screen.style.touch?.amount)
        #expect(abs(amount - 0.5) < 0.01)
        #expect(app["touch/source"]?.style.touch?.amount == amount)
        #expect(app["touch/source"]?.frame == app["list.row"]?.frame)
        #expect(app["touch/list.row"]?.finger == nil)
        #expect(app["touch/preview"] == nil)
    }

    @Test func peeksShowThePreviewAtItsSizeWithAnArrowForActions() throws {
        let app = PressedApp(.makePeek(), on: .forcePhone, press(0.7))
        let card = try #require(app["touch/preview"])
        #expect(card.frame.height == 200)
        #expect(card.children.map(\.id) == ["photo"])
        #expect(card.style.touch?.origin == app["touch/source"]?.frame)
        #expect(card.swipes == [.touch(.swipeUp)])
        #expect(app["touch/arrow"]?.event == .touch(.swipeUp))
        #expect(app.wireframe.screen.style.touch?.isSettled == true)
    }

    @Test func actionsAreBelowTheCardAndATapOutsideEndsThem() throws {
        let app = PressedApp(.makePeek(), on: .forcePhone, press(0.7), .touch(.swipeUp))
        let rows = try #require(app["touch/actions"]).children
        #expect(rows.map(\.event) == [.touch(.chooseAction([1])), .touch(.chooseAction([2]))])
        #expect(rows.map(\.content.mark) == [.check, .disclosure])
        #expect(app["touch/arrow"] == nil)
        #expect(app["touch/veil"]?.event == .touch(.tapOutside))
    }

    @Test func openGroupsHaveTheirNameOnTopToGoBack() throws {
        let app = PressedApp(.makePeek(), on: .forcePhone, press(0.7), .touch(.swipeUp), .touch(.chooseAction([2])))
        let rows = try #require(app["touch/actions"]).children
        #expect(rows.map(\.content.mark) == [.back, nil])
    }

    @Test func theLayerIsRemovedWhenTheFingerIsLifted() {
        let app = PressedApp(.makePeek(), on: .forcePhone, press(0.7), .touch(.lift))
        #expect(app["device/touch"] == nil)
        #expect(app.wireframe.screen.style.touch == nil)
    }

    @Test func nodesHaveUniqueIDsDuringAPeek() {
        let app = PressedApp(.makePeek(), on: .forcePhone, press(0.7))
        let ids = app.wireframe.screen.allIDs
        #expect(Set(ids).count == ids.count)
    }

    // MARK: Home screen

    @Test func theHomeIndicatorLeadsToTheHomeScreen() {
        var phone = Device.testPhone
        phone.hasHomeIndicator = true
        #expect(PressedApp(.makePeek(), on: phone)["device/home-indicator"]?.event == .homeScreen(.home))
    }

    @Test func onlyTheAppsIconAcceptsTouches() throws {
        let app = PressedApp(.makePeek(), on: .forcePhone, .homeScreen(.home))
        let icons = try #require(app["home-screen"]).children
        #expect(icons.filter { $0.event != nil }.map(\.id) == ["home-screen/app"])
        #expect(app["home-screen/app"]?.finger?.press == "pressIcon")
        #expect(app["home-screen/app"]?.finger?.longPress == .homeScreen(.longPressIcon))
    }

    @Test func longPressesMakeAllIconsJiggleBeforeIOS13() throws {
        let app = PressedApp(.makePeek(), on: .forcePhone, .homeScreen(.home), .homeScreen(.longPressIcon))
        let icons = try #require(app["home-screen"]).children.filter { $0.role == .springboardIcon }
        #expect(icons.count > 16)
        #expect(icons.allSatisfy { if case .appIcon(let icon) = $0.content { icon.isEditing } else { false } })
    }

    /// In landscapeRight the device's top is at the left.
    @Test func homeScreenMenuAndStatusBarStayPortraitInLandscape() throws {
        var phone = Device.forcePhone
        phone.hasHomeIndicator = true
        let app = PressedApp(
            .makePeek(), on: phone, .environment(.rotate(.landscapeRight)), .homeScreen(.home), .homeScreen(.pressIcon(force: 0.5))
        )
        let (short, long) = (phone.size.width, phone.size.height)
        let upright = Rect(x: (long - short) / 2, y: (short - long) / 2, width: short, height: long)
        for id in ["home-screen", "device/touch"] {
            #expect(app[id]?.style.turn == .quarterLeft)
            #expect(app[id]?.frame == upright)
        }
        #expect(app["home-screen"]?.children.last?.role == .statusBar)
        #expect(app["device/home-indicator"].map { $0.frame.maxX } == long - 8)
        #expect(PressedApp(.makePeek(), on: phone, .homeScreen(.home))["home-screen"]?.style.turn == nil)
    }

    @Test func longTitlesHaveTwoLinesOnlyWithoutASubtitle() throws {
        let long = "A title that is much too long for any one line of a menu"
        let app = PressedApp(.makeQuickActions([
            QuickAction(type: "a", title: long), QuickAction(type: "b", title: long, subtitle: "And more"),
        ]), on: .forcePhone, .homeScreen(.home), .homeScreen(.pressIcon(force: 0.8)))
        let titles = try #require(app["home-screen/menu"]).children.compactMap(\.content.row).map(\.title.lines)
        #expect(titles.map(\.count) == [2, 1])
        #expect(titles[1][0].hasSuffix("…"))
    }

    @Test func actionsOmittedFromTheMenuAreNotedBelowTheDevice() {
        let actions = (1...5).map { QuickAction(type: "\($0)", title: "Action \($0)") }
        let app = PressedApp(.makeQuickActions(actions), on: .forcePhone, .homeScreen(.home), .homeScreen(.pressIcon(force: 0.8)))
        #expect(app["home-screen/menu"]?.children.count == 4)
        #expect(app.wireframe.chrome.notes.count == 1)
        #expect(app.wireframe.chrome.notes.first?.contains("Action 5") == true)
    }
}

/// A playground's app on a device. Its views are below each other.
private struct PressedApp {
    private var simulation: DeviceSimulation

    init(_ playground: Playground, on device: Device, _ events: Event...) {
        simulation = DeviceSimulation(
            playground: playground, configuration: DeviceConfiguration(device: device, orientation: .portrait)
        )
        for event in events { _ = simulation.apply(event) }
    }

    var wireframe: DeviceWireframe {
        let scene = simulation.scene()
        let layouts = Dictionary(uniqueKeysWithValues: scene.controllers.map { controller in
            let frames = controller.views.enumerated().map { index, view in
                (view.id, Rect(x: 0, y: 64 + Double(index) * 44, width: 320, height: 44))
            }
            return (controller.id, LayoutResult(frames: Dictionary(uniqueKeysWithValues: frames)))
        })
        return DeviceWireframe(id: "device", scene: scene, layouts: layouts, profile: simulation.playground.profile)
    }

    subscript(id: WireframeNode.ID) -> WireframeNode? { wireframe.screen.descendant(id) }
}

extension Playground {
    /// A playground with a list of two rows. One row peeks at a photo with two actions.
    fileprivate static func makePeek(ios version: Int = 12) -> Playground {
        var row = ViewDefinition.make("row", tap: .show("photo"))
        row.peek = PeekDefinition(path: DocumentPath([.key("peek")]), preview: "photo", actions: [
            .action(PreviewAction(path: DocumentPath([.key("like")]), title: "Like", style: .selected)),
            .group(.init(path: DocumentPath(), title: "Share", items: [.action(PreviewAction(path: DocumentPath([.key("mail")]), title: "Mail"))])),
        ])
        var photo = ControllerDefinition.make("photo", title: "Photo")
        photo.presentation.preferredContentSize = Size(width: 0, height: 200)
        return .make(.make("list", views: [row, .make("plain", tap: .show("photo"))]), photo, ios: version)
    }

    fileprivate static func makeQuickActions(_ actions: [QuickAction]) -> Playground {
        var playground = makePeek()
        playground.quickActions.static = actions
        return playground
    }
}

extension Device {
    fileprivate static let forcePhone: Device = {
        var phone = Device.testPhone
        phone.hasForceTouch = true
        return phone
    }()
}

extension NodeContent {
    fileprivate var row: MenuRow? { if case .menuRow(let row) = self { row } else { nil } }
    fileprivate var mark: MenuRow.Mark? { row?.mark }
}

extension WireframeNode {
    fileprivate var allIDs: [ID] { [id] + children.flatMap(\.allIDs) }
}
