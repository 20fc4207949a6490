import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// The order and the recipients of callbacks (WWDC 2014, session 216; WWDC 2015, session 205).
struct HierarchyChangeTests {
    typealias ID = ControllerInstance.ID
    typealias Change = LogFact.TraitChange

    private static let vertical = Change(.verticalSizeClass, from: .name("regular"), to: .name("compact"))
    private static let wider = Change(.horizontalSizeClass, from: .name("compact"), to: .name("regular"))
    private static let narrower = Change(.horizontalSizeClass, from: .name("regular"), to: .name("compact"))

    /// All three callbacks for a navigation controller and its child.
    private static func all(_ changes: [Change], from old: Size, to new: Size) -> [LogFact] {
        [
            .willTransitionToTraits(ID("nav"), changes), .willTransitionToTraits(ID("home"), changes),
            .viewWillTransition(ID("nav"), from: old, to: new), .viewWillTransition(ID("home"), from: old, to: new),
            .traitCollectionDidChange(ID("nav"), changes), .traitCollectionDidChange(ID("home"), changes),
        ]
    }

    private static let turned = LogFact.posted(.deviceOrientationDidChange(from: .portrait, to: .landscapeRight))

    @Test func phoneRotationChangesTheVerticalSizeClassAndTheSize() throws {
        var simulation = DeviceSimulation.make(.makeFlow(), on: .phone6)
        let facts = try simulation.facts(after: "rotate landscape")
        let size = Size(width: 375, height: 667)
        #expect(facts == [Self.turned] + Self.all([Self.vertical], from: size, to: size.transposed))
    }

    @Test func plusPhoneRotationChangesBothSizeClasses() throws {
        var simulation = DeviceSimulation.make(.makeFlow(), on: .phone8Plus)
        let facts = try simulation.facts(after: "rotate landscape")
        let size = Size(width: 414, height: 736)
        #expect(facts == [Self.turned] + Self.all([Self.wider, Self.vertical], from: size, to: size.transposed))
    }

