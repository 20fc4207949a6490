import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct ListDrafterTests {
    private typealias Sample = SampleDocument

    private static func cell(_ id: String, _ attributes: String = "", _ views: String = "", _ rest: String = "", constraints: String = "") -> String {
        """
        <tableViewCell contentMode='scaleToFill' id='\(id)' \(attributes)><tableViewCellContentView key='contentView' contentMode='center' \
        id='\(id)-content'><subviews>\(views)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>\(rest)</tableViewCell>
        """
    }

    private func table(_ content: String, _ attributes: String = "") throws -> Imported {
        try Imported(Sample.storyboard(
            Sample.scene("c", kind: "tableViewController", "title='List'", """
                <tableView key='view' contentMode='scaleToFill' dataMode='static' \(attributes) id='t'>\(content)</tableView>
                """), Sample.scene("d", "title='Next'", ""), initial: "c"))
    }

    private func rows(_ imported: Imported, _ heading: String) -> [[String]] {
        imported.lines.indices.filter { imported.lines[$0] == heading }.map { index in
            Array(imported.lines[(index + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("[") })
        }
    }

    @Test func rowsHaveTheirOwnSeparatorInset() throws {
        let cell = """
            <tableViewCell contentMode='scaleToFill' id='x' style='IBUITableViewCellStyleDefault' textLabel='t'>\
            <inset key='separatorInset' minX='50' minY='0.0' maxX='100000' maxY='-1'/><tableViewCellContentView key='contentView' \
            contentMode='center' id='y'><subviews>\(SampleDocument.object("label", "t", "text='Hi'"))</subviews></tableViewCellContentView></tableViewCell>
            """
        let table = SampleDocument.object("tableView", "list", "", "<prototypes>\(cell)</prototypes>")
        let imported = try Imported(views: table)
        #expect(imported.text.contains("separatorInset = { top = 0, left = 50, bottom = 0, right = 10000 }"))
        #expect(imported.errors == [])
    }

    @Test func staticSectionsHaveTheirRowsHeadersAndFooters() throws {
        let label = Sample.object("label", "l1", "text='Wi-Fi'")
        let detail = Sample.object("label", "l2", "text='Home'")
        let styled = Self.cell(
            "a", "style='IBUITableViewCellStyleValue1' textLabel='l1' detailTextLabel='l2' accessoryType='disclosureIndicator' rowHeight='50'",
            label + detail, "<connections><segue destination='d' kind='show' id='s'/></connections>")
        let imported = try table("""
            <sections><tableViewSection headerTitle='Network' footerTitle='Nearby' id='x'><cells>\(styled)</cells></tableViewSection>\
            <tableViewSection id='y'><cells/></tableViewSection></sections>
            """, "style='grouped' rowHeight='44' separatorStyle='none'")
        #expect(imported.view("list", of: "list") == ["kind = \"table\"", "style = \"grouped\"", "rowHeight = 44", "separatorStyle = \"none\""])
        #expect(imported.constraints("list") == ["H:|[list]|", "V:|[list]|"])
        #expect(rows(imported, "[[controllers.list.views.list.sections]]") == [["header = \"Network\"", "footer = \"Nearby\""], ["rows = []"]])
        #expect(rows(imported, "[[controllers.list.views.list.sections.rows]]") == [[
            "text = \"Wi-Fi\"", "detailText = \"Home\"", "cellStyle = \"value1\"", "accessoryType = \"disclosureIndicator\"", "rowHeight = 50",
            "tap = { show = \"next\" }",
        ]])
        #expect(imported.report.views == .init(imported: 4, total: 4))
    }

    @Test func accessoryViewsOfStandardRowsAreImported() throws {
        let styled = Self.cell(
            "a", "style='IBUITableViewCellStyleDefault' textLabel='l1' accessoryType='checkmark' selectionStyle='none'",
            Sample.object("label", "l1", "text='Wi-Fi'"), Sample.object("switch", "s", "key='accessoryView' on='YES'"))
        let imported = try table("<prototypes>\(styled)</prototypes>")
        #expect(rows(imported, "[[controllers.list.views.list.rows]]") == [[
            "text = \"Wi-Fi\"", "selectionStyle = \"none\"", "accessoryView = { kind = \"switch\", isOn = true }",
        ]])
        #expect(imported.report.views == .init(imported: 4, total: 4))
        #expect(imported.errors == [])
    }

    @Test func refreshControlsAreImported() throws {
        let table = "<tableView key='view' contentMode='scaleToFill' id='t'/>"
        let imported = try Imported(Sample.storyboard(Sample.scene(
            "c", kind: "tableViewController", "title='List'", table + "<refreshControl key='refreshControl' id='r'/>")))
        #expect(imported.view("list", of: "list").contains("refreshControl = true"))
        #expect(imported.errors == [])
    }

    @Test func eachPrototypeBecomesARow() throws {
        let own = Self.cell(
            "a", "", Sample.object("label", "l", "text='Name'"),
            constraints: "<constraint firstItem='l' firstAttribute='leading' secondItem='a-content' secondAttribute='leadingMargin' id='k'/>")
        let imported = try table("<prototypes>\(own)\(Self.cell("b"))</prototypes>", "")
        #expect(imported.comments.contains("# One of each prototype: code sets their number. `rows = { count = 20, … }` repeats one."))
        #expect(imported.below("[controllers.list.views.list.rows.cell]") == ["constraints = [", "  \"nameLabel.leading == layoutMargins.leading\",", "]"])
        #expect(imported.below("[controllers.list.views.list.rows.cell.views]") == ["nameLabel = { kind = \"label\", text = \"Name\" }"])
        #expect(rows(imported, "[[controllers.list.views.list.rows]]") == [[], ["cell = {}"]])
        #expect(imported.playground.places.map(\.view) == ["list", "list.0.0", "list.0.0.nameLabel", "list.0.1"])
    }

    /// Each row has attributes of the cell and its content view, and the row's keys. A content view that preserves its superview's
    /// margins has its cell's margins (frames of one project).
    @Test(arguments: [
        ("", "", []), ("", "preservesSuperviewLayoutMargins='YES'", ["layoutMargins = { top = 8, left = 30, bottom = 8, right = 30 }"]),
        ("preservesSuperviewLayoutMargins='YES'", "preservesSuperviewLayoutMargins='YES'",
         ["layoutMargins = { top = 8, left = 30, bottom = 8, right = 30 }", "preservesSuperviewLayoutMargins = true"]),
    ]) func contentViewsPreserveTheMarginsOfTheirCell(cell: String, content: String, keys: [String]) throws {
        let imported = try table("""
            <prototypes><tableViewCell contentMode='scaleToFill' \(cell) id='a'>\
            <tableViewCellContentView key='contentView' contentMode='center' \(content) id='b'><subviews>\
            \(Sample.object("label", "l", "text='Name'"))</subviews></tableViewCellContentView>\
            <edgeInsets key='layoutMargins' top='8' left='30' bottom='8' right='30'/></tableViewCell></prototypes>
            """)
        #expect(rows(imported, "[[controllers.list.views.list.rows]]") == [keys])
    }

    @Test func `a content configuration of a cell is the row's`() throws {
        func cell(_ id: String, _ configuration: String) -> String {
            "<tableViewCell contentMode='scaleToFill' id='\(id)'><listContentConfiguration key='contentConfiguration' \(configuration)/></tableViewCell>"
        }
        let imported = try table("""
            <prototypes>\(cell("a", "text='One' image='cat'"))\(cell("b", "text='Two' secondaryText='2'"))\
            \(cell("z", "text='Three' secondaryText='3' prefersSideBySideTextAndSecondaryText='YES'"))</prototypes>
            """)
        #expect(rows(imported, "[[controllers.list.views.list.rows]]") == [
            ["text = \"One\"", "image = \"cat\"", "contentConfiguration = \"cell\""],
            ["text = \"Two\"", "detailText = \"2\"", "contentConfiguration = \"subtitleCell\""],
            ["text = \"Three\"", "detailText = \"3\"", "contentConfiguration = \"valueCell\""],
        ])
        #expect(imported.errors == [])
    }

    /// The cells of collection views themselves own the constraints of their content.
    @Test func constraintsOfCellsBelongToTheirContent() throws {
        let cell = """
            <collectionViewCell contentMode='center' id='a'><view key='contentView' contentMode='center' id='b'><subviews>\
            \(Sample.object("imageView", "i", "image='cat'"))</subviews></view><constraints>\
            <constraint firstItem='i' firstAttribute='top' secondItem='a' secondAttribute='top' constant='4' id='k1'/>\
            <constraint firstAttribute='bottom' secondItem='i' secondAttribute='bottom' id='k2'/></constraints></collectionViewCell>
            """
        let imported = try Imported(Sample.storyboard(Sample.scene("c", kind: "collectionViewController", "title='Grid'", """
            <collectionView key='view' contentMode='scaleToFill' id='g'><cells>\(cell)</cells>\
            <collectionViewFlowLayout key='collectionViewLayout' scrollDirection='horizontal' minimumLineSpacing='12' minimumInteritemSpacing='5' \
            id='f'><size key='itemSize' width='50' height='60'/><inset key='sectionInset' minX='1' minY='2' maxX='3' maxY='4'/>\
            </collectionViewFlowLayout></collectionView>
            """)))
        #expect(imported.view("list", of: "grid") == [
            "kind = \"collection\"", "itemSize = { width = 50, height = 60 }", "minimumLineSpacing = 12", "minimumInteritemSpacing = 5",
            "sectionInset = { top = 2, left = 1, bottom = 4, right = 3 }", "scrollDirection = \"horizontal\"",
        ])
        #expect(imported.below("[controllers.grid.views.list.items.cell]") == [
            "constraints = [", "  \"catImage.top == superview.top + 4\",", "  \"superview.bottom == catImage.bottom\",", "]",
        ])
        #expect(imported.report.constraints == .init(imported: 2, total: 2))
    }

    /// The `customSize` of each cell in the document is the size that code returns in collectionView(_:layout:sizeForItemAt:).
    @Test(arguments: [(60, ["itemSize = { width = 70, height = 60 }"], [] as [String]),
                      (90, ["itemSize = { width = 50, height = 50 }"], ["{ width = 70, height = 60 }", "{ width = 70, height = 90 }"])])
    func itemsHaveTheirOwnSizesOnlyIfTheyDiffer(second: Int, ofList: [String], ofItems: [String]) throws {
        func cell(_ id: String, _ height: Int) -> String {
            "<collectionViewCell contentMode='center' id='\(id)'><size key='customSize' width='70' height='\(height)'/></collectionViewCell>"
        }
        let imported = try Imported(Sample.storyboard(Sample.scene("c", kind: "collectionViewController", "title='Grid'", """
            <collectionView key='view' contentMode='scaleToFill' id='g'><cells>\(cell("a", 60))\(cell("b", second))</cells>\
            <collectionViewFlowLayout key='collectionViewLayout' id='f'><size key='itemSize' width='50' height='50'/>\
            </collectionViewFlowLayout></collectionView>
            """)))
        #expect(imported.view("list", of: "grid").filter { $0.hasPrefix("itemSize") } == ofList)
        #expect(rows(imported, "[[controllers.grid.views.list.items]]").joined().filter { $0.hasPrefix("itemSize") } == ofItems.map { "itemSize = \($0)" })
        #expect(imported.errors == [])
    }

    @Test func tableHeaderViewsAreImported() throws {
        let header = """
            <view key='tableHeaderView' contentMode='scaleToFill' id='h'>\(Sample.frame(0, 0, 375, 60))\
            <color key='backgroundColor' white='1' alpha='1'/><subviews>\(Sample.object("label", "l", "text='Cats'"))</subviews><constraints>\
            <constraint firstItem='l' firstAttribute='top' secondItem='h' secondAttribute='top' id='k'/></constraints></view>
            """
        let imported = try table("\(header)<prototypes>\(Self.cell("a"))</prototypes>")
        #expect(imported.below("[controllers.list.views.list.tableHeaderView]") == [
            "height = 60", "backgroundColor = \"#FFFFFF\"", "constraints = [", "  \"catsLabel.top == superview.top\",", "]",
        ])
        #expect(imported.report.views == .init(imported: 4, total: 4))
        #expect(imported.report.constraints == .init(imported: 1, total: 1))
        #expect(imported.errors == [])

        let alone = try table("\(header)<sections><tableViewSection id='s'><cells/></tableViewSection></sections>")
        #expect(alone.view("list", of: "list") == ["kind = \"table\"", "rows = []"])
        #expect(alone.errors == [])
    }

    @Test func backgroundViewsOfListsAreViewsOfTheController() throws {
        let imported = try table("\(Sample.object("label", "l", "key='backgroundView' text='No cats' userLabel='none'"))<prototypes/>")
        #expect(imported.view("list", of: "list").contains("backgroundView = \"none\""))
        #expect(imported.view("none", of: "list").contains("text = \"No cats\""))
        #expect(imported.errors == [])
    }

    /// Code creates the sections of a collection, and their headers.
    @Test func headersOfSectionsAreComponents() throws {
        let header = "<view key='sectionHeaderView' contentMode='center' id='h'><subviews>\(Sample.object("label", "l"))</subviews></view>"
        let imported = try table("\(header)<prototypes>\(Self.cell("a"))</prototypes>")
        #expect(imported.report.leftOut == [])
        #expect(imported.lines.contains { $0.hasPrefix("[components.") })
        #expect(imported.errors == [])
    }

    @Test func listsInCellsBecomeTiles() throws {
        let inner = Sample.object("tableView", "t2", "", "<prototypes>\(Self.cell("b", "", Sample.object("label", "l")))</prototypes>")
        let imported = try table("<prototypes>\(Self.cell("a", "", inner))</prototypes>")
        #expect(imported.text.contains("customClass = \"UITableView\""))
        #expect(imported.report.views == .init(imported: 5, total: 5))
        #expect(imported.report.leftOut == [])
        #expect(imported.report.changed.map(\.reason).contains("it is in a list in a cell: it becomes a component"))
        #expect(imported.errors == [])
    }

    /// Names of views are unique only within their cell.
    @Test func namesAreUniqueWithinEachCell() throws {
        let cells = ["a", "b"].map { Self.cell($0, "", Sample.object("label", "l\($0)", "text='Name'")) }.joined()
        let imported = try table("<prototypes>\(cells)</prototypes>")
        #expect(imported.lines.filter { $0.hasPrefix("nameLabel = ") }.count == 2)
    }
}
