import Testing

@testable import PlaygroundReader

@Suite struct SVGFileTests {
    private static let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 35 35\">"

    private static func failure(_ text: String) -> SVGFile.Failure? {
        do throws(SVGFile.Failure) {
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
    ])
    func `a drawing that a browser can show passes`(text: String) {
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
    ] as [(String, SVGFile.Failure)])
    func `another does not, and the reason is told`(text: String, failure: SVGFile.Failure) {
        #expect(Self.failure(text) == failure)
    }

    @Test func `bytes that are no text are told apart`() {
        #expect(throws: SVGFile.Failure.notText) { try SVGFile.check([0x3C, 0xC3, 0x28]) }
    }
}
