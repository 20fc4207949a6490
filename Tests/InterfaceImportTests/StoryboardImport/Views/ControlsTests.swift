import SampleDocuments
import Testing

@Suite struct ControlsTests {
    private func imported(_ kind: String, _ attributes: String = "", _ content: String = "", resources: String = "") throws -> Imported {
        let view = SampleDocument.object(kind, "x", "userLabel='it' \(attributes)", content)
        return try Imported(SampleDocument.storyboard(SampleDocument.scene("c", views: view), resources: resources))
    }

    /// Each row has Interface Builder's element, its attributes and content, and the view's kind and further entries.
    @Test(arguments: [
        ("switch", "on='YES' enabled='NO'", "", "switch", ["isOn = true", "isEnabled = false"]),
        ("slider", "value='30' minValue='20' maxValue='40'", "", "slider", ["minimumValue = 20", "maximumValue = 40", "value = 30"]),
        ("slider", "value='2' minValue='1' maxValue='1'", "", "slider", ["minimumValue = 1", "value = 1"]),
        ("progressView", "progress='0.25'", "", "progress", ["value = 0.25"]),
        ("segmentedControl", "selectedSegmentIndex='1'", "<segments><segment title='One'/><segment image='cat'/></segments>",
         "segmentedControl", ["segments = [\"One\", \"cat\"]", "selectedSegmentIndex = 1"]),
        ("pageControl", "numberOfPages='3' currentPage='2'", "", "pageControl", ["numberOfPages = 3", "currentPage = 2"]),
        ("datePicker", "datePickerMode='date' style='wheels'", "", "datePicker",
         ["datePickerMode = \"date\"", "preferredDatePickerStyle = \"wheels\""]),
        ("textView", "text='Hi' scrollEnabled='NO'", "", "textView", ["text = \"Hi\"", "isScrollEnabled = false"]),
        ("textField", "borderStyle='roundedRect' placeholder='Name' text='Ann'", "", "textField", ["text = \"Ann\"", "placeholder = \"Name\""]),
        ("searchBar", "placeholder='Search'", "", "searchBar", ["placeholder = \"Search\""]),
        ("scrollView", "pagingEnabled='YES' scrollEnabled='NO'", "", "scroll", ["isScrollEnabled = false", "isPagingEnabled = true"]),
        ("stepper", "", "", "stepper", []), ("activityIndicatorView", "", "", "activityIndicator", []), ("pickerView", "", "", "picker", []),
        ("mapView", "", "", "map", []), ("wkWebView", "", "", "web", []),
        ("imageView", "image='cat'", "", "image", ["image = \"cat\""]),
        ("stackView", "axis='vertical' distribution='fillEqually' alignment='center' spacing='12'", "", "stack",
         ["axis = \"vertical\"", "distribution = \"fillEqually\"", "alignment = \"center\"", "spacing = 12"]),
        ("stackView", "spacingType='standard' layoutMarginsRelativeArrangement='YES'", "", "stack",
         ["spacing = 8", "isLayoutMarginsRelativeArrangement = true"]),
    ] as [(String, String, String, String, [String])])
    func elementsBecomeViewsOfTheirKind(element: String, attributes: String, content: String, kind: String, entries: [String]) throws {
        let imported = try imported(element, attributes, content)
        #expect(imported.view("it") == ["kind = \"\(kind)\""] + entries)
        #expect(imported.errors == [])
    }

    @Test func textFieldsWithoutABorderStyleHaveNoBorder() throws {
        #expect(try imported("textField").value("borderStyle", of: "it") == "\"none\"")
        #expect(try imported("textField", "borderStyle='line'").value("borderStyle", of: "it") == "\"line\"")
    }

    @Test func imagesHaveTheirSizeFromTheDocument() throws {
        let sized = try imported("imageView", "image='cat'", resources: "<image name='cat' width='24' height='20.5'/>")
        #expect(sized.value("imageSize", of: "it") == "{ width = 24, height = 20.5 }")
        #expect(sized.errors == [])
        let reference = "<imageReference key='image' image='star' catalog='system' symbolScale='large'/>"
        #expect(try imported("imageView", "", reference).value("image", of: "it") == "\"star\"")
        #expect(try imported("imageView", "image='star' catalog='system'").value("imageSize", of: "it") != nil)
    }

