extension Reference {
    /// Two tabs that may be a sidebar, of which the rest is said.
    static func tabsWithSidebar(on devices: String) -> String {
        playground(on: devices, root: "tabs", #"""
            [controllers.one]
            title = "One"
            backgroundColor = "systemTeal"

            [controllers.two]
            title = "Two"

            [controllers.tabs]
            kind = "tabBar"
            mode = "tabSidebar"
            viewControllers = ["one", "two"]

            [controllers.tabs.sidebar]
            …
            """#)
    }

    static let controllers = ReferenceChapter(title: "Controllers, their bars and containers", sections: [
        ReferenceSection(
            "controller", "Every controller", ControllerSchema.controller.keys,
            #"""
                Parameters. One controller shows many things: with `parameters = { sender = "Somebody" }` its texts (titles, \#
                texts, segments, bar items, alert texts) may hold `{sender}`, and `tap = { show = "letter", with = { sender = \#
                "Marina" } }` fills them; `peek` has a `with`, too. A row's `data` goes to the controller that its tap or peek \#
                shows, unless `with` says otherwise. Of a list, `parameters = ["sender"]`, values are needed wherever the \#
                controller is shown. A navigation controller passes its arguments on to its root. Two instances may have \#
                different arguments; events call both by the controller's name. On the page and in the log the second instance \#
                of a controller that is alive at once is `letter#2`.
                Actions looked up in the hierarchy. `canPerformAction = { show = false }` opts a controller out; a container \#
                takes one over with `handles = { show = "replaceChild" }`.
                """#,
            frame: playground(root: "nav", #"""
                [controllers.nav]
                kind = "navigation"
                rootViewController = "home"

                [controllers.detail]
                title = "Detail"

                [controllers.home.views.next]
                kind = "button"
                title = "Further"
                tap = { show = "detail" }

                [controllers.home]
                constraints = ["next.centerX == superview.centerX", "next.centerY == superview.centerY"]
                …
                """#),
            examples: [
                "kind": #"kind = "view""#,
                "title": #"title = "Neko""#,
                "backButtonTitle": #"""
                    backButtonTitle = "Cats"
                    # after tap home.next
                    """#,
                "backgroundColor": #"backgroundColor = "secondarySystemBackground""#,
                "layoutMargins": #"""
                    layoutMargins = { left = 60, right = 60 }
                    views.wide = { kind = "label", text = "Between wide margins", backgroundColor = "systemTeal" }
                    adaptive = [{ when = {}, constraints = ["H:|-[wide]-|", "wide.top == safeArea.top + 20"] }]
                    """#,
                "parameters": #"""
                    parameters = { cat = "Mochi" }
                    title = "This is {cat}"
                    """#,
                "segues": #"""
                    segues = { ShowDetail = { show = "detail" } }
                    toolbarItems = { go = { title = "Detail", tap = { performSegue = "ShowDetail" } } }
                    # after tap home.go
                    """#,
                "overrides": #"overrides = [{ traits = { horizontalSizeClass = "regular" } }]"#,
                "previewActions": #"previewActions = [{ title = "Share", action = { show = "detail" } }]"#,
                "canPerformAction": #"canPerformAction = { showDetail = false }"#,
                "edgesForExtendedLayout": #"edgesForExtendedLayout = []"#,
                "extendedLayoutIncludesOpaqueBars": #"extendedLayoutIncludesOpaqueBars = true"#,
            ]),
        ReferenceSection(
            "controller", "What stands in a controller of kind view or container", ControllerSchema.controller.keys,
            #"""
                A controller of kind `view`, which is the kind of one that says none, and a `container` have views of their own.
                """#,
            frame: playground(width: 240, height: 200, #"""
                [controllers.home]
                title = "Home"
                …
                """#),
            examples: [
                "views": #"""
                    views.words = { kind = "label", text = "Hello" }
                    constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
                    """#,
                "constraints": #"""
                    constraints = ["H:|-[words]-|", "words.top == safeArea.top + 40"]
                    views.words = { kind = "label", text = "From margin to margin" }
                    """#,
                "metrics": #"""
                    metrics = { gap = 60 }
                    constraints = ["words.leading == superview.leading + gap", "words.top == superview.top + gap"]
                    views.words = { kind = "label", text = "Hello" }
                    """#,
                "layoutGuides": #"""
                    layoutGuides = ["middle"]
                    constraints = [
                      "middle.centerX == superview.centerX", "middle.centerY == superview.centerY",
                      "middle.width == 160", "middle.height == 80", "words.leading == middle.leading", "words.top == middle.top",
                    ]
                    views.words = { kind = "label", text = "In a corner of a guide" }
                    """#,
                "endsEditingOnTap": #"""
                    endsEditingOnTap = true
                    constraints = ["H:|-[name]-|", "name.bottom == keyboardLayoutGuide.top - 8"]
                    views.name = { kind = "textField", placeholder = "A name" }
                    # after tap home.name
                    """#,
                "adaptive": #"""
                    constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
                    views.words = { kind = "label", text = "Wide" }
                    adaptive = [{ when = { maxWidth = 300 }, set = { words.text = "Narrow" } }]
                    """#,
            ]),
        ReferenceSection(
            "controller", "Bars", ControllerSchema.controller.keys,
            #"""
                Bars. `leftBarButtonItems`, `rightBarButtonItems` and `toolbarItems` are tables by name, `{ add = { image = \#
                "plus", tap = {…} } }` (`title`, `image`, `isEnabled`, `tap`, `style`: `plain`, `done` or `prominent`); `{ \#
                systemItem = "flexibleSpace" }` is a space, and so is `fixedSpace`, which has a `width`. A toolbar without \#
                spaces spreads its items out. From iOS 26 on images beside each other stand on one glass; a title, a prominent \#
                item, one with `sharesBackground = false` and what comes after a space have their own. Items on the left take \#
                the back button's place unless `leftItemsSupplementBackButton` is true.
                `largeTitleDisplayMode`, `backButtonDisplayMode`, `displayModeButtonItem`, `hidesBottomBarWhenPushed` and \#
                `tabBarItem = { title, image, badgeValue }` belong to any controller; `prefersLargeTitles`, \#
                `isNavigationBarHidden` and `isToolbarHidden` to a navigation controller. `isTranslucent = false` makes the bars \#
                of a navigation or tab bar controller opaque: its children then stand between them, unless they have \#
                `extendedLayoutIncludesOpaqueBars = true`. A child stands between translucent bars, too, at the edges that its \#
                `edgesForExtendedLayout` (all of `["top", "left", "bottom", "right"]` unless it says otherwise) leaves out.
                How bars look follows the version of iOS: from 15 on they are transparent while the edge of what is scrolled is \#
                at them, or nothing is scrolled there (`scrollEdgeAppearance`), on 13 and 14 only a navigation bar with a large \#
                title, before never. Content that is scrolled under a bar brings its background back, and takes a large title up \#
                under the bar's row.
                """#,
            frame: playground(root: "nav", #"""
                [controllers.nav]
                kind = "navigation"
                rootViewController = "home"
                isToolbarHidden = false

                [controllers.detail]
                title = "Detail"

                [controllers.home.views.next]
                kind = "button"
                title = "Further"
                tap = { show = "detail" }

                [controllers.home]
                title = "Neko"
                constraints = ["next.centerX == superview.centerX", "next.centerY == superview.centerY"]
                …
                """#),
            examples: [
                "leftBarButtonItems": #"leftBarButtonItems = { edit = { title = "Edit" } }"#,
                "rightBarButtonItems": #"rightBarButtonItems = { add = { image = "plus" } }"#,
                "toolbarItems": #"toolbarItems = { share = { image = "square.and.arrow.up" }, bin = { image = "trash" } }"#,
                "leftItemsSupplementBackButton": #"""
                    leftItemsSupplementBackButton = true
                    leftBarButtonItems = { edit = { title = "Edit" } }
                    """#,
                "backButtonDisplayMode": #"""
                    backButtonDisplayMode = "minimal"
                    # after tap home.next
                    """#,
                "displayModeButtonItem": #"""
                    devices = [{ device = "ipad-11", orientation = "landscape" }]

                    [app]
                    rootViewController = "split"

                    [controllers.split]
                    kind = "split"
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "nav"
                    preferredDisplayMode = "secondaryOnly"

                    [controllers.menu]
                    title = "Menu"

                    [controllers.nav]
                    kind = "navigation"
                    rootViewController = "home"

                    [controllers.home]
                    title = "Detail"
                    displayModeButtonItem = true
                    """#,
            ]),
        searchBars, searchControllers,
        ReferenceSection(
            "controller", "Navigation controllers", ControllerSchema.controller.keys,
            #"""
                The first controller of the stack is the `rootViewController`; others come onto it by `show` and `push`.
                """#,
            frame: playground(root: "nav", #"""
                [controllers.home]
                title = "Neko"
                largeTitleDisplayMode = "automatic"
                toolbarItems = { share = { title = "Share" } }

                [controllers.nav]
                kind = "navigation"
                …
                """#),
            examples: [
                "rootViewController": #"rootViewController = "home""#,
                "prefersLargeTitles": #"""
                    rootViewController = "home"
                    prefersLargeTitles = true
                    """#,
                "isNavigationBarHidden": #"""
                    rootViewController = "home"
                    isNavigationBarHidden = true
                    """#,
                "isToolbarHidden": #"""
                    rootViewController = "home"
                    isToolbarHidden = false
                    """#,
                "isTranslucent": #"""
                    rootViewController = "home"
                    isTranslucent = false
                    """#,
                "largeTitleDisplayMode": #"""
                    rootViewController = "news"
                    prefersLargeTitles = true

                    [controllers.news]
                    title = "News"
                    largeTitleDisplayMode = "always"
                    views.old = { kind = "button", title = "Old news", tap = { show = "home" } }
                    constraints = ["old.centerX == superview.centerX", "old.centerY == superview.centerY"]
                    """#,
            ]),
        ReferenceSection(
            "controller", "Tab bars and pages", ControllerSchema.controller.keys,
            #"""
                Tab bar. `viewControllers`; `mode` (`automatic`, `tabBar`, `tabSidebar`) and `sidebar = { isHidden, \#
                preferredLayout }` (iOS 18), with the layouts `automatic`, `overlap` and `tile`. With `tabSidebar`, an iPad of \#
                regular width has a sidebar: it shows of itself where the window is wider than high, and comes by the button at \#
                the leading end of the bar where it is not. A window no wider than 1024 points, or upright no wider than 1194, \#
                has it over the dimmed content. Anywhere else there is the bar alone; `automatic` is `tabBar`.
                """#,
            frame: playground(on: #"["iphone-17", { device = "ipad-11", orientation = "landscape" }]"#, root: "tabs", #"""
                [controllers.one]
                title = "One"
                backgroundColor = "systemTeal"

                [controllers.two]
                title = "Two"
                backgroundColor = "systemIndigo"

                [controllers.tabs]
                …
                """#),
            examples: [
                "viewControllers": #"""
                    kind = "tabBar"
                    viewControllers = ["one", "two"]
                    """#,
                "navigationOrientation": #"""
                    kind = "page"
                    viewControllers = ["one", "two"]
                    navigationOrientation = "vertical"
                    """#,
                "showsPageControl": #"""
                    kind = "page"
                    viewControllers = ["one", "two"]
                    showsPageControl = true
                    """#,
                "tabBarItem": #"""
                    kind = "tabBar"
                    viewControllers = ["one", "two", "three"]

                    [controllers.three]
                    tabBarItem = { title = "Cats", image = "cat", badgeValue = "3" }
                    """#,
                "hidesBottomBarWhenPushed": #"""
                    kind = "tabBar"
                    viewControllers = ["one", "two", "nav"]
                    # after selectTab 2
                    # after tap list.next

                    [controllers.nav]
                    kind = "navigation"
                    rootViewController = "list"

                    [controllers.list]
                    title = "List"
                    views.next = { kind = "button", title = "Further", tap = { push = "detail" } }
                    constraints = ["next.centerX == superview.centerX", "next.centerY == superview.centerY"]

                    [controllers.detail]
                    title = "Detail"
                    hidesBottomBarWhenPushed = true
                    """#,
            ]),
        ReferenceSection(
            "controller", "Sidebars", ControllerSchema.controller.keys,
            #"""
                From iOS 18 on the tabs of an iPad may stand in a sidebar.
                """#,
            frame: playground(on: #"[{ device = "ipad-11", orientation = "landscape" }]"#, root: "tabs", #"""
                [controllers.one]
                title = "One"
                backgroundColor = "systemTeal"

                [controllers.two]
                title = "Two"

                [controllers.tabs]
                kind = "tabBar"
                viewControllers = ["one", "two"]
                …
                """#),
            examples: [
                "mode": #"mode = "tabSidebar""#,
                "sidebar": #"""
                    mode = "tabSidebar"
                    sidebar = { preferredLayout = "tile" }
                    """#,
            ]),
        ReferenceSection(
            "tabBarItem", "tabBarItem", ControllerSchema.controller["tabBarItem"].keys,
            #"""
                Without it a tab has the controller's title.
                """#,
            frame: playground(root: "tabs", #"""
                [controllers.tabs]
                kind = "tabBar"
                viewControllers = ["one", "two"]

                [controllers.two]
                title = "Two"

                [controllers.one]
                title = "One"

                [controllers.one.tabBarItem]
                …
                """#),
            examples: [
                "title": #"title = "Cats""#,
                "image": #"image = "cat""#,
                "badgeValue": #"""
                    image = "cat"
                    badgeValue = "3"
                    """#,
            ]),
        ReferenceSection(
            "sidebar", "sidebar", ControllerSchema.controller["sidebar"].keys,
            #"""
                The sidebar of a tab bar controller, from iOS 18 on.
                """#,
            frame: tabsWithSidebar(on: #"[{ device = "ipad-11", orientation = "landscape" }]"#),
            examples: [
                "isHidden": #"isHidden = true"#,
                "preferredLayout": #"preferredLayout = "overlap""#,
            ]),
        ReferenceSection(
            "controller", "Split views", ControllerSchema.controller.keys,
            #"""
                Split. `primary` (needed), `secondary`, and with `style = "doubleColumn"` or `"tripleColumn"` (iOS 14) \#
                `supplementary` and `compact`. `preferredDisplayMode`, `preferredSplitBehavior`, `presentsWithGesture`; \#
                `preferredPrimaryColumnWidth`, `preferredPrimaryColumnWidthFraction`, `minimumPrimaryColumnWidth`, \#
                `maximumPrimaryColumnWidth`, and the same for `Supplementary`. The delegate's answers are data: \#
                `primaryViewControllerForCollapsing`, `collapseSecondaryOntoPrimary` (true: nothing more is done), \#
                `primaryViewControllerForExpanding` and `separateSecondary` without a style, `topColumnForCollapsing` with one. \#
                `offersDetailToSecondary` lets showDetail push onto the secondary's navigation controller, as the headers say, \#
                in place of replacing it. Collapsed, a split view without a style sends `show` to the side on which the sender \#
                stands: a detail that is no navigation controller has none, and what it shows as a detail is modal.
                """#,
            frame: playground(on: #"[{ device = "ipad-11", orientation = "landscape" }]"#, root: "split", #"""
                [controllers.menu]
                title = "Menu"
                backgroundColor = "systemTeal"

                [controllers.detail]
                title = "Detail"
                backgroundColor = "systemIndigo"

                [controllers.split]
                kind = "split"
                …
                """#),
            examples: [
                "style": #"""
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "detail"
                    """#,
                "primary": #"""
                    primary = "menu"
                    secondary = "detail"
                    """#,
                "supplementary": #"""
                    style = "tripleColumn"
                    primary = "menu"
                    supplementary = "list"
                    secondary = "detail"

                    [controllers.list]
                    title = "List"
                    backgroundColor = "systemMint"
                    """#,
                "secondary": #"""
                    primary = "menu"
                    secondary = "detail"
                    """#,
                "preferredDisplayMode": #"""
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "detail"
                    preferredDisplayMode = "oneOverSecondary"
                    """#,
                "preferredSplitBehavior": #"""
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "detail"
                    preferredDisplayMode = "oneBesideSecondary"
                    preferredSplitBehavior = "displace"
                    """#,
                "presentsWithGesture": #"""
                    primary = "menu"
                    secondary = "detail"
                    presentsWithGesture = false
                    """#,
                "primaryViewControllerForExpanding": #"""
                    primary = "menu"
                    secondary = "detail"
                    primaryViewControllerForExpanding = "list"

                    [controllers.list]
                    title = "List"
                    backgroundColor = "systemMint"
                    """#,
                "separateSecondary": #"""
                    primary = "menu"
                    secondary = "detail"
                    separateSecondary = "list"

                    [controllers.list]
                    title = "List"
                    backgroundColor = "systemMint"
                    """#,
                "offersDetailToSecondary": #"""
                    primary = "menu"
                    secondary = "detail"
                    offersDetailToSecondary = true
                    """#,
                "preferredPrimaryColumnWidth": #"""
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "detail"
                    preferredPrimaryColumnWidth = 400
                    """#,
                "preferredPrimaryColumnWidthFraction": #"""
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "detail"
                    preferredPrimaryColumnWidthFraction = 0.25
                    """#,
                "minimumPrimaryColumnWidth": #"""
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "detail"
                    minimumPrimaryColumnWidth = 380
                    """#,
                "maximumPrimaryColumnWidth": #"""
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "detail"
                    maximumPrimaryColumnWidth = 250
                    """#,
                "preferredSupplementaryColumnWidth": #"""
                    style = "tripleColumn"
                    primary = "menu"
                    supplementary = "list"
                    secondary = "detail"
                    preferredSupplementaryColumnWidth = 400

                    [controllers.list]
                    title = "List"
                    backgroundColor = "systemMint"
                    """#,
                "preferredSupplementaryColumnWidthFraction": #"""
                    style = "tripleColumn"
                    primary = "menu"
                    supplementary = "list"
                    secondary = "detail"
                    preferredSupplementaryColumnWidthFraction = 0.3

                    [controllers.list]
                    title = "List"
                    backgroundColor = "systemMint"
                    """#,
                "minimumSupplementaryColumnWidth": #"""
                    style = "tripleColumn"
                    primary = "menu"
                    supplementary = "list"
                    secondary = "detail"
                    minimumSupplementaryColumnWidth = 400

                    [controllers.list]
                    title = "List"
                    backgroundColor = "systemMint"
                    """#,
                "maximumSupplementaryColumnWidth": #"""
                    style = "tripleColumn"
                    primary = "menu"
                    supplementary = "list"
                    secondary = "detail"
                    maximumSupplementaryColumnWidth = 280

                    [controllers.list]
                    title = "List"
                    backgroundColor = "systemMint"
                    """#,
            ]),
        ReferenceSection(
            "controller", "Collapsed split views", ControllerSchema.controller.keys,
            #"""
                Where the width is compact a split view collapses into one column. Which one is on top, the delegate answers.
                """#,
            frame: playground(root: "split", #"""
                [controllers.menu]
                title = "Menu"
                backgroundColor = "systemTeal"

                [controllers.detail]
                title = "Detail"
                backgroundColor = "systemIndigo"

                [controllers.split]
                kind = "split"
                …
                """#),
            examples: [
                "compact": #"""
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "detail"
                    compact = "list"

                    [controllers.list]
                    title = "List"
                    backgroundColor = "systemMint"
                    """#,
                "primaryViewControllerForCollapsing": #"""
                    primary = "menu"
                    secondary = "detail"
                    primaryViewControllerForCollapsing = "list"

                    [controllers.list]
                    title = "List"
                    backgroundColor = "systemMint"
                    """#,
                "collapseSecondaryOntoPrimary": #"""
                    primary = "menu"
                    secondary = "detail"
                    collapseSecondaryOntoPrimary = true
                    """#,
                "topColumnForCollapsing": #"""
                    style = "doubleColumn"
                    primary = "menu"
                    secondary = "detail"
                    topColumnForCollapsing = "primary"
                    """#,
            ]),
        ReferenceSection(
            "controller", "Containers", ControllerSchema.controller.keys,
            #"""
                A child's view has the child's name in the container's constraints, and fills the container if none names it.
                """#,
            frame: playground(root: "both", #"""
                [controllers.one]
                backgroundColor = "systemTeal"
                views.next = { kind = "button", title = "Show", buttonStyle = "filled", tap = { show = "two" } }
                constraints = ["next.centerX == superview.centerX", "next.centerY == superview.centerY"]

                [controllers.two]
                backgroundColor = "systemIndigo"

                [controllers.both]
                kind = "container"
                …
                """#),
            examples: [
                "children": #"""
                    children = ["one", "two"]
                    constraints = ["H:|[one]|", "H:|[two]|", "V:|[one][two(==one)]|"]
                    """#,
                "handles": #"""
                    children = ["one"]
                    handles = { show = "replaceChild" }
                    # after tap one.next
                    """#,
            ]),
        ReferenceSection(
            "controller", "Alerts", ControllerSchema.controller.keys,
            #"""
                An alert has `actions` by name, each with a `title`, a `style` (`default`, `cancel`, `destructive`) and a `tap`.
                """#,
            frame: playground(#"""
                [controllers.home]
                constraints = ["ask.centerX == superview.centerX", "ask.centerY == superview.centerY"]
                views.ask = { kind = "button", title = "Ask", tap = { present = "question" } }

                # after tap home.ask
                [controllers.question]
                kind = "alert"
                title = "Adopt Mochi?"
                …
                """#),
            examples: [
                "preferredStyle": #"""
                    preferredStyle = "actionSheet"
                    actions = { yes = { title = "Yes" }, no = { title = "No", style = "cancel" } }
                    """#,
                "message": #"""
                    message = "She is shy."
                    actions = { yes = { title = "Yes" } }
                    """#,
                "actions": #"actions = { yes = { title = "Yes" }, no = { title = "No", style = "cancel" } }"#,
            ]),
        ReferenceSection(
            "barItem", "An item of a bar", ControllerSchema.controller["toolbarItems"].keys,
            #"""
                Items stand in tables by name. The actions of alerts have `title`, `image`, `isEnabled`, `style` and `tap`, too.
                """#,
            frame: playground(root: "nav", #"""
                [controllers.nav]
                kind = "navigation"
                rootViewController = "home"
                isToolbarHidden = false

                [controllers.home]
                title = "Neko"
                toolbarItems.first = { title = "First" }
                toolbarItems.last = { title = "Last" }

                [controllers.home.rightBarButtonItems.one]
                image = "heart"

                [controllers.home.rightBarButtonItems.sample]
                …
                """#),
            examples: [
                "title": #"title = "Save""#,
                "image": #"image = "plus""#,
                "isEnabled": #"""
                    title = "Save"
                    isEnabled = false
                    """#,
                "tap": #"""
                    title = "Save"
                    tap = { show = "detail" }

                    [controllers.detail]
                    title = "Detail"
                    """#,
                "style": #"""
                    title = "Save"
                    style = "prominent"
                    """#,
                "sharesBackground": #"""
                    image = "plus"
                    sharesBackground = false
                    """#,
                "systemItem": #"systemItem = "flexibleSpace""#,
                "width": #"""
                    systemItem = "fixedSpace"
                    width = 40
                    """#,
            ]),
        ReferenceSection(
            "controller", "Presentation", ControllerSchema.controller.keys,
            #"""
                Presentation, of any controller: `modalPresentationStyle` (`automatic`, `fullScreen`, `pageSheet`, `formSheet`, \#
                `popover`, `currentContext`, `overFullScreen`, `overCurrentContext`), `preferredContentSize`, \#
                `isModalInPresentation`, `shouldDismiss`, `permittedArrowDirections`, `detents` (`"medium"`, `"large"`, or \#
                heights), `largestUndimmedDetentIdentifier`, `prefersGrabberVisible`, `prefersEdgeAttachedInCompactHeight`, \#
                `definesPresentationContext`. Its delegate's answers are data: `adaptivePresentationStyle`, and \#
                `viewControllerForAdaptivePresentationStyle = "note-nav"`, a controller to show in the adaptive style in place \#
                of the presented one, or around it: a navigation controller with the presented one as its root brings a bar for \#
                a Done.
                """#,
            frame: playground(#"""
                [controllers.home]
                backgroundColor = "systemTeal"
                constraints = ["next.centerX == superview.centerX", "next.top == safeArea.top + 80"]
                views.next = { kind = "button", title = "Present", buttonStyle = "filled", tap = { present = "note" } }

                # after tap home.next
                [controllers.note]
                backgroundColor = "systemBackground"
                constraints = ["words.centerX == superview.centerX", "words.top == safeArea.top + 40"]
                views.words = { kind = "label", text = "A note" }
                …
                """#),
            examples: [
                "modalPresentationStyle": #"modalPresentationStyle = "fullScreen""#,
                "isModalInPresentation": #"isModalInPresentation = true"#,
                "shouldDismiss": #"shouldDismiss = false"#,
                "detents": #"detents = ["medium", "large"]"#,
                "largestUndimmedDetentIdentifier": #"""
                    detents = ["medium", "large"]
                    largestUndimmedDetentIdentifier = "medium"
                    """#,
                "prefersGrabberVisible": #"""
                    detents = ["medium"]
                    prefersGrabberVisible = true
                    """#,
                "prefersEdgeAttachedInCompactHeight": #"""
                    devices = [{ device = "iphone-17", orientation = "landscape" }]

                    [app]
                    rootViewController = "home"

                    [controllers.home]
                    backgroundColor = "systemTeal"
                    constraints = ["next.centerX == superview.centerX", "next.top == safeArea.top + 80"]
                    views.next = { kind = "button", title = "Present", tap = { present = "note" } }

                    [controllers.note]
                    prefersEdgeAttachedInCompactHeight = true
                    detents = ["medium"]
                    # after tap home.next
                    """#,
                "adaptivePresentationStyle": #"""
                    modalPresentationStyle = "popover"
                    adaptivePresentationStyle = "none"
                    preferredContentSize = { width = 200, height = 200 }
                    """#,
                "viewControllerForAdaptivePresentationStyle": #"""
                    modalPresentationStyle = "popover"
                    viewControllerForAdaptivePresentationStyle = "note-nav"

                    [controllers.note-nav]
                    kind = "navigation"
                    rootViewController = "note"
                    """#,
                "definesPresentationContext": #"definesPresentationContext = true"#,
            ]),
        ReferenceSection(
            "controller", "Popovers", ControllerSchema.controller.keys,
            #"""
                A popover stands at the element that presents it. Where the width is compact it becomes a sheet, unless its \#
                delegate answers otherwise.
                """#,
            frame: playground(on: #"["ipad-11"]"#, #"""
                [controllers.home]
                backgroundColor = "systemTeal"
                constraints = ["next.centerX == superview.centerX", "next.top == safeArea.top + 80"]
                views.next = { kind = "button", title = "Present", buttonStyle = "filled", tap = { present = "note" } }

                # after tap home.next
                [controllers.note]
                backgroundColor = "systemBackground"
                constraints = ["words.centerX == superview.centerX", "words.top == safeArea.top + 40"]
                views.words = { kind = "label", text = "A note" }
                …
                """#),
            examples: [
                "preferredContentSize": #"""
                    modalPresentationStyle = "popover"
                    preferredContentSize = { width = 300, height = 200 }
                    """#,
                "permittedArrowDirections": #"""
                    modalPresentationStyle = "popover"
                    preferredContentSize = { width = 300, height = 200 }
                    permittedArrowDirections = ["left"]
                    """#,
            ]),
    ])
}
