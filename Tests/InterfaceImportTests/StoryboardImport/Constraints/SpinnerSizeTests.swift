import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct SpinnerSizeTests {
    private typealias Sample = SampleDocument

    private func imported(_ attributes: String) throws -> String {
        let spinner = Sample.object("activityIndicatorView", "s", attributes)
        let document = Sample.storyboard(Sample.scene("c", views: spinner), initial: "c")
        return ImportedPlayground(try InterfaceBuilderDocument(Array(document.utf8)), name: "Main.storyboard").text
    }

    /// Each row has the attributes of a spinner, and the priority of its size. It is above the hugging that Interface Builder writes,
    /// which would pull towards the medium style's size.
    @Test(arguments: [
        ("style='whiteLarge'", "750"), ("style='large' horizontalHuggingPriority='750' verticalHuggingPriority='750'", "751"),
        ("style='large' horizontalHuggingPriority='1000' verticalHuggingPriority='1000'", "1000"),
        ("style='large' horizontalCompressionResistancePriority='900' verticalCompressionResistancePriority='900'", "900"),
    ]) func sizesOfLargeSpinnersOverruleTheirHugging(attributes: String, priority: String) throws {
        let text = try imported(attributes)
        let suffix = priority == "1000" ? "" : " @\(priority)"
        #expect(text.contains(".width >= 37\(suffix)") && text.contains(".height >= 37\(suffix)"), "\(text)")
    }

    @Test func mediumSpinnersHaveNoSizeConstraints() throws {
        #expect(!(try imported("style='medium'").contains(">= 37")))
    }
}
