@testable import InterfaceImport
import Testing

struct TraitConditionTests {
    private let all = Set(0..<RunEnvironment.traitCount)

    @Test(arguments: [
        ([1, 2], #"{ verticalSizeClass = "compact" }"#), ([2, 3], #"{ horizontalSizeClass = "regular" }"#),
        ([1], #"{ horizontalSizeClass = "compact", verticalSizeClass = "compact" }"#), ([3, 4], #"{ userInterfaceIdiom = "pad" }"#),
        ([5], #"{ userInterfaceStyle = "dark" }"#), ([6], #"{ preferredContentSizeCategory = "accessibilityLarge" }"#),
        ([0, 1, 2, 3, 4, 5, 6], #"{ layoutDirection = "leftToRight" }"#),
        ([1, 2, 3], #"{ not = { horizontalSizeClass = "compact", verticalSizeClass = "regular" } }"#),
        ([3, 4, 5], #"{ not = { userInterfaceIdiom = "phone", userInterfaceStyle = "light" } }"#),
        ([3, 5], #"{ any = [{ userInterfaceStyle = "dark" }, { userInterfaceIdiom = "pad", horizontalSizeClass = "regular" }] }"#),
    ])
    func theSmallestConditionIsFound(places: [Int], condition: String) {
        #expect(TraitCondition.value(holding: Set(places), among: all)?.text == condition)
    }

    @Test func differencesThatNoTraitsExplainHaveNoCondition() {
        #expect(TraitCondition.value(holding: [0, 2, 6], among: all) == nil)
    }

    @Test func onlyKnownEnvironmentsCount() {
        #expect(TraitCondition.value(holding: [3], among: [0, 3, 5])?.text == #"{ userInterfaceIdiom = "pad" }"#)
    }
}
