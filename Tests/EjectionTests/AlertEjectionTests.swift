import Testing

@testable import Ejection

/// Alerts are methods, which are given who presented them if one of their actions does something.
@Suite struct AlertEjectionTests {
    private static let toml = """
        app.rootViewController = "home"
        [controllers.home]
        views.plain = { kind = "button", title = "Plain", tap = { present = "notice" } }
        views.asking = { kind = "button", title = "Asking", tap = { present = "question" } }
        [controllers.notice]
        kind = "alert"
        title = "Noticed"
        actions.fine = { title = "Fine" }
        [controllers.question]
        kind = "alert"
        title = "Sure?"
        actions.again = { title = "Again", tap = { present = "second" } }
        actions.away = { title = "Away", tap = { present = "notice" } }
        [controllers.second]
        kind = "alert"
        title = "Really?"
        actions.close = { title = "Close", tap = "dismiss" }
        """

    @Test func `one whose actions do nothing is made without a presenter`() throws {
        let app = try EjectedPlayground(Self.toml)
        #expect(try app.file("Extensions/UIAlertController+Notice.swift").contains("static func notice() -> UIAlertController"))
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("present(UIAlertController.notice(), animated: true)"))
        #expect(home.contains("present(UIAlertController.question(for: self), animated: true)"))
    }

    @Test func `one that another presents is given the same presenter`() throws {
        let question = try EjectedPlayground(Self.toml).file("Extensions/UIAlertController+Question.swift")
        #expect(question.contains("""
                        guard let presenter else { return }
                        presenter.present(UIAlertController.second(for: presenter), animated: true)
            """))
        #expect(question.contains("presenter?.present(UIAlertController.notice(), animated: true)"))
    }
}
