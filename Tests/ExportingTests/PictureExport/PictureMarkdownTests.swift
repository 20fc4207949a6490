import Testing
@testable import Exporting

@Suite struct PictureMarkdownTests {
    @Test func picturesAreImagesAndPDFsAreLinks() {
        #expect(PictureMarkdown.line("Mail on iPhone X", path: "a/mail.svg", format: .svg) == "![Mail on iPhone X](a/mail.svg)")
        #expect(PictureMarkdown.line("Mail", path: "mail.pdf", format: .pdf) == "[Mail](mail.pdf)")
    }

    @Test func lightAndDarkAreOnePictureElement() {
        #expect(PictureMarkdown.line("Mail", path: "m.png", dark: "m-dark.png", format: .png)
            == "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"m-dark.png\"><img alt=\"Mail\" src=\"m.png\"></picture>")
    }

    @Test func titlesAndPathsCannotEndTheLine() {
        #expect(PictureMarkdown.line("a](x) <b>\n\u{1B}", path: "my file (1).svg", format: .svg)
            == "![a\\](x) \\<b\\>  ](my%20file%20%281%29.svg)")
        #expect(PictureMarkdown.line("\"><script>", path: "x\".svg", dark: "y.svg", format: .svg)
            == "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"y.svg\">"
            + "<img alt=\"&quot;&gt;&lt;script&gt;\" src=\"x%22.svg\"></picture>")
    }
}
