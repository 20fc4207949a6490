import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct CollectionLayoutTests {
    private static func read(_ layout: String, items: String = "items = [\"A\"]") -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult(home: "views.grid = { kind = \"collection\", \(items), layout = \(layout) }")
    }

    private static func section(_ keys: String) throws -> SectionLayout {
        let result = read("{ sections = [{ \(keys) }] }")
        let layout = try #require(result.home?.views[0].properties.compositionalLayout(.layout), "\(result.report)")
        return try #require(layout.section(3))
    }

    @Test func `a number is absolute, and an item fills its container`() throws {
        let section = try Self.section("group = { heightDimension = 80, subitems = [{ widthDimension = { fractionalWidth = 0.5 } }, {}] }")
        let group = try #require(section.group)
        #expect(group.height == LayoutDimension(.absolute, 80) && group.width == LayoutDimension(.fractionalWidth, 1))
        #expect(group.group?.axis == .horizontal && group.group?.count == nil)
        #expect(group.group?.subitems == [ItemLayout(width: LayoutDimension(.fractionalWidth, 0.5)), ItemLayout()])
    }

    @Test func `a section has UIKit's keys`() throws {
        let section = try Self.section("""
            group = { axis = "vertical", heightDimension = { estimated = 90 }, repeatingSubitem = {}, count = 2, \
            interItemSpacing = { flexible = 4 } }, orthogonalScrollingBehavior = "paging", interGroupSpacing = 8, \
            contentInsets = { leading = 16 }, header = { heightDimension = 40, pinToVisibleBounds = true, alignment = "topLeading" }, \
            footer = { extendsBoundary = false }, background = { backgroundColor = "systemRed", cornerRadius = 9, contentInsets = 4 }
            """)
        #expect(section.group?.group?.count == 2 && section.group?.group?.interItemSpacing == LayoutSpacing(4, isFlexible: true))
        #expect(section.orthogonalScrollingBehavior == .paging && section.interGroupSpacing == 8)
        #expect(section.contentInsets == EdgeInsets(left: 16))
        #expect(section.header.height == LayoutDimension(.absolute, 40) && section.header.alignment == .topLeading && section.header.pinToVisibleBounds)
        #expect(section.footer.alignment == .bottom && !section.footer.extendsBoundary)
        #expect(section.background?.cornerRadius == 9)
    }

    @Test func `counted subitems get equal parts of the group`() throws {
        let group = try #require(try Self.section("group = { subitem = { widthDimension = 80 }, count = 4 }").group?.group)
        #expect(group.resizesItems && group.count == 4)
        #expect(group.subitems.map(\.width) == [LayoutDimension(.fractionalWidth, 0.25)])
    }

    @Test func `an item can have edge spacing`() throws {
        let section = try Self.section("group = { subitems = [{ edgeSpacing = { leading = 8, bottom = { flexible = 2 } } }] }")
        let edges = try #require(section.group?.group?.subitems.first?.edgeSpacing)
        #expect(edges.leading == LayoutSpacing(8) && edges.bottom == LayoutSpacing(2, isFlexible: true) && edges.top == LayoutSpacing())
    }

    @Test func `items of a list are rows`() throws {
        let result = Self.read(
            "{ sections = [{ appearance = \"sidebar\", headerMode = \"firstItemInSection\" }] }",
            items: "items = [\"Library\", { text = \"Mochi\", detailText = \"asleep\", accessoryType = \"checkmark\" }]")
        let views = try #require(result.home, "\(result.report)").views
        #expect(views.map(\.id).suffix(3) == ["grid.0.1", "grid.0.1.textLabel", "grid.0.1.detailTextLabel"])
        #expect(views[2].properties.font(.font) == .textStyle(.headline, weight: nil))
        #expect(views.suffix(2).allSatisfy { $0.properties.number(.numberOfLines) == 0 })
    }

    @Test(arguments: [
        ("\"masonry\"", "bad-value"), ("3", "wrong-type"), ("{}", "missing-key"), ("{ sections = [{}] }", "missing-key"),
        ("{ sections = [{ group = {} }] }", "group-without-items"), ("{ sections = [{ group = { subitems = [] } }] }", "group-without-items"),
        ("{ sections = [{ appearance = \"plain\", group = { subitems = [{}] } }] }", "exclusive-keys"),
        ("{ sections = [{ group = { repeatingSubitem = {} } }] }", "missing-key"), ("{ sections = [{ group = { subitems = [{}], count = 2 } }] }", "missing-key"),
        ("{ sections = [{ group = { subitems = [{}], repeatingSubitem = {}, count = 1 } }] }", "exclusive-keys"),
        ("{ sections = [{ group = { widthDimension = { fractionalWidth = 0.5, absolute = 3 }, subitems = [{}] } }] }", "exclusive-keys"),
        ("{ sections = [{ group = { subitem = {}, repeatingSubitem = {}, count = 1 } }] }", "exclusive-keys"),
        ("{ sections = [{ group = { subitem = {} } }] }", "missing-key"),
        ("{ sections = [{ group = { widthDimension = {}, subitems = [{}] } }] }", "missing-key"),
        ("{ sections = [{ group = { widthDimension = { fractionalWidth = -1 }, subitems = [{}] } }] }", "bad-value"),
        ("{ sections = [{ group = { subitems = [{}], edgeSpacing = 2 } }] }", "wrong-type"),
        ("{ sections = [{ group = { subitems = [{ edgeSpacing = { left = 2 } }] } }] }", "unknown-key"),
    ])
    func `a mistake has its own message`(layout: String, code: String) {
        #expect(Self.read(layout).codes == [code])
    }

    @Test func `a group without items does not prevent the drawing`() {
        #expect(Self.read("{ sections = [{ group = {} }] }").home != nil)
    }

    @Test func `keys of list cells are permitted only in lists`() {
        #expect(Self.read("\"grid\"", items: "items = [{ text = \"A\", accessoryType = \"checkmark\" }]").codes == ["key-of-other-kind"])
    }
}
