import Testing
@testable import InterfaceImport

@Suite struct SizeClassCasesTests {
    private typealias Combination = SizeClassCases.Combination

    private static let devices = Combination.all.filter { $0.width != .any && $0.height != .any }

    /// Whether a condition holds on a device with these size classes.
    private func holds(_ condition: TOMLValue, _ combination: Combination) -> Bool {
        guard case .table(let entries) = condition else { return false }
        return entries.allSatisfy { entry in
            switch (entry.key, entry.value) {
            case ("not", let value): !holds(value, combination)
            case ("any", .array(let values)): values.contains { holds($0, combination) }
            case ("horizontalSizeClass", let value): value == .string("\(combination.width)")
            case ("verticalSizeClass", let value): value == .string("\(combination.height)")
            default: false
            }
        }
    }

    /// The condition of each of the 512 sets of the nine combinations holds exactly for its members, if both classes are known.
    @Test func everySetOfCombinationsHasACondition() {
        for number in 0..<512 {
            let chosen = Combination.all.indices.filter { number >> $0 & 1 == 1 }.map { Combination.all[$0] }
            let cases = SizeClassCases(chosen)
            let onDevices = Self.devices.filter(cases.contains)
            guard let condition = cases.condition else {
                #expect(onDevices.isEmpty || onDevices.count == 4)
                continue
            }
            #expect(Self.devices.filter { holds(condition, $0) } == onDevices)
        }
    }

    @Test(arguments: [
        ("widthClass=compact", #"{ horizontalSizeClass = "compact" }"#), ("heightClass=regular", #"{ verticalSizeClass = "regular" }"#),
        ("heightClass=compact-widthClass=regular", #"{ horizontalSizeClass = "regular", verticalSizeClass = "compact" }"#),
    ])
    func variationKeysBecomeConditions(key: String, condition: String) throws {
        #expect(try #require(SizeClassCases.Combination(key: key)).cases.condition?.text == condition)
    }

    /// People name the conditions that hold, and the excluded ones only if that is shorter.
    @Test func complementsHaveTheSimplestCondition() throws {
        let compact = try #require(SizeClassCases.Combination(key: "widthClass=compact")).cases
        #expect(compact.complement.condition?.text == #"{ horizontalSizeClass = "regular" }"#)
        let one = try #require(SizeClassCases.Combination(key: "heightClass=compact-widthClass=compact")).cases
        #expect(one.complement.condition?.text == #"{ not = { horizontalSizeClass = "compact", verticalSizeClass = "compact" } }"#)
        let other = try #require(SizeClassCases.Combination(key: "heightClass=regular-widthClass=regular")).cases
        #expect(one.union(other).condition?.text == """
            { any = [{ horizontalSizeClass = "compact", verticalSizeClass = "compact" }, \
            { horizontalSizeClass = "regular", verticalSizeClass = "regular" }] }
            """)
    }

    @Test func otherTraitsAreNotSizeClasses() {
        #expect(SizeClassCases.Combination(key: "userInterfaceStyle=dark") == nil)
        #expect(SizeClassCases.Combination(key: "default") == .base)
    }
}
