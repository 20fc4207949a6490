// Each fixture has one mistake. The diagnostic's span is marked.

let diagnosticFixtures = listFixtures + shapeFixtures + meaningFixtures + controllerFixtures + viewFixtures + constraintFixtures + componentFixtures + parameterFixtures + limitFixtures

/// A collection whose layout has a supplementary item.
private func badges(_ item: String) -> String {
    "views.l = { kind = \"collection\", items = [\"a\"], supplementaryViews = { badge = {} }, layout = { sections = [{ group = { "
        + "heightDimension = 40, subitems = [{ supplementaryItems = [\(item)] }] } }] } }"
}

private let shapeFixtures: [DiagnosticFixture] = [
    .init("unknown-key", head: "1️⃣titel2️⃣ = \"Neko\"", "a playground has no key \"titel\"",
          hint: "did you mean \"title\"?"),
    .init("lesson-missing", head: "lesson = 1️⃣\"cats.md\"2️⃣", "there is no file \"cats.md\" next to the playground",
          hint: "`traitscope new --lesson NAME` writes a lesson with its playground"),
    .init("lesson-not-markdown", head: "lesson = 1️⃣\"../cats.md\"2️⃣",
          "\"../cats.md\" is not a lesson: lessons are Markdown files in the playground's folder that end in .md"),
    .init("unsupported-key", home: "1️⃣preferredStatusBarUpdateAnimation2️⃣ = \"fade\"",
          "\"preferredStatusBarUpdateAnimation\" is not a key of a controller and is ignored"),
    .init("unsupported-key", home: "views.a = { 1️⃣delegate2️⃣ = \"home\" }", "\"delegate\" is not a key of a view and is ignored"),
    .init("unsupported-key", home: "views.a = { 1️⃣opacity2️⃣ = 0.5 }", "\"opacity\" is not a key of a view and is ignored",
          hint: "write \"alpha\""),
    .init("unsupported-value", home: "views.a = { kind = \"button\", buttonStyle = 1️⃣\"contactAdd\"2️⃣ }",
          "\"contactAdd\" is a value of \"buttonStyle\" in UIKit, but not here, and is ignored"),
    .init("unsupported-value", home: "views.a = { kind = 1️⃣\"UIToolbar\"2️⃣, isTranslucent = true }",
          "\"UIToolbar\" is a value of \"kind\" in UIKit, but not here, and is ignored"),
    .init("unsupported-value", home: "views.a = { kind = 1️⃣\"visualEffectView\"2️⃣, effect = \"regular\" }",
          "\"visualEffectView\" is a value of \"kind\" in UIKit, but not here, and is ignored", hint: "write \"view\""),
    .init("unsupported-value", home: "views.a = { accessibilityTraits = [1️⃣\"toggleButton\"2️⃣] }",
          "\"toggleButton\" is a value of \"accessibilityTraits[0]\" in UIKit, but not here, and is ignored"),
    .init("exclusive-keys", home: "views.a = { clipsToBounds = true, 1️⃣masksToBounds2️⃣ = true }",
          "a view cannot have both \"clipsToBounds\" and \"masksToBounds\""),
    .init("unsupported-key", home: "rightBarButtonItems.save = { title = \"Save\", 1️⃣target2️⃣ = \"home\" }",
          "\"target\" is not a key of an item and is ignored"),
    .init("unknown-key", home: "views.a = { tap = { 1️⃣delegate2️⃣ = \"home\" } }", "an action has no key \"delegate\""),
    .init("unknown-key", home: "1️⃣colour2️⃣ = 1", "a controller has no key \"colour\""),
    .init("unknown-key", home: "views.a = { 1️⃣alpa2️⃣ = 1 }", "a view has no key \"alpa\"",
          hint: "did you mean \"alpha\"?"),
    .init("unknown-key", home: "views.a = { tap = { 1️⃣shw2️⃣ = \"home\" } }", "an action has no key \"shw\"",
          hint: "did you mean \"show\"?"),
    .init("unknown-key", home: "adaptive = [{ when = {}, 1️⃣sets2️⃣ = {} }]", "an adaptive element has no key \"sets\"",
          hint: "did you mean \"set\"?"),
    .init("unknown-key", head: "devices = [{ device = \"pads\", 1️⃣splitt2️⃣ = \"1/3\" }]", "a device has no key \"splitt\"",
          hint: "did you mean \"split\"?"),
    .init("key-of-other-kind", home: "views.a = { kind = \"button\", 1️⃣numberOfLines2️⃣ = 2 }",
          "\"numberOfLines\" belongs to \"label\", not to \"button\""),
    .init("unknown-key", home: "1️⃣sizeClass2️⃣ = \"compact\"", "a controller has no key \"sizeClass\"",
          hint: "write horizontalSizeClass or verticalSizeClass"),
    .init("unknown-key", home: "views.l = { kind = \"table\", sections = [{ 1️⃣title2️⃣ = \"Cats\" }] }", "a section has no key \"title\"",
          hint: "the text above a section is its header: header = \"…\""),
    .init("key-of-other-kind", home: "views.l = { kind = \"table\", rows = [{ 1️⃣title2️⃣ = \"Cats\" }] }",
          "\"title\" belongs to \"button\", \"map\" and \"web\", not to \"rows\"", hint: "the text of a cell has the key text: text = \"…\""),
    .init("key-of-other-kind", home: "views.l = { kind = \"collection\", 1️⃣rows2️⃣ = [] }",
          "\"rows\" belongs to \"table\", not to \"collection\"", hint: "a collection has items: items = […]"),
    .init("key-of-other-kind", home: "1️⃣children2️⃣ = []", "\"children\" belongs to \"container\", not to \"view\""),
    .init("key-of-other-kind", home: "views.a = { kind = \"image\" }\nadaptive = [{ when = {}, set = { a.1️⃣axis2️⃣ = \"vertical\" } }]",
          "\"axis\" belongs to \"stack\", not to \"image\""),
    .init("missing-key", whole: "title = \"Neko\"\n[controllers.home]", "a playground needs the key \"app\"",
          hint: "add [app] with rootViewController = \"…\""),
    .init("missing-key", whole: "[1️⃣app2️⃣]\n[controllers.home]", "[app] needs the key \"rootViewController\"",
          hint: "add rootViewController = \"…\", with a controller's name"),
    .init("missing-key", home: "1️⃣[[controllers.home.adaptive]]2️⃣\ninstall = []", "an adaptive element needs the key \"when\"",
          hint: "add when = { horizontalSizeClass = \"compact\" }"),
    .init("missing-key", home: "views.a = { kind = \"image\", 1️⃣imageSize2️⃣ = { width = 3 } }",
          "\"imageSize\" needs the key \"height\"", hint: "add height = 80"),
    .init("wrong-type", head: "title = 1️⃣42️⃣", "\"title\" must be a string, found the number 4",
          hint: "write it in quotation marks: \"4\""),
    .init("wrong-type", home: "views.a = { isHidden = 1️⃣\"true\"2️⃣ }", "\"isHidden\" must be true or false, found the string \"true\"",
          hint: "write true without quotation marks"),
    .init("wrong-type", home: "views.a = { subviews = 1️⃣\"b\"2️⃣ }", "\"subviews\" must be an array, found the string \"b\"",
          hint: "write it in brackets: [\"b\"]"),
    .init("wrong-type", home: "constraints = [1️⃣2026-11-202️⃣]",
          "\"constraints[0]\" must be a string or a table, found the date 2026-11-20"),
    .init("wrong-type", home: "views = 1️⃣[]2️⃣", "\"views\" must be a table, found an array",
          hint: "each view has a name: views.photo = { kind = \"image\" }"),
    .init("wrong-type", home: "views.a = { kind = \"image\", imageSize = 1️⃣[28, 28]2️⃣ }", "\"imageSize\" must be a table, found an array",
          hint: "write imageSize = { width = 80, height = 80 }"),
    .init("wrong-type", home: "toolbarItems = 1️⃣[]2️⃣", "\"toolbarItems\" must be a table, found an array",
          hint: "each item has a name: toolbarItems.save = { title = \"Save\" }"),
    .init("bad-value", home: "views.a = { kind = \"stack\", axis = 1️⃣\"horizontl\"2️⃣ }", "\"horizontl\" is not a valid value for \"axis\"",
          hint: "did you mean \"horizontal\"?"),
    .init("bad-value", home: "views.a = { alpha = 1️⃣22️⃣ }", "\"alpha\" must be from 0 to 1, found 2"),
    .init("bad-value", home: "views.a = { alpha = 1️⃣nan2️⃣ }", "\"alpha\" must be from 0 to 1, found nan"),
    .init("bad-value", home: "backgroundColor = 1️⃣\"sytemBlue\"2️⃣", "\"sytemBlue\" is not a valid colour for \"backgroundColor\"",
          hint: "did you mean \"systemBlue\"?"),
    .init("bad-value", home: "backgroundColor = 1️⃣\"red\"2️⃣", "\"red\" is not a valid colour for \"backgroundColor\"",
          hint: "UIKit's name is \"systemRed\""),
    .init("bad-value", home: "backgroundColor = 1️⃣\"ff8800\"2️⃣", "\"ff8800\" is not a valid colour for \"backgroundColor\"",
          hint: "write \"#ff8800\""),
    .init("bad-value", home: "views.a = { tap = { pop = 1️⃣false2️⃣ } }", "\"false\" is not a valid value for \"pop\""),
    .init("duplicate-entry", home: "views.a = { subviews = [\"b\", 1️⃣\"b\"2️⃣] }\nviews.b = {}", "\"b\" is listed twice in \"subviews\""),
    .init("exclusive-keys", home: "views.a = { kind = \"label\", font = { textStyle = \"body\", 1️⃣size2️⃣ = 12 } }",
          "a font cannot have both \"textStyle\" and \"size\""),
    .init("bad-name", home: "views.1️⃣\"my view\"2️⃣ = {}", "\"my view\" cannot be the name of a view", hint: "write myView"),
    .init("bad-name", home: "metrics = { 1️⃣big-gap2️⃣ = 12 }", "\"big-gap\" cannot be the name of a metric", hint: "write bigGap"),
    .init("bad-name", home: "rightBarButtonItems = { 1️⃣\"Add item\"2️⃣ = {} }", "\"Add item\" cannot be the name of an item",
          hint: "write addItem = { title = \"Add item\", … }"),
    .init("bad-name", home: "views.1️⃣\"1 – 2\"2️⃣ = {}", "\"1 – 2\" cannot be the name of a view"),
    .init("bad-name", home: #"views.a = { customClass = 1️⃣"Foo\nfatalError()\n// "2️⃣ }"#, "\"Foo␊fatalError()␊// \" cannot be the name of a class",
          hint: "write \"FooFatalError\""),
    .init("reserved-name", home: "views.1️⃣safeArea2️⃣ = {}", "\"safeArea\" cannot be the name of a view: the name is reserved",
          hint: "choose another name"),
    .init("reserved-name", home: "metrics = { 1️⃣top2️⃣ = 12 }", "\"top\" cannot be the name of a metric: the name is reserved",
          hint: "choose another name"),
    .init("reserved-name", head: "metrics = { 1️⃣top2️⃣ = 12 }", "\"top\" cannot be the name of a metric: the name is reserved",
          hint: "choose another name"),
    .init("reserved-name", head: "colors.1️⃣systemTeal2️⃣ = \"#0a7\"",
          "\"systemTeal\" cannot be the name of a colour: the name is reserved", hint: "choose another name"),
    .init("reserved-name", head: "fonts.1️⃣headline2️⃣ = 22", "\"headline\" cannot be the name of a font: the name is reserved",
          hint: "choose another name"),
    .init("bad-name", head: "colors.1️⃣\"my brand\"2️⃣ = \"#0a7\"", "\"my brand\" cannot be the name of a colour", hint: "write myBrand"),
    .init("bad-value", head: "colors.brand = \"#0a7\"", home: "backgroundColor = 1️⃣\"brnad\"2️⃣",
          "\"brnad\" is not a valid colour for \"backgroundColor\"", hint: "did you mean \"brand\"?"),
    .init("bad-value", head: "fonts.heading = 22", home: "views.a = { kind = \"label\", font = 1️⃣\"headnig\"2️⃣ }",
          "\"headnig\" is not a valid value for \"font\"", hint: "did you mean \"heading\"?"),
    .init("bad-value", head: "colors.brand = { light = \"#0a7\", dark = 1️⃣\"#12\"2️⃣ }", "\"#12\" is not a valid colour for \"dark\""),
    .init("missing-key", head: "colors.1️⃣brand2️⃣ = { light = \"#0a7\" }", "a colour needs the key \"dark\"", hint: "add dark = \"#3dc\""),
    .init("wrong-type", head: "colors.brand = 1️⃣72️⃣", "\"brand\" must be a string or a table, found the number 7"),
]

