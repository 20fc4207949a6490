extension Reference {
    static let behaviour = ReferenceChapter(title: "What depends on traits, and what elements do", sections: [
        ReferenceSection(
            "element", "An adaptive element", ConditionSchema.adaptive.keys,
            #"""
                A condition names traits (`userInterfaceIdiom`, `horizontalSizeClass`, `verticalSizeClass`, `displayScale`, \#
                `userInterfaceStyle`, `preferredContentSizeCategory`, `layoutDirection`, `legibilityWeight`, \#
                `accessibilityContrast`, `forceTouchCapability`, `userInterfaceLevel`, `displayGamut`, `activeAppearance`, \#
                `imageDynamicRange`, `verticalBarEdge` from iOS 27.1 on, and your own), `orientation` of the device, `aspect` of the controller's view (`landscape` \#
                where it is wider than high, in a split, too), `minWidth`, `maxWidth`, `minHeight`, `maxHeight` of the \#
                controller's view; several in a table must all hold. `any = [{…}, {…}]`, `all = […]` and `not = {…}` combine \#
                them. When traits change, the elements that do not hold are applied first (their `otherwise`), then those that \#
                hold (their `set`), each in the order of the file.
                """#,
            frame: playground(width: 300, height: 200, #"""
                [controllers.home]
                constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]

                [controllers.home.views.words]
                kind = "label"
                text = "Hello"

                [[controllers.home.adaptive]]
                …
                """#),
            examples: [
                "when": #"""
                    when = { horizontalSizeClass = "compact" }
                    set = { words.textColor = "systemTeal" }
                    """#,
                "constraints": #"""
                    when = { horizontalSizeClass = "compact" }
                    constraints = ["words.width == 200"]
                    """#,
                "install": #"""
                    when = { horizontalSizeClass = "compact" }
                    install = ["more"]
                    constraints = ["more.centerX == superview.centerX", "more.top == words.bottom + 8"]

                    [controllers.home.views.more]
                    kind = "label"
                    text = "Only where it is compact"
                    """#,
                "set": #"""
                    when = { horizontalSizeClass = "compact" }
                    set = { words.text = "Compact" }
                    """#,
                "otherwise": #"""
                    when = { horizontalSizeClass = "regular" }
                    otherwise = { words.text = "Not regular" }
                    """#,
            ]),
        ReferenceSection(
            "condition", "A condition", ConditionSchema.condition.keys,
            #"""
                A condition has these keys and those of traits; all that are in one table must hold.
                """#,
            frame: playground(width: 300, height: 200, #"""
                [controllers.home]
                constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
                views.words = { kind = "label", text = "It does not hold" }

                [[controllers.home.adaptive]]
                set = { words.text = "It holds" }

                [controllers.home.adaptive.when]
                …
                """#),
            examples: [
                "orientation": #"orientation = "portrait""#,
                "aspect": #"aspect = "landscape""#,
                "minWidth": #"minWidth = 400"#,
                "maxWidth": #"maxWidth = 400"#,
                "minHeight": #"minHeight = 100"#,
                "maxHeight": #"maxHeight = 100"#,
                "any": #"any = [{ minWidth = 400 }, { minHeight = 100 }]"#,
                "all": #"all = [{ minWidth = 400 }, { minHeight = 100 }]"#,
                "not": #"not = { minWidth = 400 }"#,
            ]),
        ReferenceSection(
            "override", "A trait override", ConditionSchema.overrides.keys,
            #"""
                The child and all below it see the change, until another override lower down. `traits = { from = "wrapper" }` \#
                takes the traits of the overriding controller or one above it. Without `child` the controller overrides its own \#
                traits, which needs iOS 17 (`traitOverrides`); a view has `traitOverrides = {…}` then.
                """#,
            frame: playground(root: "wrapper", #"""
                [controllers.child]
                constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
                views.words = { kind = "label", text = "Compact" }
                adaptive = [{ when = { horizontalSizeClass = "regular" }, set = { words.text = "Regular" } }]

                [controllers.wrapper]
                kind = "container"
                children = ["child"]

                [[controllers.wrapper.overrides]]
                …
                """#),
            examples: [
                "child": #"""
                    child = "child"
                    traits = { horizontalSizeClass = "regular" }
                    """#,
                "when": #"""
                    child = "child"
                    when = { orientation = "landscape" }
                    traits = { horizontalSizeClass = "regular" }
                    """#,
                "traits": #"traits = { horizontalSizeClass = "regular" }"#,
            ]),
        ReferenceSection(
            "traits", "Traits", ConditionSchema.traits.keys,
            #"""
                Traits by name with a value of each, as overrides, conditions and `traitOverrides` have them. Those of the \#
                file's `[traits]` are named like UIKit's.
                """#,
            frame: playground(width: 300, height: 200, #"""
                [controllers.home]
                constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
                views.words = { kind = "label", text = "Hello", font = "body" }

                [[controllers.home.overrides]]

                [controllers.home.overrides.traits]
                …
                """#),
            examples: [
                "userInterfaceIdiom": #"userInterfaceIdiom = "pad""#,
                "horizontalSizeClass": #"horizontalSizeClass = "regular""#,
                "verticalSizeClass": #"verticalSizeClass = "compact""#,
                "displayScale": #"displayScale = 3"#,
                "userInterfaceStyle": #"userInterfaceStyle = "dark""#,
                "preferredContentSizeCategory": #"preferredContentSizeCategory = "accessibilityLarge""#,
                "layoutDirection": #"layoutDirection = "rightToLeft""#,
                "legibilityWeight": #"legibilityWeight = "bold""#,
                "accessibilityContrast": #"accessibilityContrast = "high""#,
                "forceTouchCapability": #"forceTouchCapability = "available""#,
                "userInterfaceLevel": #"userInterfaceLevel = "elevated""#,
                "displayGamut": #"displayGamut = "P3""#,
                "activeAppearance": #"activeAppearance = "active""#,
                "imageDynamicRange": #"imageDynamicRange = "high""#,
                "verticalBarEdge": #"verticalBarEdge = "trailing""#,
                "from": #"from = "home""#,
            ]),
        ReferenceSection(
            "action", "An action", ActionSchema.action.keys,
            #"""
                `tap` says what a tap does; an action that needs nothing else may be a word alone, `tap = "dismiss"`: `{ show = \#
                "detail" }`, `showDetail`, `push`, `{ present = "note", style = "popover" }`, `{ unwind = "home" }`, `{ pop = \#
                true }`, `popToRoot`, `dismiss`, `{ becomeFirstResponder = "email" }`, `resignFirstResponder`, `endEditing`, \#
                `{ showColumn = "primary" }`, `hideColumn`, `{ showSidebar = true }`, \#
                `hideSidebar`, `toggleSidebar`, `{ setShortcutItems = […] }`, `{ set = { greeting.text = "Hello {value}", \#
                hint.isHidden = true } }`, which sets properties of the controller's views as adaptive elements do (`{value}` is \#
                what the control has that was worked; a tap in a cell or a component calls the views there by their own names; \#
                from outside a view of a row is `"list.0.2.like"`, in quotes, and one of a component `card.photo`), and the \#
                custom segue `{ custom = "replaceDetail", to = "photo", menu = "overlay" }`, which replaces the detail and moves \#
                the menu `beside` it or over it. Beside a controller that comes on screen `with` gives values to its parameters, \#
                see Controllers.
                """#,
            frame: playground(root: "nav", #"""
                [controllers.nav]
                kind = "navigation"
                rootViewController = "home"

                [controllers.home]
                title = "Neko"
                constraints = [
                  "sample.centerX == superview.centerX", "sample.centerY == superview.centerY",
                  "further.centerX == superview.centerX", "further.top == sample.bottom + 20",
                ]

                [controllers.home.views.further]
                kind = "button"
                title = "Further"
                tap = { push = "detail" }

                [controllers.home.views.sample]
                kind = "button"
                title = "Tap"

                [controllers.detail]
                title = "Detail"
                parameters = { cat = "Mochi" }
                constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
                views.words = { kind = "label", text = "This is {cat}." }

                # after tap home.sample
                [controllers.home.views.sample.tap]
                …
                """#),
            examples: [
                "show": #"show = "detail""#,
                "showDetail": #"showDetail = "detail""#,
                "push": #"push = "detail""#,
                "unwind": #"unwind = "home""#,
                "present": #"present = "detail""#,
                "with": #"""
                    show = "detail"
                    with = { cat = "Tora" }
                    """#,
                "style": #"""
                    present = "detail"
                    style = "fullScreen"
                    """#,
                "custom": #"""
                    custom = "replaceDetail"
                    to = "detail"
                    """#,
                "to": #"""
                    custom = "replaceDetail"
                    to = "detail"
                    """#,
                "menu": #"""
                    custom = "replaceDetail"
                    to = "detail"
                    menu = "beside"
                    """#,
                "showColumn": #"showColumn = "primary""#,
                "hideColumn": #"hideColumn = "primary""#,
                "setShortcutItems": #"setShortcutItems = [{ type = "new", title = "New" }]"#,
                "set": #"set = { sample.title = "Tapped" }"#,
                "pop": #"pop = true"#,
                "popToRoot": #"popToRoot = true"#,
                "dismiss": #"dismiss = true"#,
                "becomeFirstResponder": #"""
                    becomeFirstResponder = "name"

                    [controllers.home.views.name]
                    kind = "textField"
                    placeholder = "A name"

                    [[controllers.home.adaptive]]
                    when = {}
                    constraints = ["name.centerX == superview.centerX", "name.bottom == sample.top - 20"]
                    """#,
                "resignFirstResponder": #"resignFirstResponder = true"#,
                "endEditing": #"endEditing = true"#,
                "showSidebar": #"showSidebar = true"#,
                "hideSidebar": #"hideSidebar = true"#,
                "toggleSidebar": #"toggleSidebar = true"#,
            ]),
    ])
}
