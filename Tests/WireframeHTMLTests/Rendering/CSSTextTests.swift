import PlaygroundModel
import Testing
import TextMetrics
import Wireframes
@testable import WireframeHTML

@Suite struct CSSTextTests {
    @Test func `a run has only the styles that differ from its text`() {
        let (text, font) = (Samples.attributed, Samples.attributed.font)
        let styles = text.runs[0].map { CSSText.style(of: $0, in: text) }
        #expect(styles[0].hasSuffix(";font-weight:600;font-style:italic;text-decoration:underline line-through;color:var(--ui-systemRed)"))
        #expect(styles[1] == "letter-spacing:\(CSSText.px(font.letterSpacing(of: " sleeps")))")
    }

    @Test(arguments: [
        (Color.semantic(.systemBlue), "var(--ui-systemBlue)"),
        (.semantic(.tintColor), "var(--tint)"),
        (.semantic(.clear), "transparent"),
        (.rgb(red: 255, green: 0, blue: 10, alpha: 1), "rgb(255 0 10)"),
        (.rgb(red: 0, green: 0, blue: 0, alpha: 0.5), "rgb(0 0 0 / 0.5)"),
        (.dynamic(light: .semantic(.systemTeal), dark: .rgb(red: 0, green: 170, blue: 119, alpha: 1)),
         "var(--if-light, var(--ui-systemTeal)) var(--if-dark, rgb(0 170 119))"),
    ])
    func colorsBecomeCSSValues(color: Color, text: String) {
        #expect(CSSText.color(color) == text)
    }

