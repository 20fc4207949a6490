import PlaygroundModel
@testable import Simulation
import Testing

/// UIArrangementViewController: the frames of its two views.
struct ArrangementLayoutTests {
    typealias Axis = ArrangementDefinition.Axis

    /// A posture of the iPhone Duo, with a navigation bar above the arrangement (kusumotoa/iPhoneDuoLab, docs/02, 03).
    struct Posture: CustomStringConvertible {
        let description: String
        let size: Size
        let insets: EdgeInsets
        var division: Rect?
        var horizontal = UserInterfaceSizeClass.regular
        var vertical = UserInterfaceSizeClass.regular

        static let closed = Posture(
            description: "closed", size: Size(width: 466, height: 678), insets: EdgeInsets(top: 82, bottom: 34, right: 84),
            horizontal: .compact)
        static let closedOnItsSide = Posture(
            description: "closed on its side", size: Size(width: 678, height: 466), insets: EdgeInsets(top: 82, left: 84, bottom: 34),
            horizontal: .compact, vertical: .compact)
        static let openUpright = Posture(
            description: "open upright", size: Size(width: 669, height: 951), insets: EdgeInsets(top: 82, bottom: 34))
        static let open = Posture(
            description: "open", size: Size(width: 951, height: 669), insets: EdgeInsets(top: 82, bottom: 34, right: 84))
        static let laptop = Posture(
            description: "laptop", size: openUpright.size, insets: openUpright.insets, division: Rect(x: 0, y: 455.5, width: 669, height: 40))
        static let book = Posture(
            description: "book", size: open.size, insets: open.insets, division: Rect(x: 455.5, y: 0, width: 40, height: 669))

        func layout(_ definition: ArrangementDefinition, _ direction: LayoutDirection = .leftToRight) -> ArrangementLayout {
            var traits = TraitCollection.make(horizontal: horizontal, vertical: vertical)
            traits.displayScale = 3
            traits.layoutDirection = direction
            return ArrangementLayout(definition, size: size, safeAreaInsets: insets, division: division, traits: traits)
        }
    }

    private static func definition(
        _ style: ArrangementDefinition.Style, _ axes: Set<Axis> = Set(Axis.allCases),
        change: (inout ArrangementDefinition) -> Void = { _ in }
    ) -> ArrangementDefinition {
        var definition = ArrangementDefinition(primary: "p", secondary: "s", style: style, axes: axes)
        change(&definition)
        return definition
    }

    /// The spans of the primary and the secondary, measured on pictures in whole points (kusumotoa/iPhoneDuoLab, docs/02).
    @Test(arguments: [
        (Posture.closed, Axis.vertical, 82.0...363.0, 363.0...644.0), (.openUpright, .vertical, 82...500, 500...917),
        (.open, .horizontal, 0...434, 434...867), (.laptop, .vertical, 82...456, 496...917), (.book, .horizontal, 0...456, 496...867),
    ])
    func splitHasTheMeasuredSpans(
        _ posture: Posture, _ axis: Axis, _ primary: ClosedRange<Double>, _ secondary: ClosedRange<Double>
    ) throws {
        let layout = posture.layout(Self.definition(.split))
        #expect(layout.axis == axis)
        #expect(try Self.isNear(#require(layout.primary.frame), axis, primary))
        #expect(try Self.isNear(#require(layout.secondary.frame), axis, secondary))
        #expect(!layout.primary.isStacked)
        #expect(layout.isDivided == (posture.division != nil))
    }

    /// Spans from the same source: the secondary is first, the primary second, 40 points apart.
    @Test(arguments: [(Posture.laptop, Axis.vertical, 496.0...917.0, 82.0...456.0), (.book, .horizontal, 496...867, 0...456)])
    func aFoldSeparatesTheViewsOfAnOverlay(
        _ posture: Posture, _ axis: Axis, _ primary: ClosedRange<Double>, _ secondary: ClosedRange<Double>
    ) throws {
        let layout = posture.layout(Self.definition(.overlay))
        #expect(try Self.isNear(#require(layout.primary.frame), axis, primary))
        #expect(try Self.isNear(#require(layout.secondary.frame), axis, secondary))
        #expect(!layout.primary.isStacked)
    }

