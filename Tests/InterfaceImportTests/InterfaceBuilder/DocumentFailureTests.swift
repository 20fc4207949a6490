import InterfaceImport
import SampleDocuments
import Testing

/// Files that cannot be imported. Each has one failure with its line.
@Suite struct DocumentFailureTests {
    private typealias Sample = SampleDocument

    private static func failure(_ bytes: [UInt8]) -> DocumentFailure? {
        do throws(DocumentFailure) {
            _ = try InterfaceBuilderDocument(bytes)
            return nil
        } catch {
            return error
        }
    }

    private static func failure(_ text: String) -> DocumentFailure? { failure(Array(text.utf8)) }

    @Test(arguments: ["", " \n", "hello", "{ \"type\": 1 }", "\u{FEFF}hello"])
    func dataThatIsNotXMLIsRefused(text: String) {
        #expect(Self.failure(text) == .notXML)
    }

    @Test(arguments: [
        [0xFF, 0xFE, 0x3C, 0x00],
        Array("<document name='".utf8) + [0xE9] + Array("'/>".utf8),
        Array("<document\0/>".utf8),
        Array("<?xml version='1.0' encoding='UTF-7'?><document/>".utf8),
        Array("\u{FEFF}<?xml version='1.0' encoding='ISO-8859-1'?><document/>".utf8),
    ] as [[UInt8]])
    func otherEncodingsAreRefused(bytes: [UInt8]) {
        #expect(Self.failure(bytes) == .notText)
    }

