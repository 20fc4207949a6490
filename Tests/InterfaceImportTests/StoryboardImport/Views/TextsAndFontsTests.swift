import SampleDocuments
import Testing

@Suite struct TextsAndFontsTests {
    private typealias Sample = SampleDocument

    private func label(_ attributes: String = "", _ content: String) throws -> Imported {
        try Imported(views: SampleDocument.object("label", "l", "userLabel='word' \(attributes)", content))
    }

    @Test(arguments: [
        ("<fontDescription key='fontDescription' type='system' pointSize='17'/>", nil),
        ("<fontDescription key='fontDescription' type='system' pointSize='13.5'/>", "{ size = 13.5 }"),
        ("<fontDescription key='fontDescription' type='boldSystem' pointSize='20'/>", "{ size = 20, weight = \"bold\" }"),
        ("<fontDescription key='fontDescription' type='system' weight='semibold' pointSize='20'/>", "{ size = 20, weight = \"semibold\" }"),
        ("<fontDescription key='fontDescription' type='system' weight='fat' pointSize='20'/>", "{ size = 20 }"),
        ("<fontDescription key='fontDescription' style='UICTFontTextStyleHeadline'/>", "\"headline\""),
        ("<fontDescription key='fontDescription' style='UICTFontTextStyleTitle0'/>", "\"largeTitle\""),
        ("<fontDescription key='fontDescription' style='UICTFontTextStyleUnheardOf'/>", nil),
    ] as [(String, String?)])
    func systemFontsAndTextStylesAreImported(font: String, value: String?) throws {
        let imported = try label("text='a'", font)
        #expect(imported.value("font", of: "word") == value)
        #expect(imported.errors == [])
    }

    @Test(arguments: [
        ("name='AvenirNext-DemiBold' family='Avenir Next' pointSize='14'", #"{ family = "Avenir Next", size = 14, weight = "semibold" }"#),
        ("name='Georgia' family='Georgia' pointSize='14'", #"{ family = "Georgia", size = 14 }"#),
        ("name='.SFUI-Regular' family='.AppleSystemUIFont' pointSize='14'", "{ size = 14 }"),
        ("name='Helvetica-UltraLight' family='Helvetica' pointSize='9'", #"{ family = "Helvetica", size = 9, weight = "ultraLight" }"#),
    ])
    func namedFontsAreImported(attributes: String, value: String) throws {
        #expect(try label("text='a'", "<fontDescription key='fontDescription' \(attributes)/>").value("font", of: "word") == value)
    }

    @Test func fontsInTheAppsBundleAreMarked() throws {
        func label(_ id: String, _ font: String) -> String {
            Sample.object("label", id, "text='Hi' userLabel='\(id)'", "<fontDescription key='fontDescription' \(font) pointSize='14'/>")
        }
        let own = label("own", "name='Quicksand-Bold' family='Quicksand'")
        let box = Sample.object("view", "box", "userLabel='box'", "<subviews>\(own)</subviews>")
        let head = Sample.phone + "<customFonts key='customFonts'><array key='Quicksand.ttf'><string>Quicksand-Bold</string></array></customFonts>"
        let imported = try Imported(Sample.storyboard(
            Sample.scene("c", views: box + label("georgia", "name='Georgia' family='Georgia'")), head: head))
        let marked = imported.lines.filter { $0.contains("Quicksand-Bold is the app's own font") }
        #expect(marked.count == 1 && marked[0].hasPrefix("own = "))
        let reasons = imported.report.changed.filter { $0.reason.hasPrefix("a font of the app") }
        #expect(reasons.map(\.count) == [1])
        #expect(imported.errors == [])
    }

    @Test func plainRunsOfAttributedTextAreJoinedInTheFirstFont() throws {
        let imported = try label("", """
            <attributedString key='attributedText'>\
            <fragment content='Hello, '><attributes><font key='NSFont' metaFont='system' size='21'/></attributes></fragment>\
            <fragment><string key='content' base64-UTF8='YES'>d29ybGQ</string><attributes/></fragment></attributedString>
            """)
        #expect(imported.value("text", of: "word") == "\"Hello, world\"")
        #expect(imported.value("font", of: "word") == "{ size = 21 }")
        #expect(imported.errors == [])
    }

    /// UsernameRequests.storyboard and QRContainerView.xib of DashWallet: a line of 16 and one of 14.5 points.
    @Test(arguments: [("system", "13"), ("cellTitle", "12"), ("smallSystem", "11"), ("label", "10")])
    func fontsOfAttributedTextHaveAppKitsSizes(metaFont: String, size: String) throws {
        let fragment = "<fragment content='Hello'><attributes><font key='NSFont' metaFont='\(metaFont)'/></attributes></fragment>"
        let imported = try label("", "<attributedString key='attributedText'>\(fragment)</attributedString>")
        #expect(imported.value("font", of: "word") == "{ size = \(size) }")
    }

    @Test func attributedTextWithBoldWordsAndColoursBecomesMarkdown() throws {
        let imported = try label("", """
            <attributedString key='attributedText'>\
            <fragment content='A '><attributes><font key='NSFont' metaFont='system' size='21'/>\
            <paragraphStyle key='NSParagraphStyle' lineSpacing='6' paragraphSpacing='4' firstLineHeadIndent='12'/></attributes></fragment>\
            <fragment content='bold* '><attributes><font key='NSFont' metaFont='systemBold' size='21'/></attributes></fragment>\
            <fragment content='red'><attributes><color key='NSColor' red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='sRGB'/>\
            <font key='NSFont' metaFont='system' size='21'/></attributes></fragment></attributedString>
            """)
        #expect(imported.value("attributedText", of: "word")?.contains("A **bold") == true)
        #expect(imported.value("attributedText", of: "word")?.contains("** ^[red](color: '#F") == true)
        #expect(imported.value("lineSpacing", of: "word") == "6")
        #expect(imported.value("paragraphSpacing", of: "word") == "4" && imported.value("firstLineHeadIndent", of: "word") == "12")
        #expect(imported.value("text", of: "word") == nil)
        #expect(imported.errors == [])
    }

    @Test func defaultsOfALabelAreNotWritten() throws {
        let usual = try label("text='a' textAlignment='natural' lineBreakMode='tailTruncation' numberOfLines='1' enabled='YES' alpha='1'", "")
        #expect(usual.view("word") == ["kind = \"label\"", "text = \"a\""])
        let other = try label("text='a' textAlignment='center' lineBreakMode='middleTruncation' numberOfLines='0' preferredMaxLayoutWidth='120' hidden='YES' alpha='0.5'", "")
        #expect(other.view("word") == [
            "kind = \"label\"", "text = \"a\"", "textAlignment = \"center\"", "numberOfLines = 0",
            "preferredMaxLayoutWidth = 120", "lineBreakMode = \"byTruncatingMiddle\"",
            "alpha = 0.5", "isHidden = true",
        ])
        #expect(other.errors == [])
    }

    /// A value that a playground does not permit becomes the nearest permitted one.
    @Test func numbersOutOfRangeBecomeTheNearestPermitted() throws {
        let imported = try label("text='a' numberOfLines='-3' alpha='7' horizontalHuggingPriority='1e9' verticalHuggingPriority='-1'", "")
        #expect(imported.errors == [])
        #expect(imported.value("alpha", of: "word") == "1" && imported.value("numberOfLines", of: "word") == "0")
        #expect(imported.value("horizontalHuggingPriority", of: "word") == "1000")
    }
}
