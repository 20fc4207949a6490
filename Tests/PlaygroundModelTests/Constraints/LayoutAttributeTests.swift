import PlaygroundModel
import Testing

struct LayoutAttributeTests {
    @Test func attributesOfAnAxisAreThoseUIKitNames() {
        let horizontal = LayoutAttribute.allCases.filter { $0.axis == .horizontal }
        #expect(horizontal == [
            .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins,
        ])
    }

    @Test func dimensionsAreTwo() {
        #expect(LayoutAttribute.allCases.filter(\.isDimension) == [.width, .height])
    }

    @Test func directionalAndAbsoluteEdgesAreApart() {
        for attribute in LayoutAttribute.allCases where attribute.isDirectional || attribute.isAbsoluteEdge {
            #expect(attribute.axis == .horizontal)
            #expect(attribute.isDirectional != attribute.isAbsoluteEdge)
        }
    }

    @Test func prioritiesAreOrdered() {
        let ascending: [LayoutPriority] = [.fittingSizeLevel, .defaultLow, .defaultHigh, .required]
        #expect(ascending == ascending.sorted())
    }
}
