import PlaygroundModel
@testable import Simulation
import Testing

struct ConditionReasonsTests {
    private let context = ConditionContext(
        traits: .make(horizontal: .compact, vertical: .regular), orientation: .landscapeLeft,
        size: Size(width: 694, height: 320.5)
    )

    private func reasons(_ condition: Condition) -> [String] {
        condition.reasons(in: context).map { "\($0.condition.inWords): \($0.actual), \($0.holds)" }
    }

    @Test func simpleConditionsNameTheActualValue() {
        #expect(reasons(.horizontal(.regular)) == ["horizontalSizeClass = regular: compact, false"])
        #expect(reasons(.trait(.userInterfaceStyle, .name("dark"))) == ["userInterfaceStyle = dark: unspecified, false"])
        #expect(reasons(.orientation(.landscape)) == ["orientation = landscape: landscapeLeft, true"])
        #expect(reasons(.width(atLeast: 500, atMost: 700)) == ["width ≥ 500 and width ≤ 700: 694, true"])
        #expect(reasons(.height(atLeast: nil, atMost: 320)) == ["height ≤ 320: 320.5, false"])
    }

    @Test func aFailingAllGivesItsFailingConditionsAsReasons() {
        let condition = Condition.all([.horizontal(.compact), .vertical(.compact)])
        #expect(reasons(condition) == ["verticalSizeClass = compact: regular, false"])
        #expect(reasons(.all([.horizontal(.compact), .vertical(.regular)])).count == 2)
    }

    @Test func anAnyThatHoldsGivesItsMatchingConditionsAsReasons() {
        let condition = Condition.any([.horizontal(.compact), .vertical(.compact)])
        #expect(reasons(condition) == ["horizontalSizeClass = compact: compact, true"])
        #expect(reasons(.any([.horizontal(.regular), .vertical(.compact)])).count == 2)
    }

    @Test func aNegationGivesTheReasonsOfItsCondition() {
        #expect(reasons(.not(.all([.horizontal(.compact), .vertical(.compact)]))) == [
            "verticalSizeClass = compact: regular, false",
        ])
    }

    @Test func alwaysHasNoReasons() {
        #expect(reasons(.always).isEmpty)
    }

    @Test func descriptionsKeepTheGroupingOfConditions() {
        let condition = Condition.not(.all([.any([.horizontal(.compact), .vertical(.compact)]), .orientation(.portrait)]))
        #expect(condition.inWords == """
            not ((horizontalSizeClass = compact or verticalSizeClass = compact) and orientation = portrait)
            """)
        #expect(Condition.always.inWords == "always")
        #expect(Condition.any([]).inWords == "never")
    }
}
