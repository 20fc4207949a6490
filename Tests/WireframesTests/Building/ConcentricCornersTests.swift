@testable import LayoutEngine
import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct ConcentricCornersTests {
    private static let concentric: [ViewProperty: PropertyValue] = [.cornerConfiguration: .corners(CornerConfiguration(radius: .containerConcentric(minimum: 2)))]

    /// The corner radii of a view 6 points above the bottom edge of a card, which is 8 points above the bottom edge of the screen.
    private func radii(
        ios: SystemVersion, card properties: [ViewProperty: PropertyValue], sheet: ScenePresentation? = nil
    ) throws -> (card: CornerRadii?, inner: CornerRadii?) {
        let screen = Size(width: 320, height: 568)
        let device = Device.make(size: screen, cornerRadius: 40)
        let views = [
            ResolvedView.make("card", .view, properties, subviews: ["inner"]), .make("inner", .view, Self.concentric),
        ]
        let frames: [ViewID: Rect] = ["card": Rect(x: 8, y: 360, width: 304, height: 200), "inner": Rect(x: 14, y: 454, width: 292, height: 100)]
        var controller = SceneController.make(frame: Rect(origin: .zero, size: screen), views: views, isPresented: sheet != nil)
        controller.presentation = sheet
        let scene = Scene.make(device: device, controllers: [controller])
        let tree = WireframeNode.screen(
            of: scene, layouts: [controller.id: LayoutResult(frames: frames)], tintColor: nil, profile: BehaviourProfile(version: ios))
        let card = try #require(tree.descendant("home.card")), inner = try #require(tree.descendant("home.inner"))
        return (card.style.cornerRadii, inner.style.cornerRadii)
    }

    @Test func `the container is the nearest view with round corners, else the screen`() throws {
        let nested = try radii(ios: 26, card: Self.concentric)
        #expect(nested.card == CornerRadii(upper: 2, lower: 32))
        #expect(nested.inner == CornerRadii(upper: 2, lower: 26))
        let plain = try radii(ios: 26, card: [:])
        #expect(plain.card == nil)
        #expect(plain.inner == CornerRadii(upper: 2, lower: 26))
        let layer = try radii(ios: 26, card: [.cornerRadius: .number(10)])
        #expect(layer.card == CornerRadii(all: 10))
        #expect(layer.inner == CornerRadii(upper: 2, lower: 4))
    }

    @Test func `a sheet has the corners of the screen at common edges`() throws {
        let sheet = ScenePresentation(style: .pageSheet, form: .sheet, cornerRadius: 10)
        #expect(sheet.cornerRadii == CornerRadii(upper: 10, lower: 0))
        #expect(try radii(ios: 26, card: Self.concentric, sheet: sheet).card == CornerRadii(upper: 2, lower: 32))
    }

    @Test func `before iOS 26 the layer's corner radius is used`() throws {
        let radii = try radii(ios: 18, card: Self.concentric.merging([.cornerRadius: .number(10)]) { $1 })
        #expect(radii.card == CornerRadii(all: 10) && radii.inner == nil)
    }

    @Test func `a configuration overrides the layer's corner radius`() {
        let capsule: PropertyValue = .corners(CornerConfiguration(radius: .capsule(maximum: nil)))
        let properties = ViewProperties([.cornerRadius: .number(4), .cornerConfiguration: capsule])
        #expect(properties.cornerRadii(in: Size(width: 100, height: 40), under: .newest) == CornerRadii(all: 20))
        let empty = ViewProperties([.cornerRadius: .number(4), .cornerConfiguration: .corners(CornerConfiguration())])
        #expect(empty.cornerRadii(in: Size(width: 100, height: 40), under: .newest) == CornerRadii(all: 4))
    }
}
