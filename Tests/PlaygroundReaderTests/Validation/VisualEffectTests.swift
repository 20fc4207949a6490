import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct VisualEffectTests {
    private static let tinted: GlassEffect = {
        var glass = GlassEffect()
        (glass.style, glass.tintColor, glass.isInteractive) = (.clear, .semantic(.systemBlue), true)
        return glass
    }()

    @Test(arguments: [
        ("\"regular\"", VisualEffect.blur(.regular)), ("\"glass\"", .glass(GlassEffect())), ("{}", .glass(GlassEffect())),
        (#"{ glass = "clear", tintColor = "systemBlue", isInteractive = true }"#, .glass(tinted)),
    ])
    func `an effect is a word or a table for glass`(value: String, effect: VisualEffect) throws {
        let result = PlaygroundFile.ReadResult(home: "views.a = { effect = \(value) }")
        let home = try #require(result.home, "\(result.report)")
        #expect(home.views[0].properties.effect(.effect) == effect)
    }

    @Test(arguments: [
        (#""frosted""#, "bad-value"), (#"{ glass = "thick" }"#, "bad-value"), (#"{ blur = "regular" }"#, "unknown-key"), ("3", "wrong-type"),
        (#""secondaryLabel""#, "unsupported-value"),
    ])
    func `a mistake has its own message`(value: String, code: String) {
        #expect(PlaygroundFile.ReadResult(home: "views.a = { effect = \(value) }").codes.contains(code))
    }
}
