import Testing

@testable import Ejection

/// Texts that differ only in the names of their placeholders have one key in a catalogue.
@Suite struct StringsWriterTests {
    /// Dictionaries have another order each time, so it is written several times.
    @Test func `texts with one key get the translation of the first`() throws {
        let names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta"]
        let controllers = names.map { "[controllers.\($0)]\nparameters = [\"\($0)\"]\ntitle = \"Hello {\($0)}\"" }
        let buttons = names.map { "views.\($0) = { kind = \"button\", tap = { present = \"\($0)\", with = { \($0) = \"x\" } } }" }
        let text = """
            app.rootViewController = "home"
            [controllers.home]
            \(buttons.joined(separator: "\n"))
            \(controllers.joined(separator: "\n"))
            [strings.de]
            \(names.map { "\"Hello {\($0)}\" = \"Hallo von \($0), {\($0)}\"" }.joined(separator: "\n"))
            """
        for _ in 0..<4 {
            let strings = try EjectedPlayground(text).file("Resources/Localizable.xcstrings")
            #expect(strings.contains("Hallo von alpha, %@"), "\(strings)")
        }
    }
}
