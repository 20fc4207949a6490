extension Reference {
    static let searchBars = ReferenceSection(
        "controller", "Search bars in bars", ControllerSchema.controller.keys,
        #"""
            `searchController` gives a controller in a navigation controller a search bar. Where it stands follows the version of iOS: \#
            below the title from 11 on, at the trailing end of the row on an iPad of regular width from 16 on, and from 26 on at the \#
            bottom of a phone. `preferredSearchBarPlacement` asks for another place: `stacked` is below the title; `inline` and \#
            `integrated` are in the row or at the bottom of a phone; `integratedButton` is a button there while nobody searches; \#
            `integratedCentered` is in the middle of an iPad's bar, where a tab bar controller is around it. How wide a search bar in the \#
            row is, how far it keeps from the keyboard, and where it stands above tabs was not measured; the inspector says so.
            Events and actions call the search bar `searchController`: `tap home.searchController` makes it active, `change \#
            home.searchController text cat` types, `cancelSearch home` and a tap on what is dimmed end the search. An action \#
            `becomeFirstResponder = "searchController"` begins one, too.
            """#,
        frame: playground(on: #"["iphone-17", { device = "ipad-11", orientation = "landscape" }]"#, root: "nav", #"""
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"

            [controllers.home]
            title = "Cats"
            views.list = { kind = "table", rows = ["Mochi", "Otto", "Nala"] }
            constraints = ["H:|[list]|", "V:|[list]|"]
            …
            """#),
        examples: [
            "searchController": #"searchController = { placeholder = "Search cats" }"#,
            "hidesSearchBarWhenScrolling": #"""
                searchController = {}
                hidesSearchBarWhenScrolling = false
                preferredSearchBarPlacement = "stacked"
                """#,
            "preferredSearchBarPlacement": #"""
                searchController = {}
                preferredSearchBarPlacement = "stacked"
                """#,
            "searchBarPlacementAllowsToolbarIntegration": #"""
                searchController = {}
                searchBarPlacementAllowsToolbarIntegration = false
                """#,
        ])

    static let searchControllers = ReferenceSection(
        "searchController", "searchController", ControllerSchema.controller["searchController"].keys,
        #"""
            The log says what a search controller tells its delegate and its results updater, such as \#
            `willPresentSearchController(_:)` and `updateSearchResults(for:)`. What a controller that shows the results asks for, such as \#
            `show`, goes up through the controller that searches; in UIKit an app often hands it on itself.
            """#,
        frame: playground(root: "nav", #"""
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"

            [controllers.home]
            title = "Cats"
            views.found = { kind = "label", text = "All cats" }
            constraints = ["found.centerX == superview.centerX", "found.top == safeArea.top + 40"]

            [controllers.home.searchController]
            …
            """#),
        examples: [
            "placeholder": #"placeholder = "Search cats""#,
            "text": #"text = "Mochi""#,
            "keyboardType": #"""
                keyboardType = "numberPad"
                # after tap home.searchController
                """#,
            "returnKeyType": #"""
                returnKeyType = "go"
                # after tap home.searchController
                """#,
            "inputAccessoryView": #"""
                inputAccessoryView = 44
                # after tap home.searchController
                """#,
            "obscuresBackgroundDuringPresentation": #"""
                obscuresBackgroundDuringPresentation = false
                # after tap home.searchController
                """#,
            "hidesNavigationBarDuringPresentation": #"""
                hidesNavigationBarDuringPresentation = false
                # after tap home.searchController
                """#,
            "searchResultsController": #"""
                searchResultsController = "results"
                # after change home.searchController text Mochi

                [controllers.results]
                backgroundColor = "systemBackground"
                views.list = { kind = "table", rows = ["Mochi", "Mochi's mother"] }
                constraints = ["H:|[list]|", "V:|[list]|"]
                """#,
            "updateSearchResults": #"""
                updateSearchResults = { set = { found.text = "Cats like {value}" } }
                # after change home.searchController text Mochi
                """#,
            "searchBarSearchButtonClicked": #"""
                searchBarSearchButtonClicked = "endEditing"
                # after tap home.searchController
                """#,
        ])
}
