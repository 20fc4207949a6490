import PlaygroundModel
import SourceDiagnostics
import Testing
import TextMetrics
@testable import Wireframes
@testable import WireframeSVG

@Suite struct DrawingTests {
    @Test(arguments: [
        ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;&#39;"), ("tab\there\u{0}\u{7F}\u{85}\u{FFFE}", "tabhere"), ("Ünïcode 🐈", "Ünïcode 🐈"),
    ])
    func textIsEscapedAndControlCharactersAreDropped(_ text: String, _ escaped: String) {
        #expect(XMLText.escaped(text) == escaped)
    }

    @Test(arguments: [("Hello", false), ("שלום", true), ("123 مرحبا", true), ("«abc» שלום", false), ("", false), ("漢字", false)])
    func theFirstLetterDeterminesTheDirectionOfALine(_ text: String, _ isRightToLeft: Bool) {
        #expect(text.isRightToLeft == isRightToLeft)
    }

    @Test func colorsAreMixedLikeInCSS() {
        #expect(Paint(0xFF0000).mixed(0.5, with: Paint(0x0000FF)) == Paint(red: 127.5, green: 0, blue: 127.5))
        #expect(Paint(0xFF0000).mixed(0.5, with: .clear) == Paint(0xFF0000, 0.5))
        #expect(Paint(0x0A0B0C).hex == "#0a0b0c")
    }

    @Test func theDistanceOfLinesIsLineHeightPlusLeading() {
        var canvas = Canvas(drawings: GlyphDrawings(files: [:]))
        let text = NodeText(lines: ["a", "b"], pointSize: 10, lineHeight: 12, leading: 3)
        canvas.text(text, in: Rect(x: 0, y: 100, width: 50, height: text.height), Paint(0x000000)) { _ in Paint(0x000000) }
        let first = 100 + text.font.baseline
        #expect(text.height == 27)
        #expect(canvas.lines[0].contains("y=\"\(first.pointText)\""))
        #expect(canvas.lines[1].contains("y=\"\((first + 15).pointText)\""))
    }

    @Test func spacesBetweenRunsAreKept() {
        var canvas = Canvas(drawings: GlyphDrawings(files: [:]))
        var text = NodeText(lines: ["a b"], pointSize: 10, lineHeight: 12)
        text.runs = [[NodeText.Run(text: "a ", weight: .regular), NodeText.Run(text: "b", weight: .bold)]]
        canvas.text(text, in: Rect(x: 0, y: 0, width: 50, height: 12), Paint(0x000000)) { _ in Paint(0x000000) }
        #expect(canvas.lines.map { $0.contains(" xml:space=\"preserve\"") } == [true, false])
    }

    @Test func aParagraphHasSpacingAndAnIndent() {
        var canvas = Canvas(drawings: GlyphDrawings(files: [:]))
        var text = NodeText(lines: ["a", "b"], pointSize: 10, lineHeight: 12, leading: 3)
        text.runs = text.lines.map { [NodeText.Run(text: $0, weight: .regular)] }
        var paragraphs = ParagraphLines()
        (paragraphs.lineSurplus, paragraphs.spacing, paragraphs.firstLineHeadIndent, paragraphs.starts) = (1, 5, 8, [false, true])
        text.paragraphs = paragraphs
        canvas.text(text, in: Rect(x: 10, y: 100, width: 50, height: text.height), Paint(0x000000)) { _ in Paint(0x000000) }
        #expect(text.height == 34)
        #expect(canvas.lines[0].contains("x=\"10\" y=\"\((101 + text.font.baseline).pointText)\""))
        #expect(canvas.lines[1].contains("x=\"18\" y=\"\((122 + text.font.baseline).pointText)\""))
    }

    @Test func gradientsOfLayersAreDrawnAsLinesCirclesOrSectors() {
        func drawn(_ type: Gradient.GradientType) -> Canvas {
            var canvas = Canvas(drawings: GlyphDrawings(files: [:]))
            var gradient = Gradient(colors: [])
            gradient.type = type
            canvas.fill(Outline(Rect(x: 0, y: 0, width: 40, height: 20)), gradient, [(0, Paint(0xFF0000)), (1, Paint(0x0000FF))])
            return canvas
        }
        #expect(drawn(.axial).definitions.lines[0].contains("x1=\"20\" y1=\"0\" x2=\"20\" y2=\"20\""))
        #expect(drawn(.radial).definitions.lines[0].contains("translate(20 0) scale(0.01 20)"))
        let sectors = drawn(.conic).lines.filter { $0.contains("<path") }
        #expect(sectors.count == 72 && sectors[0].contains("#fd0002") && sectors[71].contains("#0200fd"))
    }

    @Test func boxesAreAlignedToPixelsAtAKnownScale() {
        let pixels = PicturePixels(scale: 0.5).moved(to: Point(x: 3, y: 8))
        #expect(pixels.aligned(Rect(x: 0, y: 0, width: 10, height: 0.5)) == Rect(x: 1, y: 0, width: 10, height: 2))
        #expect(pixels.line(Rect(x: 0, y: 9.5, width: 10, height: 0.5), at: .bottom) == Rect(x: 1, y: 8, width: 10, height: 2))
        #expect(pixels.line(Rect(x: 9.5, y: 0, width: 0.5, height: 10), at: .right) == Rect(x: 9, y: 0, width: 2, height: 10))
        let canvases = [nil, 0.5, 2, 3].map { Canvas(drawings: GlyphDrawings(files: [:]), scale: $0) }
        #expect(canvases.map(\.hairline) == [0.5, 2, 0.5, 1.0 / 3])
        #expect(canvases.map(\.hairlineInk) == [1, 0.5, 1, 1])
    }

    @Test func cornerRadiiThatDoNotFitAreReduced() {
        let outline = Outline(Rect(x: 0, y: 0, width: 50, height: 30), radius: 99)
        #expect(outline.corners == CornerRadii(all: 15))
        let four = Outline(
            Rect(x: 0, y: 0, width: 50, height: 30), corners: CornerRadii(topLeft: 0, topRight: 9, bottomRight: 9, bottomLeft: 0))
        #expect(four.element("") == #"<path d="M0 0H41a9 9 0 0 1 9 9V21a9 9 0 0 1 -9 9H0V0Z"/>"#)
        let upper = Outline(Rect(x: 0, y: 0, width: 50, height: 30), upper: 10, lower: 0)
        #expect(upper.element("") == #"<path d="M10 0H40a10 10 0 0 1 10 10V30H0V10a10 10 0 0 1 10 -10Z"/>"#)
    }

    @Test func aTransformRotatesABoxAroundItsCentre() {
        let transform = ViewTransform(scaleX: 2, scaleY: 0.5, rotationAngle: .pi / 2, translationX: 3)
        #expect(Attributes.transform(of: Rect(x: 10, y: 20, width: 40, height: 20), transform)
            == #" transform="translate(33 30) rotate(90) scale(2 0.5) translate(-20 -10)""#)
    }

    @Test func sineAndCosineOfAnAngleAreCorrect() {
        let (sine, cosine) = Angle.sineAndCosine(150)
        #expect(abs(sine - 0.5) < 1e-9 && abs(cosine + 0.75.squareRoot()) < 1e-9)
    }
}
