extension Reference {
    static let views = ReferenceChapter(title: "Views of every kind", sections: [
        ReferenceSection(
            "view", "Every view", ViewSchema.view.keys,
            #"""
                A view that no other view lists stands in the controller's root view. A stack lists `arrangedSubviews`, any \#
                other view `subviews`. `kind` is one of:
                Colours are UIKit's (`label`, `systemBackground`, `systemBlue` …), which follow the style, or `#RGB`, `#RRGGBB`, \#
                `#RRGGBBAA`. A font is a text style (`"headline"`), which follows Dynamic Type, or a size of the system font \#
                (`17`), or `{ textStyle = "body", weight = "bold" }`, or `{ size = 15, weight = "semibold" }`, or one by name, \#
                `{ family = "Helvetica Neue", size = 17 }`. Text is as wide as in UIKit, to a point in 81 to 89 of a hundred \#
                lines that the fit had not seen (`Templates/fonts/README.md` says how that is known), and drawn in Inter, of \#
                which each weight of `UIFont.Weight` has its own letters (`ultraLight` to `black`), spaced to that width. Known \#
                by name are Helvetica Neue, Helvetica, Arial, Times New Roman, Courier, Courier New and Menlo; for another \#
                family a note says that little is known of its widths: it is measured as the system font, Avenir Next and Adobe \#
                Garamond Pro by the few frames recorded in them.
                """#,
            frame: playground(width: 240, height: 160, #"""
                [controllers.home]
                constraints = [
                  "sample.centerX == superview.centerX", "sample.centerY == superview.centerY",
                  "sample.width == 120 @1", "sample.height == 60 @1",
                ]

                [controllers.home.views.sample]
                …
                """#),
            examples: [
                "kind": #"kind = "switch""#,
                "backgroundColor": #"backgroundColor = "systemTeal""#,
                "tintColor": #"""
                    kind = "button"
                    title = "Further"
                    tintColor = "systemOrange"
                    """#,
                "alpha": #"""
                    backgroundColor = "systemTeal"
                    alpha = 0.4
                    """#,
                "isHidden": #"""
                    kind = "label"
                    text = "Not to be seen"
                    isHidden = true
                    """#,
                "cornerRadius": #"""
                    backgroundColor = "systemTeal"
                    cornerRadius = 20
                    """#,
                "borderWidth": #"borderWidth = 4"#,
                "borderColor": #"""
                    borderWidth = 4
                    borderColor = "systemTeal"
                    """#,
                "clipsToBounds": #"""
                    backgroundColor = "systemTeal"
                    clipsToBounds = true
                    subviews = ["far"]

                    [controllers.home.views.far]
                    kind = "label"
                    text = "Far too long for so small a view"

                    [[controllers.home.adaptive]]
                    when = {}
                    constraints = ["far.left == sample.left + 8", "far.top == sample.top + 8"]
                    """#,
                "layoutMargins": #"""
                    backgroundColor = "systemTeal"
                    layoutMargins = { top = 8, left = 40, bottom = 8, right = 8 }
                    subviews = ["words"]

                    [controllers.home.views.words]
                    kind = "label"
                    text = "Inset"

                    [[controllers.home.adaptive]]
                    when = {}
                    constraints = ["H:|-[words]", "V:|-[words]"]
                    """#,
                "preservesSuperviewLayoutMargins": #"preservesSuperviewLayoutMargins = true"#,
                "alignmentRectInsets": #"""
                    backgroundColor = "systemTeal"
                    alignmentRectInsets = { top = 20, left = 20, bottom = 0, right = 0 }
                    """#,
                "horizontalHuggingPriority": #"""
                    kind = "label"
                    text = "Hello"
                    backgroundColor = "systemTeal"
                    horizontalHuggingPriority = 0.5
                    """#,
                "verticalHuggingPriority": #"""
                    kind = "label"
                    text = "Hello"
                    backgroundColor = "systemTeal"
                    verticalHuggingPriority = 0.5
                    """#,
                "horizontalCompressionResistancePriority": #"""
                    kind = "label"
                    text = "A text that gives way in its width"
                    horizontalCompressionResistancePriority = 0.5
                    """#,
                "verticalCompressionResistancePriority": #"""
                    kind = "image"
                    image = "mountain"
                    verticalCompressionResistancePriority = 0.5
                    """#,
                "customClass": #"customClass = "ChartView""#,
                "subviews": #"""
                    backgroundColor = "systemTeal"
                    subviews = ["words"]

                    [controllers.home.views.words]
                    kind = "label"
                    text = "In it"

                    [[controllers.home.adaptive]]
                    when = {}
                    constraints = ["words.centerX == sample.centerX", "words.centerY == sample.centerY"]
                    """#,
                "tap": #"""
                    kind = "button"
                    title = "Further"
                    tap = { show = "detail" }

                    [controllers.detail]
                    backgroundColor = "systemTeal"
                    # after tap home.sample
                    """#,
                "peek": #"""
                    kind = "button"
                    title = "Press"
                    peek = { preview = "detail" }

                    [controllers.detail]
                    backgroundColor = "systemTeal"
                    # after longPress home.sample
                    """#,
                "traitOverrides": #"""
                    kind = "label"
                    text = "Dark"
                    backgroundColor = "systemBackground"
                    traitOverrides = { userInterfaceStyle = "dark" }
                    """#,
            ]),
        ReferenceSection(
            "view", "Texts", ViewSchema.view.keys,
            #"""
                Labels, text fields and text views have a `text`, a `textColor`, a `font` and a `textAlignment`; a search bar \#
                has a `text`, a button a `font` and a `textColor`. A text view with `isScrollEnabled = false` is as high as its \#
                text.
                """#,
            frame: playground(width: 240, height: 160, #"""
                [controllers.home]
                constraints = ["sample.centerX == superview.centerX", "sample.centerY == superview.centerY", "sample.width <= 200"]

                [controllers.home.views.sample]
                …
                """#),
            examples: [
                "text": #"""
                    kind = "label"
                    text = "Hello"
                    """#,
                "textColor": #"""
                    kind = "label"
                    text = "Hello"
                    textColor = "secondaryLabel"
                    """#,
                "font": #"""
                    kind = "label"
                    text = "Hello"
                    font = { textStyle = "title1", weight = "bold" }
                    """#,
                "numberOfLines": #"""
                    kind = "label"
                    text = "As many lines as it takes, however many"
                    numberOfLines = 0
                    """#,
                "preferredMaxLayoutWidth": #"""
                    kind = "label"
                    text = "Broken where a hundred points end"
                    numberOfLines = 0
                    preferredMaxLayoutWidth = 100
                    """#,
                "lineBreakMode": #"""
                    kind = "label"
                    text = "The middle of this text is left out"
                    lineBreakMode = "byTruncatingMiddle"
                    """#,
                "textAlignment": #"""
                    kind = "label"
                    text = "Two lines, both of them centred"
                    numberOfLines = 2
                    textAlignment = "center"
                    """#,
                "keyboardType": #"""
                    kind = "textField"
                    placeholder = "A number"
                    keyboardType = "numberPad"
                    # after tap home.sample
                    """#,
                "returnKeyType": #"""
                    kind = "textField"
                    placeholder = "A name"
                    returnKeyType = "done"
                    # after tap home.sample
                    """#,
                "inputAccessoryView": #"""
                    kind = "textField"
                    placeholder = "A name"
                    inputAccessoryView = 44
                    # after tap home.sample
                    """#,
                "textFieldShouldReturn": #"""
                    kind = "textField"
                    placeholder = "A name"
                    textFieldShouldReturn = "resignFirstResponder"
                    # after tap home.sample
                    # after return
                    """#,
                "searchBarSearchButtonClicked": #"""
                    kind = "searchBar"
                    placeholder = "Search"
                    searchBarSearchButtonClicked = "resignFirstResponder"
                    # after tap home.sample
                    # after return
                    """#,
                "placeholder": #"""
                    kind = "textField"
                    placeholder = "A name"
                    """#,
                "borderStyle": #"""
                    kind = "textField"
                    text = "Mochi"
                    borderStyle = "line"
                    """#,
            ]),
        ReferenceSection(
            "view", "Buttons and images", ViewSchema.view.keys,
            #"""
                An `image` is `NAME.svg` or `NAME.png` (`NAME@2x.png`, an image set) beside the playground, with the limits that \#
                icons of quick actions have, or else a symbol: for 251 names of SF Symbols and the samples' own there is a \#
                drawing of Traitscope's in `Templates/images`, and the endings `.fill`, `.circle`, `.square` and `.slash` are \#
                drawn from it. Another name of that form is a warning, with near names; any other shows a plain tile. A file in \#
                an image view is shown as it is and by `contentMode`, in bars and buttons as a template. A symbol in an image \#
                view stands on a tile of its tint, and with a `backgroundColor` (`"clear"`, too) on that alone, at about half \#
                the view's size.
                An image view without an `imageSize` is 120 × 90. The `contentInsets` of a button are its configuration's, of a \#
                `system` one its `contentEdgeInsets`.
                """#,
            frame: playground(width: 240, height: 160, #"""
                [controllers.home]
                constraints = ["sample.centerX == superview.centerX", "sample.centerY == superview.centerY"]

                [controllers.home.views.sample]
                …
                """#),
            examples: [
                "title": #"""
                    kind = "button"
                    title = "Further"
                    """#,
                "subtitle": #"""
                    kind = "button"
                    title = "Adopt"
                    subtitle = "Takes a minute"
                    buttonStyle = "tinted"
                    """#,
                "buttonStyle": #"""
                    kind = "button"
                    title = "Further"
                    buttonStyle = "filled"
                    """#,
                "contentInsets": #"""
                    kind = "button"
                    title = "Further"
                    buttonStyle = "filled"
                    contentInsets = { top = 16, left = 40, bottom = 16, right = 40 }
                    """#,
                "isEnabled": #"""
                    kind = "button"
                    title = "Further"
                    buttonStyle = "filled"
                    isEnabled = false
                    """#,
                "image": #"""
                    kind = "image"
                    image = "mountain"
                    """#,
                "imageSize": #"""
                    kind = "image"
                    image = "mountain"
                    imageSize = { width = 60, height = 60 }
                    """#,
                "contentMode": #"""
                    kind = "image"
                    image = "paw.svg"
                    contentMode = "scaleAspectFit"
                    """#,
            ]),
        ReferenceSection(
            "view", "Controls", ViewSchema.view.keys,
            #"""
                Switches, sliders, steppers, segments and text fields are worked on the page as on a device. What they have is \#
                kept over a save, unless the file then says otherwise.
                """#,
            frame: playground(width: 360, height: 280, #"""
                [controllers.home]
                constraints = ["sample.centerX == superview.centerX", "sample.centerY == superview.centerY", "sample.width == 160 @1"]

                [controllers.home.views.sample]
                …
                """#),
            examples: [
                "value": #"""
                    kind = "slider"
                    value = 0.8
                    """#,
                "isOn": #"""
                    kind = "switch"
                    isOn = true
                    """#,
                "segments": #"""
                    kind = "segmentedControl"
                    segments = ["Day", "Week", "Month"]
                    """#,
                "selectedSegmentIndex": #"""
                    kind = "segmentedControl"
                    segments = ["Day", "Week", "Month"]
                    selectedSegmentIndex = 1
                    """#,
                "numberOfPages": #"""
                    kind = "pageControl"
                    numberOfPages = 5
                    """#,
                "currentPage": #"""
                    kind = "pageControl"
                    numberOfPages = 5
                    currentPage = 2
                    """#,
                "datePickerMode": #"""
                    kind = "datePicker"
                    datePickerMode = "date"
                    """#,
                "preferredDatePickerStyle": #"""
                    kind = "datePicker"
                    preferredDatePickerStyle = "wheels"
                    """#,
                "date": #"""
                    kind = "datePicker"
                    date = 2026-02-22T14:30:00
                    """#,
                "components": #"""
                    kind = "picker"
                    components = [["Small", "Medium", "Large"]]
                    """#,
                "selectedRows": #"""
                    kind = "picker"
                    components = [["Small", "Medium", "Large"]]
                    selectedRows = [2]
                    """#,
            ]),
        ReferenceSection(
            "view", "Stacks", ViewSchema.view.keys,
            #"""
                A stack lists its views as `arrangedSubviews`, any other view as `subviews`. A `spacer` takes the room that is \#
                left.
                """#,
            frame: playground(width: 300, height: 200, #"""
                [controllers.home]
                constraints = [
                  "sample.centerX == superview.centerX", "sample.centerY == superview.centerY",
                  "sample.width == 260", "sample.height == 140",
                ]

                [controllers.home.views]
                one = { kind = "label", text = "One", backgroundColor = "systemTeal" }
                two = { kind = "label", text = "Two", backgroundColor = "systemMint", font = "title1" }

                [controllers.home.views.sample]
                kind = "stack"
                …
                """#),
            examples: [
                "arrangedSubviews": #"arrangedSubviews = ["two", "one"]"#,
                "axis": #"""
                    arrangedSubviews = ["one", "two"]
                    axis = "vertical"
                    """#,
                "distribution": #"""
                    arrangedSubviews = ["one", "two"]
                    distribution = "fillEqually"
                    """#,
                "alignment": #"""
                    arrangedSubviews = ["one", "two"]
                    alignment = "center"
                    """#,
                "spacing": #"""
                    arrangedSubviews = ["one", "two"]
                    spacing = 20
                    """#,
                "customSpacing": #"""
                    arrangedSubviews = ["one", "two"]
                    customSpacing = { one = 60 }
                    """#,
                "isLayoutMarginsRelativeArrangement": #"""
                    arrangedSubviews = ["one", "two"]
                    layoutMargins = 20
                    isLayoutMarginsRelativeArrangement = true
                    """#,
            ]),
        ReferenceSection(
            "view", "Scroll views", ViewSchema.view.keys,
            #"""
                Scroll views. `subviews`; edges tied to what stands in the scroll view mean its content, sizes and centres its \#
                frame. `s.contentLayoutGuide.top` and `s.frameLayoutGuide.top` say which. `contentInset`, `isScrollEnabled`, \#
                `isPagingEnabled`.
                """#,
            frame: playground(width: 300, height: 200, #"""
                [controllers.home]
                constraints = ["H:|[sample]|", "V:|[sample]|", "H:|[page(==600)]|", "V:|[page(==160)]|"]

                [controllers.home.views.page]
                kind = "image"
                image = "mountain"

                [controllers.home.views.sample]
                kind = "scroll"
                subviews = ["page"]
                …
                """#),
            examples: [
                "isScrollEnabled": #"isScrollEnabled = false"#,
                "keyboardDismissMode": #"keyboardDismissMode = "onDrag""#,
                "isPagingEnabled": #"isPagingEnabled = true"#,
                "contentInset": #"contentInset = { top = 30, left = 30, bottom = 0, right = 0 }"#,
                "contentInsetAdjustmentBehavior": #"contentInsetAdjustmentBehavior = "never""#,
            ]),
    ])
}
