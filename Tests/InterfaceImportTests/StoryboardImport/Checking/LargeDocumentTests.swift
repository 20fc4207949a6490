import InterfaceImport
import SampleDocuments
import Testing

/// Work that grows faster than the document would exceed the time limit.
@Suite(.timeLimit(.minutes(10))) struct LargeDocumentTests {
    private typealias Sample = SampleDocument

    @Test func masksOfManyConstraintsAreReadInLinearTime() throws {
        let count = 4_000
        let constraints = (0..<count).map { "<constraint firstAttribute='width' relation='greaterThanOrEqual' constant='\($0)' id='k\($0)'/>" }.joined()
        let mask = (0..<count).map { "<exclude reference='k\($0)'/>" }.joined()
        let scene = Sample.scene("c", views: "", constraints: constraints, variations: """
            <variation key='default'><mask key='constraints'>\(mask)</mask></variation><variation key='widthClass=regular'>\
            <mask key='constraints'>\(mask.replacing("exclude", with: "include"))</mask></variation>
            """)
        #expect(try Imported(Sample.storyboard(scene)).report.constraints.total == count)
    }

    @Test func unwindSeguesOfManyScreensAreReadInLinearTime() throws {
        let scenes = (0..<400).map { number in
            let segues = (0..<20).map { "<segue destination='c0' kind='unwind' unwindAction='back:' id='u\(number)-\($0)'/>" }.joined()
            return Sample.scene("c\(number)", "", "<connections>\(segues)<segue destination='c\((number + 1) % 400)' kind='show' id='s\(number)'/></connections>")
        }
        #expect(try Imported(Sample.storyboard(scenes.joined())).report.segues.total == 400 * 21)
    }

    @Test func reasonsForManyClassesAreFoundInLinearTime() throws {
        let views = (0..<1_500).map { "<unknownView contentMode='center' customClass='Class\($0)' id='v\($0)'/>" }.joined()
        #expect(try Imported(Sample.storyboard(Sample.scene("c", views: views))).report.views.total == 1_501)
    }

    @Test func tagsWithTooManyAttributesAreRefused() throws {
        let attributes = (0..<20_000).map { "a\($0)='1'" }.joined(separator: " ")
        let document = Sample.storyboard(Sample.scene("c", views: "\n\n<view contentMode='center' \(attributes)/>"))
        #expect(throws: DocumentFailure.tooManyAttributes(line: 4, limit: 500)) { try InterfaceBuilderDocument(Array(document.utf8)) }
    }

    /// Text that resembles a tag is not counted.
    @Test func commentsAndStringsMayContainAnyNumberOfAttributes() throws {
        let signs = String(repeating: "a='1' ", count: 1_000)
        let label = Sample.object("label", "l", "userLabel='a &gt; = = b'", "<string key='text'><![CDATA[<b \(signs)>]]></string>")
        let document = Sample.storyboard("<!-- <a \(signs)> -->" + Sample.scene("c", views: label))
        #expect(try InterfaceBuilderDocument(Array(document.utf8)).scenes.count == 1)
    }
}
