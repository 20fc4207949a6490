import PlaygroundModel

/// One playground beyond each of `PlaygroundLimits`, except limits on bytes and depth, which have tests next to the limited code.
let limitFixtures: [DiagnosticFixture] = controllerLimits + contentLimits + textLimits + [
    .init("too-many-values", whole: "a = [\(list(199_999, "0"))]",
          "the file has 200001 values; the limit is 200000",
          hint: "check that this is the right file, or split the app into several playgrounds"),
    .init("list-too-long", home: "views.a = { kind = \"segmentedControl\", segments = 1️⃣[\(list(2001, "\"a\""))]2️⃣ }",
          "\"segments\" has 2001 entries; the limit is 2000", hint: shorten),
    .init("list-too-long", home: "metrics = 1️⃣{ \((0...2000).map { "m\($0) = 1" }.joined(separator: ", ")) }2️⃣",
          "\"metrics\" has 2001 entries; the limit is 2000", hint: shorten),
    .init("text-too-long", home: "views.a = { kind = \"label\", text = 1️⃣\"\(String(repeating: "é", count: 5001))\"2️⃣ }",
          "\"text\" is 10002 bytes long; the limit is 10000", hint: shorten),
]

private let controllerLimits: [DiagnosticFixture] = [
    .init("too-many-controllers", whole: "app.rootViewController = \"c0\"\n[controllers]\n"
          + (0..<500).map { "c\($0) = {}\n" }.joined() + "1️⃣c5002️⃣ = {}",
          "a playground has at most 500 controllers, found 501", hint: "split the app into several playgrounds"),
    .init("too-many-controllers", whole: doubling(levels: 9, kind: "container", key: "children", marked: 1),
          "\"l1a\" has 255 controllers alive at once; the limit is 200", hint: fewer),
    .init("too-many-controllers", whole: doubling(levels: 9, kind: "tabBar", key: "viewControllers", marked: 1),
          "\"l1a\" has 255 controllers alive at once; the limit is 200", hint: fewer),
    .init("too-many-controllers", whole: doubling(levels: 9, kind: "page", key: "viewControllers", marked: 1),
          "\"l1a\" has 255 controllers alive at once; the limit is 200", hint: fewer),
    .init("too-many-views", whole: page(devices: 25, views: 401),
          "25 devices × 401 views of \"home\" make 10025 views on one page; the limit is 10000",
          hint: "list fewer devices, or repeat fewer rows"),
    .init("too-many-constraints", whole: page(devices: 101, views: 1, constraints: 5000),
          "101 devices × 5000 constraints of \"home\" make 505000 constraints on one page; the limit is 500000",
          hint: "list fewer devices, or repeat fewer rows"),
    .init("too-many-priorities", whole: "app.rootViewController = \"home\"\n[controllers.1️⃣home2️⃣]\n" + """
          views.a = { kind = "label", text = "a", horizontalHuggingPriority = 1 }
          constraints = [\((2...51).map { "\"a.width >= 1 @\($0)\", " }.joined())]
          """, "\"home\" has 51 different priorities; the limit is 50",
          hint: "give equally important constraints the same priority"),
]

private let contentLimits: [DiagnosticFixture] = [
    .init("too-many-views", home: "1️⃣views2️⃣ = { \((0...2000).map { "v\($0) = {}" }.joined(separator: ", ")) }",
          "\"home\" has 2001 views, including repeated rows; the limit is 2000", hint: fewerRows),
    .init("too-many-views", home: """
          views.1️⃣l2️⃣ = { kind = "table", rows = { count = 400 }, cell = { views = { a = {}, b = {}, c = {}, d = {} } } }
          """,
          "\"home\" has 2005 views, including repeated rows; the limit is 2000", hint: fewerRows),
    .init("too-many-rows", home: """
          views.1️⃣l2️⃣ = { kind = "table", sections = [{ rows = { count = 300 } }, { rows = [\(list(101, "{}"))] }] }
          """, "a list has at most 400 rows, found 401", hint: "use fewer rows: a few screens are enough"),
    .init("menu-too-deep", home: "views.a = { kind = \"button\", menu = [\(String(repeating: "{ title = \"A\", actions = [", count: 10))"
          + "1️⃣{ title = \"A\", actions = [] }2️⃣\(String(repeating: "] }", count: 10))] }",
          "this menu is level 11 of menus in a menu; the limit is 10", hint: "put the entries into an outer menu"),
    .init("too-many-constraints", home: "views.a = {}\n1️⃣constraints2️⃣ = [\(list(5001, "\"a.top >= top\""))]",
          "\"home\" has 5001 constraints, including those of repeated rows; the limit is 5000", hint: parted),
    .init("too-many-constraints", home: """
          views.1️⃣l2️⃣ = { kind = "table", rows = { count = 400 }, cell = { views = { a = {} }, constraints = [
          \(list(13, "\"a.top == top\""))] } }
          """,
          "\"home\" has 5213 constraints, including those of repeated rows; the limit is 5000", hint: parted),
    .init("too-many-layout-guides", home: "layoutGuides = 1️⃣[\((0...500).map { "\"g\($0)\"" }.joined(separator: ", "))]2️⃣",
          "a controller has at most 500 layout guides, found 501", hint: "use stack views, or relate views to each other"),
]

