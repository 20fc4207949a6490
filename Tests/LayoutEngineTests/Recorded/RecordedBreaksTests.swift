import Foundation
import PlaygroundModel
import Testing

@testable import LayoutEngine

/// The constraints that UIKit broke in recordings, and the resulting frames.
struct RecordedBreaksTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let views: [LayoutRequest.View]
        let superviews: [ViewID: ViewID]
        let constraints: [String]
        let broken: [Int]
        let frames: [ViewID: Rect]
        var testDescription: String { constraints.joined(separator: "; ") }

        init(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            var (views, superviews): ([LayoutRequest.View], [ViewID: ViewID]) = ([], [:])
            for word in columns[0].split(separator: " ") {
                let parts = word.split(separator: ":")
                let names = parts[0].split(separator: "<").map { ViewID(String($0)) }
                if names.count == 2 { superviews[names[0]] = names[1] }
                let size = parts.count == 2 ? Self.numbers(parts[1]) : []
                views.append(size.isEmpty ? .make(names[0].name) : .box(names[0].name, size[0], size[1], [
                    .horizontalHuggingPriority: .number(size[2]), .horizontalCompressionResistancePriority: .number(size[3]),
                ]))
            }
            for place in views.indices {
                let outer = views[place].id
                views[place].subviews = views.map { $0.id }.filter { superviews[$0] == outer }
            }
            (self.views, self.superviews) = (views, superviews)
            constraints = columns[1].components(separatedBy: "; ")
            broken = columns[2].split(separator: ",").compactMap { Int($0) }
            frames = Dictionary(uniqueKeysWithValues: columns[3].split(separator: " ").map { word in
                let (name, numbers) = (word.prefix { $0 != "=" }, Self.numbers(word.drop { $0 != "=" }.dropFirst()))
                return (ViewID(String(name)), Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            })
        }

        private static func numbers(_ text: Substring) -> [Double] { text.split(separator: ",").compactMap { Double($0) } }
    }

    static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "breaks.tsv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { Row($0) }
    }()

    @Test func all178RowsAreRead() { #expect(Self.rows.count == 178) }

    @Test(arguments: rows) func theConstraintThatUIKitBrokeIsBroken(_ row: Row) {
        var request = LayoutRequest.make(size: Size(width: 300, height: 300), views: row.views)
        request.constraints = .parsing(row.constraints)
        let result = layout(request)
        let dropped = result.issues.compactMap { if case .unsatisfiable(_, let dropped, _) = $0 { dropped } else { nil } }
        #expect(dropped == row.broken.map(LayoutConstraint.ID.number))
        for (view, expected) in row.frames {
            let outer = row.superviews[view].flatMap { result.frames[$0]?.origin } ?? .zero
            #expect(result.frames[view] == expected.offset(by: outer))
        }
    }
}
