import PlaygroundModel
@testable import Simulation
import Testing

/// The window of an iPhone Duo. Each row is a fact measured on the simulator of Xcode 27.1. The sources are those of `devices.toml`.
struct DuoWindowTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let events: [String]
        let frame: Rect
        let insets: EdgeInsets
        let horizontal: UserInterfaceSizeClass
        let vertical: UserInterfaceSizeClass
        let edge: VerticalBarEdge

        init(
            _ events: String, _ frame: Rect, _ insets: EdgeInsets, _ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass,
            _ edge: VerticalBarEdge
        ) {
            self.events = events.split(separator: ",").map(String.init)
            (self.frame, self.insets, self.horizontal, self.vertical, self.edge) = (frame, insets, horizontal, vertical, edge)
        }

        var testDescription: String { events.joined(separator: ", ") }
    }

    private static func full(_ width: Double, _ height: Double) -> Rect { Rect(x: 0, y: 0, width: width, height: height) }

    // Sizes and insets: DLB GS MUX, high. Edges: KUS MVV AD, high (rules 1 and 4). Halves: DLB AMO MVV BH AUD, high (rule 5).
    // Partly folded: KUS DLB, high. Right to left: AUD DD, the side high, the flip medium (rule 3).
    private static let rows: [Row] = [
        Row("", full(466, 678), EdgeInsets(bottom: 34, right: 84), .compact, .regular, .trailing),
        Row("rotate landscape", full(678, 466), EdgeInsets(left: 84, bottom: 34), .compact, .compact, .leading),
        Row("rotate landscapeLeft", full(678, 466), EdgeInsets(bottom: 34, right: 84), .compact, .compact, .trailing),
        Row("fold open", full(951, 669), EdgeInsets(bottom: 34, right: 84), .regular, .regular, .trailing),
        Row("fold open,rotate landscape", full(951, 669), EdgeInsets(bottom: 34, right: 84), .regular, .regular, .trailing),
        Row("fold open,rotate portrait", full(669, 951), EdgeInsets(top: 82, bottom: 34), .regular, .regular, .unspecified),
        Row("fold half", full(951, 669), EdgeInsets(bottom: 34, right: 84), .regular, .regular, .trailing),
        Row("fold half,rotate portrait", full(669, 951), EdgeInsets(top: 82, bottom: 34), .regular, .regular, .unspecified),
        Row("fold open,angle 95", full(951, 669), EdgeInsets(bottom: 34, right: 84), .regular, .regular, .trailing),
        Row("fold open,split left", full(469, 669), EdgeInsets(bottom: 34), .compact, .regular, .leading),
        Row("fold open,split right", Rect(x: 482, y: 0, width: 469, height: 669), EdgeInsets(bottom: 34, right: 84), .compact, .regular,
            .trailing),
        Row("fold half,split left", full(469, 669), EdgeInsets(bottom: 34), .compact, .regular, .leading),
        Row("layoutDirection rightToLeft", full(466, 678), EdgeInsets(bottom: 34, right: 84), .compact, .regular, .leading),
        Row("layoutDirection rightToLeft,rotate landscape", full(678, 466), EdgeInsets(left: 84, bottom: 34), .compact, .compact, .trailing),
        Row("layoutDirection rightToLeft,fold open,split left", full(469, 669), EdgeInsets(bottom: 34), .compact, .regular, .trailing),
        // The device is in portrait again, after rotations and folds.
        Row("fold open,fold closed", full(466, 678), EdgeInsets(bottom: 34, right: 84), .compact, .regular, .trailing),
        Row("fold open,split right,fold closed", full(466, 678), EdgeInsets(bottom: 34, right: 84), .compact, .regular, .trailing),
        Row("rotate landscape,fold open", full(669, 951), EdgeInsets(top: 82, bottom: 34), .regular, .regular, .unspecified),
    ]

    @Test(arguments: rows)
    func `the window has the measured frame`(row: Row) throws {
        var app = try DeviceSimulation.onDuo()
        for line in row.events { _ = app.apply(try Event(line: line)) }
        let scene = app.scene()
        #expect(scene.window == row.frame)
        #expect(scene.safeAreaInsets == row.insets)
        #expect(scene.traits.collection.horizontalSizeClass == row.horizontal)
        #expect(scene.traits.collection.verticalSizeClass == row.vertical)
        #expect(scene.traits.collection.verticalBarEdge == row.edge)
        // Rule 14, and the scale that UIKit renders at.
        #expect(scene.traits.collection.userInterfaceIdiom == .phone)
        #expect(scene.traits.collection.displayScale == 3)
        // A controller reads the window's value, which exists before any bar (rule 2).
        #expect(scene.controllers[0].traits.collection.verticalBarEdge == row.edge)
    }

    @Test(arguments: [
        ("", TraitOrigin.Source.device("iphone-duo")), ("fold open", .innerDisplay(of: "iphone-duo")),
        ("fold open,split left", .window(.leftHalf)),
    ])
    func `the origins of the bar edge name its source`(events: String, source: TraitOrigin.Source) throws {
        var app = try DeviceSimulation.onDuo()
        for line in events.split(separator: ",") { _ = app.apply(try Event(line: String(line))) }
        #expect(app.scene().traits.origins[.verticalBarEdge]?.last?.source == source)
    }

    @Test func `other devices and older systems have no vertical bar edge`() throws {
        for device in Device.fixtures { #expect(DeviceSimulation.make(.make(.make("home")), on: device).scene().traits.collection.verticalBarEdge == .unspecified) }
        #expect(try DeviceSimulation.onDuo(after: "ios 27").scene().traits.collection.verticalBarEdge == .unspecified)
    }

    @Test func `conditions and overrides can use the vertical bar edge`() throws {
        let side = AdaptiveElement.make(when: .trait(.verticalBarEdge, .name("trailing")))
        var app = try DeviceSimulation.onDuo(.make(.make("home", adaptive: [side])))
        #expect(app.scene().controllers[0].adaptiveElements.map(\.holds) == [true])
        _ = app.apply(.rotate(.landscapeRight))
        #expect(app.scene().controllers[0].adaptiveElements.map(\.holds) == [false])
        let override = ControllerDefinition.Override.make(nil, TraitCollection(.verticalBarEdge, .name("trailing")))
        var other = try DeviceSimulation.onDuo(.make(.make("home", overrides: [override])))
        _ = other.apply(.rotate(.landscapeRight))
        #expect(other.scene().controllers[0].traits.collection.verticalBarEdge == .trailing)
    }
}
