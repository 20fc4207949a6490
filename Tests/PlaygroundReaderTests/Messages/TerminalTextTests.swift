import SourceDiagnostics
import Testing

@testable import PlaygroundReader

/// The complete terminal output for a few mistakes of each kind.
@Suite struct TerminalTextTests {
    @Test func `mistakes of one file are printed in order`() {
        let result = PlaygroundFile.ReadResult("""
            devices = [{ device = "ipad-9-7", split = "1/2" }]

            [app]
            rootViewController = "outer"

            [controllers.outer]
            kind = "container"
            children = ["home"]

            [controllers.home]
            kind = "container"
            children = ["outer"]
            constraints = ["outer.top == 12", "outer.leading == superview.left"]

            [controllers.home.views.next]
            kind = "button"
            numberOfLines = 2
            """)
        #expect(result.report == """
            test.toml:1:43: error[split-not-available]: "ipad-9-7" has no window "1/2" in portrait
              |
            1 | devices = [{ device = "ipad-9-7", split = "1/2" }]
              |                                           ^^^^^
              |
              = note: ipad-9-7 has "full", "1/3", "2/3" and "slideOver" in this orientation
              = hint: it has one in the other orientation: orientation = "landscape"

            test.toml:12:13: error[controller-cycle]: the controller "outer" contains itself: outer → home → outer
               |
             8 | children = ["home"]
               |             ------ outer contains home
            ...
            12 | children = ["outer"]
               |             ^^^^^^^

            test.toml:13:30: error[illegal-constraint]: "outer.top" is a position and needs an item on the right side
               |
            13 | constraints = ["outer.top == 12", "outer.leading == superview.left"]
               |                              ^^
               |
               = hint: relate it to the superview: outer.top == superview.top + 12

            test.toml:13:53: error[illegal-constraint]: "leading" cannot be related to "left"
               |
            13 | constraints = ["outer.top == 12", "outer.leading == superview.left"]
               |                                                     ^^^^^^^^^^^^^^
               |
               = note: leading and trailing follow the layout direction, left and right do not
               = hint: use leading and trailing on both sides, or left and right on both

            test.toml:17:1: error[key-of-other-kind]: "numberOfLines" belongs to "label", not to "button"
               |
            17 | numberOfLines = 2
               | ^^^^^^^^^^^^^

            """)
    }
}
