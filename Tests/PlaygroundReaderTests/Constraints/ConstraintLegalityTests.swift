import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ConstraintLegalityTests {
    /// UIKit's rule for each pair of attributes: sizes relate to sizes, positions to positions on the same axis, and sides that follow the
    /// layout direction never to sides that do not.
    private static let families: [[LayoutAttribute]] = [
        [.width, .height],
        [.left, .right, .leftMargin, .rightMargin],
        [.leading, .trailing, .leadingMargin, .trailingMargin],
        [.centerX, .centerXWithinMargins],
        [.top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline],
    ]

    @Test func `every attribute belongs to one family`() {
        #expect(Self.families.flatMap(\.self).count == LayoutAttribute.allCases.count)
        #expect(Set(Self.families.flatMap(\.self)) == Set(LayoutAttribute.allCases))
    }

    @Test(arguments: LayoutAttribute.allCases, LayoutAttribute.allCases)
    func `attributes relate within their family, and horizontal sides to centres`(
        first: LayoutAttribute, second: LayoutAttribute
    ) {
        let families = Self.families.indices.filter { Self.families[$0].contains(first) || Self.families[$0].contains(second) }
        let isLegal = families.count == 1 || families == [1, 3] || families == [2, 3]
        #expect(isAccepted("a.\(first.rawValue) == b.\(second.rawValue)") == isLegal)
    }

    @Test(arguments: LayoutAttribute.allCases)
    func `only a size can equal a number`(attribute: LayoutAttribute) {
        #expect(isAccepted("a.\(attribute.rawValue) == 12") == (attribute == .width || attribute == .height))
    }

    @Test(arguments: LayoutAttribute.allCases)
    func `a layout guide has no baselines and no margins`(attribute: LayoutAttribute) {
        let guideAttributes: Set<LayoutAttribute> = [
            .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        ]
        #expect(isAccepted("safeArea.\(attribute.rawValue) == b.\(attribute.rawValue)") == guideAttributes.contains(attribute))
    }

    private func isAccepted(_ text: String) -> Bool {
        let scope = ConstraintScope(items: ["a", "b"])
        return (try? EquationParser.parse(text, at: DocumentPath(), in: scope)) != nil
    }
}
