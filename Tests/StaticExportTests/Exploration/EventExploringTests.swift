import PlaygroundModel
import PlaygroundPipeline
import Testing
import WireframeHTML
@testable import StaticExport

@Suite struct EventExploringTests {
    @Test func theSettingsAreThoseThePageOffers() throws {
        let page = try Playgrounds.export(stateLimit: 1).html
        let offered = page.matches(of: /data-setting="([^"]+)"/).map { String($0.1) }
        let categories = try #require(page.firstMatch(of: /data-categories="([^"]+)"/)).1.split(separator: " ")
        let expected = offered + categories.map { "preferredContentSizeCategory \($0)" }
        #expect(Set(Event.settings.map(\.description)) == Set(expected))
        #expect(Event.settings.count == expected.count)
    }

    @Test func aDeviceOffersWhatCanBeTappedAndEveryTurn() throws {
        let app = try Playgrounds.app(Playgrounds.twoScreens)
        let events = app.wireframe(of: app.picture()).offeredEvents.map(\.description)
        #expect(events.prefix(2) == ["tap home.next", "rotate landscapeRight"])
        #expect(Set(events).count == events.count)
    }
}
