import PlaygroundReader
import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct DocumentSetTests {
    private typealias Sample = SampleDocument

    /// Imports storyboards by path, in order. Returns the playgrounds' contents by file name.
    private func imported(_ documents: KeyValuePairs<String, String>) throws -> [(name: String, playground: ImportedPlayground)] {
        let members = try documents.map { path, text in
            DocumentSet.Member(
                path: path, document: try InterfaceBuilderDocument(Array(text.utf8)),
                playground: path.replacing("/", with: "-").replacing(".storyboard", with: ".toml"))
        }
        return Array(zip(members.map(\.playground), DocumentSet(members).playgrounds())).map { ($0, $1) }
    }

    private func reading(_ name: String, _ set: [(name: String, playground: ImportedPlayground)]) -> PlaygroundFile.ReadResult {
        func bytes(_ name: String) -> [UInt8]? { set.first { $0.name == name }.map { Array($0.playground.text.utf8) } }
        return PlaygroundFile.read(bytes: bytes(name) ?? [], fileName: name, attachment: bytes)
    }

    private func errors(_ set: [(name: String, playground: ImportedPlayground)]) -> [String] {
        set.flatMap { reading($0.name, set).diagnostics }.filter { $0.severity == .error }.map { "\($0.fileName): \($0.headline)" }
    }

    private func reference(_ id: String, _ storyboard: String, _ identifier: String? = nil) -> String {
        let identifier = identifier.map { " referencedIdentifier='\($0)'" } ?? ""
        return Sample.scene(id, kind: "viewControllerPlaceholder", "storyboardName='\(storyboard)'\(identifier)")
    }

    /// A scene with its own views.
    private func scene(_ id: String, _ attributes: String, _ views: String = "") -> String {
        Sample.scene(id, attributes, root: "root-\(id)", views: views, guides: "")
    }

    private func button(to destination: String) -> String {
        Sample.object("button", "go", "", "<connections><segue destination='\(destination)' kind='show' id='s'/></connections>")
    }

    private func lines(_ set: [(name: String, playground: ImportedPlayground)], _ index: Int) -> [String] {
        set[index].playground.text.split(separator: "\n").map(String.init)
    }

    /// A mistake of both playgrounds together, such as a cycle of containers, is not a mistake of either.
    @Test func playgroundsWithACommonMistakeDoNotIncludeEachOther() throws {
        func tabs(_ id: String) -> String {
            Sample.scene(id, kind: "tabBarController", "storyboardIdentifier='\(id)'", """
                <connections><segue destination='r' kind='relationship' relationship='viewControllers' id='s'/></connections>
                """)
        }
        let set = try imported([
            "One.storyboard": Sample.storyboard(tabs("one"), reference("r", "Two", "two"), initial: "one"),
            "Two.storyboard": Sample.storyboard(tabs("two"), reference("r", "One", "one"), initial: "two"),
        ])
        #expect(errors(set) == [])
        #expect(set.allSatisfy { $0.playground.refusal == nil && $0.playground.text.contains("A reference to") })
        #expect(!lines(set, 0).contains { $0.hasPrefix("include") } && !lines(set, 1).contains { $0.hasPrefix("include") })
    }

    @Test func referencesLeadToTheInitialControllerOfAnIncludedPlayground() throws {
        let set = try imported([
            "Main.storyboard": Sample.storyboard(
                scene("a", "title='Home'", button(to: "r")), reference("r", "Settings"), initial: "a"),
            "Settings.storyboard": Sample.storyboard(
                scene("x", "title='Other'"), scene("y", "title='Settings'"), initial: "y"),
        ])
        #expect(lines(set, 0).contains("include = [\"Settings.toml\"]"))
        #expect(lines(set, 0).contains { $0.contains("tap = { show = \"settings\" }") })
        #expect(!set[0].playground.text.contains("A reference to"))
        #expect(set[0].playground.report.controllers == .init(imported: 2, total: 2))
        #expect(set[0].playground.report.changed.isEmpty)
        #expect(!lines(set, 1).contains { $0.hasPrefix("include") })
        #expect(errors(set) == [])
        #expect(reading("Main.toml", set).playground?.controllers.map(\.id.name) == ["home", "settings", "other"])
    }

    @Test func referencesByIdentifierLeadThroughOtherReferences() throws {
        let set = try imported([
            "Main.storyboard": Sample.storyboard(
                scene("a", "title='Home'", button(to: "r")), reference("r", "Middle", "way"), initial: "a"),
            "Middle.storyboard": Sample.storyboard(
                scene("m", "title='Middle'"),
                Sample.scene("w", kind: "viewControllerPlaceholder", "storyboardIdentifier='way' storyboardName='Last' referencedIdentifier='goal'"),
                initial: "m"),
            "Last.storyboard": Sample.storyboard(
                scene("x", "title='First'"), scene("y", "storyboardIdentifier='goal'"), initial: "x"),
        ])
        #expect(lines(set, 0).contains("include = [\"Last.toml\"]"))
        #expect(lines(set, 0).contains { $0.contains("tap = { show = \"goal\" }") })
        #expect(errors(set) == [])
    }

    @Test func storyboardsThatReferToEachOtherIncludeEachOther() throws {
        let set = try imported([
            "A.storyboard": Sample.storyboard(
                scene("a", "title='Ant'", button(to: "r")), reference("r", "B"), initial: "a"),
            "B.storyboard": Sample.storyboard(
                scene("a", "title='Bee'", button(to: "r")), reference("r", "A"), initial: "a"),
        ])
        #expect(lines(set, 0).contains("include = [\"B.toml\"]") && lines(set, 1).contains("include = [\"A.toml\"]"))
        #expect(errors(set) == [])
        #expect(reading("A.toml", set).playground?.rootViewController == "ant")
        #expect(reading("B.toml", set).playground?.rootViewController == "bee")
    }

    @Test func namesAreUniqueAmongConnectedDocuments() throws {
        let home = { (rest: String) in scene("a", "title='Home'", rest) }
        let set = try imported([
            "Main.storyboard": Sample.storyboard(home(button(to: "r")), reference("r", "Help"), initial: "a"),
            "Help.storyboard": Sample.storyboard(home(""), initial: "a"),
            "Alone.storyboard": Sample.storyboard(home(""), initial: "a"),
        ])
        #expect(set.map(\.playground.controllers) == [["a": "home"], ["a": "help-home"], ["a": "home"]])
        #expect(lines(set, 0).contains { $0.contains("tap = { show = \"help-home\" }") })
        #expect(errors(set) == [])
    }

    @Test func theNearestOfSeveralStoryboardsWithANameIsUsed() throws {
        let help = { (title: String) in Sample.storyboard(scene("h", "title='\(title)'"), initial: "h") }
        let set = try imported([
            "Other/Help.storyboard": help("Far"),
            "App/Base.lproj/Help.storyboard": help("Near"),
            "App/Main.storyboard": Sample.storyboard(
                scene("a", "title='Home'", button(to: "r")), reference("r", "Help"), initial: "a"),
        ])
        #expect(lines(set, 2).contains("include = [\"App-Base.lproj-Help.toml\"]"))
    }

    @Test func containersMayContainReferencedControllers() throws {
        let tabs = """
            <connections><segue destination='r' kind='relationship' relationship='viewControllers' id='s1'/>\
            <segue destination='a' kind='relationship' relationship='viewControllers' id='s2'/></connections>
            """
        let container = Sample.object("containerView", "box", "", "<connections><segue destination='r2' kind='embed' id='s3'/></connections>")
        let set = try imported([
            "Main.storyboard": Sample.storyboard(
                Sample.scene("t", kind: "tabBarController", "", tabs), scene("a", "title='Home'", container),
                reference("r", "Help"), reference("r2", "Help", "part"), initial: "t"),
            "Help.storyboard": Sample.storyboard(
                Sample.scene("n", kind: "navigationController", "", """
                    <connections><segue destination='h' kind='relationship' relationship='rootViewController' id='s'/></connections>
                    """),
                scene("h", "title='Help'"), scene("p", "storyboardIdentifier='part'"), initial: "n"),
        ])
        #expect(lines(set, 0).contains("viewControllers = [\"help-nav\", \"home\"]"))
        #expect(lines(set, 0).contains("children = [\"part\"]"))
        #expect(lines(set, 0).contains("include = [\"Help.toml\"]"))
        #expect(errors(set) == [])
    }

    @Test(arguments: [("Nowhere", nil), ("Help", "none"), ("Help", nil), ("Main", "circle")] as [(String, String?)])
    func referencesToMissingControllersBecomeTiles(storyboard: String, identifier: String?) throws {
        let set = try imported([
            "Main.storyboard": Sample.storyboard(
                scene("a", "title='Home'", button(to: "r")), reference("r", storyboard, identifier),
                Sample.scene("c", kind: "viewControllerPlaceholder", "storyboardIdentifier='circle' storyboardName='Main' referencedIdentifier='circle'"),
                initial: "a"),
            "Help.storyboard": Sample.storyboard(scene("h", "")),
        ])
        #expect(set[0].playground.text.contains("# A reference to \(storyboard).storyboard"))
        #expect(!lines(set, 0).contains { $0.hasPrefix("include") })
        #expect(errors(set) == [])
    }
}