    @Test func aStyleContainsOnlyDifferencesFromTheDefault() {
        var node = Samples.node()
        #expect(CSSText.style(of: node) == "left:16px;top:24px;width:288px;height:22px")
        node.style = NodeStyle(
            backgroundColor: .semantic(.systemRed), tintColor: .semantic(.systemGreen), alpha: 0.5, cornerRadius: 8,
            border: NodeStyle.Border(width: 1, color: .semantic(.separator))
        )
        #expect(CSSText.style(of: node) == """
            left:16px;top:24px;width:288px;height:22px;--fill:var(--ui-systemRed);--tint:var(--ui-systemGreen);\
            opacity:0.5;border-radius:8px;box-shadow:inset 0 0 0 1px var(--ui-separator)
            """)
    }

    @Test func shadowsCornersAndTransformsBecomeStyles() {
        var node = Samples.node()
        node.style.cornerRadii = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 8, bottomLeft: 0)
        node.style.border = NodeStyle.Border(width: 1, color: .semantic(.separator))
        node.style.shadow = NodeStyle.Shadow(color: .semantic(.black), opacity: 0.3, offset: Size(width: 1, height: -2), radius: 4)
        node.style.transform = ViewTransform(scaleX: 2, scaleY: 0.5, rotationAngle: .pi / 2, translationX: 3)
        #expect(CSSText.style(of: node) == """
            left:16px;top:24px;width:288px;height:22px;border-radius:8px 0 8px 0;\
            transform:translate(3px,0px) rotate(90deg) scale(2,0.5);\
            box-shadow:inset 0 0 0 1px var(--ui-separator),1px -2px 8px color-mix(in srgb,var(--ui-black) 30%,transparent)
            """)
    }

    /// Positions are along CSS's gradient line, which goes through the middle of the box of 288 × 22 points.
    @Test(arguments: [
        (Gradient.GradientType.axial, Point(x: 0.5, y: 0), Point(x: 0.5, y: 1), "linear-gradient(180deg,red 0px,blue 22px)"),
        (.axial, Point(x: 1, y: 0), Point(x: 0.5, y: 0), "linear-gradient(-90deg,red 0px,blue 144px)"),
        (.axial, Point(x: 0, y: 0), Point(x: 11.0 / 288, y: 0.5), "linear-gradient(135deg,red 0px,blue 15.556px)"),
        (.radial, Point(x: 0.5, y: 0.5), Point(x: 1, y: 1), "radial-gradient(144px 11px at 144px 11px,red 0%,blue 100%)"),
        (.conic, Point(x: 0.5, y: 0.5), Point(x: 1, y: 0.5), "conic-gradient(from 90deg at 144px 11px,red 0%,blue 100%)"),
    ])
    func aGradientBecomesABackground(type: Gradient.GradientType, start: Point, end: Point, text: String) {
        var node = Samples.node()
        var gradient = Gradient(colors: [.semantic(.systemRed), .semantic(.systemBlue)])
        (gradient.type, gradient.startPoint, gradient.endPoint) = (type, start, end)
        node.style.layer = .gradient(gradient)
        let expected = text.replacing("red", with: "var(--ui-systemRed)").replacing("blue", with: "var(--ui-systemBlue)")
        #expect(CSSText.style(of: node).contains("--fill:\(expected)"), "\(CSSText.style(of: node))")
    }

    @Test func anEffectBlursTheBackground() {
        var node = Samples.node()
        node.style.layer = .effect(.blur(.systemThinMaterialDark))
        #expect(CSSText.style(of: node).hasSuffix(
            "--fill:color-mix(in srgb,rgb(28 28 30) 60%,transparent);backdrop-filter:blur(20px) saturate(1.8)"))
    }

    @Test func aTintColorCoversItsGlass() {
        var node = Samples.node()
        var glass = GlassEffect()
        node.style.layer = .effect(.glass(glass))
        #expect(!CSSText.style(of: node).contains("--fill"))
        glass.tintColor = .semantic(.systemRed)
        node.style.layer = .effect(.glass(glass))
        #expect(CSSText.style(of: node).hasSuffix("--fill:color-mix(in srgb,var(--ui-systemRed) 72%,transparent)"))
    }

    @Test func aTextHasTheLeadingBetweenItsLines() {
        var text = Samples.text()
        #expect(!CSSText.style(of: text).contains("leading"))
        text.leading = 1.713
        #expect(CSSText.style(of: text).contains("--line:22px;text-align:left;--leading:1.713px"))
    }

    @Test func aParagraphHasMarginsAboveItsLinesAndAnIndent() {
        var paragraphs = ParagraphLines()
        (paragraphs.lineSurplus, paragraphs.spacing, paragraphs.firstLineHeadIndent) = (2, 10, 24)
        paragraphs.starts = [true, false, true]
        var text = Samples.text()
        text.leading = 3
        #expect((0...2).map { CSSText.place(ofLine: $0, paragraphs, in: text) } == [
            ";margin-top:2px;text-indent:24px", ";margin-top:5px", ";margin-top:15px;text-indent:24px",
        ])
    }

    /// A style has a baseline only for fonts other than the page's own, which draws the system font.
    @Test func aTextInAnotherFontHasItsBaseline() {
        var text = Samples.text()
        #expect(!CSSText.style(of: text).contains("baseline"))
        text.typeface = .menlo
        #expect(CSSText.style(of: text).contains("--baseline:0.346em"))
    }

    @Test func aTextInAFontOfTheAppUsesTheFontWithoutKerning() {
        var text = Samples.text()
        let metrics = FontFile.Metrics(unitsPerEm: 1000, ascent: 900, descent: 100)
        let file = FontFile(name: "Tiny", family: "Tiny", isOpenType: true, metrics: metrics, advances: FontFile.Advances(), bytes: [1, 2, 3])
        text.typeface = .file(file)
        let style = CSSText.style(of: text)
        #expect(style.contains("font-family:App-Tiny,") && style.contains("font-kerning:none") && style.contains("--baseline:0.4em"))
        #expect(CSSText.faces(of: [file])?.contains("src:url(data:font/otf;base64,AQID)") == true)
        #expect(CSSText.faces(of: []) == nil)
    }

    @Test func aTextFieldsBorderIsAClassUnlessItIsTheDefault() {
        func classes(_ border: TextBorderStyle?) -> String {
            var node = Samples.node(role: .view(.textField), content: .input(Samples.text(), isPlaceholder: false, isEnabled: true))
            node.style.textBorder = border
            return NodeAttributes(node).classes
        }
        #expect(classes(nil) == "node textField")
        #expect(classes(.line) == "node textField border-line")
    }

    @Test func everySemanticColorHasAValueOnThePage() throws {
        let styles = try #require(BrowserFiles.text(of: "styles/uikit-colors.css"))
        for color in SemanticColor.allCases where color != .clear && color != .tintColor {
            #expect(styles.contains("--ui-\(color.rawValue):"), "\(color)")
        }
    }
}
