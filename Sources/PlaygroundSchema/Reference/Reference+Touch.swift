extension Reference {
    static let touch = ReferenceChapter(title: "3D Touch and quick actions", sections: [
        ReferenceSection(
            "peek", "A peek", TouchSchema.peek.keys,
            #"""
                A view declares `peek = { preview = "detail", commit = { show = "detail" }, when = {…}, actions = […] }`; \#
                `preview = "none"` answers that there is nothing to preview. A controller may bring `previewActions` of its own. \#
                An entry has a `title`, `style` (`default`, `selected`, `destructive`), `attributes` and an `action`; one with \#
                `actions` is a group.
                """#,
            frame: playground(on: #"[{ device = "iphone-8", ios = "12" }]"#, #"""
                [controllers.home]
                constraints = ["sample.centerX == superview.centerX", "sample.centerY == superview.centerY"]

                [controllers.home.views.sample]
                kind = "button"
                title = "Press"
                tap = { show = "detail" }

                [controllers.detail]
                backgroundColor = "systemTeal"
                parameters = { cat = "Mochi" }
                constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
                views.words = { kind = "label", text = "This is {cat}." }

                # after press home.sample 0.6
                [controllers.home.views.sample.peek]
                …
                """#),
            examples: [
                "preview": #"preview = "detail""#,
                "with": #"""
                    preview = "detail"
                    with = { cat = "Tora" }
                    """#,
                "commit": #"""
                    preview = "detail"
                    commit = { show = "detail" }
                    """#,
                "when": #"""
                    preview = "detail"
                    when = { userInterfaceIdiom = "phone" }
                    """#,
                "actions": #"""
                    preview = "detail"
                    actions = [{ title = "Share", action = { show = "detail" } }]
                    # after swipeUp
                    """#,
            ]),
        ReferenceSection(
            "previewAction", "A preview action", TouchSchema.previewAction.keys,
            #"""
                An entry of the list that a swipe up on a peek brings, or of a context menu from iOS 13 on. One with `actions` \#
                is a group.
                """#,
            frame: playground(on: #"[{ device = "iphone-8", ios = "12" }]"#, #"""
                [controllers.home]
                constraints = ["sample.centerX == superview.centerX", "sample.centerY == superview.centerY"]
                views.sample = { kind = "button", title = "Press", peek = { preview = "detail" } }

                # after press home.sample 0.6
                # after swipeUp
                [controllers.detail]
                backgroundColor = "systemTeal"

                [[controllers.detail.previewActions]]
                …
                """#),
            examples: [
                "title": #"title = "Share""#,
                "style": #"""
                    title = "Delete"
                    style = "destructive"
                    """#,
                "attributes": #"""
                    title = "Share"
                    attributes = ["disabled"]
                    """#,
                "action": #"""
                    title = "Open"
                    action = { show = "detail" }
                    """#,
                "actions": #"""
                    title = "More"
                    actions = [{ title = "Share" }, { title = "Copy" }]
                    """#,
            ]),
        ReferenceSection(
            "quickActions", "[quickActions]", TouchSchema.quickActions.keys,
            #"""
                Quick actions stand in `[[quickActions.static]]` and `[[quickActions.dynamic]]` (`type`, `title`, `subtitle`, \#
                `iconType`, `iconFile`, `iconSymbolName`, `userInfo`), or in a real Info.plist, XML or binary: `[app] infoPlist \#
                = "Info.plist"`, with `language = "de"` for its `InfoPlist.strings` and `buildSettings = { \#
                PRODUCT_BUNDLE_IDENTIFIER = "com.example" }` for its variables. `[quickActions.routes]` says what each does, by \#
                type, else by title: `"com.example.compose" = { show = "compose" }`.
                """#,
            frame: playground(on: #"[{ device = "iphone-8", ios = "12" }]"#, #"""
                [controllers.home]
                title = "Home"

                # after home
                # after pressIcon 1
                [quickActions]
                …
                """#),
            examples: [
                "static": #"static = [{ type = "new", title = "New", iconType = "compose" }]"#,
                "dynamic": #"dynamic = [{ type = "last", title = "The last cat" }]"#,
                "routes": #"""
                    static = [{ type = "new", title = "New" }]
                    routes = { new = { show = "draft" } }

                    [controllers.draft]
                    title = "Draft"
                    """#,
                "handlesAtLaunch": #"""
                    handlesAtLaunch = true
                    static = [{ type = "new", title = "New" }]
                    """#,
            ]),
        ReferenceSection(
            "quickAction", "A quick action", TouchSchema.quickAction.keys,
            #"""
                `iconType` is a system icon's name (`"compose"`). `iconFile` is an image of the app, a square template of 35 × \#
                35 points of which only the opacity counts: `"paw"` finds `paw.png`, `paw@2x.png` and `paw@3x.png`, by the \#
                device's scale, or `paw.svg`, or the image set `paw` of `Assets.xcassets`, beside the Info.plist, else beside \#
                the playground (64 KB at most). A symbol wins over a file, a file over a type.
                """#,
            frame: playground(on: #"[{ device = "iphone-17", ios = "26" }]"#, #"""
                [controllers.home]
                title = "Home"

                # after home
                # after longPressIcon
                [[quickActions.static]]
                …
                """#),
            examples: [
                "type": #"""
                    type = "new"
                    title = "New"
                    """#,
                "title": #"""
                    type = "new"
                    title = "New letter"
                    """#,
                "subtitle": #"""
                    type = "new"
                    title = "New"
                    subtitle = "To a cat"
                    """#,
                "iconType": #"""
                    type = "new"
                    title = "New"
                    iconType = "compose"
                    """#,
                "iconFile": #"""
                    type = "new"
                    title = "New"
                    iconFile = "paw"
                    """#,
                "iconSymbolName": #"""
                    type = "new"
                    title = "New"
                    iconSymbolName = "pencil"
                    """#,
                "userInfo": #"""
                    type = "new"
                    title = "New"
                    userInfo = { cat = "Mochi" }
                    """#,
            ]),
    ])
}
