import SampleDocuments
import Testing
@testable import InterfaceImport

/// Words of Interface Builder that no available document contains. Each is imported, or reported in the playground and in the report.
@Suite struct UnseenWordsTests {
    private typealias Sample = SampleDocument

    /// Each row has an element with attributes or content, and the attributes that its report lists.
    @Test(arguments: [
        ("pageControl", "numberOfPages='3' backgroundStyle='prominent'", "", "backgroundStyle = prominent"),
        ("pageControl", "numberOfPages='3' allowsContinuousInteraction='NO'", "", "allowsContinuousInteraction = NO"),
        ("datePicker", "style='compact' roundsToMinuteInterval='NO'", "", "roundsToMinuteInterval = NO"),
        ("datePicker", "datePickerMode='yearAndMonth'", "", "datePickerMode = yearAndMonth"),
        ("slider", "sliderStyle='thumbless'", "", "sliderStyle = thumbless"),
        ("switch", "title='Sound' preferredStyle='checkbox'", "", "preferredStyle = checkbox, title = Sound"),
        ("searchBar", "searchFieldBackgroundPositionAdjustment='4'", "", "searchFieldBackgroundPositionAdjustment = 4"),
        ("textView", "borderStyle='bezel'", "", "borderStyle = bezel"),
        ("imageView", "preferredImageDynamicRange='high'", "", "preferredImageDynamicRange = high"),
        ("scrollView", "transfersVerticalScrollingToParent='NO'", "", "transfersVerticalScrollingToParent = NO"),
        ("stackView", "overflow='hidden'", "", "overflow = hidden"),
        ("label", "text='a'", "<fontDescription key='fontDescription' type='italicSystem' pointSize='17'/>", "fontDescription.type = italicSystem"),
        ("label", "text='a'", "<fontDescription key='fontDescription' style='UICTFontTextStyleExtraLargeTitle'/>",
         "fontDescription.style = UICTFontTextStyleExtraLargeTitle"),
        ("label", "text='a'", "<shadow key='textShadow' blur='3'/>", "textShadow"),
        ("button", "buttonType='system'", "<menu key='menu' id='m'><menuElements><action key='first' title='Copy'/></menuElements></menu>", "menu"),
        ("button", "", "<buttonConfiguration key='configuration' style='borderedTinted' title='Go'/>", "configuration.style = borderedTinted"),
        ("button", "", "<buttonConfiguration key='configuration' style='plain' title='Go'><symbolTransition key='symbolContentTransition'/></buttonConfiguration>",
         "configuration.symbolContentTransition"),
        ("visualEffectView", "", "<vibrancyEffect style='label'><blurEffect style='regular'/></vibrancyEffect>", "vibrancyEffect"),
        ("visualEffectView", "", "<glassEffect isInteractive='YES'/>", "glassEffect"),
        ("view", "", "<cornerConfiguration key='cornerConfiguration' radius='8'/>", "cornerConfiguration"),
        ("view", "overrideUserInterfaceStyle='dark'", "", "overrideUserInterfaceStyle = dark"),
        ("tableView", "selfSizingInvalidation='enabled'", "<prototypes/>", "selfSizingInvalidation = enabled"),
        ("tableView", "separatorStyle='singleLineEtched'", "<prototypes/>", "separatorStyle = singleLineEtched"),
        ("colorWell", "supportsAlpha='NO'", "", "supportsAlpha = NO"),
        ("calendarView", "wantsDateDecorations='NO'", "", "wantsDateDecorations = NO"),
    ]) func unsupportedWordsOfViewsAreNamedAtTheView(kind: String, attributes: String, content: String, words: String) throws {
        let view = Sample.object(kind, "a", "userLabel='thing' \(attributes)", content)
        let imported = try Imported(views: attributes.contains("contentMode") ? view.replacing("contentMode='scaleToFill' ", with: "") : view)
        #expect(imported.text.contains("# Not in this playground: \(words)."))
        #expect(imported.report.unsaid.count == words.split(separator: ",").count)
        #expect(imported.errors == [])
    }

