import PlaygroundModel
import PlaygroundPipeline
import Testing
import WireframeHTML
@testable import StaticExport

@Suite struct EventExploringTests {
    /// Settings that not every device takes are shown only where a device offers them: `settings.js`.
    @Test func theSettingsAreThoseThePageOffers() throws {
        let page = try Playgrounds.export(stateLimit: 1).html
        let particular = ["rotate", "split", "resize", "forceTouch"]
        let offered = page.matches(of: /data-setting="([^"]+)"/).map { String($0.1) }
            .filter { setting in !particular.contains { setting.hasPrefix($0) } }
        let categories = try #require(page.firstMatch(of: /data-categories="([^"]+)"/)).1.split(separator: " ")
        let expected = offered + categories.map { "preferredContentSizeCategory \($0)" }
        #expect(Set(Event.settings.map(\.description)) == Set(expected))
        #expect(Event.settings.count == expected.count)
    }

    @Test func devicesOfferNothingThatIsNotRecorded() throws {
        var app = try Playgrounds.app(Playgrounds.twoScreens)
        let device = app.wireframe().recorded
        #expect(!device.chrome.controls.offered.isEmpty)
        #expect(Set(device.chrome.controls.offered).isSubset(of: device.offeredEvents))
        #expect(try !Playgrounds.export(stateLimit: 1).html.contains("id=\"system-version\""))
    }

    @Test func aDeviceOffersWhatCanBeTappedAndEveryTurn() throws {
        var app = try Playgrounds.app(Playgrounds.twoScreens)
        let events = app.wireframe().offeredEvents.map(\.description)
        #expect(events.prefix(2) == ["tap home.next", "rotate landscapeRight"])
        #expect(Set(events).count == events.count)
    }
}
