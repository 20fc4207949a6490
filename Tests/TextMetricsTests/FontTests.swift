import PlaygroundModel
import Testing
import TextMetrics

@Suite struct FontTests {
    /// UIFont.lineHeight, ascender and descender of the system font, from its ascent of 1950 and descent of 494 units of 2048.
    @Test(arguments: [(17.0, 20.287, 16.187, -4.101), (34, 40.574, 32.373, -8.201), (11, 13.127, 10.474, -2.653)])
    func `line metrics equal the system font's`(size: Double, height: Double, ascender: Double, descender: Double) {
        let font = Font(size: size)
        #expect(abs(font.lineHeight - height) < 0.01)
        #expect(abs(font.ascender - ascender) < 0.01)
        #expect(abs(font.descender - descender) < 0.01)
        #expect(abs(font.baseline - ascender) < 0.01)
    }

    @Test func `half of the space that a line height adds is above the baseline's ascent`() {
        let (natural, tall) = (Font(size: 17), Font(size: 17, lineHeight: Font(size: 17).lineHeight + 6))
        #expect(abs(tall.baseline - natural.baseline - 3) < 0.0001)
    }

    /// The corpus of Interface Builder's recorded frames: labels of one line in system font, rounded up to the pixel.
    @Test(arguments: [(17.0, 2.0, 20.5), (17, 3, 20.333), (16, 2, 19.5), (14, 2, 17), (12, 2, 14.5), (12, 3, 14.333), (28, 3, 33.667)])
    func `a label is as high as recorded`(size: Double, scale: Double, height: Double) {
        #expect(abs((Font(size: size).lineHeight * scale).rounded(.up) / scale - height) < 0.001)
    }

    /// Interface Builder's recorded frames of labels in fonts by name.
    @Test(arguments: [
        (Typeface.helvetica, FontWeight.regular, 36.0, 2.0, 41.5), (.helveticaNeue, .regular, 13, 3, 15.333),
        (.helveticaNeue, .regular, 14, 3, 16.333), (.helveticaNeue, .regular, 17, 1, 20), (.helveticaNeue, .bold, 14, 3, 17),
        (.helveticaNeue, .semibold, 17, 1, 20),
        (.helveticaNeueThin, .thin, 40, 1, 48), (.helveticaNeueThin, .thin, 250, 1, 295), (.avenirNext, .regular, 16, 1, 22),
        (.avenirNext, .medium, 22, 2, 30.5), (.adobeGaramond, .regular, 15, 2, 15), (.futura, .medium, 18, 2, 23.5),
        (.futura, .medium, 15, 1, 20), (.helveticaNeueLight, .light, 17, 1, 21),
    ])
    func `named fonts have their own line heights`(
        typeface: Typeface, weight: FontWeight, size: Double, scale: Double, height: Double
    ) {
        let font = Font(size: size, weight: weight, typeface: typeface)
        #expect(abs((font.lineHeight * scale).rounded(.up) / scale - height) < 0.001)
    }

    @Test func `leading is added only between lines`() {
        var font = Font(size: 10, lineHeight: 12, tracking: 0)
        font.leading = 3
        #expect((0...3).map(font.height(ofLines:)) == [0, 12, 27, 42])
        #expect([0, 26.9, 27, 41.9, 42].map(font.lines(fitting:)) == [1, 1, 2, 2, 3])
        #expect(TextLayout("one\ntwo\nsix", font: font, numberOfLines: 0).size.height == 42)
    }

    /// Human Interface Guidelines, Typography, *Tracking values*, in points of two decimals.
    @Test(arguments: [
        (6.0, 0.24), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (19, -0.45),
        (22, -0.26), (28, 0.38), (34, 0.40),
    ])
    func `tracking equals the system font's`(size: Double, points: Double) {
        #expect(abs(Font(size: size).tracking - points) <= 0.005)
    }

    /// Before iOS 14 the display cut began at 20 points: a frame recorded by Xcode 11 (114, of a button). A frame of Xcode 8 contradicts:
    /// *City Name* at 20 points is 94 wide, as in the text cut (93.66).
    @Test func `two cuts meet at 20 points`() {
        func font(_ size: Double, _ typeface: Typeface = .systemInTwoCuts) -> Font { Font(size: size, typeface: typeface) }
        #expect(font(24).width(of: "Embedded").rounded(.up) == 114)
        for size in [11.0, 17, 28, 34, 60] {
            #expect(abs(font(size).width(of: "Label") - font(size, .system).width(of: "Label")) < 0.1, "\(size)")
        }
        #expect(font(19).width(of: "Label") > font(19, .system).width(of: "Label"))
    }

    @Test func `tracking is defined for every size`() {
        #expect(Font(size: 0).tracking == 0)
        #expect(abs(Font(size: 3).tracking - 0.12) < 0.001)
        #expect(Font(size: 200).tracking == 0)
        #expect(Font(size: 17.5).tracking < 0)
    }
}
