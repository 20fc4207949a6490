import PlaygroundModel

/// A screen with a lint's finding, and a screen without it.
struct LintFixture: Sendable {
    let code: LintCode
    /// The subject of the finding.
    let subject: String
    let environments: String
    let fires: String
    let quiet: String

    init(_ code: LintCode, _ subject: String, _ environments: String, fires: String, quiet: String) {
        self.code = code
        self.subject = subject
        self.environments = environments
        self.fires = fires
        self.quiet = quiet
    }

    /// A controller `home` in a playground. The text may continue with other controllers.
    static func playground(_ home: String, devices: String = #"["iphone-se-1", "iphone-17"]"#, root: String = "home") -> String {
        home.contains("[app]") ? home : """
            devices = \(devices)
            [app]
            rootViewController = "\(root)"
            [controllers.home]
            \(home)
            """
    }
}

extension LintFixture {
    /// Tabs at the top of an iPad, next to items of a navigation bar.
    private static func tabs(title: String) -> String {
        """
        devices = ["ipad-11"]
        [app]
        rootViewController = "tabs"
        [controllers.tabs]
        kind = "tabBar"
        viewControllers = ["stack", "other"]
        [controllers.other]
        title = "\(title)"
        [controllers.stack]
        kind = "navigation"
        rootViewController = "home"
        [controllers.home]
        title = "Home"
        rightBarButtonItems.edit = { title = "Select everything", tap = "popToRoot" }
        """
    }

    private static func bar(title: String) -> String {
        """
        devices = ["iphone-se-1"]
        [app]
        rootViewController = "stack"
        [controllers.stack]
        kind = "navigation"
        rootViewController = "home"
        [controllers.home]
        rightBarButtonItems.edit = { title = "\(title)", tap = "popToRoot" }
        leftBarButtonItems.cancel = { title = "All of the many albums", tap = "popToRoot" }
        """
    }

