import Testing

@testable import PlaygroundReader

@Suite struct SVGFileTests {
    private static let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 35 35\">"

    /// Nested groups, each with many uses of the previous one.
    private static func nested(levels: Int, uses: Int, _ attribute: String = "href=") -> String {
        (0..<levels).map { level in
            "<g id='a\(level + 1)'>" + String(repeating: "<use \(attribute)'#a\(level)'/>", count: uses) + "</g>"
        }.joined() + "<path id='a0'/>"
    }

    private static func failure(_ text: String) -> SVGFile.SVGFailure? {
        do throws(SVGFile.SVGFailure) {
            try SVGFile.check(Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        open + "</svg>",
        open + "<g><path d='M0 0'/></g>\n</svg>\n",
        "<?xml version=\"1.0\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg11.dtd\">\n<!-- <g> -->\(open)</svg>",
        open + "<style><![CDATA[ a > b </g> ]]></style><text title=\"a > b\">c &amp; d</text></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "\u{FEFF}" + open + "</svg>",
        open + nested(levels: 3, uses: 10) + "<use fill=\"#fff\" href=\"#a0\"/><path title=\"a &amp; b\" fill=\"url(#paint)\"/></svg>",
    ])
    func `drawings that a browser can show are accepted`(text: String) {
        #expect(Self.failure(text) == nil)
    }

    @Test(arguments: [
        ("", .notSVG), ("compose", .notSVG), ("<html></html>", .notSVG), (open + "</svg><svg/>", .notSVG),
        ("<svg viewBox=\"0 0 1 1\"></svg>", .noNamespace),
        (open + "<g></svg>", .unbalanced(tag: "svg")), (open + "<g>", .unbalanced(tag: "g")),
        (open + "</svg></g>", .unbalanced(tag: "g")),
        (open + "<path d=\"M0 0></svg>", .damaged), (open + "<!-- </svg>", .damaged), (open + "<g <path/></svg>", .damaged),
        (open + "< ></svg>", .damaged),
        ("<!DOCTYPE svg [<!ENTITY a \"aa\">]>" + open + "&a;</svg>", .declaresEntities),
        ("<!DOCTYPE svg SYSTEM \">\" [<!ENTITY a \"aa\">]>" + open + "&a;</svg>", .declaresEntities),
        (open + "\0</svg>", .notText),
        (open + nested(levels: 9, uses: 10) + "</svg>", .repeatsTooMuch),
        (open + nested(levels: 9, uses: 10, "xlink:href\n=\n") + "</svg>", .repeatsTooMuch),
        (open + nested(levels: 15, uses: 2, "mask=") .replacing("#", with: "url(#") + "</svg>", .repeatsTooMuch),
        (open + "<g id=\"a\"><use href=\"#a\"/></g></svg>", .repeatsTooMuch),
        (open + "<g id=\"a\"/><use href=\"&#35;a\"/></svg>", .repeatsTooMuch),
    ] as [(String, SVGFile.SVGFailure)])
    func `other drawings are refused with the reason`(text: String, failure: SVGFile.SVGFailure) {
        #expect(Self.failure(text) == failure)
    }

    @Test func `bytes that are not text are distinguished`() {
        #expect(throws: SVGFile.SVGFailure.notText) { try SVGFile.check([0x3C, 0xC3, 0x28]) }
    }
}
