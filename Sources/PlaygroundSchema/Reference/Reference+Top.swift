extension Reference {
    static let top = ReferenceChapter(title: "A file and its top: devices, names, languages", sections: [
        ReferenceSection(
            "playground", "The top of a file", PlaygroundSchema.root.keys,
            #"""
                A playground is TOML. Keys are UIKit's own names, values are the Swift case names. Numbers are points. \#
                Everything is checked: every mistake is reported with its place, what was expected, and a hint. Limits: 2 MB and \#
                200,000 values, nested 64 deep; 500 controllers, of which 200 live at once; in one controller 2,000 views (rows \#
                counted as they repeat), 5,000 constraints of 50 different priorities, 500 layout guides, components in one \#
                another 10 deep, in one list 400 rows; 250 devices, and 10,000 views and 500,000 constraints on all of them; \#
                texts of 10 KB, also when they are filled in (a longer one is cut, with a warning at its place); 10 KB of what one \#
                controller is given with `with`, 100 KB of texts that it is filled into; a message of 50 MB; frames within 10,000,000 points; 500 playgrounds in a folder; 100 included files in chains of \#
                32, of 1 MB each, and 2 MB with the playground.
                In an editor. `traitscope schema` prints a JSON Schema of all this, and a running server has it at \#
                `/.assets/schema.json`. With the line `#:schema http://localhost:8425/.assets/schema.json` at the top, as the \#
                samples have it, editors with a TOML language server (Even Better TOML, Taplo, Tombi) complete keys and values, \#
                explain them and mark mistakes as you type. A file works as well: `traitscope schema > playground.schema.json` \#
                and `#:schema ./playground.schema.json`. What depends on other parts of the file, such as names of views, only \#
                Traitscope itself checks. In a file with components (or an `include`) any name may be a view's `kind`, so there \#
                a misspelt kind and the arguments of a component are for Traitscope, too; an argument called like a property of \#
                some kind of view is completed and checked as that.
                Several files. `include` brings in the controllers, components, traits, quick actions, names (`[metrics]`, \#
                `[colors]`, `[fonts]`) and translations (`[strings]`) of other files, as if they stood in this one; a name that \#
                is in two of them is an error, with both places. What a playground does not say of itself (`devices`, `sets`, \#
                `ios`, `quirks`, keys of `[app]`) is taken from the nearest included file that says it; `title` and `summary` \#
                are each file's own. Included files may include others. Each is read once, wherever it is included, so files may \#
                include one another in a circle. A path starts from the folder of the file it stands in, and never leaves the \#
                playground's own folder, be it by `..` or by a symbolic link; icons and an Info.plist are found from the \#
                playground's. Included files are followed like the file itself, and every mistake is reported in the file in \#
                which it stands. One without `[app]` is a part: the index and an exported site have no page for it once another \#
                file includes it.
                """#,
            frame: #"""
                …

                [app]
                rootViewController = "home"

                [controllers.home]
                title = "Hello"
                constraints = ["hello.centerX == superview.centerX", "hello.centerY == superview.centerY"]
                views.hello = { kind = "label", text = "Hello" }
                """#,
            examples: [
                "format": #"format = 1"#,
                "title": #"title = "Hello""#,
                "summary": #"summary = "A first screen.""#,
                "include": #"""
                    # It has [colors], with a colour named brand.
                    include = ["brand.toml"]
                    """#,
                "ios": #"ios = "12""#,
                "quirks": #"""
                    ios = "8"
                    quirks = ["xcode6-plus-landscape"]
                    devices = [{ device = "iphone-6-plus", orientation = "landscape" }]
                    """#,
                "devices": #"devices = ["iphone-se-1", { device = "ipad-11", orientation = "landscape" }]"#,
                "sets": #"""
                    [[sets]]
                    name = "iPads"
                    devices = ["pads"]
                    """#,
                "app": #"""
                    [app]
                    rootViewController = "home"

                    [controllers.home]
                    backgroundColor = "systemTeal"
                    """#,
                "controllers": #"""
                    [app]
                    rootViewController = "home"

                    [controllers.home]
                    backgroundColor = "systemIndigo"
                    """#,
                "scenarios": #"""
                    [[scenarios]]
                    name = "The first screen says hello"
                    expect = [{ top = "home" }, { view = "home.hello", truncated = false }]
                    """#,
            ]),
        ReferenceSection(
            "playground", "Names for the whole file", PlaygroundSchema.root.keys,
            #"""
                Names for the whole file. The numbers of `[metrics]` are known to the constraints of every controller and cell; \#
                a controller's own of the same name counts first. A colour of `[colors]` stands wherever a colour does, a font \#
                of `[fonts]` wherever a font does, by its name. A colour with a value for light and one for dark follows the \#
                style of the view that has it. What UIKit has already cannot be named anew.
                Other languages. `[strings.de]` has texts by those of the file, as they are written there, placeholders \#
                included:
                A device is set to a language in its settings on the page, by the event `language de`, or in `devices` \#
                (`language = "de"`); `base` is the file's own. Two pseudolanguages of Xcode's are always there: `doubleLength` \#
                shows every text twice, `rightToLeft` turns the layout. So do languages that run from right to left (`ar`, `he`, \#
                `fa`, `ur` …), unless `layoutDirection` is set otherwise. A text without a translation stays as it is, and a \#
                note counts those a language lacks. What UIKit itself says (Back) stays in English.
                """#,
            frame: #"""
                devices = [{ name = "Sample", cornerRadius = 20, width = 240, height = 160 }]
                …

                [app]
                rootViewController = "home"

                [controllers.home]
                constraints = [
                  "sample.centerX == superview.centerX", "sample.centerY == superview.centerY",
                  "sample.width == 120 @1", "sample.height == 60 @1",
                ]
                """#,
            examples: [
                "metrics": #"""
                    [metrics]
                    side = 100

                    [components.square]
                    constraints = ["width == side", "height == side"]
                    backgroundColor = "systemTeal"

                    [controllers.home.views]
                    sample = { kind = "square" }
                    """#,
                "colors": #"""
                    [colors]
                    brand = { light = "#0a7", dark = "#3dc" }

                    [controllers.home.views]
                    sample = { backgroundColor = "brand" }
                    """#,
                "fonts": #"""
                    [fonts]
                    heading = { size = 22, weight = "bold" }

                    [controllers.home.views]
                    sample = { kind = "label", text = "Heading", font = "heading" }
                    """#,
                "strings": #"""
                    [strings.de]
                    "See who is in" = "Schau, wer da ist"

                    [controllers.home.views]
                    sample = { kind = "label", text = "See who is in" }
                    # after language de
                    """#,
                "traits": #"""
                    [traits.density]
                    values = ["cosy", "compact"]
                    default = "cosy"

                    [controllers.home.views]
                    sample = { kind = "label", text = "Cosy" }

                    [[controllers.home.adaptive]]
                    when = { density = "cosy" }
                    set = { sample.textColor = "systemTeal" }
                    """#,
                "components": #"""
                    [components.card]
                    backgroundColor = "systemTeal"
                    constraints = ["H:|-[words]-|", "V:|-[words]-|"]
                    views.words = { kind = "label", text = "A card" }

                    [controllers.home.views]
                    sample = { kind = "card" }
                    """#,
                "quickActions": #"""
                    [[quickActions.static]]
                    type = "new"
                    title = "New"
                    iconType = "compose"

                    [controllers.home.views]
                    sample = { kind = "label", text = "New" }

                    [quickActions.routes]
                    new = { popToRoot = true }
                    # after home
                    # after longPressIcon
                    """#,
                "allow": #"""
                    [[allow]]
                    code = "low-contrast"
                    on = "home.sample"
                    reason = "The name is on the wall behind it, too."

                    [controllers.home.views]
                    sample = { kind = "label", text = "Sample", textColor = "systemYellow" }
                    """#,
            ]),
        ReferenceSection(
            "trait", "A trait of the app's own", PlaygroundSchema.trait.keys,
            #"""
                From iOS 17 on an app can have traits of its own. Conditions, overrides and views name them as they name \#
                UIKit's.
                """#,
            frame: playground(width: 240, height: 160, #"""
                [controllers.home]
                constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
                views.words = { kind = "label", text = "Cosy" }
                adaptive = [{ when = { density = "compact" }, set = { words.text = "Compact" } }]

                [traits.density]
                …
                """#),
            examples: [
                "values": #"""
                    values = ["cosy", "compact"]
                    default = "cosy"
                    """#,
                "default": #"""
                    default = "compact"
                    values = ["cosy", "compact"]
                    """#,
            ]),
        ReferenceSection(
            "app", "[app]", AppSchema.app.keys,
            #"""
                The app as the home screen, the window and the system know it. What it declares decides which windows it has. Linked \#
                with an `sdk` before 27 it is not resized on iPhones; nothing else follows the `sdk` here. `deviceFamily` is Info.plist's UIDeviceFamily: an app for phones alone has a box of one size on an \#
                iPad, and from iPadOS 27 on a window up to half as wide as the screen, with the idiom phone. `requiresFullScreen` \#
                (UIRequiresFullScreen) keeps an iPad's app out of Split View and windows up to iPadOS 26; from 27 on it only hears \#
                of its size when an edge is let go. A window is never smaller than `minimumSize`. Both keys of Info.plist are read \#
                from `infoPlist`, too.
                """#,
            frame: #"""
                devices = ["iphone-17"]

                [controllers.home]
                title = "Hello"
                views.hello = { kind = "button", title = "Hello" }
                constraints = ["hello.centerX == superview.centerX", "hello.centerY == superview.centerY"]

                [app]
                rootViewController = "home"
                …
                """#,
            examples: [
                "name": #"""
                    name = "Neko"
                    # after home
                    """#,
                "rootViewController": #"""
                    [app]
                    rootViewController = "first"

                    [controllers.first]
                    backgroundColor = "systemTeal"
                    """#,
                "tintColor": #"tintColor = "systemOrange""#,
                "iconPosition": #"""
                    iconPosition = { row = 4, column = 3 }
                    # after home
                    """#,
                "infoPlist": #"""
                    infoPlist = "Info.plist"
                    # after home
                    # after longPressIcon
                    """#,
                "language": #"""
                    language = "de"
                    infoPlist = "Info.plist"
                    # after home
                    # after longPressIcon
                    """#,
                "buildSettings": #"""
                    buildSettings = { CAT = "Mochi" }
                    infoPlist = "Variables.plist"
                    # after home
                    # after longPressIcon
                    """#,
                "sdk": #"""
                    sdk = "26"
                    # after resize 640x1000
                    """#,
                "deviceFamily": #"deviceFamily = ["phone"]"#,
                "requiresFullScreen": #"""
                    requiresFullScreen = true
                    # after resize 640x1000 interactively
                    """#,
                "minimumSize": #"""
                    minimumSize = { width = 300, height = 400 }
                    # after resize 200x200
                    """#,
            ]),
        ReferenceSection(
            "place", "A place on the home screen", AppSchema.app["iconPosition"].keys,
            #"""
                The home screen rotates with iPads and Plus phones; on other phones it stays upright however they are held. On \#
                it the app's icon is the second of the second row. `[app] iconPosition = { row = 6, column = 4 }` or \#
                `iconPosition = "dock"` puts it elsewhere, and the menu opens above it, reads upwards, and has its icons at the \#
                right where that is so on iOS.
                """#,
            frame: #"""
                devices = ["iphone-17"]

                [controllers.home]
                title = "Hello"

                [app]
                rootViewController = "home"

                [app.iconPosition]
                …
                # after home
                """#,
            examples: [
                "row": #"""
                    row = 5
                    column = 1
                    """#,
                "column": #"""
                    row = 1
                    column = 4
                    """#,
            ]),
        ReferenceSection(
            "device", "A device", DeviceSchema.devices.keys,
            #"""
                `devices` lists ids (`"iphone-se-1"`; `"ipad-mini"`, `"ipad-air"`, `"ipad-pro-11"` mean the newest; `traitscope \#
                devices` shows all), groups (`"phones"`, `"pads"`, `"all"`) and tables: `{ device = "ipad-pro-11", orientation = \#
                "landscape", split = "1/3" }`. Orientations are `portrait`, `landscape` (`landscapeRight`), `landscapeLeft`, \#
                `portraitUpsideDown`; splits `full`, `1/3`, `1/2`, `2/3`, `slideOver`. An `iphone-duo` folds: its `posture` is \#
                `closed`, `half` or `open`, or the angle of its hinge from 0 to 180 degrees; an open one is in landscape unless you say \#
                otherwise, and there may have a `split` of `left` or `right`. The events `fold closed`, `fold half`, `fold open` and \#
                `angle 95` move the hinge; they do not turn the device in the hand, so a closed one in portrait opens in landscape. `window = "640x1000"` is a free window: on an \#
                iPad it stands on the screen, and of an iPhone's app, from iOS 27 on, on a screen of its own, up to 1280 × 1280, as \#
                in Mirroring. Its size classes follow its size; between the widths and heights that were measured they are marked as \#
                doubtful (`wC?`). From iPadOS 26 on splits are tiles of the screen, and `windowedApps = false` is Full Screen Apps. A table \#
                may have a `name`, and say how the device is set when the app starts: `style` (light or dark), \#
                `preferredContentSizeCategory`, `layoutDirection`, `accessibilityContrast`, `legibilityWeight`, `forceTouch`, \#
                `windowedApps`, `language` and `ios`; so the same device may stand there several times, also alike under several names. A table \#
                with a `width` and a `height` is a device of your own, with `scale`, `idiom` (`phone`, `pad`), `safeArea`, \#
                `horizontalSizeClass`, `verticalSizeClass`, `cornerRadius`, `hasForceTouch`, and `landscape = { safeArea, … }` \#
                for its other side.
                A device runs the newest iOS that both it and the file's `ios` allow: without one an iPhone 8 runs iOS 16, its \#
                last. The version stands beside the name where devices differ, and the name says why when you point at it. `ios` \#
                in a device's own table insists; what the device never ran is marked *never existed*. Safe areas follow the \#
                version, and the name also says which are doubtful.
                Without `devices` a playground is shown on a small phone, the iPhone Duo closed and open, a large phone, one in a \#
                window, and an iPad upright and on its side; with an `ios` before 27 on a small phone, a large one and an iPad that ran it. \#
                `[[sets]]` name further lists, written alike, up to 50, each with a name of its own.
                """#,
            frame: #"""
                [app]
                rootViewController = "home"

                [controllers.home]
                backgroundColor = "systemBackground"
                constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
                views.words = { kind = "label", text = "Hello", font = "title1" }

                [[devices]]
                …
                """#,
            examples: [
                "device": #"device = "ipad-mini-6""#,
                "name": #"""
                    name = "Mine"
                    device = "iphone-17"
                    """#,
                "orientation": #"""
                    device = "iphone-17"
                    orientation = "landscape"
                    """#,
                "split": #"""
                    device = "ipad-11"
                    orientation = "landscape"
                    split = "1/2"
                    """#,
                "posture": #"""
                    device = "iphone-duo"
                    posture = "open"
                    """#,
                "window": #"""
                    device = "iphone-17"
                    window = "640x480"
                    """#,
                "windowedApps": #"""
                    device = "ipad-11"
                    windowedApps = false
                    """#,
                "ios": #"""
                    device = "iphone-17-pro"
                    ios = "26"
                    """#,
                "language": #"""
                    device = "iphone-17"
                    language = "doubleLength"
                    """#,
                "style": #"""
                    device = "iphone-17"
                    style = "dark"
                    """#,
                "userInterfaceStyle": #"""
                    device = "iphone-17"
                    userInterfaceStyle = "dark"
                    """#,
                "preferredContentSizeCategory": #"""
                    device = "iphone-17"
                    preferredContentSizeCategory = "accessibilityLarge"
                    """#,
                "layoutDirection": #"""
                    device = "iphone-17"
                    layoutDirection = "rightToLeft"
                    """#,
                "accessibilityContrast": #"""
                    device = "iphone-17"
                    accessibilityContrast = "high"
                    """#,
                "legibilityWeight": #"""
                    device = "iphone-17"
                    legibilityWeight = "bold"
                    """#,
                "forceTouch": #"""
                    device = "iphone-8"
                    ios = "12"
                    forceTouch = false
                    """#,
                "width": #"""
                    width = 320
                    height = 480
                    """#,
                "height": #"""
                    width = 320
                    height = 400
                    """#,
                "scale": #"""
                    width = 320
                    height = 480
                    scale = 3
                    """#,
                "idiom": #"""
                    width = 600
                    height = 840
                    idiom = "pad"
                    """#,
                "hasForceTouch": #"""
                    width = 320
                    height = 480
                    hasForceTouch = true
                    """#,
                "cornerRadius": #"""
                    width = 320
                    height = 480
                    cornerRadius = 60
                    """#,
                "safeArea": #"""
                    width = 320
                    height = 480
                    safeArea = { top = 40, bottom = 20 }
                    """#,
                "horizontalSizeClass": #"""
                    width = 600
                    height = 840
                    horizontalSizeClass = "regular"
                    """#,
                "verticalSizeClass": #"""
                    width = 480
                    height = 320
                    verticalSizeClass = "compact"
                    """#,
                "landscape": #"""
                    width = 320
                    height = 480
                    orientation = "landscape"
                    landscape = { safeArea = { left = 40, right = 40 } }
                    """#,
            ]),
        ReferenceSection(
            "set", "A set of devices", DeviceSchema.sets.keys,
            #"""
                The page's device bar offers the sets; one of them is on the board at a time.
                """#,
            frame: playground(#"""
                [controllers.home]
                backgroundColor = "systemTeal"

                [[sets]]
                …
                """#),
            examples: [
                "name": #"""
                    name = "iPads"
                    devices = ["pads"]
                    """#,
                "devices": #"""
                    name = "Splits"
                    devices = [{ device = "ipad-11", orientation = "landscape", split = "1/2" }]
                    """#,
            ]),
    ])
}
