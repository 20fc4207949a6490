import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct PlaceholderSizeTests {
    private typealias Sample = SampleDocument

    private func constraints(_ attributes: String, kind: String = "view") throws -> [String] {
        let imported = try Imported(views: Sample.object(kind, "g", "customClass='Gauge' \(attributes)"))
        #expect(imported.errors == [])
        return imported.constraints()
    }

    /// Interface Builder lays out a view of a custom class with the intrinsic size that the document assumes.
    @Test func placeholderSizesHaveThePrioritiesOfTheView() throws {
        #expect(try constraints("placeholderIntrinsicWidth='68' placeholderIntrinsicHeight='44' verticalHuggingPriority='1000'") == [
            "gauge.width <= 68 @250", "gauge.width >= 68 @750", "gauge.height <= 44 @1000", "gauge.height >= 44 @750",
        ])
    }

    @Test func axesWithoutAPlaceholderSizeHaveNoConstraints() throws {
        #expect(try constraints("placeholderIntrinsicWidth='infinite' placeholderIntrinsicHeight='10'") == ["gauge.height <= 10 @250", "gauge.height >= 10 @750"])
        #expect(try constraints("") == [])
        #expect(try constraints("placeholderIntrinsicWidth='68' text='Hi'", kind: "label") == [], "a label has a size of its own")
    }
}
