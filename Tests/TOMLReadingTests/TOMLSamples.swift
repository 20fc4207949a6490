/// Valid TOML documents that together use every construct of TOML 1.0.
enum TOMLSamples {
    static let all = [playground, tables, strings, scalars]

    private static let playground = #"""
        title   = "Neko"
        devices = ["iphone-se-1", { device = "ipad-pro-11", split = "1/3" }]

        [app]
        rootViewController = "nav" # a comment

        [controllers.home]
        constraints = [
          "photo.top == safeArea.top + 12",
          "H:|-[photo]-|",                    # Visual Format Language
        ]

        [controllers.home.views.next]
        kind = "button"
        tap  = { show = "detail" }

        [[controllers.home.adaptive]]
        when        = { horizontalSizeClass = "compact", verticalSizeClass = "compact" }
        constraints = ["photo.height == 0"]

        [[controllers.home.adaptive]]
        set       = { next.backgroundColor = "systemBlue" }
        otherwise = { next.backgroundColor = "systemRed", next.alpha = 0.5 }
        """#

    private static let tables = #"""
        a.b.c = 1
        a.b.d = 2
        "quoted key".'literal' = {}
        [x.y.z.w]
        [x]
        v = 1
        [[fruits]]
        name = "apple"
        [fruits.physical]
        color = "red"
        [[fruits.varieties]]
        name = "red delicious"
        [[fruits]]
        [[fruits.varieties]]
        [ d . e ]
        f.g = true
        [d.e.f2]
        nested = [[1, [2]], [{ a = [{ b.c = 1 }] }]]
        """#

    private static let strings = #"""
        basic = "tab \t quote \" slash \\ \u00e9 \U0001F600"
        literal = 'C:\path'
        empty = ""
        emptyLiteral = ''
        multi = """
        one \
           two
        ""quotes"" \u00e9"""
        closing = """"quoted""""
        multiLiteral = '''
        it's ''fine'' \no escapes'''
        """#

    private static let scalars = """
        integers = [0, +1, -17, 1_000, 0xDEAD_beef, 0o755, 0b1101]\r
        floats = [1.0, -0.5, 6.626e-34, 1e+10, 1_0.0_1, inf, +inf, -inf]\r
        booleans = [true, false]\r
        dates = [1979-05-27T07:32:00Z, 1979-05-27 07:32:00.5-07:00, 1979-05-27T07:32:00, 1979-05-27, 07:32:00.999]\r
        mixed = [ 1, "two", [ ], { three = 3.0 }, ]\r

        """
}
