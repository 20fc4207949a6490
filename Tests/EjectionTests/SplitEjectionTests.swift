import Testing

@testable import Ejection

/// Split view controllers keep the controllers that their delegates return.
@Suite struct SplitEjectionTests {
    @Test func `a controller that the delegate returns is created once and kept`() throws {
        let split = try EjectedPlayground("""
            app.rootViewController = "split"
            [controllers.split]
            kind = "split"
            primary = "list"
            secondary = "detail"
            primaryViewControllerForCollapsing = "detail"
            primaryViewControllerForExpanding = "list"
            [controllers.list]
            [controllers.detail]
            """).file("Controllers/SplitViewController.swift")
        #expect(split.contains("private let detail = DetailViewController()\n    private let list = ListViewController()"))
        #expect(split.contains("viewControllers = [list, detail]"))
        #expect(split.ranges(of: "DetailViewController()").count == 1)
    }
}
