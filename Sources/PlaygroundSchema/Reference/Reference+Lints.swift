import PlaygroundModel

extension Reference {
    static let lints = ReferenceChapter(title: "Lints: what check finds without a word", sections: [
        ReferenceSection(
            "lints", "What is looked at",
            #"""
                `traitscope check` looks for the findings of this chapter on every device of a file, without a word about them in it. A \#
                finding has a code, a severity, a place, the environments in which it was made, and a command that shows it where \#
                there is most of it. It is one finding however many environments it is made in. They are said in few words, the \#
                shortest description first: `from extraExtraLarge on, on all phones upright`. A description holds for exactly the \#
                environments in which the finding was made, among those that were looked at.
                Environments. `--matrix standard`, which is usual, has each device of the file upright and in landscape, in the text \#
                sizes `large`, `extraExtraExtraLarge` and `accessibilityExtraExtraExtraLarge`, in both directions, light and dark, and in every \#
                language of `[strings]`. `--matrix listed` has the devices as the file has them. `--matrix full` has all windows of fixed \#
                width, text sizes, directions, styles, contrasts and weights. `--vary style=dark`, which may be given again, \#
                chooses the values of one setting: its values with commas, or `all`.
                Screens. In each environment those screens are looked at that a person reaches from the launch by 3 steps at most: taps on \#
                views, bar items, tabs and back buttons, swipes, taps beside a sheet. Of what leads to the same controller with \#
                other arguments, the first is followed. A walk ends at 24 screens. The same file has the same walk, which is made anew for \#
                each device, orientation and window.
                Severities. `dead-end` is an error, `small-target` and `condition-never-holds` are notes, all others are warnings. Errors \#
                and warnings make `check` exit with 1, with `--fail-on error` errors alone.
                """#),
        ReferenceSection(
            "allowance", "To allow a finding", LintSchema.keys,
            #"""
                A finding that is right here is allowed in the file, with the reason. An allowance on a view holds for what stands in it, \#
                too; one on a controller for all in it. One that allows nothing is reported as `unused-allowance`, unless `--matrix listed` \#
                or `--vary` leave out environments that it may be for. Allowances of included files count as well.
                """#,
            frame: playground(#"""
                [controllers.home]
                constraints = ["sample.centerX == superview.centerX", "sample.centerY == superview.centerY"]

                [controllers.home.views]
                sample = { kind = "label", text = "Sample", textColor = "systemYellow" }

                [[allow]]
                …
                """#),
            examples: [
                "code": #"""
                    code = "low-contrast"
                    reason = "The yellow is the brand's, and says nothing that is not said elsewhere."
                    """#,
                "on": #"""
                    code = "low-contrast"
                    on = "home.sample"
                    reason = "The name is on the wall behind it, too."
                    """#,
                "reason": #"""
                    code = "low-contrast"
                    reason = "A sample of what not to do."
                    """#,
            ]),
    ] + LintCode.allCases.map(\.section))
}

extension LintCode {
    /// What there is to say of a code: what is found, why it matters, how it is mended, when it is allowed.
    fileprivate var section: ReferenceSection {
        let page = page
        return ReferenceSection(
            rawValue, rawValue, "\(page.what)\nWhy. \(page.why)\nTo mend it. \(page.mending)\nTo allow it. \(page.allowing)")
    }

    fileprivate struct Page {
        let what: String
        let why: String
        let mending: String
        let allowing: String
    }

    private var page: Page {
        switch self {
        case .contentCutOff: Page(
            what: "Text ends in an ellipsis, has lines that do not fit its view, or has no room at all; or an image that is not scaled is larger than its view.",
            why: "What is cut off cannot be read. It mostly happens at large text sizes, in other languages and on narrow screens.",
            mending: "Give a label `numberOfLines = 0`, let the constraints leave its height open, put what stands beside it below it at accessibility sizes with an adaptive element, or let the screen scroll.",
            allowing: "Where the text is a beginning on purpose and the whole is a tap away, as in a row of a list.")
        case .contentHigherThanItem: Page(
            what: "What stands in an item of a collection reaches below the item's lower edge.",
            why: "Items of a fixed size do not grow with their text: what is below the edge lies over the next item, or is not seen.",
            mending: "Leave `itemHeight` out in a grid, or give `itemSize` a larger height for large text sizes.",
            allowing: "Where what reaches out is decoration.")
        case .unsatisfiableConstraints: Page(
            what: "Required constraints cannot hold together, so that one is broken; or a stack view's arrangement, a content hugging or a compression resistance of 1000 gives way.",
            why: "UIKit breaks one of them, which may be another with the next version, and logs it. What is seen is chance.",
            mending: "Give the one that may yield a priority below 1000, such as `@750`, or take it into the adaptive element of the environments where it fits.",
            allowing: "Hardly ever: in a sample that shows a conflict.")
        case .ambiguousLayout: Page(
            what: "The constraints leave the position or the size of a view open, or the size of a scroll view's content.",
            why: "There is more than one answer, and UIKit takes any of them.",
            mending: "Add the constraint that the hint names.",
            allowing: "Where the view is not there to be seen.")
        case .layoutOutOfRange: Page(
            what: "A constraint leads beyond the coordinates that frames can have, and is left out.",
            why: "A multiplier or a constant is far too large.",
            mending: "Use smaller multipliers and constants.",
            allowing: "Never.")
        case .viewNotInstalled: Page(
            what: "A constraint names a view that no adaptive element installs in this environment.",
            why: "In UIKit it would be a constraint to a view without a superview in common, which is a crash.",
            mending: "Move the constraint into the adaptive element that installs the view.",
            allowing: "Never.")
        case .outsideScreen: Page(
            what: "A text or a control reaches beyond the app's window by a point or more. What can be scrolled is left out, and so is what stands in a child controller that its container has put beside the window.",
            why: "It cannot be read or used as a whole.",
            mending: "Hold it by `safeArea` or `layoutMargins` at both sides, let the text wrap, or let the screen scroll.",
            allowing: "Where it is parked there, to come in by an action.")
        case .outsideSafeArea: Page(
            what: "A text or a control reaches out of its controller's safe area: under a bar, the status bar, a camera, the home indicator. Of a text, and of a button without a ground, the letters count.",
            why: "Hardware and bars cover it, and touches near the home indicator go to the system.",
            mending: "Hold it by `safeArea` instead of `superview`. Grounds and images may reach to the edges: it is their content that has to stay inside.",
            allowing: "Where what covers it is hidden whenever it matters.")
        case .smallTarget: Page(
            what: "A button, a row or a view that takes taps is less than 44 points wide or high. Switches, sliders, steppers, segmented controls and fields, which UIKit gives their height, are left out.",
            why: "The Human Interface Guidelines ask for 44 × 44 points: below that a finger often hits what is beside it.",
            mending: "Give it `height >= 44`, larger `contentInsets`, or let a view around it take the taps.",
            allowing: "Where there is a larger target for the same, or the button stands in a line of text.")
        case .overlappingControls: Page(
            what: "Two controls of a controller, or a control and a text, have more than a point in common, and neither stands in the other. A control that lies wholly on a card or an image that takes taps itself was put there.",
            why: "A tap goes to the one in front, and a text below a control is not read.",
            mending: "Put them into a stack view, or tie one to the other's edge; at large text sizes change the axis.",
            allowing: "Where one is in front on purpose, and nothing is lost below it.")
        case .overlappingTexts: Page(
            what: "The lines of two labels of a controller have more than a point in common.",
            why: "Neither can be read. It mostly happens where one has no constraint to the other, and text grows.",
            mending: "Tie one to the other's edge (`detail.top == title.bottom + 4`), or put them into a stack view.",
            allowing: "Where the labels are never shown at the same time.")
        case .lowContrast: Page(
            what: "A text has a contrast below 4.5 : 1 to what is behind it, or below 3 : 1 from 18 points on, or 14 in bold (WCAG 2.2, success criterion 1.4.3), in colours resolved for style and contrast. What UIKit chose for both text and ground is left out: its label colours and its blue on backgrounds of the system, which follow Increase Contrast. So are texts over images and gradients, whose colour is not known, and controls that are disabled.",
            why: "People with low vision, and everybody in sunlight, cannot read it.",
            mending: "Use `label` or `secondaryLabel` on backgrounds of the system, or colours of `[colors]` with a value for each style: `{ light = \"#0a5\", dark = \"#5fb\" }`.",
            allowing: "In a logo, or where the text is decoration.")
        case .lostDetail: Page(
            what: "A person has chosen something in a split view's detail. The window becomes too narrow for both (a turn, Split View, Slide Over), and the list is in front in its place.",
            why: "What somebody was reading is gone with a turn of the device.",
            mending: "Leave `collapseSecondaryOntoPrimary` out of the delegate, or say `topColumnForCollapsing = \"secondary\"` where a detail was chosen.",
            allowing: "In a sample that shows the delegate's answer.")
        case .deadEnd: Page(
            what: "A screen that taps lead to has nothing on it that leads to another screen: no back button, no action, no tab, nothing to swipe away or to tap beside; and it took the place of what led to it.",
            why: "A person can only end the app.",
            mending: "Give it a button with `tap = { dismiss = true }` or `{ pop = true }`, or present it in a form that can be swiped away.",
            allowing: "In a sample that shows it.")
        case .conditionNeverHolds: Page(
            what: "The `when` of an adaptive element or an override holds for none of the screens on which its controller was seen, on no device of the file in any of its orientations and windows, however it is set: style, text size, direction, contrast, weight and traits of the app's own are taken to be as the condition wants them.",
            why: "What it does was never seen. Mostly a value is wrong, or the device is missing on which it matters.",
            mending: "Correct the condition, or show a device on which it holds.",
            allowing: "Where it is for devices that the file does not show.")
        }
    }
}
