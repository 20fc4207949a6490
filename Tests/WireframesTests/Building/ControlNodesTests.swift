import PlaygroundModel
import Simulation
import Testing

@testable import Wireframes

/// The interaction attributes of controls' nodes.
@Suite struct ControlNodesTests {
    private static func content(
        _ kind: ViewKind, _ properties: [ViewProperty: PropertyValue] = [:], tap: Action? = nil, ios version: SystemVersion? = nil
    ) -> ViewContent {
        ViewContent(
            view: .make("x", kind, properties, tap: tap), text: nil, traits: TraitCollection(),
            profile: version.map { BehaviourProfile(version: $0) } ?? .newest)
    }

    @Test(arguments: [
        (ButtonStyle.glass, ButtonStyle.gray), (.clearGlass, .gray), (.prominentGlass, .filled), (.prominentClearGlass, .filled), (.tinted, .tinted),
    ])
    func `glass is drawn from iOS 26 on`(style: ButtonStyle, before: ButtonStyle) throws {
        for (version, drawn) in [(SystemVersion(26), style), (18, before)] {
            guard case .button(let button) = Self.content(.button, [.buttonStyle: .string(style.rawValue)], ios: version).value else {
                Issue.record("no button")
                return
            }
            #expect(button.style == drawn)
        }
        let glass = VisualEffect.glass(GlassEffect())
        #expect(glass.shown(in: .glass) == glass)
        #expect(glass.shown(in: .filled) == .blur(.systemMaterial))
    }

    @Test(arguments: [
        (ViewKind.slider, [ViewProperty.value: PropertyValue.number(0.25)], ControlValue.value(0.25)),
        (.stepper, [:], .value(0)),
        (.segmentedControl, [.selectedSegmentIndex: .number(1)], .selectedSegmentIndex(1)),
        (.textField, [.text: .string("Mochi")], .text("Mochi")),
    ])
    func `the node of a control has its value`(
        kind: ViewKind, properties: [ViewProperty: PropertyValue], value: ControlValue
    ) throws {
        let control = try #require(Self.content(kind, properties, tap: .pop).control(of: "home"))
        #expect(control.value == value)
        #expect(control.event == "change home.x \(value.property.rawValue)")
        #expect(!Self.content(kind, properties, tap: .pop).isTapped)
    }

    @Test func `a range limits the drawing and the effect of a tap`() throws {
        let properties: [ViewProperty: PropertyValue] = [.minimumValue: .number(10), .maximumValue: .number(30), .value: .number(15)]
        let slider = Self.content(.slider, properties)
        #expect(slider.value == .slider(value: 0.25, isEnabled: true))
        #expect(slider.control(of: "home")?.range == 10...30)
        let stepper = Self.content(.stepper, properties.merging([.stepValue: .number(5), .value: .number(50)]) { $1 }).control(of: "home")
        #expect(stepper?.step == 5 && stepper?.value == .value(30))
    }

    @Test(arguments: [ViewKind.slider, .stepper, .segmentedControl, .textField])
    func `a disabled control cannot be used`(kind: ViewKind) {
        #expect(Self.content(kind, [.isEnabled: .bool(false)]).control(of: "home") == nil)
    }

    @Test func `switches and views with actions can be tapped`() {
        #expect(Self.content(.switch).isTapped)
        #expect(Self.content(.switch).control(of: "home") == nil)
        #expect(!Self.content(.label).isTapped)
        #expect(Self.content(.label, tap: .pop).isTapped)
    }
}