    /// UIImage.alignmentRectInsets: constraints use a line of the font, the frame is the image's. LoopKit's Main.storyboard has a small
    /// chevron of 11 by 14 in a row of 20.
    @Test func symbolsHaveTheDocumentsProportionsAndTheHeightOfALine() throws {
        let symbol = try imported(
            "imageView", "image='chevron.right' catalog='system'",
            "<preferredSymbolConfiguration key='preferredSymbolConfiguration' scale='small' weight='semibold'/>",
            resources: "<image name='chevron.right' catalog='system' width='97' height='128'/>")
        #expect(symbol.value("imageSize", of: "it") == "{ width = 10, height = 20 }")
        #expect(symbol.value("alignmentRectInsets", of: "it") == "{ top = -3.5, left = 0, bottom = -3.5, right = 0 }")
        #expect(symbol.errors == [])
    }

    // MARK: Buttons

    @Test func systemButtonsHaveOnlyATitle() throws {
        let button = try imported("button", "buttonType='system'", "<state key='normal' title='Go'/><state key='highlighted' title='Going'/>")
        #expect(button.view("it") == ["kind = \"button\"", "title = \"Go\""])
    }

    /// UIButton.ButtonType.custom has a title 18 points high.
    @Test func customButtonsHaveAFontSize() throws {
        #expect(try imported("button", "", "<state key='normal' title='Go'/>").value("font", of: "it") == "{ size = 18 }")
    }

    @Test(arguments: [("plain", "plain"), ("filled", "filled"), ("borderedTinted", "plain"), ("borderedProminent", "borderedProminent")])
    func configuredButtonsHaveTheirStyle(style: String, expected: String) throws {
        let button = try imported("button", "buttonType='system'", "<buttonConfiguration key='configuration' style='\(style)' title='Go' subtitle='now'/>")
        #expect(button.view("it") == ["kind = \"button\"", "title = \"Go\"", "subtitle = \"now\"", "buttonStyle = \"\(expected)\""])
        #expect(button.errors == [])
    }

    @Test(arguments: [("close", "xmark"), ("contactAdd", "plus"), ("infoDark", "info.circle"), ("detailDisclosure", "info.circle")])
    func buttonTypesWithAnImageHaveTheImage(type: String, image: String) throws {
        #expect(try imported("button", "buttonType='\(type)'").value("image", of: "it") == "\"\(image)\"")
    }

