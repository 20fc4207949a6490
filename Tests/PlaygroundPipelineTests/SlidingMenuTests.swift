import PlaygroundModel
import PlaygroundReader
import Testing
import Wireframes
@testable import PlaygroundPipeline

/// The two ways in which `sliding-menu.toml` makes space for a menu.
@Suite struct SlidingMenuTests {
    /// The photo's frame on each device, before and after the menu appears.
    private func photo(of controller: String, after first: [String]) throws -> [(before: Rect, after: Rect)] {
        let reading = try BundledPlayground(name: "sliding-menu").reading
        let devices = PageSession(reading).copiedPicture.devices.map(\.id)
        return try devices.map { device in
            var session = PageSession(reading)
            for line in first { session.apply(try Event(line: line), to: device) }
            let before = try #require(session.inspection(of: "\(controller).photo", on: device)?.frame)
            session.apply(try Event(line: "tap \(controller).menu"), to: device)
            return (before, try #require(session.inspection(of: "\(controller).photo", on: device)?.frame))
        }
    }

    @Test func splitViewsNarrowTheSecondColumn() throws {
        for (before, after) in try photo(of: "squeezed-picture", after: []) {
            #expect(after.minX == before.minX + 200)
            #expect(after.width == before.width - 200)
        }
    }

    @Test func picturesAsWideAsTheWindowMoveAsideUnchanged() throws {
        for (before, after) in try photo(of: "picture", after: ["selectTab 1"]) {
            #expect(after.size == before.size)
            #expect(after.minX == before.minX + 200)
        }
    }
}
