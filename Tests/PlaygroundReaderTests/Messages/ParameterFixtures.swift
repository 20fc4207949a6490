// Each fixture has one mistake. The diagnostic's span is marked.

let parameterFixtures: [DiagnosticFixture] = [
    .init("unknown-parameter", whole: make("{ show = \"letter\", with = { 1️⃣sendr2️⃣ = \"Marina\" } }", "parameters = { sender = \"\" }"),
          "the controller \"letter\" has no parameter \"sendr\"", hint: "did you mean \"sender\"?"),
    .init("missing-argument", whole: make("1️⃣{ show = \"letter\" }2️⃣", "parameters = [\"sender\"]"),
          "the controller \"letter\" needs the argument \"sender\"", hint: """
              add with = { sender = "…" } where it is shown, or give the parameter a default value: parameters = { sender = "…" }
              """),
    .init("unknown-placeholder", whole: make("{ show = \"letter\" }", "parameters = { sender = \"\" }\ntitle = \"From 1️⃣{sendr}2️⃣\""),
          "the controller \"letter\" has no parameter \"sendr\"", hint: "did you mean \"sender\"?"),
    .init("unknown-key", whole: make("{ pop = true, 1️⃣with2️⃣ = {} }", ""), "an action has no key \"with\""),
    .init("wrong-type", whole: make("{ show = \"letter\", with = { sender = 1️⃣[]2️⃣ } }", "parameters = { sender = \"\" }"),
          "\"sender\" must be a string, found an array"),
]

private func make(_ tap: String, _ letter: String) -> String {
    PlaygroundText.make(home: "views.a.tap = \(tap)\nviews.b.tap = { show = \"letter\", with = { \(letter.contains("sender") ? "sender = \"A\"" : "") } }")
        + "\n[controllers.letter]\n\(letter)"
}
