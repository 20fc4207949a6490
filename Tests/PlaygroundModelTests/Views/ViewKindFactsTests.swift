import PlaygroundModel
import Testing

struct ViewKindFactsTests {
    @Test(arguments: ViewKind.allCases)
    func rowsAgreeWithThemselves(_ kind: ViewKind) {
        let facts = kind.facts
        #expect(Set(kind.properties).count == kind.properties.count)
        if let spoken = facts.spokenProperty { #expect(spoken.applies(to: kind)) }
        if case .value(let range) = facts.control { #expect(range.contains(0)) }
        // A person can turn a stepper, but no file says where it stands.
        if let control = facts.control, kind != .stepper { #expect(control.property.applies(to: kind)) }
    }

    @Test func whatAPersonMakesOfAControl() {
        func kinds(_ property: ViewProperty) -> [ViewKind] {
            ViewKind.allCases.filter { $0.facts.control?.property == property }
        }
        #expect(kinds(.isOn) == [.switch])
        #expect(kinds(.value) == [.slider, .stepper])
        #expect(kinds(.selectedSegmentIndex) == [.segmentedControl])
        #expect(kinds(.text) == [.textField, .textView, .searchBar])
    }
}