    @Test func iPadRotationChangesOnlyTheSize() throws {
        var simulation = DeviceSimulation.make(.makeFlow(), on: .pad97)
        let facts = try simulation.facts(after: "rotate landscape")
        let size = Size(width: 768, height: 1024)
        #expect(facts == [
            Self.turned, .viewWillTransition(ID("nav"), from: size, to: size.transposed),
            .viewWillTransition(ID("home"), from: size, to: size.transposed),
        ])
    }

    @Test(arguments: [(12, true), (13, false)])
    func statusBarNotificationsEncloseARotationUpToVersion12(_ version: Int, _ arePosted: Bool) throws {
        var simulation = DeviceSimulation.make(.makeFlow(ios: version), on: .pad97)
        let facts = try simulation.facts(after: "rotate landscape")
        #expect(facts.first == Self.turned)
        #expect((facts[1] == .posted(.statusBarOrientationWillChange(to: .landscapeRight))) == arePosted)
        #expect((facts.last == .posted(.statusBarOrientationDidChange(from: .portrait))) == arePosted)
    }

    @Test func aHalfTurnOnlyPostsTheOrientationNotification() throws {
        var simulation = DeviceSimulation.make(.makeFlow(), on: .phone6, .landscapeLeft)
        let facts = try simulation.facts(after: "rotate landscapeRight")
        #expect(facts == [.posted(.deviceOrientationDidChange(from: .landscapeLeft, to: .landscapeRight))])
    }

    @Test func enteringSplitViewChangesSizeClassAndSize() throws {
        var simulation = DeviceSimulation.make(.makeFlow(), on: .pad97, .landscapeRight)
        let facts = try simulation.facts(after: "split 1/2")
        let (old, new) = (Size(width: 1024, height: 768), Size(width: 507, height: 768))
        #expect(facts == Self.all([Self.narrower], from: old, to: new))
    }

    @Test func resizingWithinASizeClassChangesOnlyTheSize() throws {
        var simulation = DeviceSimulation.make(.makeFlow(ios: 18), on: .pad97, .landscapeRight, window: .twoThirds)
        let facts = try simulation.facts(after: "split full")
        let (old, new) = (Size(width: 694, height: 768), Size(width: 1024, height: 768))
        #expect(facts == [
            .viewWillTransition(ID("nav"), from: old, to: new), .viewWillTransition(ID("home"), from: old, to: new),
        ])
    }

    /// The 9.7-inch iPad's two thirds are regular in landscape and compact in portrait.
    @Test func rotatingInSplitViewCanChangeTheSizeClass() throws {
        var simulation = DeviceSimulation.make(.makeFlow(ios: 18), on: .pad97, .landscapeRight, window: .twoThirds)
        let facts = try simulation.facts(after: "rotate portrait")
        #expect(facts.contains(.traitCollectionDidChange(ID("home"), [Self.narrower])))
    }

    @Test func halfBecomesTwoThirdsInPortrait() throws {
        var simulation = DeviceSimulation.make(.makeFlow(ios: 18), on: .pad97, .landscapeRight, window: .oneHalf)
        let facts = try simulation.facts(after: "rotate portrait")
        #expect(facts.first == .windowReplaced(.oneHalf, with: .twoThirds))
        #expect(simulation.state.environment.window == .twoThirds)
    }

    private static let settings: [(String, Change)] = [
        ("userInterfaceStyle dark", Change(.userInterfaceStyle, from: .name("light"), to: .name("dark"))),
        ("forceTouch off", Change(.forceTouchCapability, from: .name("available"), to: .name("unavailable"))),
        (
            "preferredContentSizeCategory small",
            Change(.preferredContentSizeCategory, from: .name("large"), to: .name("small"))
        ),
        ("layoutDirection rightToLeft", Change(.layoutDirection, from: .name("leftToRight"), to: .name("rightToLeft"))),
        ("accessibilityContrast high", Change(.accessibilityContrast, from: .name("normal"), to: .name("high"))),
        ("legibilityWeight bold", Change(.legibilityWeight, from: .name("regular"), to: .name("bold"))),
    ]

    @Test(arguments: settings)
    func settingsChangeOnlyTraits(_ line: String, _ change: Change) throws {
        var simulation = DeviceSimulation.make(.makeFlow(), on: .phone8Plus)
        #expect(try simulation.facts(after: line) == [
            .willTransitionToTraits(ID("nav"), [change]), .willTransitionToTraits(ID("home"), [change]),
            .traitCollectionDidChange(ID("nav"), [change]), .traitCollectionDidChange(ID("home"), [change]),
        ])
    }

    @Test(arguments: [(Device.phone6, 26, "forceTouch off"), (.phone8Plus, 12, "userInterfaceStyle dark")])
    func settingsWithoutEffectAreIgnored(_ device: Device, _ version: Int, _ line: String) throws {
        var simulation = DeviceSimulation.make(.makeFlow(ios: version), on: device)
        #expect(try simulation.facts(after: line) == [.ignored(.nobodyConcerned)])
    }

    @Test func dynamicTypeWasANotificationBeforeItWasATrait() throws {
        var simulation = DeviceSimulation.make(.makeFlow(ios: 9))
        #expect(try simulation.facts(after: "preferredContentSizeCategory small") == [
            .posted(.contentSizeCategoryDidChange(to: .small)),
        ])
    }

    @Test func coveredControllersAreNotified() throws {
        var simulation = DeviceSimulation.make(.makeFlow(ios: 12), on: .pad97)
        let facts = try simulation.facts(after: "tap home.next", "tap detail.modal", "rotate landscape")
        #expect(facts.compactMap(\.controller) == [ID("nav"), ID("home"), ID("detail"), ID("sheet")])
    }

    @Test func aControllerShieldedByAnOverrideIsNotNotified() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("outer", .container(children: ["inner"]), overrides: [
                .make("inner", .make(horizontal: .regular, vertical: .regular)),
            ]),
            .make("inner")
        ), on: .phone6)
        let facts = try simulation.facts(after: "rotate landscape").dropFirst()
        #expect(facts.map(\.name) == [
            "willTransition", "viewWillTransition", "viewWillTransition", "traitCollectionDidChange",
        ])
        #expect(facts.map(\.controller) == [ID("outer"), ID("outer"), ID("inner"), ID("outer")])
    }

    @Test func aChildOfUnchangedSizeReceivesNoSizeCallback() {
        let place = LayoutConstraint.place("inner", at: Rect(x: 0, y: 0, width: 100, height: 100))
        let playground = Playground.make(.make("outer", .container(children: ["inner"]), constraints: place), .make("inner"))
        var simulation = DeviceSimulation.make(playground, on: .pad97)
        let facts = simulation.apply(.rotate(.landscapeRight)).map(\.fact)
        #expect(facts.filter { $0.name == "viewWillTransition" }.map(\.controller) == [ID("outer")])
    }

    @Test func adaptiveElementsThatStopHoldingAreUpdatedFirst() throws {
        var simulation = DeviceSimulation.make(.make(.make("home", adaptive: [
            .make(0, when: .vertical(.compact)), .make(1, when: .vertical(.regular)), .make(2, when: .always),
            .make(3, when: .orientation(.landscape)), .make(4, when: .width(atLeast: nil, atMost: 400)),
        ])), on: .phone6)
        let facts = try simulation.facts(after: "rotate landscape")
        let updates = facts.compactMap { fact -> String? in
            guard case .adaptiveElementUpdated(_, let path, let holds) = fact else { return nil }
            return "\(path) \(holds)"
        }
        #expect(updates == ["adaptive[1] false", "adaptive[4] false", "adaptive[0] true", "adaptive[3] true"])
        #expect(Array(facts.suffix(4)).allSatisfy { $0.name == "adaptive-element" })
    }

    @Test func orientationsTheDeviceLacksAreIgnored() throws {
        var simulation = DeviceSimulation.make(.make(.make("home")), on: .tv, .landscapeRight)
        #expect(try simulation.facts(after: "rotate portrait") == [.ignored(.orientationNotSupported(.portrait))])
    }
}
