import PlaygroundLanguage
import PlaygroundModel
import Testing

struct ViewPropertyTests {
    @Test func everyKindHasTheCommonProperties() {
        for kind in ViewKind.allCases {
            #expect(ViewProperty.isHidden.applies(to: kind))
            #expect(ViewProperty.backgroundColor.applies(to: kind))
        }
        #expect(ViewProperty.axis.applies(to: .stack))
        #expect(!ViewProperty.axis.applies(to: .label))
    }

    @Test func propertiesWithoutARowBelongToEveryView() {
        #expect(ViewProperty.allCases.filter { $0.kinds == nil } == [
            .backgroundColor, .tintColor, .alpha, .isHidden, .cornerRadius, .borderWidth, .borderColor, .clipsToBounds, .layoutMargins,
            .preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea, .alignmentRectInsets, .horizontalHuggingPriority,
            .verticalHuggingPriority, .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority, .shadowColor,
            .shadowOpacity, .shadowOffset, .shadowRadius, .maskedCorners, .cornerCurve, .cornerConfiguration, .transform, .directionalLayoutMargins,
            .overrideUserInterfaceStyle, .accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibilityIdentifier,
            .accessibilityTraits, .isAccessibilityElement, .accessibilityElementsHidden, .accessibilityViewIsModal,
            .accessibilityRespondsToUserInteraction, .accessibilityIgnoresInvertColors, .shouldGroupAccessibilityChildren,
            .isUserInteractionEnabled, .isOpaque, .tag, .restorationIdentifier,
        ])
    }

    @Test(arguments: ViewProperty.allCases)
    func choicesHaveNamesAndRangesAreNotEmpty(_ property: ViewProperty) {
        switch property.valueType {
        case .choice(let names), .list(.choice(let names)): #expect(names.count > 1 && Set(names).count == names.count)
        case .number(let range): #expect(range.lowerBound < range.upperBound)
        case .integer(let range), .list(.integer(let range)): #expect(range.lowerBound < range.upperBound)
        default: #expect(property.kinds != [])
        }
    }

    @Test func typedAccessReadsItsOwnTypeOnly() {
        let properties = ViewProperties([
            .title: .string("Next"), .alpha: .number(0.5), .axis: .string("vertical"), .segments: .strings(["a"]),
        ])
        #expect(properties.string(.title) == "Next")
        #expect(properties.number(.title) == nil)
        #expect(properties.number(.alpha) == 0.5)
        #expect(properties.choice(.axis) == StackAxis.vertical)
        #expect(properties.strings(.segments) == ["a"])
        #expect(properties.strings(.title).isEmpty)
        #expect(properties.bool(.isHidden) == nil)
    }
}