private let meaningFixtures: [DiagnosticFixture] = [
    .init("later-format", head: "format = 1️⃣22️⃣\nwidgets = 3", "the file has format 2, but this version of Traitscope reads format 1",
          hint: "update Traitscope"),
    .init("unknown-kind", home: "kind = 1️⃣\"splitt\"2️⃣", "there is no kind of controller called \"splitt\"",
          hint: "did you mean \"split\"?"),
    .init("unknown-kind", home: "views.a = { kind = 1️⃣\"labl\"2️⃣, numberOfLines = 2 }", "there is no kind of view called \"labl\"",
          hint: "did you mean \"label\"?"),
    .init("unknown-view", home: "views.a = { tap = { set = { 1️⃣b2️⃣.text = \"x\" } } }", "there is no view \"b\" in this controller"),
    .init("unknown-view", home: "views.a = { tap = { becomeFirstResponder = 1️⃣\"b\"2️⃣ } }", "there is no view \"b\" in this controller"),
    .init("unknown-segue", home: "segues = { ShowDetail = \"dismiss\" }\nviews.a = { tap = { performSegue = 1️⃣\"ShowDetails\"2️⃣ } }",
          "this controller has no segue \"ShowDetails\"", hint: "did you mean \"ShowDetail\"?"),
    .init("takes-no-text", home: """
        views.a = { tap = { becomeFirstResponder = 1️⃣"b"2️⃣ } }
        views.b = { kind = "label" }
        views.c = { kind = "textField", textFieldShouldReturn = "endEditing" }
        """, "the keyboard cannot be given to \"b\", a label"),
    .init("not-yet-there", head: "ios = \"14\"", home: "views.a = {}\nconstraints = [1️⃣\"V:[a]-[keyboardLayoutGuide]\"2️⃣]",
          "\"keyboardLayoutGuide\" requires iOS 15 and has no effect under iOS 14", hint: "set ios to \"15\" or later, or remove it"),
    .init("not-yet-there", head: "ios = \"15\"", home: "views.a = { kind = \"scroll\", keyboardDismissMode = 1️⃣\"onDragWithAccessory\"2️⃣ }",
          "\"onDragWithAccessory\" requires iOS 16 and has no effect under iOS 15", hint: "set ios to \"16\" or later, or remove it"),
    .init("unknown-symbol", home: "views.a = { kind = \"image\", image = 1️⃣\"hearrt.fill\"2️⃣ }",
          "there is no drawing of the symbol \"hearrt.fill\" and no file of that name", hint: "did you mean \"heart.fill\"?"),
    .init("image-missing", home: "views.a = { kind = \"button\", image = 1️⃣\"logo.png\"2️⃣ }",
          "there is no image file \"logo.png\"", hint: "add it next to the playground as \"logo.png\""),
    .init("unknown-device", head: "devices = [1️⃣\"iphone-se1\"2️⃣]", "there is no device or group called \"iphone-se1\"",
          hint: "did you mean \"iphone-se-1\"?"),
    .init("unknown-device", head: "devices = [1️⃣\"pixel\"2️⃣]", "there is no device or group called \"pixel\"",
          hint: "`traitscope devices` lists them all"),
    .init("orientation-not-available", head: "devices = [{ device = \"apple-tv-hd\", orientation = 1️⃣\"portrait\"2️⃣ }]",
          "\"apple-tv-hd\" has no orientation \"portrait\""),
    .init("split-not-available", head: "devices = [{ device = \"ipad-9-7\", split = 1️⃣\"1/2\"2️⃣ }]",
          "\"ipad-9-7\" has no window \"1/2\" in portrait", hint: "it has one in the other orientation: orientation = \"landscape\""),
    .init("split-not-available", head: "devices = [{ device = \"iphone-x\", split = 1️⃣\"1/3\"2️⃣ }]",
          "\"iphone-x\" has no window \"1/3\" in portrait"),
    .init("split-not-available", head: "ios = 8\ndevices = [{ device = \"ipad-9-7\", split = 1️⃣\"1/3\"2️⃣ }]",
          "there is no window \"1/3\" before iOS 9"),
    .init("split-not-available", head: "devices = [{ device = \"ipad-9-7\", split = 1️⃣\"800x600\"2️⃣ }]",
          "a window of 800x600 does not fit the screen of \"ipad-9-7\", 768x1024"),
    .init("split-not-available", head: "devices = [{ device = \"iphone-duo\", split = 1️⃣\"left\"2️⃣ }]",
          "\"iphone-duo\" has no window \"left\" while it is closed", hint: "open it: posture = \"open\""),
    .init("posture-not-available", head: "devices = [{ device = \"iphone-x\", posture = 1️⃣\"open\"2️⃣ }]",
          "\"iphone-x\" does not fold and has no posture", hint: "remove it, or write device = \"iphone-duo\""),
    .init("window-not-available", head: "ios = 26\ndevices = [{ device = \"iphone-17\", window = 1️⃣\"640x1000\"2️⃣ }]",
          "\"iphone-17\" does not give the app the window \"640x1000\": such windows require iOS 27",
          hint: "set ios to \"27\" or later, or remove the window"),
    .init("window-not-available", head: "devices = [{ device = \"iphone-17\", window = 1️⃣\"2000x1000\"2️⃣ }]",
          "\"iphone-17\" does not give the app the window \"2000x1000\": it is too large"),
    .init("window-not-available", head: "devices = [{ device = \"iphone-17\", orientation = \"landscape\", window = 1️⃣\"640x1000\"2️⃣ }]",
          "a window next to \"iphone-17\" must be upright", hint: "remove the orientation"),
    .init("split-and-window", head: "devices = [{ device = \"ipad-pro-11\", split = \"1/3\", window = 1️⃣\"640x1000\"2️⃣ }]",
          "split and window both set a device's window", hint: "remove one of them"),
    .init("not-in-device-family", whole: "devices = [1️⃣\"iphone-17\"2️⃣]\n[app]\nrootViewController = \"home\"\ndeviceFamily = [\"pad\"]\n[controllers.home]",
          "the app is not made for \"iphone-17\": its deviceFamily has no phone",
          hint: "add it: deviceFamily = [\"phone\", \"pad\"], or remove the phone"),
    .init("empty-device-family", whole: "[app]\nrootViewController = \"home\"\ndeviceFamily = 1️⃣[]2️⃣\n[controllers.home]",
          "an app needs at least one device family",
          hint: "write deviceFamily = [\"phone\"], [\"pad\"] or both, or remove the key"),
    .init("unknown-sdk", whole: "[app]\nrootViewController = \"home\"\nsdk = 1️⃣\"28\"2️⃣\n[controllers.home]",
          "there is no SDK of iOS 28 yet", hint: "write sdk = \"27.1\", or remove it for the newest"),
    .init("no-device-left", head: "devices = [{ device = 1️⃣\"phones\"2️⃣, split = \"1/3\" }]",
          "no device of \"phones\" has this orientation and window"),
    .init("duplicate-device", head: "devices = [\"phones\", 1️⃣\"iphone-x\"2️⃣]", "\"iphone-x\" is already listed",
          hint: "give it another name or another environment, or remove it"),
    .init("bad-value", head: "allow = [{ code = 1️⃣\"content-cutoff\"2️⃣, reason = \"So.\" }]", "\"content-cutoff\" is not a valid value for \"code\"",
          hint: "did you mean \"content-cut-off\"?"),
    .init("missing-key", head: "allow = [1️⃣{ code = \"dead-end\" }2️⃣]", "an allowance needs the key \"reason\"",
          hint: "add reason = \"…\", a sentence for readers of the file"),
    .init("missing-key", head: "allow = [1️⃣{ reason = \"So.\" }2️⃣]", "an allowance needs the key \"code\"",
          hint: "add code = \"content-cut-off\""),
    .init("unknown-view", head: "notes = [{ on = 1️⃣\"home.titel\"2️⃣, text = \"So\" }]",
          home: "views.title = {}", "there is no view \"titel\" in this controller", hint: "did you mean \"title\"?"),
    .init("unknown-device", head: "notes = [{ on = \"home\", text = \"So\", device = 1️⃣\"iphone-xx\"2️⃣ }]",
          "there is no device or group called \"iphone-xx\"", hint: "did you mean \"iphone-x\", \"iphone-xr\" or \"iphone-xs\"?"),
    .init("empty-reason", head: "allow = [{ code = \"dead-end\", reason = 1️⃣\" \"2️⃣ }]", "an allowance needs a reason",
          hint: "explain why the finding is acceptable here, for readers of the file"),
    .init("unknown-controller", head: "allow = [{ code = \"dead-end\", on = 1️⃣\"hom\"2️⃣, reason = \"So.\" }]",
          "there is no controller \"hom\"", hint: "did you mean \"home\"?"),
    .init("unknown-view", head: "allow = [{ code = \"dead-end\", on = 1️⃣\"home.titel\"2️⃣, reason = \"So.\" }]",
          home: "views.title = {}", "there is no view \"titel\" in this controller", hint: "did you mean \"title\"?"),
    .init("duplicate-entry", head: "allow = [{ code = \"dead-end\", reason = \"So.\" }, 1️⃣{ code = \"dead-end\", reason = \"And so.\" }2️⃣]",
          "\"dead-end\" is already allowed everywhere", hint: "remove one of the two"),
    .init("empty-set", head: "sets = [{ name = \"Old\", devices = 1️⃣[]2️⃣ }]", "the set \"Old\" has no devices",
          hint: "add some: devices = [\"pads\"], or remove the set"),
    .init("unknown-device", head: "sets = [{ name = \"Old\", devices = [1️⃣\"iphone-xx\"2️⃣] }]", "there is no device or group called \"iphone-xx\"",
          hint: "did you mean \"iphone-x\", \"iphone-xr\" or \"iphone-xs\"?"),
    .init("missing-key", head: "1️⃣[[sets]]2️⃣\ndevices = [\"pads\"]", "a set needs the key \"name\"", hint: "add name = \"iPads\""),
    .init("missing-key", head: "1️⃣[[sets]]2️⃣\nname = \"iPads\"", "a set needs the key \"devices\"", hint: "add devices = [\"pads\"]"),
    .init("bad-value", head: "sets = [{ name = 1️⃣\" \"2️⃣, devices = [\"pads\"] }]", "\" \" is not a valid value for \"name\""),
    .init("duplicate-entry", head: "sets = [{ name = \"A\", devices = [\"pads\"] }, 1️⃣{ name = \"A\", devices = [\"phones\"] }2️⃣]",
          "\"A\" is listed twice in \"sets\""),
    .init("too-many-devices", head: "devices = [" + (1...250).map { "{ device = \"ipad-9-7\", split = \"\($0 + 100)x500\" }," }.joined()
          + "1️⃣\"iphone-x\"2️⃣]", "a page shows at most 250 devices, found 251",
          hint: "list fewer devices, or distribute them among several playgrounds"),
    .init("version-out-of-range", head: "ios = 1️⃣\"7\"2️⃣", "iOS 7 is not supported: the versions are 8 to 27.1"),
    .init("version-out-of-range", head: "ios = 1️⃣\"13.4\"2️⃣", "iOS 13.4 is not supported: the versions are 8 to 27.1",
          hint: "write only the first number: \"13\""),
    .init("bad-language", head: "strings.1️⃣de_DE2️⃣ = {}", "\"de_DE\" is not a language code"),
    .init("reserved-name", head: "strings.1️⃣base2️⃣ = {}", "\"base\" cannot be the name of a language: the name is reserved",
          hint: "choose another name"),
    .init("wrong-type", head: "strings.de = { Cats = 1️⃣72️⃣ }", "\"Cats\" must be a string, found the number 7",
          hint: "write it in quotation marks: \"7\""),
    .init("bad-value", head: "strings.de = {}\ndevices = [{ device = \"iphone-x\", language = 1️⃣\"dee\"2️⃣ }]",
          "\"dee\" is not a valid value for \"language\"", hint: "did you mean \"de\"?"),
    .init("untranslated", head: "strings.1️⃣de2️⃣ = {}", home: "title = \"Cats\"", "1 text has no translation in \"de\""),
    .init("unknown-quirk", head: "quirks = [1️⃣\"xcode6-plus\"2️⃣]", "there is no quirk called \"xcode6-plus\"",
          hint: "did you mean \"xcode6-plus-landscape\"?"),
    .init("unknown-trait", home: "adaptive = [{ when = { 1️⃣horizontalSizeClas2️⃣ = \"compact\" } }]",
          "there is no trait \"horizontalSizeClas\"", hint: "did you mean \"horizontalSizeClass\"?"),
    .init("bad-value", home: "adaptive = [{ when = { verticalSizeClass = 1️⃣\"compct\"2️⃣ } }]",
          "\"compct\" is not a valid value for \"verticalSizeClass\"", hint: "did you mean \"compact\"?"),
    .init("bad-value", head: "traits.density = { values = [\"cosy\"], default = 1️⃣\"wide\"2️⃣ }", "\"wide\" is not a valid value for \"default\""),
    .init("trait-without-values", head: "traits.density = { values = 1️⃣[]2️⃣, default = \"cosy\" }",
          "the trait \"density\" needs at least one value", hint: "list them: values = [\"cosy\", \"compact\"]"),
    .init("reserved-name", head: "traits.1️⃣orientation2️⃣ = { values = [\"up\"], default = \"up\" }",
          "\"orientation\" cannot be the name of a trait: the name is reserved", hint: "choose another name"),
    .init("condition-never-holds", home: "adaptive = [{ when = { minWidth = 700, maxWidth = 1️⃣6002️⃣ } }]",
          "the condition never holds: minWidth is greater than maxWidth"),
]

