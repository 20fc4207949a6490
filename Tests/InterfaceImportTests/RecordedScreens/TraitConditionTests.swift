@testable import InterfaceImport
import JSON
import Testing

struct TraitConditionTests {
    private let all = Set(0..<RunEnvironment.traitCount)

    @Test(arguments: [
        ([1, 2], #"{ verticalSizeClass = "compact" }"#), ([2, 3, 8], #"{ horizontalSizeClass = "regular" }"#),
        ([1], #"{ horizontalSizeClass = "compact", verticalSizeClass = "compact" }"#), ([3, 4, 8], #"{ userInterfaceIdiom = "pad" }"#),
        ([8], #"{ userInterfaceIdiom = "pad", orientation = "landscape" }"#),
        ([5], #"{ userInterfaceStyle = "dark" }"#), ([6], #"{ preferredContentSizeCategory = "accessibilityLarge" }"#),
        ([0, 1, 2, 3, 4, 5, 6, 8], #"{ layoutDirection = "leftToRight" }"#),
        ([1, 2, 3, 8], #"{ not = { horizontalSizeClass = "compact", verticalSizeClass = "regular" } }"#),
        ([3, 4, 5, 8], #"{ not = { userInterfaceIdiom = "phone", userInterfaceStyle = "light" } }"#),
        ([3, 5, 8], #"{ any = [{ userInterfaceStyle = "dark" }, { userInterfaceIdiom = "pad", horizontalSizeClass = "regular" }] }"#),
    ])
    func theSmallestConditionIsFound(places: [Int], condition: String) {
        #expect(TraitCondition().value(holding: Set(places), among: all)?.text == condition)
    }

    @Test func differencesNotExplainedByTraitsHaveNoCondition() {
        #expect(TraitCondition().value(holding: [0, 2, 6], among: all) == nil)
    }

    @Test func onlyKnownEnvironmentsAreConsidered() {
        #expect(TraitCondition().value(holding: [3], among: [0, 3, 5])?.text == #"{ userInterfaceIdiom = "pad" }"#)
    }

    @Test func overriddenTraitsOfAScreenAreConsidered() throws {
        let compact = try #require(JSONValue(reading: #"{"traits": {"horizontalSizeClass": "compact", "verticalSizeClass": "regular"}}"#))
        let regular = try #require(JSONValue(reading: #"{"traits": {"horizontalSizeClass": "regular", "verticalSizeClass": "compact"}}"#))
        let screens = (0..<RunEnvironment.traitCount).map { $0 == 8 ? regular : compact }
        #expect(TraitCondition(screens).value(holding: [8], among: all)?.text == #"{ horizontalSizeClass = "regular" }"#)
    }
}
