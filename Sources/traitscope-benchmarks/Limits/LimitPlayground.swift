import PlaygroundModel

struct LimitPlayground {
    var name: String
    var text: String

    static let all = [chain, page, constraintsOnPage, priorities, conflicts, conflictsOfAChain, equalWidths, guides, openViews, rows, controllers]

    private static let views = PlaygroundLimits.views

    private static let chain = make(
        "\(views) labels in a chain", names(views),
        (0..<views).map { "v\($0).top == \($0 == 0 ? "top" : "v\($0 - 1).bottom") + 1" } + names(views).map { "\($0).leading == leading" },
        view: "kind = \"label\", text = \"A row\"")

    private static let page = make(
        "25 devices with 400 labels each", names(400),
        (0..<400).map { "v\($0).top == \($0 == 0 ? "top" : "v\($0 - 1).bottom") + 1" } + names(400).map { "\($0).leading == leading" },
        view: "kind = \"label\", text = \"A row\"",
        devices: (0..<25).map { "{ device = \"ipad-9-7\", split = \"\(400 + $0)x500\" }" })

    private static let constraintsOnPage = make(
        "100 devices with \(PlaygroundLimits.constraints) constraints each", names(40),
        (0..<PlaygroundLimits.constraints).map { "v\($0 % 40).width == \($0 / 40 + 10)" },
        devices: (0..<100).map { "{ device = \"ipad-9-7\", split = \"\(400 + $0)x500\" }" })

    private static let priorities = make(
        "1600 views at \(PlaygroundLimits.priorities) priorities", names(1600),
        (0..<1600).flatMap { index in
            let before = index == 0 ? "leading" : "v\(index - 1).trailing"
            let priority = index % (PlaygroundLimits.priorities - 1) + 50
            return ["v\(index).leading == \(before)", "v\(index).width >= 10", "v\(index).width == 20 @\(priority)"]
        } + ["v1599.trailing <= trailing"])

    private static let conflicts = make(
        "\(PlaygroundLimits.constraints) constraints that contradict each other", ["a"],
        (1...PlaygroundLimits.constraints).map { "a.width == \($0)" })

    private static let conflictsOfAChain = make(
        "a chain of 1000 views with 1000 conflicts", names(1000),
        (0..<1000).flatMap { ["v\($0).leading == \($0 == 0 ? "leading" : "v\($0 - 1).trailing")", "v\($0).width == 20", "v\($0).top == top"] }
            + (0..<1000).map { "v999.trailing == leading + \($0)" })

    private static let equalWidths = make(
        "1000 views of equal widths", names(1000),
        (0..<1000).flatMap { ["v\($0).leading == \($0 == 0 ? "leading" : "v\($0 - 1).trailing") + 1", "v\($0).top == top"] }
            + (1..<1000).map { "v\($0).width == v\($0 - 1).width" } + ["v999.trailing == trailing"])

    private static let guides = make(
        "\(PlaygroundLimits.layoutGuides) layout guides, and the guides of as many views", names(500),
        (0..<500).flatMap { index in
            let above = index == 0 ? "safeArea" : "v\(index - 1).safeArea"
            return [
                "v\(index).top == \(above).top + 1", "v\(index).leading == \(above).leading", "v\(index).width == 40",
                "v\(index).height == 40", "g\(index).top == v\(index).layoutMargins.top", "g\(index).width == v\(index).width",
            ]
        }, head: "layoutGuides = [\((0..<500).map { "\"g\($0)\"" }.joined(separator: ", "))]\n")

    private static let openViews = make("\(views) labels without constraints", names(views), [], view: "kind = \"label\", text = \"A\"")

    private static let rows = LimitPlayground(name: "\(PlaygroundLimits.rows) rows with constraints of their own", text: head + """
        [controllers.home.views.list]
        kind = "table"
        rows = { count = \(PlaygroundLimits.rows) }
        cell = { views = { a = { kind = "label", text = "{n}" }, b = { kind = "label", text = "A row", numberOfLines = 0 } }, \
        constraints = ["H:|-[a]-[b]-|", "V:|-[a]-|", "V:|-[b]-|"] }
        """)

    private static let controllers = LimitPlayground(
        name: "\(PlaygroundLimits.livingControllers) living controllers",
        text: "devices = [\"iphone-8\"]\napp.rootViewController = \"root\"\n[controllers]\nroot = { kind = \"container\", children = ["
            + (1..<PlaygroundLimits.livingControllers).map { "\"c\($0)\"" }.joined(separator: ", ") + "] }\n"
            + (1..<PlaygroundLimits.livingControllers).map { "c\($0) = { title = \"A\" }\n" }.joined())

    private static let head = "devices = [\"iphone-8\"]\napp.rootViewController = \"home\"\n[controllers.home]\n"

    private static func names(_ count: Int) -> [String] { (0..<count).map { "v\($0)" } }

    private static func make(
        _ name: String, _ views: [String], _ constraints: [String], view: String = "", head: String = "",
        devices: [String] = ["\"iphone-8\""]
    ) -> LimitPlayground {
        let strings = constraints.map { "\"\($0)\",\n" }.joined()
        return LimitPlayground(name: name, text: """
            devices = [\(devices.joined(separator: ", "))]
            app.rootViewController = "home"
            [controllers.home]
            \(head)constraints = [\(strings)]
            [controllers.home.views]
            \(views.map { "\($0) = { \(view) }\n" }.joined())
            """)
    }
}
