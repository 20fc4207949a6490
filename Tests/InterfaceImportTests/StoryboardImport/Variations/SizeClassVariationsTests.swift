import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct SizeClassVariationsTests {
    private typealias Sample = SampleDocument

    private static let box = Sample.object("view", "b", "userLabel='box'")
    private static func width(_ id: String, _ constant: Int, _ variations: String = "") -> String {
        "<constraint firstItem='b' firstAttribute='width' constant='\(constant)' id='\(id)'>\(variations)</constraint>"
    }

    private func imported(_ views: String = box, constraints: String = "", variations: String = "") throws -> Imported {
        let imported = try Imported(Sample.storyboard(Sample.scene("c", views: views, constraints: constraints, variations: variations)))
        #expect(imported.errors == [])
        return imported
    }

    @Test func variationsOfConstantsAreImported() throws {
        let imported = try imported(constraints: Self.width("k", 100, "<variation key='heightClass=regular-widthClass=regular' constant='200'/>"))
        #expect(imported.constraints() == [])
        #expect(imported.adaptive() == [
            ["when = { horizontalSizeClass = \"regular\", verticalSizeClass = \"regular\" }", "constraints = [", "  \"box.width == 200\",", "]"],
            ["when = { not = { horizontalSizeClass = \"regular\", verticalSizeClass = \"regular\" } }", "constraints = [", "  \"box.width == 100\",", "]"],
        ])
    }

    /// Masks in the superview list the installed constraints, as in Xcode 6, 7 and later.
    @Test func constraintsAreInstalledByMasks() throws {
        let imported = try imported(constraints: Self.width("k1", 100) + Self.width("k2", 200) + Self.width("k3", 300), variations: """
            <variation key='default'><mask key='constraints'><exclude reference='k2'/><exclude reference='k3'/></mask></variation>\
            <variation key='widthClass=regular'><mask key='constraints'><exclude reference='k1'/><include reference='k2'/></mask></variation>
            """)
        #expect(imported.adaptive() == [
            ["when = { horizontalSizeClass = \"compact\" }", "constraints = [", "  \"box.width == 100\",", "]"],
            ["when = { horizontalSizeClass = \"regular\" }", "constraints = [", "  \"box.width == 200\",", "]"],
        ])
        #expect(imported.report.leftOut.map(\.reason) == ["it is installed for no size class"])
        #expect(imported.report.constraints == .init(imported: 2, total: 3))
    }

    @Test func viewsAreInstalledWithTheirConstraints() throws {
        let imported = try imported(constraints: Self.width("k", 100), variations: """
            <variation key='default'><mask key='subviews'><exclude reference='b'/></mask></variation>\
            <variation key='heightClass=compact'><mask key='subviews'><include reference='b'/></mask></variation>
            """)
        #expect(imported.viewNames() == ["box"])
        #expect(imported.constraints() == [])
        #expect(imported.adaptive() == [
            ["when = { verticalSizeClass = \"compact\" }", "constraints = [", "  \"box.width == 100\",", "]", "install = [\"box\"]"],
        ])
    }

    @Test func viewsInstalledNowhereAreOmittedWithTheirSubviews() throws {
        let inner = Sample.object("view", "b", "userLabel='box'", "<subviews>\(Sample.object("label", "l"))</subviews>")
        let imported = try imported(inner, constraints: Self.width("k", 100), variations: """
            <variation key='default'><mask key='subviews'><exclude reference='b'/></mask></variation>
            """)
        #expect(imported.viewNames() == [])
        #expect(imported.report.views == .init(imported: 1, total: 3))
        #expect(imported.report.constraints == .init(imported: 0, total: 1))
    }

    /// The variations exclude compact and regular widths. No device has another width.
    @Test func variationsThatNoDeviceShowsAreOmitted() throws {
        let imported = try imported(constraints: Self.width("k", 100), variations: """
            <variation key='widthClass=compact'><mask key='constraints'><exclude reference='k'/></mask></variation>\
            <variation key='widthClass=regular'><mask key='constraints'><exclude reference='k'/></mask></variation>
            """)
        #expect(imported.adaptive() == [])
        #expect(imported.report.leftOut.map(\.reason) == ["it is installed for no size class"])
    }

    @Test func variationsOfPropertiesAreImported() throws {
        let stack = Sample.object("stackView", "s", "userLabel='row' spacing='8'", """
            <variation key='widthClass=compact' axis='vertical' spacing='4'/>
            """)
        #expect(try imported(stack).adaptive() == [[
            "when = { horizontalSizeClass = \"compact\" }", "set.row.spacing = 4", "set.row.axis = \"vertical\"",
            "otherwise.row.spacing = 8", "otherwise.row.axis = \"horizontal\"",
        ]])
        let label = Sample.object("label", "l", "userLabel='word' text='a'", """
            <variation key='heightClass=regular-widthClass=regular'><fontDescription key='fontDescription' type='system' pointSize='30'/></variation>
            """)
        #expect(try imported(label).adaptive() == [[
            "when = { horizontalSizeClass = \"regular\", verticalSizeClass = \"regular\" }", "set.word.font = { size = 30 }",
            "otherwise.word.font = { size = 17 }",
        ]])
        let hidden = Sample.object("label", "l", "userLabel='word' text='a' hidden='YES'", "<variation key='widthClass=regular' hidden='NO'/>")
        #expect(try imported(hidden).adaptive() == [[
            "when = { horizontalSizeClass = \"regular\" }", "set.word.isHidden = false", "otherwise.word.isHidden = true",
        ]])
    }

    /// Three values need three elements, because `otherwise` of one would conflict with `set` of another.
    @Test func eachOfSeveralValuesHasAnAdaptiveElement() throws {
        let stack = Sample.object("stackView", "s", "userLabel='row' spacing='1'", """
            <variation key='heightClass=compact-widthClass=compact' spacing='2'/><variation key='heightClass=regular-widthClass=regular' spacing='3'/>
            """)
        let sets = try imported(stack).adaptive().map { $0.filter { !$0.hasPrefix("when") } }
        #expect(sets == [["set.row.spacing = 2"], ["set.row.spacing = 3"], ["set.row.spacing = 1"]])
    }

    @Test func moreSpecificVariationsOverrideLessSpecificOnes() throws {
        let imported = try imported(constraints: Self.width("k", 1, """
            <variation key='heightClass=compact-widthClass=compact' constant='3'/><variation key='widthClass=compact' constant='2'/>
            """))
        #expect(imported.adaptive().map { $0[0] + $0[2] } == [
            "when = { horizontalSizeClass = \"compact\", verticalSizeClass = \"regular\" }  \"box.width == 2\",",
            "when = { horizontalSizeClass = \"compact\", verticalSizeClass = \"compact\" }  \"box.width == 3\",",
            "when = { horizontalSizeClass = \"regular\" }  \"box.width == 1\",",
        ])
    }

    /// A value that differs from the base on every device becomes the view's own value.
    @Test func valuesForAllDevicesAreTheViewsOwn() throws {
        let stack = Sample.object("stackView", "s", "userLabel='row'", """
            <variation key='widthClass=compact' axis='vertical'/><variation key='widthClass=regular' axis='vertical'/>
            """)
        let imported = try imported(stack)
        #expect(imported.adaptive() == [])
        #expect(imported.value("axis", of: "row") == "\"vertical\"")
    }

    @Test func variationsByOtherTraitsAreIgnored() throws {
        let imported = try imported(Sample.object("view", "b", "userLabel='box'", "<variation key='layoutDirection=rightToLeft' hidden='YES'/>"))
        #expect(imported.adaptive() == [])
        #expect(imported.report.changed.map(\.reason) == ["variations by traits other than size classes are ignored"])
    }
}
