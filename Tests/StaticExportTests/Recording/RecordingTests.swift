import Foundation
import PlaygroundPipeline
import Testing
@testable import StaticExport

@Suite struct RecordingTests {
    @Test func everythingStandsInItsTableOnce() throws {
        let tables = try Tables(Playgrounds.export(stateLimit: 50))
        for name in ["pieces", "nodes", "trees", "chromes", "settings", "events", "offers", "lines", "logs", "ways", "courses", "sections", "inspections"] {
            let values = try tables.list(name)
            #expect(!values.isEmpty, "\(name)")
            #expect(Set(values.map { "\($0)" }).count == values.count, "\(name)")
        }
    }

    @Test func aDeviceThatIsOnThePageTwiceHasItsStatesOnce() throws {
        let landscape = "{ device = \"iphone-se-1\", orientation = \"landscape\" }"
        let both = Playgrounds.reading(devices: "\"iphone-se-1\", \(landscape)")
        let tables = try Tables(Playgrounds.export(both, stateLimit: 20))
        let graphs = try tables.list("graphs")
        #expect(graphs.count == 1)
        #expect((graphs.first as? [Any])?.count == 40)
        let starts = try #require(tables.object["devices"] as? [String: [String: Int]])
        #expect(starts == ["iphone-se-1": ["graph": 0, "state": 0], "iphone-se-1@landscape": ["graph": 0, "state": 1]])
    }

    @Test func everyPlaceIsWithinItsTable() throws {
        let tables = try Tables(Playgrounds.export(stateLimit: 50))
        let trees = try #require(try tables.list("trees") as? [[Double]])
        let nodes = try tables.list("nodes").count
        for (place, tree) in trees.enumerated() {
            #expect(Int(tree[0]) < nodes)
            #expect(tree.dropFirst(5).allSatisfy { Int($0) < place })
        }
        let offers = try #require(try tables.list("offers") as? [[Int]])
        let courses = try #require(try tables.list("courses") as? [[Int]])
        for state in try #require(try tables.list("graphs") as? [[[Int]]])[0] {
            #expect(state[0] < trees.count)
            let targets = state.dropFirst(7)
            #expect(targets.count == offers[state[5]].count)
            #expect(targets.count == courses[state[6]].count)
            #expect(targets.allSatisfy { (-1..<50).contains($0) })
        }
    }

    @Test func moreStatesTakeLittleMoreRoomThanTheirDifferences() throws {
        let few = try Playgrounds.export(stateLimit: 10).html.utf8.count
        let many = try Playgrounds.export(stateLimit: 200).html.utf8.count
        #expect(many - few < 190 * 900)
    }
}

/// The recording of a page, as the browser reads it.
struct Tables {
    let object: [String: Any]

    init(_ page: ExportedPage) throws {
        let data = try #require(page.html.firstMatch(of: /id="recording">([^<]*)</)).1
        object = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    }

    func list(_ name: String) throws -> [Any] {
        try #require(object[name] as? [Any])
    }
}