private let textLimits: [DiagnosticFixture] = [
    .init("text-too-long", home: """
          views.l = { kind = "table", rows = { data = [{ a = "\(letters(400))" }, {a = ""}], text = 1️⃣"\(list(30, "{a}"))"2️⃣ } }
          """, "\"text\" is 12060 bytes long; the limit is 10000", hint: shorten),
    .init("text-too-long", whole: given(isMarked: true, "with = { a = \"\(letters(9_000))\", b = \"\(letters(9_000))\", c = \"\(letters(9_000))\" }"),
          "the arguments of \"home\" are 27000 bytes long; the limit is 10000", hint: "shorten them: a screen cannot show more"),
    .init("text-too-long", whole: given("with = { a = 1️⃣\"\(letters(10_001))\"2️⃣ }"),
          "\"a\" is 10001 bytes long; the limit is 10000", hint: shorten),
    .init("too-much-text", home: "views.1️⃣l2️⃣ = { kind = \"table\", rows = { count = 400, text = \"{n}\(letters(700))\" } }",
          "the rows of \"home\" have 250052 bytes of text, including repeated rows; the limit is 250000", hint: "shorten the texts, or repeat fewer rows"),
    .init("too-much-text", whole: page(devices: 101, views: 10, text: 9_999),
          "101 devices × 99990 bytes of text of \"home\" make very many bytes of text on one page; the limit is 10000000",
          hint: "list fewer devices, or shorten the texts"),
    .init("too-much-text", whole: """
          app.rootViewController = "home"
          [1️⃣strings2️⃣]
          \((0..<3).map { "a\($0)a.\"x {n}\" = \"\(letters(9_000)) {n}\"\n" }.joined())
          [controllers.home]
          views.l = { kind = "table", rows = { count = 400, text = "x {n}" } }
          """,
          "translations with values filled in have more than 5000000 bytes", hint: "shorten the texts, or repeat fewer rows"),
    .init("list-too-long", head: "strings = 1️⃣{ \((0...100).map { "a\($0) = {}" }.joined(separator: ", ")) }2️⃣",
          "\"strings\" has 101 entries; the limit is 100", hint: shorten),
]

private func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

/// A screen with three parameters that shows itself.
private func given(isMarked: Bool = false, _ arguments: String) -> String {
    """
    app.rootViewController = "home"
    [controllers.home]
    parameters = { a = "", b = "", c = "" }
    views.next = { kind = "button", tap = \(isMarked ? "1️⃣" : ""){ show = "home", \(arguments) }\(isMarked ? "2️⃣" : "") }
    """
}

private let shorten = "shorten it: a screen cannot show more"
private let fewer = "use fewer child controllers, or show some of them only when needed"
private let fewerRows = "split the screen into controllers, or repeat fewer rows"
private let parted = "use stack views, or split the screen into controllers"

private func list(_ count: Int, _ element: String) -> String { String(repeating: element + ", ", count: count) }

/// Containers on several levels. Each contains both containers of the next level.
private func doubling(levels: Int, kind: String, key: String, marked: Int) -> String {
    "app.rootViewController = \"l0a\"\n[controllers]\n" + (0..<levels).flatMap { level in
        (level == 0 ? ["a"] : ["a", "b"]).map { half in
            let name = level == marked && half == "a" ? "1️⃣l\(level)\(half)2️⃣" : "l\(level)\(half)"
            guard level < levels - 1 else { return "\(name) = {}\n" }
            return "\(name) = { kind = \"\(kind)\", \(key) = [\"l\(level + 1)a\", \"l\(level + 1)b\"] }\n"
        }
    }.joined()
}

private func page(devices: Int, views: Int, constraints: Int = 0, text: Int = 0) -> String {
    let windows = (0..<devices).map { "{ device = \"ipad-9-7\", split = \"\(400 + $0)x500\" }" }
    return "devices = [\(windows.joined(separator: ", "))]\napp.rootViewController = \"home\"\n[controllers.1️⃣home2️⃣]\n"
        + "constraints = [\(list(constraints, "\"v0.top >= top\""))]\n"
        + "[controllers.home.views]\n" + (0..<views).map { view in
            "v\(view) = { \(text == 0 ? "" : "kind = \"label\", text = \"\(letters(text))\"") }\n"
        }.joined()
}