private let controllerFixtures: [DiagnosticFixture] = [
    .init("unknown-controller", home: "views.a = { tap = { show = 1️⃣\"hme\"2️⃣ } }", "there is no controller \"hme\"",
          hint: "did you mean \"home\"?"),
    .init("unknown-controller", whole: "app.rootViewController = 1️⃣\"hom\"2️⃣\n[controllers.home]", "there is no controller \"hom\"",
          hint: "did you mean \"home\"?"),
    .init("controller-cycle", whole: """
        app.rootViewController = "a"
        controllers.a = { kind = "container", children = ["b"] }
        controllers.b = { kind = "navigation", rootViewController = 1️⃣"a"2️⃣ }
        """, "the controller \"a\" contains itself: a → b → a"),
    .init("controller-cycle", home: "kind = \"container\"\nchildren = [1️⃣\"home\"2️⃣]",
          "the controller \"home\" contains itself: home → home"),
    .init("navigation-in-navigation", whole: """
        app.rootViewController = "outer"
        controllers.outer = { kind = "navigation", rootViewController = 1️⃣"inner"2️⃣ }
        controllers.inner = { kind = "navigation", rootViewController = "home" }
        controllers.home = {}
        """, "the navigation controller \"inner\" cannot be on another navigation controller's stack"),
    .init("navigation-in-navigation", home: """
        views.a = { tap = { push = 1️⃣"nav"2️⃣ } }
        [controllers]
        nav = { kind = "navigation", rootViewController = "home" }
        """, "the navigation controller \"nav\" cannot be on another navigation controller's stack"),
    .init("navigation-in-arrangement", whole: """
        app.rootViewController = "both"
        controllers.both = { kind = "arrangement", primary = "home", secondary = 1️⃣"nav"2️⃣ }
        controllers.nav = { kind = "navigation", rootViewController = "home" }
        controllers.home = {}
        """, "the container \"nav\" is in an arrangement", hint: "make the arrangement the content of \"nav\""),
    .init("unused-controller", whole: "app.rootViewController = \"home\"\n[controllers.home]\n[controllers.1️⃣other2️⃣]",
          "the controller \"other\" is never shown", hint: "show it: tap = { show = \"other\" }"),
    .init("cannot-override-itself", head: "ios = 16", home: "overrides = [1️⃣{ traits = { userInterfaceStyle = \"dark\" } }2️⃣]",
          "the controller \"home\" cannot override its own traits under iOS 16",
          hint: "put \"home\" into a controller of kind \"container\", and override it there: child = \"home\""),
    .init("cannot-override-itself", head: "ios = 8", home: "overrides = [{ child = 1️⃣\"home\"2️⃣, traits = {} }]",
          "the controller \"home\" cannot override its own traits under iOS 8",
          hint: "put \"home\" into a controller of kind \"container\", and override it there: child = \"home\""),
    .init("not-a-child", whole: """
        app.rootViewController = "home"
        controllers.home = { views.a = { tap = { show = "other" } }, overrides = [{ child = 1️⃣"other"2️⃣, traits = {} }] }
        controllers.other = {}
        """, "\"other\" is not a child of \"home\""),
    .init("not-an-ancestor", whole: """
        app.rootViewController = "outer"
        controllers.outer = { kind = "container", children = ["home", "side"] }
        controllers.home = { kind = "container", children = ["inner"], overrides = [{ child = "inner", traits = { from = 1️⃣"side"2️⃣ } }] }
        controllers.inner = {}
        controllers.side = {}
        """, "\"side\" is never an ancestor of \"home\", so its traits cannot be copied",
        hint: "name a controller that contains \"home\", directly or indirectly"),
    .init("not-yet-there", head: "ios = 16\n1️⃣traits2️⃣.density = { values = [\"cosy\"], default = \"cosy\" }",
          "\"traits\" requires iOS 17 and has no effect under iOS 16", hint: "set ios to \"17\" or later, or remove it"),
    .init("not-yet-there", head: "ios = 16", home: "views.a = { 1️⃣traitOverrides2️⃣ = { userInterfaceStyle = \"dark\" } }",
          "\"traitOverrides\" requires iOS 17 and has no effect under iOS 16", hint: "set ios to \"17\" or later, or remove it"),
    .init("not-yet-there", head: "ios = 13", home: "kind = \"split\"\nstyle = 1️⃣\"doubleColumn\"2️⃣\nprimary = \"menu\"\n[controllers.menu]",
          "\"style\" requires iOS 14 and has no effect under iOS 13", hint: "set ios to \"14\" or later, or remove it"),
    .init("bad-value", home: "detents = [\"medium\", 300]\nlargestUndimmedDetentIdentifier = 1️⃣\"large\"2️⃣",
          "\"large\" is not a valid value for \"largestUndimmedDetentIdentifier\""),
    .init("answer-of-other-style", home: """
        kind = "split"
        style = "doubleColumn"
        primary = "menu"
        1️⃣primaryViewControllerForCollapsing2️⃣ = "menu"
        [controllers.menu]
        """, "a split view with a style does not ask its delegate for \"primaryViewControllerForCollapsing\"",
          hint: "remove the style or this key"),
    .init("answer-of-other-style", home: """
        kind = "split"
        primary = "menu"
        1️⃣topColumnForCollapsing2️⃣ = "primary"
        [controllers.menu]
        """, "a split view without a style does not ask its delegate for \"topColumnForCollapsing\"",
          hint: "give the split view a style, such as \"doubleColumn\", or remove this key"),
    .init("unknown-controller", home: "viewControllerForAdaptivePresentationStyle = 1️⃣\"home-nav\"2️⃣",
          "there is no controller \"home-nav\"", hint: "did you mean \"home\"?"),
    .init("not-yet-there", head: "ios = 14", home: "1️⃣detents2️⃣ = [\"medium\"]",
          "\"detents\" requires iOS 15 and has no effect under iOS 14", hint: "set ios to \"15\" or later, or remove it"),
    .init("not-yet-there", head: "ios = 15", home: "detents = [\"medium\", 1️⃣300.02️⃣]",
          "\"a custom detent\" requires iOS 16 and has no effect under iOS 15",
          hint: "set ios to \"16\" or later, or remove it"),
    .init("no-active-detent", home: "detents = 1️⃣[\"medium\"]2️⃣\nprefersEdgeAttachedInCompactHeight = true",
          "in compact height this sheet has no active detent, so UIKit raises an exception",
          hint: "add \"large\", or remove prefersEdgeAttachedInCompactHeight: the sheet is then full screen there"),
    .init("answer-in-compact-width-alone", head: "devices = [\"iphone-7-plus\"]",
          home: "1️⃣adaptivePresentationStyleForPresentationController2️⃣ = \"none\"",
          "adaptivePresentationStyle(for:) is not called in regular width, where \"iphone-7-plus\" adapts in landscape",
          hint: "write adaptivePresentationStyle, the method with traits, to answer in regular width, too"),
    .init("route-of-one-method", home: """
        [quickActions]
        static = [{ type = "new", title = "New" }]
        routes.new = 1️⃣{ performAction = { show = "home" } }2️⃣
        """,
          "the quick action does nothing when it launches the app", hint: "add launch = { show = \"…\" }, with a controller's name"),
    .init("no-common-orientation", home: "supportedInterfaceOrientations = 1️⃣[]2️⃣",
          "the app and this controller have no orientation in common, so UIKit raises an exception",
          hint: "add one of the app's orientations, or add these to the app's supportedInterfaceOrientations"),
    .init("orientations-not-asked", home: """
        kind = "navigation"
        rootViewController = "a"
        [controllers.a]
        1️⃣supportedInterfaceOrientations2️⃣ = ["portrait"]
        """,
          "UIKit ignores the orientations of \"a\", which is in a container",
          hint: "move the key to the root controller, or present this one with the style fullScreen"),
    .init("not-yet-there", head: "ios = 17", home: "kind = \"tabBar\"\nviewControllers = [\"a\"]\n1️⃣mode2️⃣ = \"tabSidebar\"\n[controllers.a]",
          "\"mode\" requires iOS 18 and has no effect under iOS 17", hint: "set ios to \"18\" or later, or remove it"),
    .init("sidebar-without-mode", home: "kind = \"tabBar\"\nviewControllers = [\"a\"]\n1️⃣sidebar2️⃣ = { isHidden = true }\n[controllers.a]",
          "the sidebar is never shown: the mode is automatic", hint: "write mode = \"tabSidebar\""),
    .init("key-of-other-kind", home: "1️⃣sidebar2️⃣ = {}", "\"sidebar\" belongs to \"tabBar\", not to \"view\""),
    .init("reserved-name", home: "views.a = {}\ntoolbarItems = { 1️⃣a2️⃣ = {} }",
          "\"a\" cannot be the name of an item: the name is reserved", hint: "choose another name"),
    .init("unknown-controller", home: "overrides = [{ traits = { from = 1️⃣\"wrapper\"2️⃣ } }]", "there is no controller \"wrapper\""),
    .init("action-word", home: "views.a = { tap = 1️⃣\"home\"2️⃣ }", "the name of the controller \"home\" is not an action",
          hint: "say how it is shown: tap = { show = \"home\" }"),
    .init("action-word", home: "views.a = { tap = 1️⃣\"dismis\"2️⃣ }", "there is no action \"dismis\"",
          hint: "did you mean \"dismiss\"?"),
    .init("action-word", home: "views.a = { tap = 1️⃣\"elsewhere\"2️⃣ }", "there is no action \"elsewhere\"",
          hint: "write tap = { show = \"…\" }, with a controller's name"),
    .init("nothing-to-search-with", home: "1️⃣hidesSearchBarWhenScrolling2️⃣ = false",
          "hidesSearchBarWhenScrolling has no effect: the controller has no search controller",
          hint: "add one: searchController = { placeholder = \"…\" }"),
    .init("ignored-by-sdk", whole: "[app]\nrootViewController = \"home\"\n1️⃣designRequiresCompatibility2️⃣ = true\n[controllers.home]",
          "\"designRequiresCompatibility\" has no effect on an app that is built for iOS 27.1", hint: "set the SDK to that of iOS 26: sdk = 26"),
    .init("key-of-other-kind", home: "kind = \"container\"\nchildren = [\"a\"]\nsearchController = { 1️⃣searchResultsController2️⃣ = \"b\" }\n"
          + "[controllers.a]\n[controllers.b]", "\"searchResultsController\" belongs to \"view\", not to \"container\""),
    .init("not-yet-there", head: "ios = 10", home: "1️⃣searchController2️⃣ = {}",
          "\"searchController\" requires iOS 11 and has no effect under iOS 10", hint: "set ios to \"11\" or later, or remove it"),
    .init("not-yet-there", head: "ios = 18", home: "searchController = {}\npreferredSearchBarPlacement = 1️⃣\"integrated\"2️⃣",
          "\"integrated\" requires iOS 26 and has no effect under iOS 18", hint: "set ios to \"26\" or later, or remove it"),
    .init("reserved-name", home: "searchController = {}\nviews.1️⃣searchController2️⃣ = {}",
          "\"searchController\" cannot be the name of a view: the name is reserved", hint: "choose another name"),
    .init("toolbar-nowhere", home: "1️⃣toolbarItems2️⃣.all = { title = \"Download all\" }",
          "no toolbar shows these items: no navigation controller has isToolbarHidden = false",
          hint: "give the navigation controller isToolbarHidden = false, or remove this key"),
    .init("large-title-nowhere", home: "1️⃣largeTitleDisplayMode2️⃣ = \"always\"",
          "no bar shows a large title: no navigation controller has prefersLargeTitles",
          hint: "give the navigation controller prefersLargeTitles = true, or remove this key"),
    .init("unknown-trait", home: "adaptive = [{ when = { 1️⃣sizeClass2️⃣ = \"compact\" } }]", "there is no trait \"sizeClass\"",
          hint: "write horizontalSizeClass or verticalSizeClass"),
    .init("action-count", home: "views.a = { tap = 1️⃣{}2️⃣ }", "an action is missing here",
          hint: "write tap = { show = \"…\" }, with a controller's name"),
    .init("action-count", home: "views.a = { tap = 1️⃣{ pop = true, show = \"home\" }2️⃣ }",
          "expected one action, found 2", hint: "keep one of them"),
]

