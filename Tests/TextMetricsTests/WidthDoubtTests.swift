import Testing
import TextMetrics

@Suite struct WidthDoubtTests {
    @Test(arguments: [
        (Font(size: 17), "Wi-Fi only", nil), (Font(size: 40, weight: .semibold), "Café", nil), (Font(size: 41), "Big", "no label above 40 points is recorded"),
        (Font(size: 17, weight: .bold), "Big", "no label in this weight is recorded"),
        (Font(size: 17), "What’s", "the distances from “’” to its neighbours are not published"),
        (Font(size: 17), "Привет", "the distances from “П” to its neighbours are not published"),
        (Font(size: 19, typeface: .systemInTwoCuts), "Title", nil), (Font(size: 17, typeface: .helvetica), "What’s", nil),
        (Font(size: 20, typeface: .systemInTwoCuts), "Title", "the display font of iOS 9 to 13 is not published, and its letters are those of the later one"),
        (Font(size: 17, typeface: .futura), "Title", "the widths of this font are recalled or fitted to few recorded frames"),
    ] as [(Font, String, String?)])
    func `a width without a source has a doubt`(font: Font, text: String, doubt: String?) {
        #expect(font.widthDoubt(of: text) == doubt)
    }
}