    private static func isNear(_ frame: Rect, _ axis: Axis, _ span: ClosedRange<Double>) -> Bool {
        let (first, last) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        return abs(first - span.lowerBound) <= 0.5 && abs(last - span.upperBound) <= 0.5
    }

    /// The same source: the views of an overlay cover each other if the display is flat.
    @Test(arguments: [Posture.closed, .closedOnItsSide, .openUpright, .open])
    func anOverlayCoversTheSecondaryOnAFlatDisplay(_ posture: Posture) {
        let layout = posture.layout(Self.definition(.overlay))
        #expect(layout.primary == ArrangementPane(frame: Rect(origin: .zero, size: posture.size), isStacked: true))
        #expect(layout.primary == layout.secondary)
        #expect(layout.axis == nil)
    }

    /// The same source: an axis that cannot apply leaves only the primary of a split, and an overlay unchanged. A closed Duo in
    /// landscape shows only the primary (UISplitArrangement).
    @Test(arguments: [
        (Posture.closedOnItsSide, Set(Axis.allCases)), (.closed, [.horizontal]), (.openUpright, [.horizontal]), (.open, [.vertical]),
        (.laptop, [.horizontal]), (.book, [.vertical]), (.open, []),
    ] as [(Posture, Set<Axis>)])
    func anInapplicableAxisShowsOnlyThePrimary(_ posture: Posture, _ axes: Set<Axis>) {
        let split = posture.layout(Self.definition(.split, axes))
        #expect(split.secondary.frame == nil)
        #expect(split.primary.frame == Rect(origin: .zero, size: posture.size).inset(by: posture.insets))
        #expect(posture.layout(Self.definition(.overlay, axes)).primary.isStacked)
    }

    /// DuoProbe (sven-ericmolzahn/iphone-duo-probe), on the inner display in landscape: widths of the primary and the secondary,
    /// flat and in the book posture. The width is `nil` for a view that is not shown.
    @Test(arguments: [
        (nil, nil, nil, 433.5, 433.5, 456.0, 372.0), (280, 330, nil, 330, 537, 330, 126), (240, nil, nil, 434, 434, 456, 372),
        (280, 330, 360, 330, 537, 456, 372), (400, nil, nil, 434, 434, 456, 372), (500, nil, nil, 500, 367, nil, nil),
    ] as [(Double?, Double?, Double?, Double, Double, Double?, Double?)])
    func viewsHaveTheirPreferredWidths(
        _ minimum: Double?, _ preferred: Double?, _ otherMinimum: Double?, _ flatPrimary: Double, _ flatSecondary: Double,
        _ primary: Double?, _ secondary: Double?
    ) throws {
        let definition = Self.definition(.split) {
            $0.primaryProperties.width = .init(minimum: minimum, preferred: preferred, maximum: preferred.map { $0 + 110 })
            $0.secondaryProperties.width.minimum = otherMinimum
        }
        let (flat, book) = (Posture.open.layout(definition), Posture.book.layout(definition))
        #expect(try abs(#require(flat.primary.frame).width - flatPrimary) <= 1)
        #expect(try abs(#require(flat.secondary.frame).width - flatSecondary) <= 1)
        for (place, width) in [(book.primary, primary), (book.secondary, secondary)] {
            #expect((place.frame == nil) == (width == nil))
            if let frame = place.frame, let width { #expect(abs(frame.width - width) <= 1) }
        }
    }

    /// "A secondary column's ideal width of 320 is honoured" (one simulator of iOS 27.1).
    @Test func theSecondaryHasItsPreferredWidth() {
        let layout = Posture.open.layout(Self.definition(.split) { $0.secondaryProperties.width.preferred = 320 })
        #expect(layout.secondary.frame?.width == 320)
        #expect(layout.secondary.frame?.maxX == 867)
    }

    @Test func thePrimaryIsOnTheRightInRightToLeftLayouts() {
        let flat = Posture.open.layout(Self.definition(.split), .rightToLeft)
        #expect(flat.primary.frame?.maxX == 867)
        #expect(flat.secondary.frame?.minX == 0)
        let book = Posture.book.layout(Self.definition(.split), .rightToLeft)
        #expect(book.primary.frame?.minX == 495.5)
    }
}

/// The two controllers of an arrangement in the hierarchy.
struct ArrangementTests {
    private static func playground(
        _ style: ArrangementDefinition.Style = .split, ios version: SystemVersion = SystemVersion(27, 1)
    ) -> Playground {
        var playground = Playground.make(
            .make("both", .arrangement(ArrangementDefinition(primary: "film", secondary: "talk", style: style))),
            .make("film", views: [.make("next", tap: .show("film"))]), .make("talk")
        )
        playground.profile.version = version
        return playground
    }