private let viewFixtures: [DiagnosticFixture] = [
    .init("unknown-view", home: "views.photo = { subviews = [1️⃣\"badge\"2️⃣] }", "there is no view \"badge\" in this controller"),
    .init("unknown-view", home: "views.photo = {}\nadaptive = [{ when = {}, install = [1️⃣\"foto\"2️⃣, \"photo\"] }]",
          "there is no view \"foto\" in this controller"),
    .init("unknown-view", home: "views.photo = {}\nadaptive = [{ when = {}, set = { 1️⃣photos2️⃣.alpha = 1 } }]",
          "there is no view \"photos\" in this controller", hint: "did you mean \"photo\"?"),
    .init("view-cycle", home: "views.a = { subviews = [\"b\"] }\nviews.b = { subviews = [1️⃣\"a\"2️⃣] }",
          "the view \"a\" contains itself: a → b → a"),
    .init("view-cycle", home: "views.a = { subviews = [1️⃣\"a\"2️⃣] }", "the view \"a\" contains itself: a → a"),
    .init("view-in-two-superviews", home: """
        views.a = { subviews = ["c"] }
        views.b = { kind = "stack", arrangedSubviews = [1️⃣"c"2️⃣] }
        views.c = {}
        """, "the view \"c\" cannot be in \"a\" and \"b\" at once"),
    .init("hierarchy-too-deep", home: "views.1️⃣v02️⃣ = {}\n" + (1...60)
        .map { "views.v\($0) = { subviews = [\"v\($0 - 1)\"] }" }.joined(separator: "\n"),
          "views are nested more than 60 levels deep"),
    .init("not-arranged", home: "views.s = { kind = \"stack\", arrangedSubviews = [\"a\"], customSpacing = { 1️⃣b2️⃣ = 8 } }\nviews.a = {}\nviews.b = {}",
          "\"b\" is not an arranged subview of \"s\""),
]

