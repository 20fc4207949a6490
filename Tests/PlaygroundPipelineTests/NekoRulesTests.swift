import PlaygroundModel
import PlaygroundReader
import RandomApps
import Simulation
import Testing
@testable import PlaygroundPipeline

/// The rules of the bundled playground `neko`, row by row, with handwritten expectations.
@Suite struct NekoRulesTests {
    /// The expected screens on one device, in its orientations.
    struct Expectation: Sendable, CustomTestStringConvertible {
        var device: String
        var horizontal: UserInterfaceSizeClass
        var vertical: UserInterfaceSizeClass
        var hasPhoto: Bool
        var button: SemanticColor
        var cards: StackAxis
        /// The screen after a rotation of the device.
        var turned: String

        var testDescription: String { device }
    }

    /// Apple, Human Interface Guidelines, *Layout: Device size classes*: an iPhone SE is compact by regular in portrait and compact by
    /// compact in landscape, a Plus phone is regular by compact in landscape, and an iPad is regular by regular.
    static let expectations: [Expectation] = [
        Expectation(
            device: "iphone-se-1", horizontal: .compact, vertical: .regular,
            hasPhoto: true, button: .systemBlue, cards: .vertical, turned: "iphone-se-1@landscape"
        ),
        Expectation(
            device: "iphone-se-1@landscape", horizontal: .compact, vertical: .compact,
            hasPhoto: false, button: .systemRed, cards: .horizontal, turned: "iphone-se-1"
        ),
        Expectation(
            device: "iphone-8-plus", horizontal: .compact, vertical: .regular,
            hasPhoto: true, button: .systemBlue, cards: .vertical, turned: "iphone-8-plus@landscape"
        ),
        Expectation(
            device: "iphone-8-plus@landscape", horizontal: .regular, vertical: .compact,
            hasPhoto: true, button: .systemRed, cards: .vertical, turned: "iphone-8-plus"
        ),
        Expectation(
            device: "ipad-9-7", horizontal: .regular, vertical: .regular,
            hasPhoto: true, button: .systemBlue, cards: .vertical, turned: "ipad-9-7@landscape"
        ),
        Expectation(
            device: "ipad-9-7@landscape", horizontal: .regular, vertical: .regular,
            hasPhoto: true, button: .systemBlue, cards: .vertical, turned: "ipad-9-7"
        ),
    ]

    private let playground: Playground

    init() throws {
        playground = try #require(try BundledPlayground.nekoOnItsSixDevices().playground)
    }

