import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct VisualFormatOptionsTests {
    @Test(arguments: VisualFormatOptions.names)
    func `every option applies to an axis`(name: String) {
        let mistakes = [LayoutAttribute.Axis.horizontal, .vertical].map { axis in
            var options = VisualFormatOptions()
            return options.insert(name, along: axis)
        }
        #expect(mistakes.contains(nil))
        #expect((mistakes.filter { $0 != nil }.count == 1) == (name.hasPrefix("align") || name == "spacingBaselineToBaseline"))
    }

    @Test func `an unknown option is reported with the known ones`() {
        var options = VisualFormatOptions()
        #expect(options.insert("alignAll", along: .horizontal) == .unknownOption("alignAll", known: VisualFormatOptions.names))
    }
}