    @Test func insetsAndColoursOfButtonsAreImported() throws {
        let button = try imported("button", "buttonType='system' enabled='NO'", """
            <inset key='contentEdgeInsets' minX='12' minY='4' maxX='12' maxY='6'/>\
            <state key='normal'><attributedString key='attributedTitle'><fragment content='Go'/></attributedString>\
            <color key='titleColor' white='0' alpha='1'/></state>
            """)
        #expect(button.view("it") == [
            "kind = \"button\"", "title = \"Go\"", "textColor = \"#000000\"",
            "contentInsets = { top = 4, left = 12, bottom = 6, right = 12 }", "isEnabled = false",
        ])
    }

    // MARK: Every view

    @Test func appearanceAndMarginsAreImported() throws {
        let view = try imported("view", "clipsSubviews='YES' preservesSuperviewLayoutMargins='YES'", """
            <color key='tintColor' white='1' alpha='1'/>\
            <directionalEdgeInsets key='directionalLayoutMargins' top='1' leading='2' bottom='3' trailing='4'/>\
            <userDefinedRuntimeAttributes>\
            <userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'><integer key='value' value='8'/>\
            </userDefinedRuntimeAttribute>\
            <userDefinedRuntimeAttribute type='number' keyPath='layer.borderWidth'><real key='value' value='0.5'/>\
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """)
        #expect(view.view("it") == [
            "tintColor = \"#FFFFFF\"", "clipsToBounds = true", "cornerRadius = 8", "borderWidth = 0.5",
            "layoutMargins = { top = 1, left = 2, bottom = 3, right = 4 }", "preservesSuperviewLayoutMargins = true",
        ])
        #expect(view.errors == [])
    }

    @Test func prioritiesInTheDocumentAreImported() throws {
        let view = try imported("label", "text='a' horizontalHuggingPriority='251' verticalCompressionResistancePriority='749'")
        #expect(view.value("horizontalHuggingPriority", of: "it") == "251")
        #expect(view.value("verticalCompressionResistancePriority", of: "it") == "749")
    }

    // MARK: Drawn by code

    @Test func viewsOfCustomClassesBecomeTilesWithTheirName() throws {
        let empty = try imported("view", "customClass='GraphView'")
        #expect(empty.value("customClass", of: "it") == "\"GraphView\"")
        #expect(empty.report.changed.map(\.reason) == ["a view of a custom class is imported as a tile with its name"])
        let full = try imported("view", "customClass='Card'", "<subviews>\(SampleDocument.object("label", "l"))</subviews>")
        #expect(full.value("customClass", of: "it") == nil)
        #expect(full.report.changed.map(\.reason) == ["a view of a custom class is drawn as UIKit draws its superclass"])
        let button = try imported("button", "customClass='BigButton' buttonType='system'")
        #expect(button.value("customClass", of: "it") == nil)
    }

    /// Each name would end the comment or the string in which it is written.
    @Test(arguments: [
        ("Foo&#10;fatalError()&#10;// ", "FooFatalError"), ("a&quot; ] #", "a"), ("Shop.Chart View", "Shop.ChartView"), ("*/ &#x202E;x", "x"),
    ])
    func invalidClassNamesAreRepairedAndReported(name: String, repaired: String) throws {
        let tile = try imported("view", "customClass='\(name)'")
        #expect(tile.value("customClass", of: "it") == "\"\(repaired)\"")
        #expect(tile.report.changed.map(\.reason).contains("a class's name without characters that Swift does not permit"))
        #expect(tile.errors == [])
    }

    @Test(arguments: [("toolbar", "UIToolbar"), ("sceneKitView", "SCNView"), ("newestView", "UINewestView")])
    func unsupportedKindsBecomeTiles(element: String, className: String) throws {
        let tile = try imported(element)
        #expect(tile.value("customClass", of: "it") == "\"\(className)\"")
        #expect(tile.report.changed.map(\.reason) == ["a \(className) is imported as a tile with its name"])
        #expect(tile.errors == [])
    }

    @Test func contentOfEffectViewsIsImportedAsSubviews() throws {
        let effect = try imported("visualEffectView", "", """
            <view key='contentView' contentMode='center' id='content'><subviews>\(SampleDocument.object("label", "l", "text='Hi'"))</subviews>\
            <constraints><constraint firstItem='l' firstAttribute='top' secondItem='content' secondAttribute='top' id='k'/></constraints></view>
            """)
        #expect(effect.view("it") == ["subviews = [\"hiLabel\"]"])
        #expect(effect.constraints() == ["hiLabel.top == it.top"])
        #expect(effect.errors == [])
    }

    /// Frames of one project: a button whose configuration has only an image is 44 wide, whatever the title of its state.
    @Test func configurationsReplaceTheTitleOfTheState() throws {
        let state = "<state key='normal' title='Button'/>"
        #expect(try imported("button", "", state).value("title", of: "it") == "\"Button\"")
        let configured = state + "<buttonConfiguration key='configuration' style='tinted' image='cat'/>"
        #expect(try imported("button", "", configured).value("title", of: "it") == nil)
    }

    /// A frame of one project: 22 x 22, with an image of the same size and a title of 14 points.
    @Test func backgroundImagesReplaceInsets() throws {
        let button = try imported(
            "button", "", "<state key='normal' title='7' backgroundImage='cat'/>", resources: "<image name='cat' width='22' height='24'/>")
        #expect(button.value("contentInsets", of: "it") == "{ top = 0, left = 0, bottom = 0, right = 0 }")
        #expect(button.constraints() == ["it.width >= 22 @750", "it.height >= 24 @750"])
        #expect(button.errors == [])
    }

    /// UIImage.SymbolScale.default: a circle of 26 points in frames of one project.
    @Test func theDefaultScaleOfASymbolIsItsReferencesScale() throws {
        let large = try imported("imageView", "", """
            <imageReference key='image' image='heart' catalog='system' symbolScale='large'/>
            <preferredSymbolConfiguration key='preferredSymbolConfiguration' scale='default'/>
            """)
        #expect(large.value("imageSize", of: "it") == "{ width = 26, height = 20 }")
    }

    /// Frames of `trash`, `pin.fill`, `key.fill` and others: 20 to 22.7 high at 17 points.
    @Test func tallSymbolsAreHigherThanALine() throws {
        let symbol = try imported(
            "imageView", "image='pin.fill' catalog='system'", resources: "<image name='pin.fill' catalog='system' width='116' height='128'/>")
        #expect(symbol.value("imageSize", of: "it") == "{ width = 19, height = 20 }")
        #expect(symbol.value("alignmentRectInsets", of: "it") == "{ top = 1, left = 0, bottom = 1, right = 0 }")
    }
}
