import PlaygroundModel
import Testing

struct LayoutAttributeTests {
    @Test func attributesOfAnAxisEqualUIKits() {
        let horizontal = LayoutAttribute.allCases.filter { $0.axis == .horizontal }
        #expect(horizontal == [
            .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins,
        ])
    }

    @Test func dimensionsAreWidthAndHeight() {
        #expect(LayoutAttribute.allCases.filter(\.isDimension) == [.width, .height])
    }

    @Test func edgesAreEitherDirectionalOrAbsolute() {
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
