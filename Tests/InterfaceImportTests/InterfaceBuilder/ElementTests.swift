import InterfaceImport
import PlaygroundModel
import SampleDocuments
import Testing

@Suite struct ElementTests {
    /// The object `x` of a document with this element.
    private func object(_ name: String, _ attributes: String = "", _ content: String = "") throws -> Element {
        let view = SampleDocument.object(name, "x", attributes, content)
        let document = try InterfaceBuilderDocument(Array(SampleDocument.storyboard(SampleDocument.scene("a", views: view)).utf8))
        return try #require(document.element("x"))
    }

    @Test func stringsAreReadFromAttributesAndElements() throws {
        #expect(try object("label", "text='Tom &amp; Jerry&#10;&#x1F431;'").string("text") == "Tom & Jerry\n🐱")
        #expect(try object("label", "", "<string key='text'>a\n b</string>").string("text") == "a\n b")
        #expect(try object("label", "", "<mutableString key='text'><![CDATA[<b>]]></mutableString>").string("text") == "<b>")
        #expect(try object("label").string("text") == nil)
        #expect(try object("label", "", "<color key='text'/>").string("text") == nil)
    }

    /// Interface Builder omits the padding of Base64.
    @Test(arguments: [
        ("TGluZQ", "Line"), ("TGluZQ==", "Line"), ("TGlu\n ZSDigKg", "Line \u{2028}"), ("8J+YrA", "😬"), ("", ""), ("!!", nil), ("/w", nil),
    ] as [(String, String?)])
    func base64StringsAreDecoded(digits: String, text: String?) throws {
        #expect(try object("label", "", "<string key='text' base64-UTF8='YES'>\(digits)</string>").string("text") == text)
    }

    @Test func onlyFiniteNumbersAreRead() throws {
        let element = try object("label", "a='1.5' b='1e3' c='nan' d='inf' e='1e999' f='' g='12px' h='-3'")
        #expect(["a", "b", "c", "d", "e", "f", "g", "h", "i"].map(element.number) == [1.5, 1000, nil, nil, nil, nil, nil, -3, nil])
    }

    @Test func onlyYESIsTrue() throws {
        let element = try object("label", "a='YES' b='NO' c='yes'")
        #expect(["a", "b", "c", "d"].map(element.flag) == [true, false, false, nil])
    }

    @Test func framesNeedFourNumbers() throws {
        let whole = try #require(ViewElement.frame(of: object("view", "", SampleDocument.frame(1, 2, 3.5, 4))))
        #expect(whole == Rect(x: 1, y: 2, width: 3.5, height: 4))
        #expect(ViewElement.frame(of: try object("view", "", "<rect key='frame' x='1' y='nan' width='3' height='4'/>")) == nil)
        #expect(ViewElement.frame(of: try object("view", "", "<rect key='bounds' x='1' y='2' width='3' height='4'/>")) == nil)
    }

    @Test func framesMarkedByInterfaceBuilderAreDoubtful() throws {
        #expect(try !ViewElement.isDoubtful(object("view", "misplaced='NO'")))
        for flag in ["misplaced", "ambiguous", "fixedFrame"] { #expect(try ViewElement.isDoubtful(object("view", "\(flag)='YES'"))) }
    }

    @Test func subtreesBeginWithTheOuterElement() throws {
        let element = try object("view", "", "<a><b/></a><c/>")
        #expect(element.subtree.map(\.name) == ["view", "a", "b", "c"])
    }
}