private let constraintFixtures: [DiagnosticFixture] = [
    constraint("constraint-syntax", "a.width 1️⃣<2️⃣ 3", "expected ==, <= or >=, found \"<\"", hint: "write <="),
    constraint("constraint-syntax", "a.width == 1️⃣2️⃣", "expected a number, or a view and its attribute, found the end"),
    constraint("constraint-syntax", "a.width == 3 1️⃣px2️⃣", "expected the end of the constraint, found \"px\""),
    constraint("constraint-syntax", "a 1️⃣=2️⃣= 3", "expected an attribute after \"a\", found \"=\"", hint: "write a.top, a.width …"),
    constraint("constraint-syntax", "1️⃣122️⃣ == a.width", "expected a view and its attribute, such as photo.top, found \"12\""),
    constraint("constraint-syntax", "a.width == b.width + 1️⃣a.height2️⃣", "the right side of a constraint has at most one item, found a second"),
    constraint("constraint-syntax", "a.width == b.width / 1️⃣02️⃣", "a number cannot be divided by zero"),
    constraint("constraint-syntax", "a.width == 1️⃣99999992️⃣", "a number in a constraint is at most 1000000"),
    constraint("constraint-syntax", "H:|-[a1️⃣-2️⃣|", "expected \"]\", found \"-\""),
    constraint("constraint-syntax", "V:[a(>=81️⃣]2️⃣", "expected \")\", found \"]\""),
    constraint("constraint-syntax", "H:[a]-81️⃣[2️⃣b]", "expected \"-\", found \"[\""),
    constraint("constraint-syntax", "H:|-1️⃣|2️⃣", "expected a view in brackets, found \"|\""),
    constraint("unknown-view", "1️⃣photo2️⃣.top == a.top", "there is no view \"photo\" to constrain"),
    constraint("unknown-view", "V:|-[1️⃣sfeArea2️⃣]", "there is no view \"sfeArea\" to constrain"),
    constraint("unknown-attribute", "a.1️⃣tpo2️⃣ == b.top", "there is no layout attribute \"tpo\"", hint: "did you mean \"top\"?"),
    constraint("unknown-metric", "H:|-1️⃣gp2️⃣-[a]", "there is no metric \"gp\"", hint: "did you mean \"gap\"?"),
    constraint("priority-out-of-range", "a.width == 3 @1️⃣10012️⃣", "a priority must be above 0 and at most 1000, found 1001"),
    constraint("priority-out-of-range", "H:[a(3@1️⃣02️⃣)]", "a priority must be above 0 and at most 1000, found 0"),
    constraint("illegal-constraint", "a.leading == 1️⃣b.left2️⃣", "\"leading\" cannot be related to \"left\"",
               hint: "use leading and trailing on both sides, or left and right on both"),
    constraint("illegal-constraint", "a.top == 1️⃣b.leading2️⃣", "\"top\" is vertical, but \"leading\" is horizontal"),
    constraint("illegal-constraint", "a.top == 1️⃣b.height2️⃣ * 2", "a position cannot be related to a size: \"top\" and \"height\""),
    constraint("illegal-constraint", "a.top == 1️⃣122️⃣", "\"a.top\" is a position and needs an item on the right side",
               hint: "relate it to the superview: a.top == superview.top + 12"),
    constraint("illegal-constraint", "a.width == 1️⃣b.width * 02️⃣", "a multiplier of 0 removes the item from the equation"),
    constraint("illegal-constraint", "a.top == safeArea.1️⃣firstBaseline2️⃣", "\"safeArea\" is a layout guide and has no \"firstBaseline\""),
    .init("unknown-option", home: """
        views = { a = {}, b = {} }
        constraints = [{ format = "H:[a]-[b]", options = [1️⃣"alignAllMiddle"2️⃣] }]
        """, "there is no format option \"alignAllMiddle\""),
    .init("illegal-option", home: """
        views = { a = {}, b = {} }
        constraints = [{ format = "V:[a]-[b]", options = [1️⃣"alignAllCenterY"2️⃣] }]
        """, "\"alignAllCenterY\" cannot align views that are one below the other"),
    .init("illegal-option", home: """
        views = { a = {}, b = {} }
        constraints = [{ format = "a.top == b.top", 1️⃣options2️⃣ = [] }]
        """, "options belong to visual format strings, not to equations"),
]

