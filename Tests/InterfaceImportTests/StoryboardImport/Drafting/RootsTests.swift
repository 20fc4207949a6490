import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct RootsTests {
    private typealias Sample = SampleDocument

    @Test func eachViewOfAXibBecomesAScreen() throws {
        let owner = "<placeholder placeholderIdentifier='IBFilesOwner' id='-1'><connections><outlet property='caption' destination='l' id='o'/></connections></placeholder>"
        let card = Sample.object("view", "v", "customClass='CardView'", """
            <color key='backgroundColor' white='1' alpha='1'/><subviews>\(Sample.object("label", "l", "text='Hi'"))</subviews><constraints>\
            <constraint firstItem='l' firstAttribute='top' secondItem='v' secondAttribute='top' id='k'/></constraints>
            """)
        let imported = try Imported(Sample.xib(owner, card, Sample.object("button", "b", "", "<state key='normal' title='Go'/>")), name: "Card.xib")
        #expect(imported.controller("card-view") == ["backgroundColor = \"#FFFFFF\""])
        #expect(imported.constraints("card-view") == ["caption.top == superview.top"])
        #expect(imported.viewNames(of: "card") == ["goButton"])
        #expect(imported.report.controllers.total == 0)
        #expect(imported.errors == [])
    }

    @Test(arguments: ["<edgeInsets key='layoutMargins' top='20' left='8' bottom='0' right='12'/>",
                      "<directionalEdgeInsets key='directionalLayoutMargins' top='20' leading='8' bottom='0' trailing='12'/>"])
    func marginsOfRootViewsAreImported(margins: String) throws {
        let expected = "layoutMargins = { top = 20, left = 8, bottom = 0, right = 12 }"
        let scene = Sample.scene("c", views: Sample.object("label", "l", "text='Hi'"), besideView: "").replacing("</constraints>", with: "</constraints>\(margins)")
        let storyboard = try Imported(Sample.storyboard(scene))
        #expect(storyboard.controller().contains(expected) && storyboard.errors == [])
        let views = "<subviews>\(Sample.object("label", "m", "text='Hi'"))</subviews>"
        let xib = try Imported(Sample.xib(Sample.object("view", "v", "customClass='CardView'", margins + views)), name: "Card.xib")
        #expect(xib.controller("card-view") == [expected])
        let tile = try Imported(Sample.xib(Sample.object("view", "v", "customClass='CardView'", margins)), name: "Card.xib")
        #expect(tile.controller("card-view") == [] && tile.text.contains(expected), "the tile that fills the root view has them")
    }

    @Test func marginsOfARootViewThatIgnoreTheSafeAreaAreReported() throws {
        let views = "<subviews>\(Sample.object("label", "m", "text='Hi'"))</subviews>"
        let xib = try Imported(Sample.xib(Sample.object("view", "v", "insetsLayoutMarginsFromSafeArea='NO'", views)), name: "Card.xib")
        #expect(xib.report.changed.map(\.reason) == ["margins that ignore the safe area begin at its edge in a root view, a list or a cell"])
        #expect(!xib.text.contains("insetsLayoutMarginsFromSafeArea"))
    }

    @Test func cellsOfXibsBecomeRowsOfTheirDrawnHeight() throws {
        let cell = """
            <tableViewCell contentMode='scaleToFill' rowHeight='107' accessoryType='disclosureIndicator' id='c' customClass='ItemCell'>\
            \(Sample.frame(0, 0, 320, 60))<tableViewCellContentView key='contentView' contentMode='center' \
            id='content'><subviews>\(Sample.object("label", "l", "text='Hi'"))</subviews><constraints>\
            <constraint firstItem='l' firstAttribute='top' secondItem='content' secondAttribute='topMargin' id='k'/></constraints>\
            </tableViewCellContentView><connections><outlet property='titleLabel' destination='l' id='o'/></connections></tableViewCell>
            """
        let imported = try Imported(Sample.xib(cell), name: "ItemCell.xib")
        #expect(imported.constraints("item-cell") == ["H:|[list]|", "V:|[list]|"])
        #expect(imported.view("list", of: "item-cell") == ["kind = \"table\""])
        let row = imported.below("[[controllers.item-cell.views.list.rows]]")
        #expect(row == ["accessoryType = \"disclosureIndicator\"", "rowHeight = 60"])
        #expect(imported.lines.contains("  \"titleLabel.top == superview.topMargin\","))
        #expect(imported.report.views == .init(imported: 2, total: 2))
        #expect(imported.errors == [])
    }

    /// Each row has the height of a cell, and the resulting row height.
    @Test(arguments: [("44", "rowHeight = 44"), ("0.25", nil), ("-5", nil), ("nan", nil), ("1e9", nil)] as [(String, String?)])
    func invalidRowHeightsAreOmitted(height: String, entry: String?) throws {
        let cell = """
            <tableViewCell contentMode='scaleToFill' id='c' customClass='ItemCell'><rect key='frame' x='0' y='0' width='320' height='\(height)'/>\
            <tableViewCellContentView key='contentView' contentMode='center' id='content'/></tableViewCell>
            """
        let imported = try Imported(Sample.xib(cell), name: "ItemCell.xib")
        #expect(imported.lines.first { $0.hasPrefix("rowHeight") } == entry)
        #expect(imported.errors == [])
    }

    @Test func cellsThatARowCannotExpressBecomeTheirContent() throws {
        let varied = Sample.object("label", "l", "text='Hi'", "<variation key='heightClass=compact' hidden='YES'/>")
        for inner in [varied, Sample.object("tableView", "l", "dataMode='prototypes'")] {
            let cell = """
                <tableViewCell contentMode='scaleToFill' id='c' customClass='ItemCell'><tableViewCellContentView key='contentView' \
                contentMode='center' id='content'><subviews>\(inner)</subviews></tableViewCellContentView></tableViewCell>
                """
            let imported = try Imported(Sample.xib(cell), name: "ItemCell.xib")
            #expect(!imported.lines.contains("[[controllers.item-cell.views.list.rows]]"))
            #expect(imported.report.leftOut == [] && imported.errors == [])
        }
    }

    @Test func referencesToOtherStoryboardsBecomeTiles() throws {
        let reference = Sample.scene("r", kind: "viewControllerPlaceholder", "storyboardName='Help' referencedIdentifier='FAQ'")
        let imported = try Imported(Sample.storyboard(Sample.scene("c", "title='Home'", views: ""), reference, initial: "c"))
        #expect(imported.comments.last == "# A reference to Help.storyboard, scene FAQ.")
        #expect(imported.view("content", of: "faq") == ["customClass = \"Help.storyboard\""])
        #expect(imported.report.changed.map(\.reason) == ["a reference to another storyboard is imported as a tile with its name"])
        #expect(imported.errors == [])
    }

    @Test func anEmptyFirstScreenIsReplacedByTheFirstWithContent() throws {
        let empty = Sample.scene("c", "title='Empty'", views: "")
        let full = Sample.scene("d", "title='Full'", root: "root2", views: Sample.object("label", "l"), guides: "")
        let imported = try Imported(Sample.storyboard(empty, full, initial: "c"))
        #expect(imported.below("[app]") == ["rootViewController = \"full\""])
        #expect(imported.comments.contains(
            "# The storyboard's first screen, empty, shows nothing of its own, so the first screen that is not empty is used."))
        let alone = try Imported(Sample.storyboard(empty, initial: "c"))
        #expect(alone.below("[app]") == ["rootViewController = \"empty\""])
    }

    @Test func withoutAnInitialControllerTheFirstScreenWithContentIsUsed() throws {
        let reference = Sample.scene("r", kind: "viewControllerPlaceholder", "storyboardName='Help'")
        let empty = Sample.scene("c", "title='Empty'", views: "")
        let full = Sample.scene("d", "title='Full'", root: "root2", views: Sample.object("label", "l"), guides: "")
        let imported = try Imported(Sample.storyboard(reference, empty, full))
        #expect(imported.below("[app]") == ["rootViewController = \"full\""])
        #expect(imported.comments.contains("# The storyboard names no first screen, so the first that is not empty is used."))
        let first = try Imported(Sample.storyboard(full, empty))
        #expect(first.below("[app]") == ["rootViewController = \"full\""])
        #expect(first.comments.contains("# The storyboard names no first screen, so the first in the file is used."))
        let none = try Imported(Sample.storyboard(empty, reference))
        #expect(none.below("[app]") == ["rootViewController = \"empty\""])
    }

    @Test func viewsOutsideAControllersViewAreComponents() throws {
        let loose = Sample.object("view", "x", "", "<subviews>\(Sample.object("label", "y"))</subviews>")
        let imported = try Imported(Sample.storyboard(Sample.scene("c", "", "<view key='view' contentMode='center' id='v'/>", beside: loose)))
        #expect(imported.report.views == .init(imported: 3, total: 3))
        #expect(imported.report.leftOut == [])
        #expect(imported.report.changed.map(\.reason).contains("it is outside its controller's view: it becomes a component"))
        #expect(imported.lines.contains { $0.hasPrefix("[components.") })
        #expect(imported.errors == [])
    }

    @Test func controllersWithoutAViewBecomeTilesOfTheirClass() throws {
        #expect(try Imported(Sample.storyboard(Sample.scene("c", "customClass='HomeController'"))).view("content", of: "home")
            == ["customClass = \"HomeController\""])
        #expect(try Imported(Sample.storyboard(Sample.scene("c", kind: "pageViewController"))).view("content", of: "pages")
            == ["customClass = \"UIPageViewController\""])
    }

    @Test func rootViewsOfOtherKindsFillTheScreen() throws {
        let imported = try Imported(Sample.storyboard(Sample.scene("c", "", "<mapView key='view' contentMode='center' id='m'/>")))
        #expect(imported.view("map") == ["kind = \"map\""])
        #expect(imported.constraints() == ["H:|[map]|", "V:|[map]|"])
        #expect(imported.errors == [])
    }

    @Test func launchScreensBecomeScreens() throws {
        let imported = try Imported(Sample.storyboard(
            Sample.scene("c", views: Sample.object("label", "l", "text='My App'")), initial: "c",
            attributes: "launchScreen='YES' useAutolayout='YES'"), name: "LaunchScreen.storyboard")
        #expect(imported.viewNames() == ["myAppLabel"])
        #expect(imported.errors == [])
    }

    @Test func theTintColourBelongsToTheApp() throws {
        let imported = try Imported(Sample.document(
            "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "initialViewController='c'",
            "<scenes>\(Sample.scene("c", views: ""))</scenes><color key='tintColor' red='1' green='0' blue='0' alpha='1'/>"))
        #expect(imported.below("[app]") == ["rootViewController = \"screen\"", "tintColor = \"#FF0000\""])
    }
}