    /// Words outside views are named at their controller, their row, or the head of the file.
    @Test(arguments: [
        (Sample.scene("c", "preferredScreenEdgesDeferringSystemGestures='YES'", views: ""), "preferredScreenEdgesDeferringSystemGestures = YES"),
        (Sample.scene("c", kind: "tabBarController", "mode='tabSidebar'", """
            <connections><segue destination='d' kind='relationship' relationship='viewControllers' id='s'/></connections>
            """) + Sample.scene("d", root: "r2", views: "", guides: ""), "mode = tabSidebar"),
        (Sample.scene("c", kind: "splitViewController", "displayModeButtonVisibility='never'"), "displayModeButtonVisibility = never"),
        (Sample.scene("c", views: "", besideView: "<navigationItem key='navigationItem' title='A' style='editor' subtitle='B' id='n'/>"),
         "navigationItem.style = editor, navigationItem.subtitle = B"),
        (Sample.scene("c", views: "", connections: "<segue destination='c' kind='show' modalTransitionCurve='linear' id='s'/>"), "segue.modalTransitionCurve"),
        (Sample.scene("c", views: Sample.object("label", "l"), constraints: "<constraint firstItem='l' firstAttribute='top' secondItem='root' secondAttribute='top' dimension='9' id='k'/>"),
         "constraint.dimension"),
        (Sample.scene("c", "", "<view key='view' contentMode='center' id='v'/>", beside: "<hoverGestureRecognizer id='h' trackpad='YES'/>"),
         "hoverGestureRecognizer"),
    ]) func unsupportedWordsOutsideViewsAreNamed(scenes: String, words: String) throws {
        let imported = try Imported(Sample.storyboard(scenes, initial: "c"))
        #expect(imported.comments.contains { $0.contains("Not in this playground: ") && $0.contains(words) })
        #expect(imported.report.unsaid.count == words.split(separator: ",").count)
        #expect(imported.errors == [])
    }

    /// Words that no wireframe shows are omitted silently, as the table defines.
    @Test(arguments: [
        ("button", "pointerInteraction='YES'", ""), ("label", "", "<accessibility key='accessibilityConfiguration' label='A'/>"),
        ("textField", "", "<textInputTraits key='textInputTraits' textContentType='email'/>"), ("mtkView", "sampleCount='4'", ""),
    ]) func attributesThatNoWireframeShowsAreNotNamed(kind: String, attributes: String, content: String) throws {
        let imported = try Imported(views: Sample.object(kind, "a", attributes, content))
        #expect(imported.report.unsaid == [])
    }

    @Test(arguments: ["hostingController", "glkViewController", "avPlayerViewController", "newestViewController"])
    func controllersOfOtherKindsBecomeTilesWithTheirName(kind: String) throws {
        let imported = try Imported(Sample.storyboard(Sample.scene("c", kind: kind, "title='It'")))
        #expect(imported.value("customClass", of: "content") == nil)
        #expect(imported.view("content", of: "it").contains { $0.hasPrefix("customClass = \"UI") })
        #expect(imported.report.changed.map(\.reason) == ["a controller whose views are code is imported as a tile with its name"])
        #expect(imported.errors == [])
    }

    @Test func attributedTitlesOfConfigurationsBecomePlainText() throws {
        let title = "<attributedString key='attributedTitle'><fragment content='Buy '/><fragment content='now'/></attributedString>"
        let imported = try Imported(views: Sample.object(
            "button", "b", "userLabel='thing'", "<buttonConfiguration key='configuration' style='filled'>\(title)</buttonConfiguration>"))
        #expect(imported.value("title", of: "thing") == "\"Buy now\"")
    }

    @Test func layoutsInCodeBecomeFlowLayoutsAndAreReported() throws {
        let list = Sample.object("collectionView", "l", "", "<collectionViewLayout key='collectionViewLayout' customClass='Mosaic' id='m'/><cells/>")
        #expect(try Imported(views: list).report.changed.map(\.reason).contains("a layout in code becomes a flow layout"))
    }

    /// Cells in Interface Builder's standard styles have labels that may look different.
    @Test func customizedLabelsOfStandardStylesAreReported() throws {
        func cell(_ label: String) -> String {
            """
            <tableViewCell contentMode='center' style='IBUITableViewCellStyleDefault' textLabel='l' id='t'><tableViewCellContentView key='contentView' \
            contentMode='center' id='v'><subviews>\(Sample.object("label", "l", "text='A'", label))</subviews></tableViewCellContentView></tableViewCell>
            """
        }
        func reasons(_ label: String) throws -> [String] {
            try Imported(views: Sample.object("tableView", "x", "", "<prototypes>\(cell(label))</prototypes>")).report.changed.map(\.reason)
        }
        let reason = "a label of a styled cell has the style's font, colour and number of lines"
        #expect(try reasons("<fontDescription key='fontDescription' type='boldSystem' pointSize='17'/>").contains(reason))
        #expect(try reasons("<color key='textColor' red='1' green='0' blue='0' alpha='1'/>").contains(reason))
        #expect(try !reasons("<fontDescription key='fontDescription' type='system' pointSize='17'/><nil key='textColor'/>").contains(reason))
    }

    @Test func cellsWithViewsInCodeAreReportedAsEmpty() throws {
        let cell = """
            <tableViewCell contentMode='center' customClass='CatCell' id='t'><tableViewCellContentView key='contentView' contentMode='center' id='v'/>\
            </tableViewCell>
            """
        let imported = try Imported(views: Sample.object("tableView", "x", "", "<prototypes>\(cell)</prototypes>"))
        #expect(imported.comments.contains("# The code of CatCell makes its views."))
        #expect(imported.report.changed.map(\.reason).contains("a cell whose views are code is empty"))
    }
}