    /// A text of 3 to the power of 9 characters from a file of a few lines.
    @Test func entityBombsAreRefusedBeforeParsing() {
        var declarations = "<!ENTITY a0 'x'>"
        for level in 1...9 { declarations += "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 3) + "'>" }
        #expect(Self.failure("<?xml version='1.0'?><!DOCTYPE document [\(declarations)]><document>&a9;</document>") == .declaresEntities)
    }

    @Test(arguments: [
        "<!DOCTYPE document SYSTEM 'file:///etc/passwd'><document/>",
        "<!DOCTYPE document [<!ENTITY secret SYSTEM 'file:///etc/passwd'>]><document>&secret;</document>",
        "<document/><!-- <!DOCTYPE html> -->",
    ])
    func documentTypeDeclarationsAreRefused(text: String) {
        #expect(Self.failure(text) == .declaresEntities)
    }

    @Test(arguments: [
        ("<plist version='1.0'/>", DocumentFailure.otherDocument(root: "plist")),
        ("<document/>", .otherDocument(root: "document")),
        ("<document type='com.example.Text'/>", .otherDocument(root: "document")),
        (Sample.document("com.apple.InterfaceBuilder3.Cocoa.XIB", "", "", runtime: "MacOSX.Cocoa"),
         .otherPlatform(runtime: "com.apple.InterfaceBuilder3.Cocoa.XIB")),
        (Sample.document("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "", "", runtime: "MacOSX.Cocoa"),
         .otherPlatform(runtime: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB")),
        (Sample.document("com.apple.InterfaceBuilder.WatchKit.Storyboard", "", "", runtime: "watchKit"),
         .otherPlatform(runtime: "com.apple.InterfaceBuilder.WatchKit.Storyboard")),
        (Sample.document("com.apple.InterfaceBuilder.AppleTV.Storyboard", "", "", runtime: "AppleTV"), .otherPlatform(runtime: "AppleTV")),
        ("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='8.00'><data/></archive>", .oldFormat),
        (Sample.storyboard(), .noContent),
        (Sample.storyboard("<scene sceneID='a'><objects/></scene>"), .noContent),
        (Sample.xib("<placeholder id='-1' placeholderIdentifier='IBFilesOwner'/>"), .noContent),
    ])
    func otherDocumentsAreRefusedWithTheirKind(text: String, failure: DocumentFailure) {
        #expect(Self.failure(text) == failure)
        #expect(Self.failure(text)?.line == nil)
    }

    @Test func malformedXMLIsReportedWithItsLine() {
        #expect(Self.failure("<document>\n<scenes>\n</document>") == .malformed(line: 3))
        #expect(Self.failure("<document>\n  <scenes a='1' a='2'/>\n</document>") == .malformed(line: 2))
        #expect(Self.failure("<document>\n&copy;\n</document>") == .malformed(line: 2))
        #expect(Self.failure("<document/>\n<document/>") == .malformed(line: 2))
        #expect(Self.failure("<document>\n<scenes>\n<scene") == .malformed(line: 3))
    }

    @Test func nestingOfElementsIsLimited() {
        func views(_ depth: Int) -> String {
            let opening = (0..<depth).map { "<view contentMode='scaleToFill' id='v\($0)'>\n<subviews>" }.joined()
            return opening + String(repeating: "</subviews></view>", count: depth)
        }
        func document(_ depth: Int) -> String { Sample.storyboard(Sample.scene("a", views: views(depth))) }
        #expect(Self.failure(document(150)) == nil)
        #expect(Self.failure(document(1_000)) == .tooDeep(line: 199))
    }

    @Test func documentsBeyondTheLimitAreNotRead() {
        let bytes = [UInt8](repeating: UInt8(ascii: "<"), count: 11_000_000)
        #expect(Self.failure(bytes) == .tooLarge(bytes: 11_000_000, limit: 10_000_000))
        #expect(Self.failure(bytes)?.headline == "the document has 11000000 bytes; the limit is 10 MB here")
    }

    // MARK: Broken references

    @Test(arguments: [
        (Sample.storyboard("\n", Sample.scene("a"), initial: "b"), "the arrow to the initial view controller", "b", 2),
        (Sample.storyboard(Sample.scene("a", views: "", connections: "\n<segue destination='b' kind='show' id='s'/>")), "the segue", "b", 3),
        (Sample.storyboard(Sample.scene("a", views: "", connections: "\n<segue destination='a' popoverAnchorView='b' kind='show' id='s'/>")),
         "the segue's anchor", "b", 3),
        (Sample.storyboard(Sample.scene("a", views: "", constraints: "\n<constraint firstItem='b' firstAttribute='top' id='c'/>")),
         "the constraint", "b", 3),
        (Sample.storyboard(Sample.scene("a", views: "", constraints: """
            <constraint firstItem='root' firstAttribute='top' secondItem='b' secondAttribute='top' id='c'/>
            """)), "the constraint", "b", 2),
        (Sample.storyboard(Sample.scene("a", views: "", connections: "<outlet property='name' destination='b' id='o'/>")),
         "the outlet \"name\"", "b", 2),
    ])
    func brokenReferencesAreReportedWithTheirLine(text: String, subject: String, id: String, line: Int) {
        #expect(Self.failure(text) == .missingTarget(id: id, of: subject, line: line))
    }

    @Test func repeatedIDsAreReported() {
        let label = Sample.object("label", "a")
        #expect(Self.failure(Sample.storyboard(Sample.scene("c", views: "\(label)\n\(label)"))) == .repeatedID("a", line: 3))
    }

    /// The ids of Interface Builder's plug-ins and devices are not ids of objects.
    @Test func idsOfPlugInsAndDevicesAreNotCounted() throws {
        let head = "<device id='retina4_7'><adaptation id='fullscreen'/></device><dependencies><plugIn id='fullscreen'/></dependencies>"
        _ = try InterfaceBuilderDocument(Array(Sample.storyboard(Sample.scene("c", views: ""), head: head).utf8))
    }

    // MARK: Words

    /// Every failure has a reason and a remedy, and contains no control sequences of the file.
    @Test(arguments: [
        DocumentFailure.tooLarge(bytes: 11_000_000, limit: 10_000_000), .notText, .notXML, .declaresEntities, .malformed(line: 1),
        .tooDeep(line: 1), .otherDocument(root: "a\n\u{202E}"), .otherPlatform(runtime: "a\n\u{202E}"), .oldFormat, .noContent,
        .missingTarget(id: "a\n\u{202E}", of: "the segue", line: 1), .repeatedID(String(repeating: "a\n\u{202E}", count: 500), line: 1),
    ])
    func everyFailureHasAHeadlineAndAHint(failure: DocumentFailure) {
        for text in [failure.headline, failure.hint] {
            #expect(text.count > 15 && text.count < 200)
            #expect(!text.contains("\n") && !text.contains("\u{202E}") && !text.hasSuffix("."))
        }
    }
}
