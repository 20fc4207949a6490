import Testing

@testable import ConstraintLogs

/// Damage by consoles, mail, Markdown and web pages. Damaged logs can still be read.
@Suite struct DamageTests {
    static let plain = "<NSLayoutConstraint:0x61 'UISV-spacing' H:|-(20)-[UILabel:0x62'Go']   (active, names: '|':UIView:0x63 )>"
    static let equation = "UILabel \"Go\".leading == UIView.leading + 20"

    struct Row: Sendable, CustomStringConvertible {
        var damage: String
        var text: String

        var description: String { damage }
    }

    static let rows: [Row] = [
        Row(damage: "none", text: plain),
        Row(damage: "a quotation", text: "> > \(plain)"),
        Row(damage: "quotation marks of a list", text: "    \"\(plain)\","),
        Row(damage: "entities", text: plain.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("'", with: "&#39;")),
        Row(damage: "entities twice", text: plain.replacing("<", with: "&amp;lt;").replacing(">", with: "&amp;gt;")),
        Row(damage: "Markdown's backslashes", text: plain.replacing("<", with: "\\<").replacing(">", with: "\\>").replacing("|", with: "\\|").replacing("[", with: "\\[")),
        Row(damage: "smart quotation marks", text: plain.replacing("'", with: "’")),
        Row(damage: "smart dashes", text: plain.replacing("-(20)-", with: "–(20)–")),
        Row(damage: "Jira's hyphens and bold lines", text: "**\(plain.replacing("-", with: "~~"))**"),
        Row(damage: "code marks", text: "`\(plain)`"),
        Row(damage: "no brackets", text: String(plain.dropFirst().dropLast()) + ","),
        Row(damage: "blanks that do not break", text: plain.replacing(" ", with: "\u{00A0}")),
        Row(damage: "a wrapped line", text: plain.replacing("   (active", with: "\n   (active")),
        Row(damage: "a page's markup", text: "<p><code>\(plain)</code><br/></p>"),
        Row(damage: "a number before the line", text: "12 | \"\(plain)\","),
        Row(damage: "an old Mac's line ends", text: "(\r\"\(plain)\"\r)"),
        Row(damage: "blanks that a translation adds", text: plain.replacing(":0x", with: ": 0x").replacing("|-(20)-[", with: "| - (20) - [")),
        Row(damage: "colours", text: "\u{1B}[31m\(plain)\u{1B}[0m"),
        Row(damage: "a mark of byte order", text: "\u{FEFF}\(plain)"),
        Row(damage: "the message's own sentence behind it", text: "\(plain)\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints"),
    ]

    @Test(arguments: rows) func damagedConstraintsAreRead(_ row: Row) throws {
        #expect(try ConstraintLogsTests.equation(row.text) == Self.equation)
    }

    static let refusals: [(text: [UInt8], code: String)] = [
        ([], "empty-log"), (Array(" \n\t".utf8), "empty-log"), ([0xFF, 0xFE, 0x41, 0], "not-text"), ([0x50, 0x4B, 3, 4, 0, 0], "not-text"),
        (Array("Everything went well.".utf8), "no-log"), ([UInt8](repeating: 0x41, count: 1_000_001), "log-too-large"),
        (Array("[Layout] Unable to simultaneously satisfy constraints:\n<private>\n".utf8), "redacted-log"),
        (Array("Unable to simultaneously satisfy constraints.\n(\n\"\",\n\"\"\n)\n".utf8), "lost-markup"),
    ]

    @Test(arguments: refusals.indices) func textWithoutALogIsRefused(_ place: Int) {
        let row = Self.refusals[place]
        #expect { try LogAnswer(row.text) } throws: { ($0 as? LogFailure)?.code == row.code }
    }
}
