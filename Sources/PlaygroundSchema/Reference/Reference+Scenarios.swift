extension Reference {
    static let scenarios = ReferenceChapter(title: "Scenarios: what must be true", sections: [
        ReferenceSection(
            "scenario", "A scenario", ScenarioSchema.scenario.keys,
            #"""
                A playground can say what must be true of its app. A scenario has devices, events, and what is expected once they have \#
                happened. `traitscope check` runs all scenarios on all their devices and exits with 1 if something is not as \#
                it says; the page has them in its panel, with a mark for each device.
                Events are written as for `inspect --event` and in a page's address. An event that cannot happen fails the scenario, \#
                unless the step expects the log to say so: `log = "nothing happens"`. With `steps` a scenario goes on: each step has \#
                events and expectations of its own, after all that came before.
                What is wrong with a scenario is a warning: the playground is shown, the other scenarios are run, and `check` exits \#
                with 2. A playground has at most 500 scenarios, a scenario 100 steps and 300 events, and a step 300 things that are \#
                expected: a check comes to its end. Scenarios of included files are run with those of the playground.
                """#,
            frame: letters(#"""
                [[scenarios]]
                …
                """#),
            examples: [
                "name": #"""
                    name = "The list comes first"
                    expect = [{ top = "inbox" }]
                    """#,
                "devices": #"""
                    name = "A letter opens on any small screen"
                    devices = ["iphone-se-1", { device = "iphone-17", orientation = "landscape" }]
                    events = ["tap inbox.open"]
                    expect = [{ top = "letter" }]
                    """#,
                "events": #"""
                    name = "A letter opens"
                    events = ["tap inbox.open"]
                    expect = [{ stack.nav = ["inbox", "letter"] }]
                    # after tap inbox.open
                    """#,
                "expect": #"""
                    name = "A letter opens"
                    events = ["tap inbox.open"]

                    [[scenarios.expect]]
                    top = "letter"

                    [[scenarios.expect]]
                    view = "letter.words"
                    visible = true
                    # after tap inbox.open
                    """#,
                "steps": #"""
                    name = "There and back"
                    steps = [
                      { events = ["tap inbox.open"], expect = [{ top = "letter" }] },
                      { events = ["back"], expect = [{ top = "inbox" }] },
                    ]
                    """#,
            ]),
        ReferenceSection(
            "expectation", "An expectation", ScenarioSchema.expectation.keys,
            #"""
                All that stands in one expectation must hold. Controllers go by their names: `letter` is any instance of it, `letter#2` \#
                the second alone; of several on screen the one in front is meant. `top` is the last controller that is drawn: of a split \#
                view with two columns the trailing one.
                Log entries are those of the step; of a first step without events, those of the launch. An entry is named by words of \#
                its sentence, in any order, each from its beginning: `viewWillTransition letter` is “letter viewWillTransition(to:with:): …”.
                """#,
            frame: letters(#"""
                [[scenarios]]
                name = "A letter opens"
                events = ["tap inbox.open"]

                [[scenarios.expect]]
                …
                # after tap inbox.open
                """#),
            examples: [
                "when": #"""
                    when = { horizontalSizeClass = "compact" }
                    stack.nav = ["inbox", "letter"]
                    """#,
                "top": #"top = "letter""#,
                "onScreen": #"onScreen = ["nav", "letter"]"#,
                "stack": #"stack.nav = ["inbox", "letter"]"#,
                "traits": #"traits.letter = { horizontalSizeClass = "compact", layoutDirection = "leftToRight" }"#,
                "navigationBar": #"navigationBar.nav = { title = "A letter", backButtonTitle = "Inbox" }"#,
                "view": #"view = "letter.words""#,
                "frame": #"""
                    view = "letter.words"
                    frame = { minX = "safeArea.minX + 16", maxX = "<= safeArea.maxX - 16", height = [">= 20", "<= 80"] }
                    """#,
                "visible": #"""
                    view = "letter.words"
                    visible = true
                    """#,
                "text": #"""
                    view = "letter.words"
                    text = "The lighthouse is lit again, and there is soup."
                    """#,
                "truncated": #"""
                    view = "letter.words"
                    truncated = false
                    """#,
                "lines": #"""
                    view = "letter.words"
                    lines = "<= 3"
                    """#,
                "has": #"""
                    view = "letter.words"
                    has = { textColor = "secondaryLabel", isHidden = false }
                    """#,
                "log": #"log = ["tapped open", "pushed letter", "viewDidAppear letter"]"#,
                "not": #"""
                    not = { top = "inbox", log = "presented" }
                    """#,
                "shows": #"""
                    devices = ["iphone-17"]

                    [app]
                    rootViewController = "tabs"

                    [controllers]
                    tabs = { kind = "tabBar", viewControllers = ["songs", "radio"] }
                    songs = { title = "Songs", backgroundColor = "systemTeal" }
                    radio = { title = "Radio", backgroundColor = "systemIndigo" }

                    [[scenarios]]
                    name = "The second tab is the radio"
                    events = ["selectTab 1"]
                    expect = [{ shows.tabs = "radio" }]
                    # after selectTab 1
                    """#,
                "split": #"""
                    devices = ["iphone-17", { device = "ipad-11", orientation = "landscape" }]

                    [app]
                    rootViewController = "post"

                    [controllers]
                    post = { kind = "split", style = "doubleColumn", primary = "inbox", secondary = "letter" }
                    inbox = { title = "Inbox", backgroundColor = "systemTeal" }
                    letter = { title = "A letter", backgroundColor = "systemIndigo" }

                    [[scenarios]]
                    name = "Two columns on an iPad, one on a phone"
                    expect = [
                      { when = { userInterfaceIdiom = "pad" }, split.post = "oneBesideSecondary" },
                      { when = { userInterfaceIdiom = "phone" }, split.post = "collapsed" },
                    ]
                    """#,
                "presentation": #"""
                    devices = ["iphone-17"]

                    [app]
                    rootViewController = "inbox"

                    [controllers.inbox]
                    constraints = ["who.centerX == superview.centerX", "who.top == safeArea.top + 20"]
                    views.who = { kind = "button", title = "Who?", tap = { present = "card", style = "popover" } }

                    [controllers.card]
                    backgroundColor = "systemTeal"

                    [[scenarios]]
                    name = "A popover is a sheet where it is narrow"
                    events = ["tap inbox.who"]
                    expect = [{ presentation.card = "sheet" }]
                    # after tap inbox.who
                    """#,
                "firstResponder": #"""
                    devices = ["iphone-17"]

                    [app]
                    rootViewController = "login"

                    [controllers.login]
                    constraints = ["H:|-[name]-|", "name.top == safeArea.top + 20"]
                    views.name = { kind = "textField", placeholder = "Name" }

                    [[scenarios]]
                    name = "A tap brings the keyboard"
                    events = ["tap login.name"]
                    expect = [{ firstResponder = "login.name" }]
                    # after tap login.name
                    """#,
                "preview": photo(actions: "", #"""
                    name = "A long press shows the photo"
                    expect = [{ preview = "large" }]
                    """#),
                "menu": photo(actions: #"previewActions = [{ title = "Share" }, { title = "Keep" }]"#, #"""
                    name = "A long press offers two actions"
                    expect = [{ menu = ["Share", "Keep"] }]
                    """#),
                "quickActions": #"""
                    devices = ["iphone-17"]

                    [app]
                    rootViewController = "inbox"

                    [controllers.inbox]
                    backgroundColor = "systemTeal"

                    [[quickActions.static]]
                    type = "new"
                    title = "New letter"

                    [quickActions.routes]
                    new = { popToRoot = true }

                    [[scenarios]]
                    name = "The icon offers a new letter"
                    events = ["home", "longPressIcon"]
                    expect = [{ quickActions = ["New letter"] }]
                    # after home
                    # after longPressIcon
                    """#,
                "homeScreen": #"""
                    devices = ["iphone-17"]

                    [app]
                    rootViewController = "inbox"

                    [controllers.inbox]
                    backgroundColor = "systemTeal"

                    [[scenarios]]
                    name = "The home button leaves the app"
                    events = ["home"]
                    expect = [{ homeScreen = true }]
                    # after home
                    """#,
            ]),
        ReferenceSection(
            "frame", "An expected frame", ScenarioSchema.frame.keys,
            #"""
                Numbers are points, in the coordinates of the controller's view, as in its constraints; of a controller's own view, in \#
                those of the window. A comparison begins with `<=`, `>=`, `<`, `>`, `!=` or `==`; without one the numbers are \#
                equal, to the pixel that each edge stands on. It compares with a number or an anchor: a view of the controller (`title.maxY`), \#
                `superview`, `window`, a guide (`safeArea`, `layoutMargins`, `readableContent`, `keyboardLayoutGuide`, or a view's own: \#
                `list.contentLayoutGuide.maxY`), or of another controller: `inbox.list.maxX`. An anchor can have a \#
                multiplier and a constant behind it, with spaces between: `photo.width * 0.5 + 8`. Several comparisons in an array must all hold.
                """#,
            frame: letters(#"""
                [[scenarios]]
                name = "A letter opens"
                events = ["tap inbox.open"]

                [[scenarios.expect]]
                view = "letter.words"

                [scenarios.expect.frame]
                …
                # after tap inbox.open
                """#),
            examples: [
                "minX": #"minX = 16"#,
                "midX": #"midX = "superview.midX""#,
                "maxX": #"maxX = "safeArea.maxX - 16""#,
                "minY": #"minY = "safeArea.minY + 20""#,
                "midY": #"midY = "< superview.midY""#,
                "maxY": #"maxY = "<= safeArea.maxY""#,
                "width": #"width = "window.width - 32""#,
                "height": #"height = [">= 20", "< 100"]"#,
            ]),
        ReferenceSection(
            "presentation", "An expected presentation", ScenarioSchema.presentation.keys,
            #"""
                The form is what a presentation looks like once it adapted, or `none`. In place of a table the form alone will do.
                """#,
            frame: #"""
                devices = ["ipad-11"]

                [app]
                rootViewController = "inbox"

                [controllers.inbox]
                constraints = ["who.centerX == superview.centerX", "who.top == safeArea.top + 20"]
                views.who = { kind = "button", title = "Who?", tap = { present = "card", style = "popover" } }

                [controllers.card]
                backgroundColor = "systemTeal"
                preferredContentSize = { width = 240, height = 160 }
                detents = ["medium", "large"]

                [[scenarios]]
                name = "The card stands beside the name"
                events = ["tap inbox.who"]

                [[scenarios.expect]]

                [scenarios.expect.presentation.card]
                …
                # after tap inbox.who
                """#,
            examples: [
                "form": #"form = "popover""#,
                "arrow": #"arrow = "up""#,
                "detent": #"""
                    devices = ["iphone-17"]

                    [app]
                    rootViewController = "inbox"

                    [controllers.inbox]
                    constraints = ["who.centerX == superview.centerX", "who.top == safeArea.top + 20"]
                    views.who = { kind = "button", title = "Who?", tap = { present = "card" } }

                    [controllers.card]
                    backgroundColor = "systemTeal"
                    detents = ["medium", "large"]

                    [[scenarios]]
                    name = "The card comes up half way"
                    events = ["tap inbox.who"]
                    expect = [{ presentation.card = { form = "sheet", detent = "medium" } }]
                    # after tap inbox.who
                    """#,
            ]),
    ])

    /// A photo that is pressed for long, and what it shows.
    private static func photo(actions: String, _ scenario: String) -> String {
        playground(root: "album", #"""
            [controllers.album]
            constraints = ["photo.centerX == superview.centerX", "photo.centerY == superview.centerY", "photo.width == 100", "photo.height == 100"]
            views.photo = { backgroundColor = "systemTeal", peek = { preview = "large" } }

            [controllers.large]
            backgroundColor = "systemTeal"
            \#(actions)

            [[scenarios]]
            events = ["longPress album.photo"]
            \#(scenario)
            # after longPress album.photo
            """#)
    }

    /// A list, and a letter that it leads to.
    private static func letters(_ scenarios: String) -> String {
        playground(root: "nav", #"""
            [controllers.nav]
            kind = "navigation"
            rootViewController = "inbox"

            [controllers.inbox]
            title = "Inbox"
            constraints = ["open.centerX == superview.centerX", "open.top == safeArea.top + 20"]
            views.open = { kind = "button", title = "Open the letter", tap = { show = "letter" } }

            [controllers.letter]
            title = "A letter"
            constraints = ["H:|-[words]-|", "words.top == safeArea.top + 20"]

            [controllers.letter.views.words]
            kind = "label"
            text = "The lighthouse is lit again, and there is soup."
            textColor = "secondaryLabel"
            numberOfLines = 0

            """# + scenarios)
    }
}
