import Foundation
import JSON
import Testing

@testable import Lessons

/// The cases are from `Tests/Modules/lesson.test.mjs`, because the page replaces tables in the same way.
struct TableSectionsTests {
    private static let cases: [JSONValue] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "sections.json")
        return (try? Data(contentsOf: file)).flatMap { JSONValue(reading: [UInt8]($0)) }?.elements ?? []
    }()

    @Test func thereAreAtLeastSevenCases() {
        #expect(Self.cases.count >= 7)
    }

    @Test(arguments: cases)
    func solutionsReplaceTables(_ example: JSONValue) throws {
        let (text, solution) = (try #require(example["text"]?.string), try #require(example["solution"]?.string))
        #expect(TableSections.replacing(solution, in: text) == example["result"]?.string)
    }

    @Test func windowsLineBreaksAreRead() {
        #expect(TableSections.replacing("[a]\r\nn = 2\r\n", in: "[a]\r\nn = 1\r\n") == "[a]\nn = 2\n")
    }
}
