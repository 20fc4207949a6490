import Testing

@testable import Ejection

/// Alerts are methods of the presenting class. An alert of several classes is an extension, which gets its presenter if one of
/// its actions has an effect.
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

    @Test func `alerts of one class and alerts presented from them are methods of the class`() throws {
        let app = try EjectedPlayground(Self.toml)
        #expect(!app.ejection.files.contains { $0.path.contains("UIAlertController") })
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("present(makeNoticeAlert(), animated: true)"))
        #expect(home.contains("""
                let againAction = UIAlertAction(title: String(localized: "Again"), style: .default) { [self] _ in
                    present(makeSecondAlert(), animated: true)
                }
        """))
        for name in ["Notice", "Question", "Second"] {
            #expect(home.components(separatedBy: "    private func make\(name)Alert() -> UIAlertController {").count == 2)
        }
    }

    /// A playground in which another controller presents the alert, too.
    private static let shared = toml + """

        [controllers.other]
        views.asking = { kind = "button", title = "Asking", tap = { present = "question" } }
        """

    @Test func `an alert that several classes present gets its presenter`() throws {
        let app = try EjectedPlayground(Self.shared)
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("present(UIAlertController.question(for: self), animated: true)"))
        let question = try app.file("Extensions/UIAlertController+Question.swift")
        #expect(question.contains("""
                        guard let presenter else { return }
                        presenter.present(UIAlertController.second(for: presenter), animated: true)
            """))
        #expect(question.contains("presenter?.present(UIAlertController.notice(), animated: true)"))
        #expect(try app.file("Extensions/UIAlertController+Notice.swift").contains("static func notice() -> UIAlertController"))
    }
}
