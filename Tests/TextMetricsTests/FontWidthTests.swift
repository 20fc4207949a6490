import PlaygroundModel
import Testing

@testable import TextMetrics

@Suite struct FontWidthTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let weight: FontWeight
        let size: Double
        let width: Double

        init(_ text: String, _ weight: FontWeight, _ size: Double, _ width: Double) {
            (self.text, self.weight, self.size, self.width) = (text, weight, size, width)
        }

        var testDescription: String { "\(text) \(weight.rawValue) \(size)" }
    }

    /// Widths that fontTools computed from Inter's own OpenType files, from advances and kerning.
    static let untracked = [
        Case("Label", .regular, 17, 43.6349),
        Case("Button", .medium, 15, 47.7912),
        Case("Settings", .bold, 34, 140.0206),
        Case("Hello, world!", .semibold, 17, 102.2294),
        Case("AVATAR To. Ta", .regular, 20, 136.2784),
        Case("AVATAR To. Ta", .bold, 20, 141.0938),
        Case("Über façade", .regular, 12, 69.9886),
        Case("Łódź Żółć", .medium, 13, 60.7436),
        Case("Привет, мир", .regular, 17, 102.1932),
        Case("ТАРАС Г.", .bold, 15, 66.4933),
        Case("Καλημέρα", .semibold, 28, 138.3494),
        Case("← Back →", .regular, 17, 81.402),
        Case("12,50 €", .regular, 11, 38.6562),
        Case("A/B — “Te”", .medium, 16, 83.1761),
        Case(" ", .regular, 17, 4.7812),
        Case("Rings at 12:30", .ultraLight, 28, 179.733),
        Case("AVATAR To. Ta", .ultraLight, 20, 128.0682),
        Case("Settings", .thin, 34, 129.2628),
        Case("AVATAR To. Ta", .thin, 17, 111.1882),
        Case("Über façade", .light, 12, 69.3111),
        Case("ТАРАС Г.", .light, 15, 62.8817),
        Case("Hello, world!", .heavy, 17, 104.9339),
        Case("AVATAR To. Ta", .heavy, 20, 142.6847),
        Case("Привет, мир", .heavy, 17, 105.6403),
        Case("12,50 €", .black, 11, 41.4531),
        Case("AVATAR To. Ta", .black, 20, 144.2898),
        Case("Καλημέρα", .black, 28, 144.2159),
    ]

    @Test(arguments: untracked)
    func `the width of covered text is the sum of advances and kerning`(_ row: Case) {
        let font = Font(size: row.size, weight: row.weight, tracking: 0)
        #expect(abs(font.width(of: row.text) - row.width) < 0.001)
    }

    @Test(arguments: untracked)
    func `widths by graphemes equal widths by code points`(_ row: Case) throws {
        let font = Font(size: row.size, weight: row.weight)
        let measured = MeasuredText(row.text, font: font)
        let width = try #require(font.coveredWidth(of: row.text))
        #expect(abs(measured.width(of: measured.characters.indices) - width) < 0.0001)
    }

    /// Widths that Xcode recorded in storyboards for labels in the system font at their intrinsic size.
    static let storyboards = [
        Case("Subtitle", .regular, 11, 40.5),
        Case("UITableView inside UIScrollView", .regular, 12, 180.5),
        Case("Navigate next/prev in collectionView", .regular, 12, 204.5),
        Case("Loaded by FirstViewController", .regular, 14, 194.5),
        Case("Fade Duration: 0.25 sec", .regular, 15, 162.5),
        Case("eventually 92 mg/dL", .bold, 15, 148.5),
        Case("Label", .regular, 16, 39.5),
        Case("CustomView example", .medium, 16, 159.5),
        Case("reloadLayoutIfNeeded positioning", .medium, 16, 251.5),
        Case("Color", .regular, 17, 41.5),
        Case("AVAsset Image Generator", .regular, 17, 194.67),
        Case("Image Data Provider", .regular, 17, 154.33),
        Case("Orientation Images ", .regular, 17, 148.67),
        Case("Menu", .regular, 20, 50.5),
        Case("Detail View Controller", .regular, 20, 187.5),
        Case("DURATION", .bold, 13, 69.5),
    ]

    @Test(arguments: storyboards)
    func `tracked text is about as wide as in the system font`(_ row: Case) {
        let width = Font(size: row.size, weight: row.weight).width(of: row.text)
        #expect(abs(width - row.width) < max(1, row.width * 0.025), "\(width)")
    }

    /// Published in an issue of this project: 54.33, with three pixels per point. The published kerning excludes typographic quotes.
    @Test func `a semibold word is as wide as published`() {
        let width = Font(size: 17, weight: .semibold).width(of: "What’s")
        withKnownIssue { #expect(abs((width * 3).rounded(.up) / 3 - 54.33) < 0.01) }
    }

    /// Core Text's widths of complete strings in SFNS, with its tracking of 102 and 28 units of 2048 (the source of `systemfont.toml`).
    @Test(arguments: [
        Case("The quick brown fox jumps over the lazy dog", .regular, 8, 185.375), Case("AVAST Wavy To. LT", .semibold, 8, 81.775590),
        Case("AVAST Wavy To. LT", .black, 8, 87.07421875), Case("Hello UIKit", .heavy, 8, 48.687476),
        Case("iiiiillll", .ultraLight, 8, 18.852575), Case("AVAST Wavy To. LT", .regular, 28, 229.291015625),
        Case("The quick brown fox jumps over the lazy dog", .medium, 28, 546.618492), Case("0123456789", .bold, 28, 176.33984375),
        Case("WWWW MMMM", .thin, 28, 195.386481), Case("Hello UIKit", .light, 28, 121.953428),
    ])
    func `text is as wide as in Core Text`(_ row: Case) {
        let font = Font(size: row.size, weight: row.weight)
        let tracking = row.size * (row.size == 8 ? 102 : 28) / 2048
        #expect(abs(font.width(of: row.text) + Double(row.text.count) * (tracking - font.tracking) - row.width) < 0.005)
    }

    /// Labels that UIKit of iOS 26.1 recorded, on an iPhone SE 3 and an iPhone 16.
    @Test(arguments: [
        (Case("Wi-Fi only", .semibold, 16, 76.333), 3), (Case("Wi-Fi only", .semibold, 18, 84.333), 3), (Case("Base screen", .semibold, 20, 112), 3),
        (Case("Twenty point text", .regular, 20, 150.5), 2), (Case("Title S", .regular, 26, 69.5), 2), (Case("Tall", .regular, 28, 40), 2),
        (Case("Configure", .regular, 15, 67.333), 3), (Case("Configure", .regular, 17, 75), 2),
    ] as [(Case, Double)])
    func `a label is as wide as UIKit recorded`(row: Case, pixels: Double) {
        let width = Font(size: row.size, weight: row.weight).width(of: row.text)
        #expect(abs((width * pixels).rounded(.up) / pixels - row.width) < 0.001, "\(width)")
    }

    /// Units of 2048 that HarfBuzz's tests (`macos.tests`) and its issue 5142 give for SFNS, in the text cut and in the display cut.
    @Test(arguments: [("h", 1205.0, 1104.0), ("e", 1170, 1049), ("l", 518, 418), ("o", 1210, 1087)])
    func `characters have the published advances in both cuts`(letter: String, text: Double, display: Double) {
        for (size, units) in [(12.0, text), (100.0, display)] {
            #expect(abs(Font(size: size).width(of: letter) * 2048 / size - units) < 5)
        }
    }

    /// Interface Builder's recorded frames of labels in fonts by name.
    @Test(arguments: [
        ("Helvetica", Case("Second View", .regular, 36, 209.5), 0.01), ("Helvetica Neue", Case("ASCII-Armor Keys", .bold, 14, 121.67), 0.002),
        ("Helvetica Neue", Case("SshAsciiArmorFileExplanation.", .regular, 14, 191.33), 0.002),
        ("Helvetica Neue", Case("GpgAsciiArmorCopyExplanation.", .regular, 13, 191.33), 0.003),
        ("Helvetica Neue", Case("MagicTable", .semibold, 17, 85), 0.02), ("Helvetica Neue", Case("Options", .light, 17, 58), 0.02),
        ("Helvetica Neue", Case("Video Name", .thin, 35, 179), 0.01), ("Helvetica Neue", Case("Code Popover", .thin, 40, 241), 0.01),
        ("Helvetica Neue", Case("steps", .thin, 80, 183), 0.01), ("Helvetica Neue", Case("alt", .thin, 80, 75), 0.01),
        ("Avenir Next", Case("Full Width to Half Width", .regular, 16, 174), 0.01),
        ("Avenir Next", Case("stiffness", .regular, 16, 58), 0.01), ("Avenir Next", Case("CANADA", .medium, 36, 157), 0.01),
        ("Avenir Next", Case("Hello, World!", .medium, 22, 133), 0.01),
        ("Futura", Case("Get Tacos", .medium, 15, 68), 0.01),
        ("Adobe Garamond Pro", Case("SUBJECT LINES", .regular, 15, 107), 0.01),
        ("Adobe Garamond Pro", Case("PREVIOUS SYNCS", .regular, 16, 130), 0.01),
    ])
    func `a label in a named font is about as wide as recorded`(family: String, row: Case, share: Double) {
        let font = Font(size: row.size, weight: row.weight, typeface: Typeface(family: family, weight: row.weight))
        #expect(abs(font.width(of: row.text) - row.width) < row.width * share, "\(font.width(of: row.text))")
    }

    static let mixed = [
        "Label", "Hello, world!", "AVATAR To. Ta", "Über façade", "Привет, мир", "← Back →", "i", "日本語 text", "👍 fine", "שלום",
    ]

    @Test(arguments: mixed, [Typeface.system, .systemInTwoCuts, .helvetica, .helveticaNeueThin, .times, .menlo, .avenirNext])
    func `the page's font with letter spacing is as wide as measured`(text: String, typeface: Typeface) {
        for (size, weight) in [(11.0, FontWeight.regular), (17, .semibold), (22, .medium), (34, .bold), (17, .thin), (28, .black)] {
            let font = Font(size: size, weight: weight, typeface: typeface)
            let drawn = Font(size: size, weight: weight, tracking: font.letterSpacing(of: text))
            #expect(abs(drawn.width(of: text) - font.width(of: text)) < 0.0001)
        }
    }

    /// Adobe's Core 14 metrics (AFM), in thousandths of an em.
    @Test(arguments: [
        (Typeface.helvetica, FontWeight.regular, "M", 833.0), (.helvetica, .bold, "M", 833), (.helvetica, .bold, "i", 278),
        (.helveticaNeue, .regular, "l", 222), (.helveticaNeue, .bold, "l", 258), (.times, .regular, "W", 944), (.times, .bold, "m", 833), (.courier, .regular, "i", 600),
        (.courier, .bold, "W", 600), (.menlo, .regular, "é", 602),
    ])
    func `named fonts have their published advances`(typeface: Typeface, weight: FontWeight, letter: String, thousandths: Double) {
        let font = Font(size: 1000, weight: weight, typeface: typeface)
        #expect(abs(font.width(of: letter) - thousandths) < 0.5)
    }

    @Test func `tracking is added once for every grapheme`() {
        let (plain, tracked) = (Font(size: 17, tracking: 0), Font(size: 17, tracking: 0.5))
        for (text, count) in [("abc", 3.0), ("e\u{301}a", 2), ("👩‍👩‍👧a", 2), ("日本", 2), ("a\u{200B}b", 2)] {
            #expect(abs(tracked.width(of: text) - plain.width(of: text) - count * 0.5) < 0.0001, "\(text)")
        }
    }

    @Test(arguments: [
        ("日本語", 3.0), ("ｆｕｌｌ", 4), ("👍", 1.17), ("👩‍👩‍👧‍👦", 1.17), ("🇯🇵", 1.17), ("♥\u{FE0F}", 1.17),
        ("1\u{FE0F}\u{20E3}", 1.17), ("한글", 1.84), ("ｱ", 0.5), ("\u{200B}\u{200D}", 0), ("\u{AD}", 0), ("ش", 0.52),
    ])
    func `characters missing in the font have the average width of their script`(text: String, ems: Double) {
        #expect(abs(Font(size: 10, tracking: 0).width(of: text) - ems * 10) < 0.0001)
    }

    /// Interface Builder's recorded frames of labels with one picture, on screens with two pixels per point; 12 points are recalled.
    @Test(arguments: [(38.0, 43.0), (45, 50), (12, 15)])
    func `a picture is as wide as recorded`(size: Double, width: Double) {
        #expect((Font(size: size).width(of: "😬") * 2).rounded(.up) / 2 == width)
    }

    @Test func `a combining mark adds no width`() {
        let font = Font(size: 17)
        #expect(font.width(of: "o\u{302}") == font.width(of: "o"))
    }

    @Test func `a tab counts as four spaces and other controls as nothing`() {
        let font = Font(size: 17)
        #expect(abs(font.width(of: "a\tb") - font.width(of: "a    b")) < 0.0001)
        #expect(abs(font.width(of: "a\u{7}\nb") - font.width(of: "ab")) < 0.0001)
        #expect(font.width(of: "") == 0)
    }

    @Test func `neighbours of different scripts are not kerned`() {
        let font = Font(size: 17, tracking: 0)
        let parts = font.width(of: "Т") + font.width(of: "a")
        #expect(abs(font.width(of: "Тa") - parts) < 0.0001)
        #expect(font.width(of: "Та") < font.width(of: "Т") + font.width(of: "а"))
    }

    @Test func `a width grows with the size in proportion`() {
        for row in Self.untracked {
            let one = Font(size: row.size, weight: row.weight, tracking: 0).width(of: row.text)
            let three = Font(size: row.size * 3, weight: row.weight, tracking: 0).width(of: row.text)
            #expect(abs(one * 3 - three) < 0.0001)
        }
    }
}
