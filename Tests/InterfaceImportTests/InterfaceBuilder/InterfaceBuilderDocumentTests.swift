import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct InterfaceBuilderDocumentTests {
    private typealias Sample = SampleDocument

    private func read(_ text: String) throws -> InterfaceBuilderDocument { try InterfaceBuilderDocument(Array(text.utf8)) }

    private func readDevice(_ element: String) throws -> DocumentDevice? {
        try read(Sample.storyboard(Sample.scene("a", views: ""), head: element)).device
    }

    @Test func seguesAreFoundFromBothEnds() throws {
        let button = Sample.object("button", "go", "", "<connections><segue destination='b' kind='show' id='s2'/></connections>")
        let document = try read(Sample.storyboard(
            Sample.scene("a", views: button, connections: "<segue destination='a' kind='show' id='s1'/>"),
            Sample.scene("b", kind: "navigationController", "", """
                <connections><segue destination='a' kind='relationship' relationship='rootViewController' id='s3'/></connections>
                """)
        ))
        #expect(document.segues.all.map(\.element.id) == ["s2", "s1", "s3"])
        #expect(document.segues.all.map(\.source.id) == ["a", "a", "b"])
        #expect(document.segues.all.map(\.isContainment) == [false, false, true])
        #expect(document.segues.from("a").map(\.element.id) == ["s2", "s1"])
        #expect(document.segues.to("a").map(\.element.id) == ["s1", "s3"])
        #expect(document.segues.to("none").isEmpty)
    }

    @Test func storyboardsHaveScenes() throws {
        let document = try read(Sample.storyboard(
            Sample.scene("a", views: Sample.object("label", "l")),
            Sample.scene("b", kind: "navigationController", "", "", beside: Sample.object("view", "loose") + "<placeholder id='p'/>"),
            initial: "b", attributes: "useAutolayout='YES' useTraitCollections='YES' launchScreen='YES'",
            resources: """
                <image name='cat' width='24' height='20.5'/><image name='dog'/>
                <namedColor name='ink'><color red='1' green='0' blue='0' alpha='1'/></namedColor>
                <systemColor name='linkColor'><color white='0.5' alpha='1'/></systemColor>
                """
        ))
        #expect(document.kind == .storyboard)
        #expect(document.scenes.map(\.controller.name) == ["viewController", "navigationController"])
        #expect(document.scenes[1].looseViews.map(\.id) == ["loose"])
        #expect(document.objects.map(\.id) == ["a", "b", "loose", "p"])
        #expect(document.initialViewController == "b")
        #expect(document.usesTraitCollections && !document.isForPad)
        #expect(document.imageSizes["cat"]?.height == 20.5 && document.imageSizes["dog"] == nil)
        #expect(document.namedColors["ink"]?["red"] == "1")
        #expect(document.systemColors["linkColor"]?["white"] == "0.5")
        #expect(document.element("l")?.name == "label")
    }

    @Test func xibsHaveViewsAndAnOwner() throws {
        let document = try read(Sample.xib(
            "<placeholder placeholderIdentifier='IBFilesOwner' id='-1'/>", Sample.object("view", "a"), Sample.object("tableViewCell", "b"),
            "<tapGestureRecognizer id='t'/>", attributes: ""
        ))
        #expect(document.kind == .xib)
        #expect(document.rootViews.map(\.id) == ["a", "b"])
        #expect(document.filesOwners.map(\.id) == ["-1"])
        #expect(!document.usesTraitCollections)
    }

    /// A merge removed the controller of the scene.
    @Test func scenesWithoutAControllerAreSkipped() throws {
        let lost = "<scene sceneID='x'><objects><placeholder id='p'/></objects></scene>"
        #expect(try read(Sample.storyboard(lost, Sample.scene("a", views: ""))).scenes.count == 1)
    }

    @Test func iPadDocumentsBeforeSizeClassesAreRecognized() throws {
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        let scenes = "<scenes>\(Sample.scene("a", views: ""))</scenes>"
        #expect(try read(Sample.document(type, "", scenes, runtime: "iOS.CocoaTouch.iPad")).isForPad)
        #expect(try !read(Sample.document(type, "", scenes, runtime: "AppleSDK")).isForPad)
    }

    // MARK: Devices and versions

    @Test func devicesAndTheirSettingsAreRead() throws {
        #expect(try readDevice("<device id='retina6_1' orientation='landscape' appearance='light'/>")
            == DocumentDevice(id: "retina6_1", isLandscape: true))
        // Format of Xcode 8 to 10.
        #expect(try readDevice("<device id='ipad9_7' orientation='portrait'><adaptation id='splitview1_3'/></device>")
            == DocumentDevice(id: "ipad9_7", adaptation: "splitview1_3"))
        // Format of Xcode 11 and later.
        #expect(try readDevice("<device id='ipad9_7' orientation='portrait' layout='slideover'/>")
            == DocumentDevice(id: "ipad9_7", adaptation: "slideover"))
        #expect(try readDevice("") == nil)
    }

    @Test(arguments: [
        ("retina4_7", "iphone-8"), ("retina6_12", "iphone-15"), ("ipad12_9", "ipad-pro-12-9-gen1"), ("ipad12_9rounded", "ipad-pro-12-9"),
        ("watch38", nil),
    ] as [(String, String?)])
    func devicesAreFoundInTheCatalogue(id: String, catalogueID: String?) {
        #expect(DocumentDevice(id: id).catalogueID == catalogueID)
    }

    @Test(arguments: [("23504", 23504), ("13196.1", 13196), ("", 0), ("many", 0)])
    func theToolsVersionIsTheFirstNumber(text: String, version: Int) throws {
        let scenes = "<scenes>\(Sample.scene("a", views: ""))</scenes>"
        #expect(try read(Sample.document("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "", scenes, tools: text)).toolsVersion
            == version)
    }

    /// Apple's internal builds of Xcode write 32700, and the true version as the version of the plug-in.
    @Test func internalBuildsHaveTheVersionOfTheirPlugIn() throws {
        let content = """
            <dependencies><plugIn identifier='com.apple.InterfaceBuilder.IBCocoaTouchPlugin' version='14810.11'/></dependencies>\
            <scenes>\(Sample.scene("a", views: ""))</scenes>
            """
        #expect(try read(Sample.document(
            "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "", content, tools: "32700.99.1234")).toolsVersion == 14810)
    }

    // MARK: How files are written

    @Test func byteOrderMarksAndWindowsLineBreaksAreAccepted() throws {
        let text = Sample.storyboard(Sample.scene("a", views: "\n<label contentMode='left' id='l'>\n<string key='text'>a\nb</string></label>"))
        let document = try read("\u{FEFF}" + text.replacing("\n", with: "\r\n"))
        #expect(document.element("l")?.string("text") == "a\nb")
        #expect(document.element("l")?.line == 3)
    }

    @Test func commentsAndProcessingInstructionsAreSkipped() throws {
        let text = Sample.storyboard("<!-- saved by hand --><?xcode again?>", Sample.scene("a", views: ""))
        #expect(try read(text).scenes.count == 1)
    }

    // MARK: The size

    /// A document of the maximum size is read and checked in a few seconds, even by a debug build.
    @Test(.timeLimit(.minutes(1))) func aDocumentOfTenMegabytesIsRead() throws {
        let label = Sample.object("label", "l-0", "text='A label'", Sample.frame(16, 20, 343, 20.5))
        let count = 9_900_000 / (label.utf8.count + 8)
        let labels = (0..<count).map { label.replacing("l-0", with: "l-\($0)") }.joined(separator: "\n")
        let text = Sample.storyboard(Sample.scene("a", views: labels))
        #expect((9_000_000...10_000_000).contains(text.utf8.count))
        let start = ContinuousClock.now
        #expect(try read(text).element("l-\(count - 1)")?.line == count + 1)
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
