import InterfaceImport
import SampleDocuments
import Testing

/// No drafted playground has mistakes. Values that the reader would reject are omitted or clamped, and reported.
@Suite struct PlaygroundCheckTests {
    private typealias Sample = SampleDocument

    /// Each row has a mistake in a view or a constraint. The rest of the screen is imported.
    @Test(arguments: [
        "<constraint firstItem='a' firstAttribute='foo bar' secondItem='root' secondAttribute='top' id='k'/>",
        "<constraint firstItem='a' firstAttribute='top' secondItem='root' secondAttribute='leading' id='k'/>",
        "<constraint firstItem='a' firstAttribute='width' secondItem='root' secondAttribute='width' constant='1e30' multiplier='1e5' id='k'/>",
        "<constraint firstItem='a' firstAttribute='width' constant='10000001' id='k'/>",
        "<constraint firstItem='a' firstAttribute='width' constant='5' priority='0.00001' id='k'/>",
        "<constraint firstItem='a' firstAttribute='width' secondItem='a' secondAttribute='width' id='k'/>",
    ]) func invalidConstraintsAreOmittedOrClamped(constraint: String) throws {
        let imported = try Imported(views: Sample.object("label", "a", "text='Hi' userLabel='thing'"), constraints: constraint)
        #expect(imported.errors == [])
        #expect(imported.playground.refusal == nil)
        #expect(imported.viewNames() == ["thing"])
        #expect(imported.report.constraints.total == 1)
    }

    @Test func omittedPartsAreReportedInTheFileAndInTheReport() throws {
        let imported = try Imported(
            views: Sample.object("label", "a", "text='Hi' userLabel='thing'"),
            constraints: "<constraint firstItem='a' firstAttribute='top' secondItem='root' secondAttribute='leading' id='k'/>")
        #expect(imported.errors == [])
        #expect(imported.report.constraints.imported == 0)
        #expect(imported.report.leftOut.map(\.count) == [1])
        #expect(imported.comments.contains { $0.hasPrefix("# Left out thing.top == superview.leading: ") })
    }

    @Test(arguments: [
        "pointSize='0'", "pointSize='-3'", "pointSize='nan'", "pointSize='1e300'", "name='\u{1F431}' family='' pointSize='12'", "style='UICTFontTextStyleNone'",
    ]) func invalidFontsAreFixedOrOmitted(font: String) throws {
        let imported = try Imported(views: Sample.object(
            "label", "a", "text='Hi' userLabel='thing'", "<fontDescription key='fontDescription' type='system' \(font)/>"))
        #expect(imported.errors == [])
        #expect(imported.value("text", of: "thing") == "\"Hi\"")
    }

    @Test(arguments: ["form.0.5999", "a.b", "superview", "top", "1", "", "é", "set", "kind", "views", "list.0.1"])
    func namesWithAnotherMeaningAreChanged(name: String) throws {
        let imported = try Imported(
            views: Sample.object("tableView", "t", "userLabel='\(name)'", "<prototypes/>")
                + Sample.object("label", "a", "text='Hi' restorationIdentifier='\(name)'"),
            connections: "<outlet property='\(name)' destination='a' id='o'/>")
        #expect(imported.errors == [])
        #expect(imported.viewNames().count == 2)
    }

    @Test func cyclesOfContainersAreBroken() throws {
        func tabs(_ id: String, _ child: String) -> String {
            Sample.scene(id, kind: "tabBarController", "storyboardIdentifier='\(id)'", """
                <connections><segue destination='\(child)' kind='relationship' relationship='viewControllers' id='\(id)1'/></connections>
                """)
        }
        let imported = try Imported(Sample.storyboard(tabs("a", "b"), tabs("b", "c"), tabs("c", "a"), initial: "a"))
        #expect(imported.errors == [])
        #expect(imported.playground.refusal == nil)
        // The last controller, which would close the cycle, equals a controller without content.
        #expect(imported.controller("a").last == "viewControllers = [\"b\"]")
        #expect(imported.controller("b").last == "viewControllers = [\"c\"]")
        #expect(imported.view("content", of: "c") == ["customClass = \"UITabBarController\""])
    }

    @Test func onlyTheTabThatWouldCloseACycleIsOmitted() throws {
        let segues = ["d", "a"].map {
            "<segue destination='\($0)' kind='relationship' relationship='viewControllers' id='\($0)1'/>"
        }.joined()
        let imported = try Imported(Sample.storyboard(
            Sample.scene("a", kind: "tabBarController", "storyboardIdentifier='a'", "<connections>\(segues)</connections>"),
            Sample.scene("d", "storyboardIdentifier='d'", views: ""), initial: "a"))
        #expect(imported.controller("a") == ["kind = \"tabBar\"", "viewControllers = [\"d\"]"])
        #expect(imported.errors == [])
    }

