extension Reference {
    static let components = ReferenceChapter(title: "Components and constraints", sections: [
        ReferenceSection(
            "component", "A component",
            ControllerSchema.controller.keys.merging(["parameters": ComponentSchema.components["parameters"]]) { $1 },
            #"""
                A group of views that stands in several places is declared once, and is a `kind` of view then. It has what every \#
                view has, too.
                A component has `views`, `constraints`, `metrics`, `layoutGuides` and `adaptive` as a controller has them, and \#
                what a plain view has (properties, `tap`, `peek`, `traitOverrides`), of which each use may say otherwise. In its \#
                constraints the root view, `superview` and the guides are those of the view that is the component. `parameters` \#
                are names with standard values, or a list of names, of which every use must give the values. A text that is a \#
                placeholder alone, `"{tint}"`, becomes the value, whatever its type; in a longer text the value is filled in. \#
                The views in it are named from outside by the component's name and their own: `first.title.top` and \#
                `[first.title]` in constraints, `"first.title"` in `install` and in lists of subviews (it stands in that view \#
                then), `set = { first.title.text = "…" }`, `tap home.first.photo`. Components stand in one another, and in \#
                cells, headers and footers, where the row's data fills their arguments (`name = "{name}"`); in cells they have \#
                no adaptive elements.
                """#,
            frame: playground(width: 300, height: 200, #"""
                [controllers.home]
                constraints = ["first.centerX == superview.centerX", "first.centerY == superview.centerY"]
                views.first = { kind = "card" }

                [components.card]
                …
                """#),
            examples: [
                "parameters": #"""
                    parameters = { name = "Mochi", tint = "systemTeal" }
                    backgroundColor = "{tint}"
                    constraints = ["H:|-[words]-|", "V:|-[words]-|"]
                    views.words = { kind = "label", text = "This is {name}." }
                    """#,
                "views": #"""
                    views.words = { kind = "label", text = "In a card" }
                    constraints = ["H:|-[words]-|", "V:|-[words]-|"]
                    """#,
                "constraints": #"""
                    constraints = ["H:|-40-[words]-40-|", "V:|-[words]-|"]
                    views.words = { kind = "label", text = "In a card" }
                    backgroundColor = "systemTeal"
                    """#,
                "layoutGuides": #"""
                    layoutGuides = ["gap"]
                    constraints = ["H:|[gap(==60)][words]|", "V:|-[words]-|", "V:|[gap]|"]
                    views.words = { kind = "label", text = "Beside a guide" }
                    """#,
                "metrics": #"""
                    metrics = { gap = 30 }
                    constraints = ["H:|-gap-[words]-gap-|", "V:|-gap-[words]-gap-|"]
                    views.words = { kind = "label", text = "By a metric" }
                    backgroundColor = "systemTeal"
                    """#,
                "adaptive": #"""
                    constraints = ["H:|-[words]-|", "V:|-[words]-|"]
                    views.words = { kind = "label", text = "Wide" }
                    adaptive = [{ when = { horizontalSizeClass = "compact" }, set = { words.text = "Compact" } }]
                    """#,
            ]),
        ReferenceSection(
            "constraint", "A constraint with options", ConstraintSchema.constraints.keys,
            #"""
                Equations and Apple's Visual Format Language stand in one list, `constraints`.
                Attributes are NSLayoutConstraint's: `left right top bottom leading trailing width height centerX centerY \#
                firstBaseline lastBaseline`, and the margin ones (`leadingMargin` …).
                Before the dot stands a view, a container's child, `superview` (the root view), `safeArea`, `layoutMargins`, \#
                `readableContent`, `keyboardLayoutGuide` (iOS 15; its top is the keyboard's, or the end of the safe area while \#
                there is none) or `window`; `photo.safeArea.top` is a guide of a view. A bare attribute is the root view's.
                `==` (or `=`), `<=`, `>=`; multipliers as numbers or fractions; constants as numbers or metrics; `@` and a \#
                priority from above 0 to 1000, which is required and the default.
                In a format, `|` is the superview of the view beside it, `-` the standard space: 8 between siblings, the margin \#
                at the edge; `[keyboardLayoutGuide]` stands for the keyboard.
                An error is reported at its column inside the string. What cannot hold together, what is left open and what is \#
                cut off is a warning with the lines concerned; layout goes on without the constraint that was added last.
                """#,
            frame: playground(width: 300, height: 200, #"""
                [controllers.home.views]
                one = { kind = "label", text = "One", font = "title1" }
                two = { kind = "label", text = "Two" }

                [[controllers.home.constraints]]
                format = "V:|-60-[one]"

                [[controllers.home.constraints]]
                …
                """#),
            examples: [
                "format": #"""
                    format = "H:|-60-[one]-[two]"
                    options = ["alignAllTop"]
                    """#,
                "options": #"""
                    format = "H:|-60-[one]-[two]"
                    options = ["alignAllLastBaseline"]
                    """#,
            ]),
        ReferenceSection(
            "insets", "Insets", Schema.value(of: .insets(0...10_000)).keys,
            #"""
                Insets are one number for all edges, or a table of edges, in points. An edge that is left out is 0.
                """#,
            frame: playground(width: 240, height: 160, #"""
                [controllers.home]
                constraints = ["sample.centerX == superview.centerX", "sample.centerY == superview.centerY"]

                [controllers.home.views.sample]
                kind = "button"
                title = "Inset"
                buttonStyle = "filled"

                [controllers.home.views.sample.contentInsets]
                …
                """#),
            examples: [
                "top": #"top = 40"#,
                "left": #"left = 40"#,
                "bottom": #"bottom = 40"#,
                "right": #"right = 40"#,
            ]),
        ReferenceSection(
            "size", "A size", Schema.size.keys,
            #"""
                Width and height, in points.
                """#,
            frame: playground(width: 240, height: 160, #"""
                [controllers.home]
                constraints = ["sample.centerX == superview.centerX", "sample.centerY == superview.centerY"]

                [controllers.home.views.sample]
                kind = "image"
                image = "mountain"

                [controllers.home.views.sample.imageSize]
                …
                """#),
            examples: [
                "width": #"""
                    width = 160
                    height = 40
                    """#,
                "height": #"""
                    width = 40
                    height = 80
                    """#,
            ]),
        ReferenceSection(
            "font", "A font", Schema.font.keys,
            #"""
                A font is a text style, a size in points, a name of `[fonts]`, or a table of these keys.
                """#,
            frame: playground(width: 240, height: 160, #"""
                [controllers.home]
                constraints = ["sample.centerX == superview.centerX", "sample.centerY == superview.centerY"]

                [controllers.home.views.sample]
                kind = "label"
                text = "Hello"

                [controllers.home.views.sample.font]
                …
                """#),
            examples: [
                "textStyle": #"textStyle = "largeTitle""#,
                "size": #"size = 40"#,
                "weight": #"""
                    size = 30
                    weight = "black"
                    """#,
                "family": #"""
                    family = "Times New Roman"
                    size = 30
                    """#,
            ]),
        ReferenceSection(
            "color", "A colour for each style", Schema.colorOfOwn.keys,
            #"""
                A colour of `[colors]` may have a value for light and one for dark style.
                """#,
            frame: playground(width: 240, height: 160, #"""
                [controllers.home]
                backgroundColor = "brand"

                [colors.brand]
                …
                """#),
            examples: [
                "light": #"""
                    light = "#0a7"
                    dark = "systemTeal"
                    """#,
                "dark": #"""
                    light = "systemMint"
                    dark = "#3dc"
                    """#,
            ]),
    ])
}
