import Foundation

@testable import PlaygroundReader

/// Valid inputs for the mutations.
enum Samples {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Playgrounds").standardizedFileURL

    /// The bundled playgrounds, and one with all features that they lack.
    static let playgrounds: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
        return names.filter { $0.hasSuffix(".toml") }.compactMap {
            try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        } + [lists]
    }()

    static func attachment(_ name: String) -> [UInt8]? {
        (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) }
    }

    private static let lists = """
        title = "Lists"
        devices = ["iphone-8", { device = "ipad-9-7", split = "507x700" }]
        [app]
        rootViewController = "home"
        [controllers.home]
        metrics = { gap = 12.5 }
        constraints = ["list.top == safeArea.top", "list.bottom == bottom", "H:|[list]|", "grid.width == list.width * 3/4 - gap @750"]
        [controllers.home.views.list]
        kind = "table"
        rows = { count = 20, tap = { show = "home" } }
        cell = { views = { a = { kind = "label", text = "{n}", numberOfLines = 0 } }, constraints = ["H:|-[a]-|", "V:|-[a]-|"] }
        [controllers.home.views.grid]
        kind = "collection"
        itemSize = { width = 80, height = 90 }
        minimumInteritemSpacing = 4
        items = { data = [{ name = "Mochi" }, { name = "Yuki" }], text = "{name}" }
        [controllers.home.views.pick]
        kind = "datePicker"
        date = 2014-09-09T09:41:00
        [controllers.home.views.pages]
        kind = "pageControl"
        numberOfPages = 7
        currentPage = 3
        [controllers.home.views.more]
        kind = "button"
        tap = { present = "again", with = { s = "Mochi" } }
        [controllers.again]
        parameters = { s = "" }
        title = "{s}"
        [controllers.again.views.more]
        kind = "button"
        title = "{s}, {s}"
        tap = { present = "again", with = { s = "{s} and {s}" } }
        [[sets]]
        name = "Named"
        devices = [{ device = "iphone-8", name = "One" }, { device = "iphone-8", name = "Two" }]
        [strings.de]
        "{s}, {s}" = "{s}{s}{s}"
        [[controllers.home.adaptive]]
        when = { minWidth = 400 }
        constraints = ["grid.height == 120 @250.5"]
        """

    static let playgroundWords = [
        "[[controllers.home.adaptive]]", "[controllers.nav]", "kind = \"container\"", "children = [\"home\"]", "\"", "{", "}",
        "[", "]", ".", "=", "==", "@0", "H:|-", "]-[", "(>=", "safeArea", "title", "1/0", "-", "\n", "= {}", "= []", "nan", "1e999",
        "subviews = [\"photo\"]", "👩‍👩‍👧", "tap = { push = \"nav\" }", "when = { any = [{}] }", "rows = { count = 400 }",
        "\u{0}", "\\U0010FFFF", "'''", "\"\"\"", "2014-09-09", "0x", "1_000", "[app]", "infoPlist = \"Info.plist\"",
        "{s}{s}{s}{s}", "with = { s = \"{s}{s}\" }", "parameters = [\"s\"]", "name = \"Named\"",
    ]

    static let xmlPropertyLists: [String] = {
        let actions = (0..<4).map { index in
            """
            <dict><key>UIApplicationShortcutItemType</key><string>com.example.\(index)</string>
            <key>UIApplicationShortcutItemTitle</key><string>Title &amp; \(index)</string>
            <key>UIApplicationShortcutItemUserInfo</key><dict><key>a</key><integer>\(index)</integer><key>b</key><true/></dict></dict>
            """
        }.joined()
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
            + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">"
        return [
            head + "<dict><key>UIApplicationShortcutItems</key><array>\(actions)</array></dict></plist>",
            head + "<dict><key>a</key><real>3.5</real><key>b</key><date>2014-09-09T09:41:00Z</date>"
                + "<key>c</key><data>AAEC</data><key>d</key><array><array/><dict/><string>é猫</string></array></dict></plist>",
        ]
    }()

    static let strings = [
        "/* What the person reads */\n\"compose\" = \"Neue Nachricht\";\nCFBundleDisplayName = Neko;\n// more\n\"a\\n\\U00e9\" = \"b\";\n",
        "\"Compose\";\n\"x\" = \"\\\"quoted\\\" \\Ud83d\\Ude00\";\n",
    ] + xmlPropertyLists

    static let icons: [[UInt8]] = [
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 35 35\"><g><path d=\"M0 0h35v35\"/></g><!-- a --></svg>".utf8),
        Array("<svg xmlns='http://www.w3.org/2000/svg'><g id='a'><path mask='url(#b)'/></g><g id='b'><use href='#a'/><use href='#a'/></g></svg>".utf8),
        Array("{\"images\": [{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}], \"info\": {\"version\": 1}}".utf8),
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 10] + Array("IDAT".utf8)
            + [0x78, 0x9C, 0x62, 0, 1, 0, 0, 5, 0, 1, 0x0D, 0x0A, 0x2D, 0xB4, 0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82],
    ]

    static let constraints = [
        "H:|-gap-[a(>=44@750,b)]-(>=8)-[b]-|", "a.top == 2 * b.safeArea.top - gap @750", "V:|-(==12@500)-[a]-[b(a)]",
        "a.width == b.height * 16/9 + 8 @defaultHigh", "trailing == a.trailing + gap", "a.leadingMargin >= layoutMargins.leading",
    ]
}
