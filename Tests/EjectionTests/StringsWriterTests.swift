import Testing

@testable import Ejection

/// Strings that differ only in the names of their placeholders share a key of the catalogue.
@Suite struct StringsWriterTests {
    /// The order of dictionaries varies, so the catalogue is written several times.
    @Test func `strings that share a key get the first translation`() throws {
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
