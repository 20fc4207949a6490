import PlaygroundReader
import Testing
@testable import PlaygroundPipeline

@Suite struct PageProblemsTests {
    /// Both columns show one controller, which has more mistakes in the first column. The order of dictionaries varies, so they are
    /// compared several times.
    @Test func equalMistakesInTwoInstancesOfAControllerAreEqual() throws {
        let reading = BundledPlayground.read("""
            devices = ["ipad-9-7"]
            app.rootViewController = "split"
            [controllers.split]
            kind = "split"
            primary = "page"
            secondary = "page"
            preferredDisplayMode = "oneBesideSecondary"
            [controllers.page]
            constraints = ["box.left == left", "box.top == top", "box.height == 20", "box.width == 20", "box.width == 30"]
            views.box = { kind = "view" }
            [[controllers.page.adaptive]]
            when = { horizontalSizeClass = "compact" }
            constraints = ["box.height == 40"]
            """)
        var first = try #require(PageSession(reading).devices.first)
        #expect(first.picture.layouts.values.map(\.issues.count).sorted() == [1, 2])
        for _ in 0..<8 {
            var other = try #require(PageSession(reading).devices.first)
            #expect(PageProblems.areSame(of: &first, &other))
        }
    }
}
