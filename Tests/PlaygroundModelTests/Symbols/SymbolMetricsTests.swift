import PlaygroundModel
import Testing

@Suite struct SymbolMetricsTests {
    /// Interface Builder's frames: a small chevron of 11 by 14 in a row of 20. Also printed images of `play.circle.fill`.
    @Test(arguments: [
        ("play.circle.fill", 17, nil, Size(width: 20, height: 19), 20), ("chevron.right", 17, .small, Size(width: 10, height: 13), 20),
        ("star", 17, .large, Size(width: 26, height: 24), 20), ("star", 34, nil, Size(width: 40, height: 36), 41),
        // The proportions of this symbol are unknown.
        ("heart", 17, nil, Size(width: 20, height: 19), 20),
    ] as [(String, Double, SymbolConfiguration.SymbolScale?, Size, Double)])
    func `a symbol keeps its proportions in a line of its font`(
        name: String, pointSize: Double, scale: SymbolConfiguration.SymbolScale?, size: Size, line: Double
    ) {
        let metrics = SymbolMetrics(name, pointSize: pointSize, scale: scale)
        #expect(metrics.size == size && metrics.alignmentSize == Size(width: size.width, height: line))
        #expect(metrics.alignmentRectInsets.top == (size.height - line) / 2)
    }

    @Test func `a configuration applies to symbols and follows the text size`() {
        var configuration = SymbolConfiguration()
        configuration.size = .textStyle(.body)
        var properties = ViewProperties([.image: .string("heart"), .preferredSymbolConfiguration: .symbolConfiguration(configuration)])
        #expect(properties.symbolMetrics(in: .large)?.width == 20)
        #expect(properties.symbolMetrics(in: .accessibilityExtraExtraExtraLarge)?.width == 62)
        properties[.image] = .string("photo of a cat.png")
        #expect(properties.symbolMetrics(in: .large) == nil)
    }

    @Test func `weights increase`() {
        let widths = FontWeight.allCases.map { weight in
            var configuration = SymbolConfiguration()
            configuration.weight = weight
            return configuration.lineWidth
        }
        #expect(widths == widths.sorted() && Set(widths).count == widths.count)
        #expect(SymbolConfiguration().lineWidth == 1)
    }
}