    /// In a portrait shape one controller is below the other. In a landscape shape of regular width they are next to each other.
    @Test(arguments: [
        (Device.phoneX, InterfaceOrientation.portrait, Rect(x: 0, y: 44, width: 375, height: 367)),
        (.pad97, .landscapeRight, Rect(x: 0, y: 20, width: 512, height: 748)),
        (.pad97, .portrait, Rect(x: 0, y: 20, width: 768, height: 502)),
        (.phone8Plus, .landscapeRight, Rect(x: 0, y: 0, width: 368, height: 414)),
    ])
    func arrangementsSplitOnEveryDevice(_ device: Device, _ orientation: InterfaceOrientation, _ primary: Rect) throws {
        let simulation = DeviceSimulation.make(Self.playground(), on: device, orientation)
        #expect(simulation.onScreen == ["both", "film", "talk"])
        #expect(try simulation.controller("film").frame == primary)
        #expect(try simulation.controller("film").frameDoubt == "arrangements were measured only on the iPhone Duo")
        #expect(try simulation.controller("film").safeAreaInsets == .zero)
    }

    @Test func theSecondaryDisappearsIfItDoesNotFit() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .phoneX)
        #expect(try simulation.appearance(after: "rotate landscapeRight") == ["viewWillDisappear talk · viewDidDisappear talk"])
        #expect(simulation.onScreen == ["both", "film"])
        try simulation.facts(after: "rotate portrait")
        #expect(simulation.onScreen == ["both", "film", "talk"])
    }

    @Test func thePrimaryOfAnOverlayIsInFront() throws {
        let simulation = DeviceSimulation.make(Self.playground(.overlay), on: .phoneX)
        #expect(simulation.onScreen == ["both", "talk", "film"])
        #expect(try simulation.controller("film").safeAreaInsets == EdgeInsets(top: 44, bottom: 34))
    }

    @Test func earlierVersionsMarkArrangementsAsDoubtful() throws {
        let simulation = DeviceSimulation.make(Self.playground(ios: 26), on: .phoneX)
        #expect(try simulation.controller("film").frameDoubt == "arrangements came with iOS 27.1")
    }

    /// UIArrangementViewController does not override `show`.
    @Test func arrangementsPassShowToTheirAncestors() throws {
        var playground = Self.playground()
        playground = Playground(
            title: "Test", profile: playground.profile, devices: [], rootViewController: "nav",
            controllers: [.make("nav", .navigation(rootViewController: "both"))] + playground.controllers, customTraits: [])
        var simulation = DeviceSimulation.make(playground, on: .phoneX)
        try simulation.facts(after: "tap film.next")
        #expect(simulation.onScreen == ["nav", "film#2"])
    }
}