/// A mistake in the text of a constraint between the views `a` and `b`, with the metric `gap`.
private func constraint(_ code: String, _ text: String, _ headline: String, hint: String? = nil) -> DiagnosticFixture {
    DiagnosticFixture(code, home: """
        views = { a = {}, b = {} }
        metrics = { gap = 12 }
        constraints = ["\(text)"]
        """, headline, hint: hint)
}

private let listFixtures: [DiagnosticFixture] = [
    .init("unknown-key", home: "views.l = { kind = \"table\", rows = [{ 1️⃣txt2️⃣ = \"One\" }] }", "a row has no key \"txt\"",
          hint: "did you mean \"text\"?"),
    .init("unknown-key", home: "views.l = { kind = \"table\", sections = [{ 1️⃣heder2️⃣ = \"A\" }] }", "a section has no key \"heder\"",
          hint: "did you mean \"header\"?"),
    .init("key-of-other-kind", home: "views.l = { kind = \"label\", 1️⃣rows2️⃣ = [] }", "\"rows\" belongs to \"table\", not to \"label\""),
    .init("key-of-other-kind", home: "views.l = { kind = \"table\", 1️⃣columns2️⃣ = 3 }",
          "\"columns\" belongs to \"collection\", not to \"table\""),
    .init("exclusive-keys", home: "views.l = { kind = \"table\", sections = [], 1️⃣rows2️⃣ = [] }",
          "a table cannot have both \"sections\" and \"rows\""),
    .init("exclusive-keys", home: "views.l = { kind = \"table\", rows = { count = 2, 1️⃣data2️⃣ = [] } }",
          "repeated rows cannot have both \"count\" and \"data\""),
    .init("wrong-type", home: "views.l = { kind = \"table\", rows = 1️⃣\"One\"2️⃣ }",
          "\"rows\" must be an array or a table, found the string \"One\""),
    .init("wrong-type", home: "views.d = { kind = \"datePicker\", date = 1️⃣\"2014-09-09\"2️⃣ }",
          "\"date\" must be a date or a time, found the string \"2014-09-09\"", hint: "write 2014-09-09 without quotation marks"),
    .init("bad-value", home: "views.l = { kind = \"table\", style = 1️⃣\"insetgrouped\"2️⃣ }",
          "\"insetgrouped\" is not a valid value for \"style\"", hint: "did you mean \"insetGrouped\"?"),
    .init("too-many-rows", home: "views.1️⃣l2️⃣ = { kind = \"table\", rows = [" + String(repeating: "{},", count: 401) + "] }",
          "a list has at most 400 rows, found 401", hint: "use fewer rows: a few screens are enough"),
    .init("not-a-scroll-view", home: """
        contentScrollView = 1️⃣"a"2️⃣
        views.a = {}
        views.b = { kind = "scroll" }
        """, "\"a\" is no scroll view, table, collection or text view", hint: "use \"b\""),
    .init("title-view-in-view", home: """
        titleView = 1️⃣"b"2️⃣
        views.a = { subviews = ["b"] }
        views.b = {}
        """, "the title view \"b\" is in \"a\"", hint: "remove \"b\" from the views in \"a\""),
    .init("contradicting-edges", home: badges(#"{ elementKind = "badge", containerAnchor = { edges = ["leading", 1️⃣"trailing"2️⃣] } }"#),
          "an anchor cannot be at the leading and the trailing edge", hint: "remove one of them"),
    .init("unknown-element-kind", home: badges(#"{ elementKind = 1️⃣"bagde"2️⃣, containerAnchor = {} }"#),
          "the collection has no supplementaryViews.bagde", hint: "did you mean \"badge\"?"),
    .init("reserved-name", home: "views.l = { kind = \"collection\", supplementaryViews = { 1️⃣header2️⃣ = {} } }",
          "\"header\" cannot be the name of an element kind: the name is reserved", hint: "choose another name"),
    .init("view-beside-accessory", home: """
        kind = "tabBar"
        viewControllers = ["a"]
        bottomAccessory = "player"
        views.player = { subviews = ["song"] }
        views.song = { kind = "label" }
        views.1️⃣clock2️⃣ = { kind = "label" }
        [controllers.a]
        """, "a tab bar controller has no views besides its bottomAccessory, found \"clock\"",
          hint: "add \"clock\" to the subviews of \"player\""),
    .init("view-beside-accessory", home: "kind = \"tabBar\"\nviewControllers = [\"a\"]\nviews.1️⃣player2️⃣ = {}\n[controllers.a]",
          "a tab bar controller has no views besides its bottomAccessory, found \"player\"", hint: "add bottomAccessory = \"player\""),
    .init("not-yet-there", head: "ios = 18", home: """
        kind = "tabBar"
        viewControllers = ["a"]
        1️⃣bottomAccessory2️⃣ = "player"
        views.player = {}
        [controllers.a]
        """, "\"bottomAccessory\" requires iOS 26 and has no effect under iOS 18", hint: "set ios to \"26\" or later, or remove it"),
    .init("fields-in-action-sheet", home: """
        views.ask = { kind = "button", tap = { present = "sheet" } }
        [controllers.sheet]
        kind = "alert"
        preferredStyle = "actionSheet"
        1️⃣textFields2️⃣ = { name = {} }
        actions = { yes = { title = "Yes" } }
        """, "an action sheet has no text fields: UIKit raises an exception",
          hint: "set preferredStyle = \"alert\", or remove the fields"),
    .init("preferred-action-in-action-sheet", home: """
        views.ask = { kind = "button", tap = { present = "sheet" } }
        [controllers.sheet]
        kind = "alert"
        preferredStyle = "actionSheet"
        1️⃣preferredAction2️⃣ = "yes"
        actions = { yes = { title = "Yes" } }
        """, "an action sheet emphasises no action", hint: "set preferredStyle = \"alert\", or remove it"),
    .init("unknown-action", home: """
        views.ask = { kind = "button", tap = { present = "question" } }
        [controllers.question]
        kind = "alert"
        preferredAction = 1️⃣"yess"2️⃣
        actions = { yes = { title = "Yes" } }
        """, "this alert has no action \"yess\"", hint: "did you mean \"yes\"?"),
    .init("unknown-view", home: "views.l = { kind = \"table\", backgroundView = 1️⃣\"m\"2️⃣ }", "there is no view \"m\" in this controller"),
    .init("view-in-two-superviews", home: """
        views.a = { subviews = ["c"] }
        views.l = { kind = "table", backgroundView = 1️⃣"c"2️⃣ }
        views.c = {}
        """, "the view \"c\" cannot be in \"a\" and \"l\" at once"),
    .init("view-cycle", home: """
        views.a = { subviews = ["l"] }
        views.l = { kind = "table", backgroundView = 1️⃣"a"2️⃣ }
        """, "the view \"a\" contains itself: a → l → a"),
    .init("not-yet-there", head: "ios = 18", home: "1️⃣subtitle2️⃣ = \"A\"",
          "\"subtitle\" requires iOS 26 and has no effect under iOS 18", hint: "set ios to \"26\" or later, or remove it"),
    .init("list-in-cell", home: "views.l = { kind = \"table\", cell = { views = { m = { kind = 1️⃣\"table\"2️⃣ } } } }",
          "a table cannot be in a cell"),
    .init("key-beside-own-cell", home: "views.l = { kind = \"table\", cell = {}, rows = [{ 1️⃣text2️⃣ = \"One\" }] }",
          "\"text\" is for cells in UIKit's styles, but this table has a custom cell",
          hint: "use data: data = { text = \"…\" } fills \"{text}\" in the cell's views"),
    .init("key-beside-own-cell", home: "views.l = { kind = \"table\", rows = [{ cell = {}, 1️⃣detailText2️⃣ = \"One\" }] }",
          "\"detailText\" is for cells in UIKit's styles, but this row has a custom cell",
          hint: "use data: data = { detailText = \"…\" } fills \"{detailText}\" in the cell's views"),
    .init("key-beside-own-cell", home: "views.l = { kind = \"table\", sections = [{ cell = {}, rows = { count = 2, 1️⃣cellStyle2️⃣ = \"value1\" } }] }",
          "\"cellStyle\" is for cells in UIKit's styles, but this section has a custom cell", hint: "remove it"),
    .init("key-beside-own-cell", home: "views.l = { kind = \"table\", rows = { count = 1, cell = {}, 1️⃣textLabel2️⃣ = {} } }",
          "\"textLabel\" is for cells in UIKit's styles, but each of these rows has a custom cell", hint: "remove it"),
    .init("label-of-other-cell", home: "views.l = { kind = \"table\", contentConfiguration = \"cell\", rows = [{ 1️⃣textLabel2️⃣ = {} }] }",
          "\"textLabel\" is nil in a cell with a contentConfiguration", hint: "write textProperties"),
    .init("label-of-other-cell", home: "views.l = { kind = \"table\", rows = [{ 1️⃣textProperties2️⃣ = {} }] }",
          "\"textProperties\" belongs to a contentConfiguration, which this row does not have",
          hint: "write textLabel, or contentConfiguration = \"cell\""),
    .init("not-yet-there", head: "ios = \"13\"", home: "views.l = { kind = \"table\", sections = [{ header = { text = \"A\", 1️⃣contentConfiguration2️⃣ = \"plainHeader\" }, rows = [] }] }",
          "\"contentConfiguration\" requires iOS 14 and has no effect under iOS 13", hint: "set ios to \"14\" or later, or remove it"),
    .init("unknown-key", home: "views.l = { kind = \"table\", rows = [{ textLabel = { 1️⃣fnt2️⃣ = {} } }] }",
          "a cell's label has no key \"fnt\"", hint: "did you mean \"font\"?"),
    .init("unknown-key", home: "views.l = { kind = \"table\", cell = {}, rows = [{ 1️⃣txt2️⃣ = \"One\" }] }", "a row has no key \"txt\"",
          hint: nil),
    .init("key-of-other-kind", home: "views.l = { kind = \"collection\", items = [{ 1️⃣detailText2️⃣ = \"One\" }] }",
          "\"detailText\" belongs to \"rows\", not to \"items\""),
    .init("wrong-type", home: "views.l = { kind = \"table\", sections = [{ header = 1️⃣12️⃣ }] }",
          "\"header\" must be a string or a table, found the number 1"),
    .init("unknown-key", home: "views.l = { kind = \"table\", tableHeaderView = { 1️⃣heigth2️⃣ = 1 } }",
          "a header or footer has no key \"heigth\"", hint: "did you mean \"height\"?"),
    .init("unknown-placeholder", home: "views.l = { kind = \"table\", rows = { data = [{ name = \"Ada\" }], text = \"Dr 1️⃣{nam}2️⃣\" } }",
          "the row has no value \"nam\"", hint: "did you mean \"name\"?"),
    .init("mark-without-effect", home: "views.l = { kind = \"label\", attributedText = \"a 1️⃣**2️⃣b\" }",
          "\"**\" has no counterpart, and is drawn as text"),
    .init("mark-without-effect", home: "views.l = { kind = \"label\", attributedText = \"^[a](1️⃣size: 32️⃣)\" }",
          "\"size: 3\" is not an attribute of a text"),
    .init("exclusive-keys", home: "views.l = { kind = \"label\", text = \"a\", 1️⃣attributedText2️⃣ = \"b\" }",
          "a label cannot have both \"text\" and \"attributedText\""),
    .init("bad-value", home: "views.s = { kind = \"slider\", maximumValue = 10, value = 1️⃣112️⃣ }", "\"value\" must be from 0 to 10, found 11"),
    .init("bad-value", home: "views.s = { kind = \"stepper\", minimumValue = 10, maximumValue = 1️⃣52️⃣, value = 10 }",
          "\"maximumValue\" must be from 10 to 1000000, found 5"),
    .init("unknown-font-widths", home: "views.l = { kind = \"label\", font = { family = 1️⃣\"Avenir Next\"2️⃣, size = 17 } }",
          "the character widths of \"Avenir Next\" are unknown"),
    .init("exclusive-keys", home: "views.l = { kind = \"label\", font = { 1️⃣family2️⃣ = \"Menlo\", textStyle = \"body\" } }",
          "a font cannot have both \"textStyle\" and \"family\""),
    .init("reserved-name", home: "layoutGuides = [1️⃣\"a\"2️⃣]\nviews.a = {}",
          "\"a\" cannot be the name of a layout guide: the name is reserved", hint: "choose another name"),
    .init("illegal-constraint", home: "views.a = {}\nconstraints = [\"a.1️⃣contentLayoutGuide2️⃣.top == top\"]",
          "\"a\" is not a scroll view and has no \"contentLayoutGuide\""),
    .init("illegal-constraint", home: "layoutGuides = [\"g\"]\nconstraints = [\"g.1️⃣firstBaseline2️⃣ == top\"]",
          "\"g\" is a layout guide and has no \"firstBaseline\""),
]