    @Test func navigationControllersAreNotPushed() throws {
        func nav(_ id: String, _ root: String) -> String {
            Sample.scene(id, kind: "navigationController", "storyboardIdentifier='\(id)'", """
                <connections><segue destination='\(root)' kind='relationship' relationship='rootViewController' id='\(id)1'/></connections>
                """)
        }
        let push = "<connections><segue destination='b' kind='push' id='s'/></connections>"
        let button = Sample.object("button", "x", "userLabel='go'", push)
        let imported = try Imported(Sample.storyboard(
            nav("a", "b"), nav("b", "d"), Sample.scene("d", "storyboardIdentifier='d'", views: button), initial: "a"))
        #expect(imported.errors == [])
        #expect(imported.playground.refusal == nil)
        #expect(imported.controller("b") == ["kind = \"navigation\"", "rootViewController = \"d\""])
        #expect(imported.view("content", of: "a") == ["customClass = \"UINavigationController\""])
        #expect(imported.report.leftOut.map(\.reason) == ["a navigation controller cannot be pushed"])
        #expect(imported.comments.contains("# Left out: the segue to b."))
    }

    /// A use of a component has keys of its own next to the names of views.
    @Test func viewsOfComponentsAreNotNamedLikeKeys() throws {
        let label = Sample.object("label", "t", "userLabel='tap' text='A'")
        let loose = Sample.object("view", "l", "userLabel='panel'", "<subviews>\(label)</subviews>")
        let imported = try Imported(Sample.storyboard(
            Sample.scene("c", "", "<view key='view' contentMode='center' id='r'/>", beside: loose), initial: "c"))
        #expect(imported.text.contains("tap2 = { kind = \"label\", text = \"A\" }"))
        #expect(imported.playground.refusal == nil)
    }

    /// Each row has a position of views, with an invalid constraint.
    @Test(arguments: [
        "<tableView contentMode='center' id='x'><prototypes><tableViewCell contentMode='center' id='y'><tableViewCellContentView "
            + "key='contentView' contentMode='center' id='z'>%</tableViewCellContentView></tableViewCell></prototypes></tableView>",
        "<tableView contentMode='center' id='x'><view key='tableHeaderView' contentMode='center' id='z'>%</view><prototypes/></tableView>",
        "<view contentMode='center' id='z'>%</view>",
    ]) func invalidConstraintsAreOmittedAtEveryPosition(place: String) throws {
        let content = "<subviews>\(Sample.object("label", "l", "userLabel='thing'"))</subviews>"
            + "<constraints><constraint firstItem='l' firstAttribute='top' secondItem='z' secondAttribute='leading' id='k'/></constraints>"
        let imported = try Imported(views: place.replacing("%", with: content))
        #expect(imported.errors == [])
        #expect(imported.report.leftOut.map(\.reason) == ["a playground would reject it (illegal-constraint)"])
        #expect(imported.comments.contains { $0.hasPrefix("# Left out thing.top == ") })
    }

    @Test func controllersThatContainThemselvesAreAccepted() throws {
        let container = "<containerView contentMode='scaleToFill' id='v'><connections><segue destination='c' kind='embed' id='e'/></connections></containerView>"
        let imported = try Imported(Sample.storyboard(Sample.scene("c", views: container), initial: "c"))
        #expect(imported.errors == [])
    }

    /// One reading reports at most fifty mistakes.
    @Test func hundredsOfMistakesAreOmitted() throws {
        let constraints = (0..<300).map {
            "<constraint firstItem='a' firstAttribute='top' secondItem='root' secondAttribute='leading' constant='\($0)' id='k\($0)'/>"
        }.joined()
        let imported = try Imported(views: Sample.object("label", "a", "text='Hi'"), constraints: constraints)
        #expect(imported.errors == [])
        #expect(imported.report.constraints.imported == 0 && imported.report.constraints.total == 300)
    }

    @Test func importsBeyondTheLimitsOfPlaygroundsAreRefused() throws {
        let imported = try Imported(Sample.storyboard((0..<501).map { Sample.scene("c\($0)") }.joined()))
        #expect(imported.playground.refusal?.headline.contains("exceeds a limit of playgrounds") == true)
    }

    /// The two storyboards exceed the limit on controllers only together, so each is written without the other.
    @Test func storyboardsThatExceedLimitsTogetherDoNotIncludeEachOther() throws {
        func member(_ name: String, _ other: String) throws -> DocumentSet.Member {
            let scenes = (0..<300).map { Sample.scene("c\($0)", "storyboardIdentifier='\(name) \($0)'") }
            let reference = Sample.scene("r", kind: "viewControllerPlaceholder", "storyboardName='\(other)' referencedIdentifier='\(other) 1'")
            let document = try InterfaceBuilderDocument(Array(Sample.storyboard(scenes.joined() + reference).utf8))
            return DocumentSet.Member(path: "\(name).storyboard", document: document, playground: "\(name).toml")
        }
        let playgrounds = DocumentSet([try member("One", "Two"), try member("Two", "One")]).playgrounds()
        #expect(playgrounds.allSatisfy { $0.refusal == nil && !$0.text.contains("include =") && $0.text.contains("A reference to") })
    }
}
