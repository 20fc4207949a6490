import PlaygroundModel
import Testing

struct ViewKindFactsTests {
    @Test(arguments: ViewKind.allCases)
    func factsOfAKindAreConsistent(_ kind: ViewKind) {
        let facts = kind.facts
        #expect(Set(kind.properties).count == kind.properties.count)
        if let spoken = facts.spokenProperty { #expect(spoken.applies(to: kind)) }
        if let control = facts.control { #expect(control.property.applies(to: kind)) }
    }

    /// The rules are those of UISlider and UIStepper.
    @Test(arguments: [
        (ViewKind.slider, [:], 0.0...1, 0.0), (.stepper, [.value: 7], 0...100, 7), (.slider, [.minimumValue: 10, .maximumValue: 30], 10...30, 10),
        (.stepper, [.maximumValue: 5, .value: 9], 0...5, 5), (.slider, [.minimumValue: 3], 3...3, 3),
    ] as [(ViewKind, [ViewProperty: Double], ClosedRange<Double>, Double)])
    func valuesAreKeptWithinTheirRange(_ kind: ViewKind, _ numbers: [ViewProperty: Double], _ range: ClosedRange<Double>, _ value: Double) {
        let properties = ViewProperties(numbers.mapValues(PropertyValue.number))
        #expect(ControlValue.range(of: properties, in: kind) == range)
        #expect(ControlValue.number(of: properties, in: kind) == value)
    }

    @Test func controlsHaveTheirChangeableProperty() {
        func kinds(_ property: ViewProperty) -> [ViewKind] {
            ViewKind.allCases.filter { $0.facts.control?.property == property }
        }
        #expect(kinds(.isOn) == [.switch])
        #expect(kinds(.value) == [.slider, .stepper])
        #expect(kinds(.selectedSegmentIndex) == [.segmentedControl])
        #expect(kinds(.text) == [.textField, .textView, .searchBar])
    }
}
