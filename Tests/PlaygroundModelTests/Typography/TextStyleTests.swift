import PlaygroundModel
import Testing

/// Source: Human Interface Guidelines, Typography, Specifications.
struct TextStyleTests {
    @Test(arguments: [
        (TextStyle.body, ContentSizeCategory.large, 17.0, 22.0), (.body, .extraSmall, 14, 19),
        (.body, .accessibilityExtraExtraExtraLarge, 53, 62), (.largeTitle, .large, 34, 41), (.caption2, .small, 11, 13),
        (.headline, .extraExtraExtraLarge, 23, 29), (.footnote, .accessibilityMedium, 23, 29),
    ])
    func stylesHaveTheirDocumentedSizes(
        _ style: TextStyle, _ category: ContentSizeCategory, _ size: Double, _ lineSpacing: Double
    ) {
        #expect(style.pointSize(in: category) == size)
        #expect(style.lineSpacing(in: category) == lineSpacing)
    }

    @Test(arguments: TextStyle.allCases)
    func sizesNeverShrinkAsTheCategoryGrows(_ style: TextStyle) {
        let categories = ContentSizeCategory.allCases.dropFirst()
        for (smaller, larger) in zip(categories, categories.dropFirst()) {
            #expect(style.pointSize(in: smaller) <= style.pointSize(in: larger))
            #expect(style.lineSpacing(in: smaller) <= style.lineSpacing(in: larger))
        }
        #expect(style.pointSize(in: .unspecified) == style.pointSize(in: .large))
    }

    @Test func thereAreFiveAccessibilityCategories() {
        #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    }
}
