// Each fixture has one mistake. The diagnostic's span is marked.

let componentFixtures: [DiagnosticFixture] = [
    .init("unknown-kind", whole: make("views.a = { kind = \"c\" }\nviews.b = { kind = 1️⃣\"catcard\"2️⃣ }", "catCard = {}\nc.views.a = { kind = \"catCard\" }"),
          "there is no kind of view called \"catcard\"", hint: "did you mean \"catCard\"?"),
    .init("reserved-name", whole: make("", "1️⃣table2️⃣ = {}"),
          "\"table\" cannot be the name of a component: the name is reserved", hint: "choose another name"),
    .init("reserved-name", whole: make("views.a = { kind = \"c\" }", "c = { parameters = [1️⃣\"alpha\"2️⃣] }"),
          "\"alpha\" cannot be the name of a parameter: the name is reserved", hint: "choose another name"),
    .init("key-of-other-kind", whole: make("views.a = { kind = \"c\" }", "c = { 1️⃣text2️⃣ = \"A\" }"),
          "\"text\" belongs to \"label\", \"textField\", \"textView\" and \"searchBar\", not to \"component\""),
    .init("unknown-parameter", whole: make("views.a = { kind = \"c\", 1️⃣nme2️⃣ = \"A\" }", "c = { parameters = { name = \"\" } }"),
          "the component \"c\" has no parameter \"nme\"", hint: "did you mean \"name\"?"),
    .init("missing-argument", whole: make("views.1️⃣a2️⃣ = { kind = \"c\" }", "c = { parameters = [\"name\"] }"),
          "the component \"c\" needs the argument \"name\"",
          hint: "add name = \"…\", or give the parameter a default value: parameters = { name = \"…\" }"),
    .init("unknown-placeholder", whole: make("views.a = { kind = \"c\" }", "c.views.l = { kind = \"label\", text = \"A 1️⃣{nme}2️⃣\" }"),
          "the component \"c\" has no parameter \"nme\"", hint: "declare it: parameters = [\"nme\"]"),
    .init("component-cycle", whole: make("views.a = { kind = \"c\" }", "c.views.a = { kind = \"d\" }\nd.views.a = { kind = 1️⃣\"c\"2️⃣ }"),
          "the component \"c\" contains itself: c → d → c", hint: "remove one of these uses"),
    .init("component-cycle", whole: make(
              "views.a = { kind = \"c\", k = \"c\" }", "c = { parameters = [\"k\"], views.a = { kind = 1️⃣\"{k}\"2️⃣, k = \"{k}\" } }"),
          "the component \"c\" contains itself: c → c", hint: "remove one of these uses"),
    .init("components-too-deep", whole: make(
              "views.a = { kind = \"c0\" }",
              (0..<11).map { "c\($0).views.a = { kind = \($0 == 9 ? "1️⃣" : "")\"c\($0 + 1)\"\($0 == 9 ? "2️⃣" : "") }\n" }.joined() + "c11 = {}"),
          "components are nested more than 10 levels deep", hint: "nest fewer components"),
    .init("components-too-large", whole: make(
              "views.a = { kind = \"c\", x = [\((0..<2000).map(String.init).joined(separator: ", "))] }",
              "1️⃣c2️⃣ = { parameters = [\"x\"], views.a = { kind = \"d\", y = [\(String(repeating: "\"{x}\", ", count: 101))] } }\nd.parameters = [\"y\"]"),
          "the components in use have more than 200000 values", hint: "use it less often, or make it smaller"),
    .init("unused-component", whole: make("", "1️⃣c2️⃣ = {}"), "the component \"c\" is not used", hint: "use it: kind = \"c\""),
    .init("adaptive-in-cell", whole: make(
              "views.l = { kind = \"table\", rows = [{}], cell = { views = { a = { kind = \"c\" } } } }", "c = { 1️⃣adaptive2️⃣ = [] }"),
          "the component \"c\" has adaptive elements, which cells cannot have",
          hint: "use it outside of cells, headers and footers, or remove its adaptive elements"),
]

private func make(_ home: String, _ components: String) -> String {
    PlaygroundText.make(home: home) + "\n[components]\n\(components)"
}
