extension Reference {
    private static let openDuo = #"[{ device = "iphone-duo", posture = "open", orientation = "landscape" }]"#

    /// Two controllers in an arrangement, of which the rest is said.
    private static func arrangement(_ rest: String) -> String {
        playground(on: openDuo, root: "both", #"""
            [controllers.film]
            backgroundColor = "systemTeal"

            [controllers.comments]
            backgroundColor = "systemIndigo"

            [controllers.both]
            kind = "arrangement"
            primary = "film"
            secondary = "comments"
            """# + "\n" + rest)
    }

    static let verticalBars = ReferenceChapter(title: "Vertical bars and arrangements", sections: [
        ReferenceSection(
            "controller", "Vertical bars", ControllerSchema.controller.keys,
            #"""
                On an iPhone Duo that is closed, or open and on its side, the items of navigation bars, toolbars and tab bars stand \#
                in a column at the side (iOS 27.1). Only the bars of navigation and tab bar controllers go there, and in a split \#
                view those of the column at that side. An item with an image goes; one that is text alone stays in the row at the top. \#
                From the top there are the back button or what stands in its place, the `pinnedTrailingGroup`, the other items of \#
                the navigation bar, those of the toolbar, and at the bottom the tab bar.
                Where the column is too short, items move into one with an ellipsis: those of the least `visibilityPriority`, the \#
                lowest first. A tap on it, or `showOverflow home`, opens their menu, which closes with whatever happens next. \#
                With `verticalBarCompressionBehavior = "prefersBarItems"` the tab bar gives way before them, and \#
                shows the selected tab alone. A tab shows its image, and its title where it has none.
                The trait `verticalBarEdge` says at which side there may be such a column. The controller on top of a stack decides \#
                with `preferredVerticalBarBehavior`, the one of the selected tab, or that of a split view's last column.
                """#,
            frame: playground(on: #"["iphone-duo"]"#, root: "nav", #"""
                [controllers.nav]
                kind = "navigation"
                rootViewController = "home"
                isToolbarHidden = false

                [controllers.home]
                title = "Neko"
                rightBarButtonItems = { add = { title = "Add", image = "plus" } }
                toolbarItems = { share = { image = "square.and.arrow.up" }, bin = { image = "trash" } }
                …
                """#),
            examples: [
                "preferredVerticalBarBehavior": #"preferredVerticalBarBehavior = "disabled""#,
                "verticalBarCompressionBehavior": #"verticalBarCompressionBehavior = "prefersBarItems""#,
                "pinnedTrailingGroup": #"pinnedTrailingGroup = { done = { title = "Done", image = "checkmark", style = "prominent" } }"#,
            ]),
        ReferenceSection(
            "barItem", "An item in a vertical bar", ControllerSchema.controller["toolbarItems"].keys,
            #"""
                What is said of an item for vertical bars changes nothing in others.
                """#,
            frame: playground(on: #"["iphone-duo"]"#, root: "nav", #"""
                [controllers.nav]
                kind = "navigation"
                rootViewController = "home"

                [controllers.home]
                title = "Neko"
                rightBarButtonItems.add = { title = "Add", image = "plus" }

                [controllers.home.rightBarButtonItems.sample]
                …
                """#),
            examples: [
                "axisBehavior": #"""
                    image = "heart"
                    axisBehavior = "horizontalOnly"
                    """#,
                "visibilityPriority": #"""
                    image = "heart"
                    visibilityPriority = "high"
                    """#,
            ]),
        ReferenceSection(
            "controller", "Arrangements", ControllerSchema.controller.keys,
            #"""
                An arrangement (UIArrangementViewController, iOS 27.1) has a `primary` and a `secondary` controller. A split puts \#
                them beside each other where there is width, and one below the other where there is height; where the size \#
                class or `axes` refuse it, the primary stands alone. An overlay lays the primary over the secondary. On a \#
                display that is partly folded the two stand on either side of the fold. Navigation goes round an arrangement, not \#
                into it.
                """#,
            frame: arrangement("…"),
            examples: [
                "arrangement": #"arrangement = "overlay""#,
                "axes": #"axes = ["vertical"]"#,
                "viewProperties": #"viewProperties = { primary = { width = { preferred = 330 } } }"#,
            ]),
        ReferenceSection(
            "viewProperties", "The views of an arrangement", ControllerSchema.controller["viewProperties"].keys,
            #"""
                Without them both are equally long. On either side of a fold a view takes its half, whatever it prefers; a minimum \#
                beyond it leaves no view at all.
                """#,
            frame: arrangement("\n[controllers.both.viewProperties]\n…"),
            examples: [
                "primary": #"primary = { width = { minimum = 280, preferred = 330 } }"#,
                "secondary": #"secondary = { width = { minimum = 500 } }"#,
            ]),
        ReferenceSection(
            "range", "A range of lengths", ArrangementSchema.range.keys,
            #"""
                The `width` and the `height` of a view in an arrangement.
                """#,
            frame: arrangement("\n[controllers.both.viewProperties.primary.width]\n…"),
            examples: [
                "minimum": #"minimum = 500"#,
                "preferred": #"preferred = 330"#,
                "maximum": #"maximum = 300"#,
            ]),
        ReferenceSection(
            "controller", "Where sheets stand", ControllerSchema.controller.keys,
            #"""
                On an open iPhone Duo on its side a sheet can stand at one side (iOS 27). At the side of the vertical bar its own \#
                bar items stand in a column, too.
                """#,
            frame: playground(on: openDuo, #"""
                [controllers.home]
                backgroundColor = "systemTeal"
                constraints = ["next.centerX == superview.centerX", "next.centerY == superview.centerY"]
                views.next = { kind = "button", title = "Present", buttonStyle = "filled", tap = { present = "note" } }

                # after tap home.next
                [controllers.note]
                …
                """#),
            examples: ["preferredPlacement": #"preferredPlacement = "trailing""#]),
        ReferenceSection(
            "sidebar", "The sidebar of an iPhone", ControllerSchema.controller["sidebar"].keys,
            #"""
                An iPhone of regular width has a sidebar in place of the tab bar if it is preferred, without a button that hides \#
                it (iOS 27).
                """#,
            frame: tabsWithSidebar(on: openDuo),
            examples: ["preferredPlacement": #"preferredPlacement = "sidebar""#]),
    ])
}
