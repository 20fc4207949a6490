import Foundation
import SampleDocuments
@testable import InterfaceImport
import Testing

@Suite struct ImportReportTests {
    private typealias Sample = SampleDocument

    private func report(_ labels: Int) throws -> ImportReport {
        let tiles = (0..<labels).map { "\n" + Sample.object("toolbar", "t\($0)") }.joined()
        return try Imported(views: tiles, connections: "\n<segue destination='c' kind='custom' id='s'/>").report
    }

    @Test func theSummaryCountsImportedParts() throws {
        #expect(try report(2).summary == "1 controller, 3 views, 0 constraints, 0 of 1 segue")
        #expect(try Imported(Sample.xib(Sample.object("view", "v"))).report.summary == "1 view, 0 constraints")
    }

    @Test func theDetailsListPartsNotImportedWithTheirLines() throws {
        #expect(try report(2).details == [
            "Not in the playground:", "  1 segue: a custom segue is defined in code (line 5)",
            "Different from the document:", "  2 views: a UIToolbar is imported as a tile with its name (line 3, 4)",
        ])
        #expect(try report(7).details.last == "  7 views: a UIToolbar is imported as a tile with its name (line 3, 4, 5, 6, 7, …)")
        #expect(try Imported(views: "").report.details == [])
    }

    /// Lines of several documents would be ambiguous, so they are omitted.
    @Test func reportsAreAddedWithoutTheirLines() throws {
        let sum = try report(1) + report(2)
        #expect(sum.views == .init(imported: 5, total: 5))
        #expect(sum.details == [
            "Not in the playground:", "  2 segues: a custom segue is defined in code",
            "Different from the document:", "  3 views: a UIToolbar is imported as a tile with its name",
        ])
        let other = try report(1) + Imported(views: "").report
        #expect(other.leftOut.allSatisfy { $0.lines.isEmpty })
    }

    @Test func reportsCanBeJSON() throws {
        let report = try report(1)
        #expect(try JSONDecoder().decode(ImportReport.self, from: JSONEncoder().encode(report)) == report)
        #expect(report[.segue] == report.segues && report[.controller] == report.controllers)
    }
}