    static let all: [LintFixture] = [
        LintFixture(
            .contentCutOff, "home.title", "at accessibilityExtraExtraExtraLarge, on iphone-se-1 upright",
            fires: """
                constraints = ["H:|-[title]-|", "title.top == safeArea.top"]
                views.title = { kind = "label", text = "Sixteen letters.", font = { textStyle = "body" } }
                """,
            quiet: """
                constraints = ["H:|-[title]-|", "title.top == safeArea.top"]
                views.title = { kind = "label", text = "Sixteen letters.", font = { textStyle = "body" }, numberOfLines = 0 }
                """),
        LintFixture(
            .contentHigherThanItem, "home.wall.0.0", "everywhere",
            fires: """
                constraints = ["H:|[wall]|", "V:|[wall]|"]
                [controllers.home.views.wall]
                kind = "collection"
                itemSize = { width = 100, height = 40 }
                [controllers.home.views.wall.items]
                count = 1
                [controllers.home.views.wall.items.cell]
                views.face = { kind = "view" }
                constraints = ["H:|[face]|", "face.top == top", "face.height == 60"]
                """,
            quiet: """
                constraints = ["H:|[wall]|", "V:|[wall]|"]
                [controllers.home.views.wall]
                kind = "collection"
                itemSize = { width = 100, height = 60 }
                [controllers.home.views.wall.items]
                count = 1
                [controllers.home.views.wall.items.cell]
                views.face = { kind = "view" }
                constraints = ["H:|[face]|", "face.top == top", "face.height == 60"]
                """),
        LintFixture(
            .rowWithoutHeight, "home.list.0.0", "everywhere",
            fires: """
                constraints = ["H:|[list]|", "V:|[list]|"]
                [controllers.home.views.list]
                kind = "table"
                rows = { data = [{ who = "Ada" }, { who = "Bo" }] }
                cell.views.who = { kind = "label", text = "{who}" }
                cell.constraints = ["H:|-[who]-|", "who.top == superview.top + 6"]
                """,
            quiet: """
                constraints = ["H:|[list]|", "V:|[list]|"]
                [controllers.home.views.list]
                kind = "table"
                rows = { data = [{ who = "Ada" }, { who = "Bo" }] }
                cell.views.who = { kind = "label", text = "{who}" }
                cell.constraints = ["H:|-[who]-|", "V:|-16-[who]-16-|"]
                """),
        LintFixture(
            .noRoomForItems, "home.list", "everywhere",
            fires: """
                constraints = ["H:|[list]|", "V:|[list]|"]
                [controllers.home.views.list]
                kind = "collection"
                items = ["Ada", "Bo"]
                layout.sections = [{ group = { heightDimension = 120, subitems = [{ widthDimension = { fractionalWidth = 1.5 } }] } }]
                """,
            quiet: """
                constraints = ["list.leading == safeArea.leading", "list.trailing == safeArea.trailing", "list.top == safeArea.top", "list.bottom == safeArea.bottom"]
                [controllers.home.views.list]
                kind = "collection"
                items = ["Ada", "Bo"]
                layout.sections = [{ group = { heightDimension = 120, subitems = [{ widthDimension = { fractionalWidth = 0.5 } }] } }]
                """),
        LintFixture(
            .unsatisfiableConstraints, "home", "everywhere",
            fires: """
                constraints = ["box.leading == leading", "box.top == top", "box.height == 10", "box.width == 100", "box.width >= 120"]
                views.box = {}
                """,
            quiet: """
                constraints = ["box.leading == leading", "box.top == top", "box.height == 10", "box.width == 100 @750", "box.width >= 120"]
                views.box = {}
                """),
        LintFixture(
            .ambiguousLayout, "home.box", "everywhere",
            fires: """
                constraints = ["box.leading == leading", "box.top == top", "box.height == 10"]
                views.box = {}
                """,
            quiet: """
                constraints = ["box.leading == leading", "box.top == top", "box.height == 10", "box.width == 10"]
                views.box = {}
                """),
        LintFixture(
            .layoutOutOfRange, "home", "everywhere",
            fires: """
                constraints = ["a.leading == leading", "a.top == top", "a.height == 10", "a.width == 900000", "b.leading == leading", "b.top == top", "b.height == 10", "b.width == 900 * a.width"]
                views.a = {}
                views.b = {}
                """,
            quiet: """
                constraints = ["a.leading == leading", "a.top == top", "a.height == 10", "a.width == 90", "b.leading == leading", "b.top == top", "b.height == 10", "b.width == 2 * a.width"]
                views.a = {}
                views.b = {}
                """),
        LintFixture(
            .viewNotInstalled, "home", "upright",
            fires: """
                constraints = ["H:|[base(10)]", "V:|[base(10)]", "box.leading == base.leading"]
                views.base = {}
                views.box = {}
                adaptive = [{ when = { orientation = "landscape" }, install = ["box"], constraints = ["box.top == top", "box.height == 10", "box.width == 10"] }]
                """,
            quiet: """
                views.box = {}
                adaptive = [{ when = { orientation = "landscape" }, install = ["box"], constraints = ["box.leading == leading", "box.top == top", "box.height == 10", "box.width == 10"] }]
                """),
        LintFixture(
            .outsideScreen, "home.name", "on iphone-se-1 upright",
            fires: """
                constraints = ["name.leading == leading + 300", "name.top == safeArea.top + 20"]
                views.name = { kind = "label", text = "Neko", font = { size = 17 } }
                """,
            quiet: """
                constraints = ["name.leading == safeArea.leading + 20", "name.top == safeArea.top + 20"]
                views.name = { kind = "label", text = "Neko", font = { size = 17 } }
                """),
        LintFixture(
            .outsideSafeArea, "home.name", "upright",
            fires: """
                constraints = ["name.centerX == centerX", "name.top == top + 2"]
                views.name = { kind = "label", text = "Neko", font = { size = 12 } }
                """,
            quiet: """
                constraints = ["H:|[wide]|", "wide.centerY == centerY", "H:|[cards]|", "cards.top == safeArea.top", "cards.height == 80"]
                views.wide = { kind = "label", text = "Neko", font = { size = 12 }, textAlignment = "center" }
                [controllers.home.views.cards]
                kind = "collection"
                items = { count = 8, text = "Neko" }
                layout.sections = [{ orthogonalScrollingBehavior = "continuous", group = { widthDimension = 200, heightDimension = 60, subitems = [{}] } }]
                """),
        LintFixture(
            .smallTarget, "home.open", "everywhere",
            fires: """
                constraints = ["open.centerX == centerX", "open.centerY == centerY", "open.width == 60", "open.height == 30"]
                views.open = { kind = "button", title = "Open", font = { size = 12 } }
                """,
            quiet: """
                constraints = ["open.centerX == centerX", "open.centerY == centerY", "open.width == 60", "open.height == 44", "on.leading == safeArea.leading + 20", "on.centerY == centerY"]
                views.open = { kind = "button", title = "Open", font = { size = 12 } }
                views.on = { kind = "switch" }
                """),
        LintFixture(
            .overlappingControls, "home.one home.two", "everywhere",
            fires: """
                constraints = ["one.leading == safeArea.leading", "two.leading == safeArea.leading + 40", "one.centerY == centerY", "two.centerY == centerY", "one.width == 60", "two.width == 60", "one.height == 44", "two.height == 44"]
                views.one = { kind = "button", buttonStyle = "gray" }
                views.two = { kind = "button", buttonStyle = "gray" }
                """,
            quiet: """
                constraints = ["one.leading == safeArea.leading", "two.leading == one.trailing", "one.centerY == centerY", "two.centerY == centerY", "one.width == 60", "two.width == 60", "one.height == 44", "two.height == 44", "card.leading == safeArea.leading", "card.bottom == safeArea.bottom", "card.width == 200", "card.height == 100", "close.trailing == card.trailing", "close.top == card.top", "close.width == 44", "close.height == 44"]
                views.one = { kind = "button", buttonStyle = "gray" }
                views.two = { kind = "button", buttonStyle = "gray" }
                views.card = { tap = { popToRoot = true } }
                views.close = { kind = "button", buttonStyle = "gray" }
                """),
        LintFixture(
            .overlappingControls, "home.edit tabs", "upright",
            fires: Self.tabs(title: "All the photographs of the year, the albums and much more that is here"), quiet: Self.tabs(title: "Photos of this year")),
        LintFixture(
            .overlappingControls, "home.cancel home.edit", "upright",
            fires: Self.bar(title: "Select every photograph"), quiet: Self.bar(title: "Select")),
        LintFixture(
            .overlappingTexts, "home.one home.two", "at accessibilityExtraExtraExtraLarge",
            fires: """
                constraints = ["one.leading == safeArea.leading", "two.leading == safeArea.leading", "one.top == safeArea.top", "two.top == safeArea.top + 40"]
                views.one = { kind = "label", text = "One", font = { textStyle = "body" } }
                views.two = { kind = "label", text = "Two", font = { textStyle = "body" } }
                """,
            quiet: """
                constraints = ["one.leading == safeArea.leading", "two.leading == safeArea.leading", "one.top == safeArea.top", "two.top == one.bottom"]
                views.one = { kind = "label", text = "One", font = { textStyle = "body" } }
                views.two = { kind = "label", text = "Two", font = { textStyle = "body" } }
                """),
        LintFixture(
            .lowContrast, "home.name", "light",
            fires: """
                constraints = ["name.centerX == centerX", "name.centerY == centerY"]
                views.name = { kind = "label", text = "Neko", textColor = "systemYellow" }
                """,
            quiet: """
                constraints = ["name.centerX == centerX", "name.centerY == centerY", "more.centerX == centerX", "more.top == name.bottom"]
                views.name = { kind = "label", text = "Neko", textColor = "mustard" }
                views.more = { kind = "label", text = "Cat", textColor = "secondaryLabel" }
                [colors]
                mustard = { light = "#7a5c00", dark = "#ffd60a" }
                """),
        LintFixture(
            .underKeyboard, "home.save", "everywhere",
            fires: """
                constraints = ["H:|-[name]-|", "name.top == safeArea.top + 8", "name.height == 44", "H:|-[save]-|", "save.bottom == safeArea.bottom - 8", "save.height == 44"]
                views.name = { kind = "textField", placeholder = "Name" }
                views.save = { kind = "button", title = "Save", font = { size = 12 } }
                """,
            quiet: """
                constraints = ["H:|-[name]-|", "name.top == safeArea.top + 8", "name.height == 44", "H:|-[save]-|", "save.bottom == keyboardLayoutGuide.top - 8", "save.height == 44"]
                views.name = { kind = "textField", placeholder = "Name" }
                views.save = { kind = "button", title = "Save", font = { size = 12 } }
                """),
        LintFixture(
            .missingLabel, "home.photo", "everywhere",
            fires: """
                constraints = ["photo.centerX == centerX", "photo.centerY == centerY", "photo.width == 60", "photo.height == 60"]
                views.photo = { kind = "image", image = "portrait", isAccessibilityElement = true }
                """,
            quiet: """
                constraints = ["H:|-[photo(60)]-[close(60)]-[bow(60)]-[plus(60)]", "photo.centerY == centerY", "close.centerY == centerY", "bow.centerY == centerY", "plus.centerY == centerY", "photo.height == 60", "close.height == 60", "bow.height == 60", "plus.height == 60"]
                views.photo = { kind = "image", image = "portrait", isAccessibilityElement = true, accessibilityLabel = "Ada" }
                views.close = { kind = "button", image = "portrait", accessibilityLabel = "Open Ada" }
                views.bow = { kind = "image", image = "portrait" }
                views.plus = { kind = "button", image = "plus" }
                """),
        LintFixture(
            .largeTitleStays, "home.list", "upright", fires: Self.largeTitle(""), quiet: Self.largeTitle(#"contentScrollView = "list""#)),
        LintFixture(
            .fixedSide, "home", "in ar", fires: Self.arabic("left"), quiet: Self.arabic("leading")),
        LintFixture(
            .lostDetail, "split", "everywhere",
            fires: Self.split(#"collapseSecondaryOntoPrimary = true"#), quiet: Self.split("")),
        LintFixture(
            .deadEnd, "letter", "everywhere",
            fires: """
                constraints = ["open.centerX == centerX", "open.centerY == centerY", "open.width == 60", "open.height == 44"]
                views.open = { kind = "button", title = "Open", font = { size = 12 }, tap = { present = "letter" } }
                [controllers.letter]
                modalPresentationStyle = "fullScreen"
                """,
            quiet: """
                constraints = ["open.centerX == centerX", "open.centerY == centerY", "open.width == 60", "open.height == 44"]
                views.open = { kind = "button", title = "Open", font = { size = 12 }, tap = { present = "letter" } }
                [controllers.letter]
                modalPresentationStyle = "fullScreen"
                constraints = ["close.centerX == centerX", "close.centerY == centerY", "close.width == 60", "close.height == 44"]
                views.close = { kind = "button", title = "Close", font = { size = 12 }, tap = { dismiss = true } }
                """),
        LintFixture(
            .conditionNeverHolds, "home", "everywhere",
            fires: #"adaptive = [{ when = { userInterfaceIdiom = "pad" }, install = [] }]"#,
            quiet: #"adaptive = [{ when = { userInterfaceIdiom = "phone", preferredContentSizeCategory = "extraLarge", orientation = "landscape" }, install = [] }]"#),
    ]

    private static func arabic(_ edge: String) -> String {
        """
        devices = ["iphone-se-1", "iphone-17"]
        [app]
        rootViewController = "home"
        [strings.ar]
        Hello = "مرحبا"
        [controllers.home]
        constraints = ["name.\(edge) == safeArea.\(edge) + 20", "name.centerY == superview.centerY"]
        views.name = { kind = "label", text = "Hello" }
        """
    }

    /// A list in front of a picture, below a large title.
    private static func largeTitle(_ line: String) -> String {
        """
        devices = ["iphone-se-1", "iphone-17"]
        [app]
        rootViewController = "nav"
        [controllers.nav]
        kind = "navigation"
        rootViewController = "home"
        prefersLargeTitles = true
        [controllers.home]
        title = "Home"
        \(line)
        constraints = ["H:|[photo]|", "V:|[photo]|", "H:|[list]|", "V:|[list]|"]
        views.photo = { backgroundColor = "systemTeal" }
        views.list = { kind = "table", rows = { count = 40, text = "Row" } }
        """
    }

    /// A list next to a detail that the user chooses.
    private static func split(_ delegate: String) -> String {
        """
        ios = "12"
        devices = ["ipad-9-7"]
        [app]
        rootViewController = "split"
        [controllers.split]
        kind = "split"
        primary = "list-nav"
        secondary = "nothing"
        \(delegate)
        [controllers.list-nav]
        kind = "navigation"
        rootViewController = "list"
        [controllers.list]
        constraints = ["open.centerX == centerX", "open.centerY == centerY", "open.width == 60", "open.height == 44"]
        views.open = { kind = "button", title = "Open", font = { size = 12 }, tap = { showDetail = "letter" } }
        [controllers.nothing]
        [controllers.letter]
        """
    }
}