    private func launch(_ device: String) throws -> DeviceApp {
        DeviceApp(playground, on: try #require(playground.device(device)))
    }

    @Test func everyDeviceOfThePlaygroundHasARow() {
        #expect(playground.devices.map(\.id) == Self.expectations.map(\.device))
    }

    @Test(arguments: expectations) func theFirstScreenFollowsTheSizeClasses(expected: Expectation) throws {
        var app = try launch(expected.device)
        try expectFirstScreen(app.picture(), expected)
    }

    @Test(arguments: expectations) func theSecondScreenFollowsTheSizeClasses(expected: Expectation) throws {
        var app = try launch(expected.device)
        app.apply(.tap(controller: "home", view: "next"))
        try expectSecondScreen(app.picture(), expected)
    }

    @Test(arguments: expectations) func rotationChangesTheFirstScreenAndBack(expected: Expectation) throws {
        var app = try launch(expected.device)
        let turned = try #require(Self.expectations.first { $0.device == expected.turned })
        let before = app.picture()
        app.apply(.rotate(before.scene.environment.orientation.toggled))
        try expectFirstScreen(app.picture(), turned)
        app.apply(.rotate(before.scene.environment.orientation))
        try expectFirstScreen(app.picture(), expected)
        #expect(app.picture() == before)
    }

    @Test(arguments: expectations) func rotationChangesTheSecondScreen(expected: Expectation) throws {
        var app = try launch(expected.device)
        let turned = try #require(Self.expectations.first { $0.device == expected.turned })
        app.apply(.tap(controller: "home", view: "next"))
        app.apply(.rotate(app.picture().scene.environment.orientation.toggled))
        try expectSecondScreen(app.picture(), turned)
    }

    @Test(arguments: expectations) func theButtonPushesTheCatsAndTheBackButtonReturns(expected: Expectation) throws {
        var app = try launch(expected.device)
        let first = app.picture()
        #expect(first.controllers == ["nav", "home"])
        #expect(first.scene.controllers[0].navigationBar?.backButtonTitle == nil)

        app.apply(.tap(controller: "home", view: "next"))
        let second = app.picture()
        #expect(second.controllers == ["nav", "cats"])
        #expect(second.scene.controllers[0].navigationBar?.title == "Who is in")
        #expect(second.scene.controllers[0].navigationBar?.backButtonTitle == "Neko")

        app.apply(.back)
        #expect(app.picture() == first)
    }

    /// Elements that no longer match are updated first, then elements that match. Both are in file order.
    @Test(arguments: [
        ("iphone-se-1", ["home[1] off", "home[0] on", "cats[0] on"]),
        ("iphone-se-1@landscape", ["home[0] off", "home[1] on", "cats[0] off"]),
        ("iphone-8-plus", ["home[1] off"]),
        ("iphone-8-plus@landscape", ["home[1] on"]),
        ("ipad-9-7", []),
        ("ipad-9-7@landscape", []),
    ] as [(String, [String])])
    func rotationFirstUpdatesTheElementsThatNoLongerMatch(device: String, expected: [String]) throws {
        var app = try launch(device)
        app.apply(.tap(controller: "home", view: "next"))
        let facts = app.facts(after: .rotate(app.picture().scene.environment.orientation.toggled))
        let updates = facts.compactMap { fact -> String? in
            guard case .adaptiveElementUpdated(let instance, let element, let holds) = fact,
                  case .index(let index)? = element.components.last
            else { return nil }
            return "\(instance)[\(index)] \(holds ? "on" : "off")"
        }
        #expect(updates == expected)
    }

    private func expectFirstScreen(
        _ picture: DevicePicture, _ expected: Expectation, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        expectSizeClasses(picture, expected, sourceLocation)
        let photo = try #require(picture.frame("photo", in: "home"), sourceLocation: sourceLocation)
        #expect((photo.height > 0) == expected.hasPhoto, sourceLocation: sourceLocation)
        let button = try #require(picture.view("next", in: "home"), sourceLocation: sourceLocation)
        #expect(button.properties.color(.backgroundColor) == .semantic(expected.button), sourceLocation: sourceLocation)
        expectOnScreen(picture, "home", sourceLocation)
    }

    private func expectSecondScreen(
        _ picture: DevicePicture, _ expected: Expectation, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        expectSizeClasses(picture, expected, sourceLocation)
        let stack = try #require(picture.view("cards", in: "cats"), sourceLocation: sourceLocation)
        #expect(stack.properties.choice(.axis) == expected.cards, sourceLocation: sourceLocation)
        let cards = try (["biscuit", "mochi", "professor"] as [ViewID]).map { name in
            try #require(picture.frame(name, in: "cats"), sourceLocation: sourceLocation)
        }
        for (card, next) in zip(cards, cards.dropFirst()) {
            switch expected.cards {
            case .horizontal:
                #expect(next.minX > card.maxX && next.minY == card.minY, sourceLocation: sourceLocation)
            case .vertical:
                #expect(next.minY > card.maxY && next.minX == card.minX, sourceLocation: sourceLocation)
            }
        }
        expectOnScreen(picture, "cats", sourceLocation)
    }

    private func expectSizeClasses(_ picture: DevicePicture, _ expected: Expectation, _ sourceLocation: SourceLocation) {
        for controller in picture.scene.controllers {
            let traits = controller.traits.collection
            #expect(traits.horizontalSizeClass == expected.horizontal, sourceLocation: sourceLocation)
            #expect(traits.verticalSizeClass == expected.vertical, sourceLocation: sourceLocation)
        }
    }

    /// Expects that nothing extends out of the screen, nothing is truncated, and there are no warnings.
    private func expectOnScreen(_ picture: DevicePicture, _ controller: ControllerID, _ sourceLocation: SourceLocation) {
        for shown in picture.scene.controllers where shown.id.controller == controller {
            let room = Rect(origin: .zero, size: shown.frame.size).inset(by: shown.safeAreaInsets)
            let layout = picture.layouts[shown.id]
            #expect(layout?.issues == [], sourceLocation: sourceLocation)
            for (view, frame) in layout?.frames ?? [:] {
                let isInside = frame.minX >= room.minX && frame.minY >= room.minY
                    && frame.maxX <= room.maxX + 0.001 && frame.maxY <= room.maxY + 0.001
                #expect(isInside, "\(view) is at \(frame), outside \(room)", sourceLocation: sourceLocation)
            }
        }
    }
}
