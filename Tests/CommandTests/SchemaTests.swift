import Foundation
import JSON
import Testing

/// `traitscope schema` and `traitscope devices`.
@Suite struct SchemaTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `a key is explained`() throws {
        let result = try folder.run("schema", "--explain", "view.alpha")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("view.alpha\n    How opaque the view is") && result.output.contains("    alpha = 0.4"))
        #expect(try folder.run("schema", "--explain", "controller").output.contains("controller.prefersLargeTitles"))
    }

    @Test func `an invalid key is refused`() throws {
        let said = try folder.runRefused("schema", "--explain", "view.alpa", status: 64)
        #expect(said.contains(#"did you mean "view.alpha"?"#))
    }

    @Test func `every sample refers to the schema`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Samples.repository.appending(path: "Playgrounds").path)
        let samples = names.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(".toml".count)) }
        #expect(samples.count > 10)
        for sample in samples {
            let lines = try Samples.text(sample).split(separator: "\n", omittingEmptySubsequences: false).prefix(3)
            #expect(lines.contains("#:schema http://localhost:8425/.assets/schema.json"), "\(sample)")
        }
    }

    @Test func `the devices have the size classes of every window`() throws {
        let rows = try folder.run("devices", "--json").json().list()
        func classes(_ device: String, _ orientation: String, _ split: String = "full") throws -> [JSONValue?] {
            let row = try #require(rows.first { $0["id"]?.string == device })
            let windows = row.list("windows").filter { $0["orientation"]?.string == orientation && $0["split"]?.string == split }
            try #require(windows.count == 1)
            return [windows[0]["horizontalSizeClass"], windows[0]["verticalSizeClass"]]
        }
        #expect(try classes("iphone-se-1", "landscape") == ["compact", "compact"])
        #expect(try classes("iphone-8-plus", "landscape") == ["regular", "compact"])
        #expect(try classes("ipad-9-7", "portrait") == ["regular", "regular"])
        #expect(try classes("ipad-9-7", "landscape", "1/3") == ["compact", "regular"])
        let table = try folder.run("devices").output
        #expect(rows.allSatisfy { row in row["id"]?.string.map { table.contains($0) } == true })
    }
}
