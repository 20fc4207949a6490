import SampleDocuments
import Testing

/// Attributes that imports once lost. Each row has the resulting entry in the playground.
@Suite struct CarriedWordsTests {
    private typealias Sample = SampleDocument

    @Test(arguments: [
        ("textField", "", "<textInputTraits key='textInputTraits' keyboardType='emailAddress' returnKeyType='go'/>", "keyboardType", "\"emailAddress\""),
        ("textField", "", "<textInputTraits key='textInputTraits' returnKeyType='go'/>", "returnKeyType", "\"go\""),
        ("textField", "", "<textInputTraits key='textInputTraits' keyboardType='alphabet'/>", "keyboardType", "\"asciiCapable\""),
        ("scrollView", "keyboardDismissMode='onDrag'", "", "keyboardDismissMode", "\"onDrag\""),
        ("scrollView", "contentInsetAdjustmentBehavior='never'", "", "contentInsetAdjustmentBehavior", "\"never\""),
        ("scrollView", "", "<inset key='contentInset' minX='1' minY='2' maxX='3' maxY='4'/>", "contentInset", "{ top = 2, left = 1, bottom = 4, right = 3 }"),
        // A stack with margins arranges its views relative to the margins.
        ("stackView", "", "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>", "isLayoutMarginsRelativeArrangement", "true"),
        ("stepper", "enabled='NO'", "", "isEnabled", "false"),
        ("label", "text='a'", "<fontDescription key='fontDescription' type='system' size='system'/>", "font", "{ size = 14 }"),
        ("label", "text='a'", "<fontDescription key='fontDescription' type='system' size='smallSystem'/>", "font", "{ size = 12 }"),
        ("button", "", "<buttonConfiguration key='configuration' style='plain' title='a'><fontDescription key='titleFontDescription' type='system' pointSize='38'/></buttonConfiguration>",
         "font", "{ size = 38 }"),
        ("button", "", "<buttonConfiguration key='configuration' style='plain' title='a'><color key='baseForegroundColor' red='1' green='0' blue='0' alpha='1'/></buttonConfiguration>",
         "textColor", "\"#FF0000\""),
        ("button", "", "<buttonConfiguration key='configuration' style='filled' title='a'><color key='baseBackgroundColor' red='1' green='0' blue='0' alpha='1'/></buttonConfiguration>",
         "baseBackgroundColor", "\"#FF0000\""),
        ("button", "", "<state key='normal'><attributedString key='attributedTitle'><fragment content='Buy '><attributes><font key='NSFont' metaFont='system' size='15'/></attributes></fragment><fragment content='now'><attributes><font key='NSFont' metaFont='systemBold' size='15'/></attributes></fragment></attributedString></state>",
         "attributedTitle", "\"Buy **now**\""),
        ("button", "", "<buttonConfiguration key='configuration' style='filled' title='a' imagePlacement='top'/>", "imagePlacement", "\"top\""),
        ("button", "", "<buttonConfiguration key='configuration' style='gray' title='a' indicator='popup'/>", "indicator", "\"popup\""),
        ("button", "", "<buttonConfiguration key='configuration' style='filled' title='a' showsActivityIndicator='YES'/>", "showsActivityIndicator", "true"),
        ("button", "", "<buttonConfiguration key='configuration' style='filled' title='a' imagePadding='8'/>", "imagePadding", "8"),
        ("button", "", "<buttonConfiguration key='configuration' style='filled' title='a' titleAlignment='leading'/>", "titleAlignment", "\"leading\""),
        ("button", "", "<buttonConfiguration key='configuration' style='filled' title='a' buttonSize='large'/>", "buttonSize", "\"large\""),
        ("button", "", "<buttonConfiguration key='configuration' style='filled' title='a' cornerStyle='capsule'/>", "cornerStyle", "\"capsule\""),
        ("textField", "", "<textInputTraits key='textInputTraits' secureTextEntry='YES'/>", "isSecureTextEntry", "true"),
        ("label", "text='a' minimumScaleFactor='0.5'", "", "adjustsFontSizeToFitWidth", "true"),
        ("label", "text='a' minimumScaleFactor='0.5'", "", "minimumScaleFactor", "0.5"),
        ("label", "text='a' minimumFontSize='10'", "<fontDescription key='fontDescription' type='system' pointSize='20'/>", "minimumScaleFactor", "0.5"),
        ("label", "text='a' minimumFontSize='10'", "", "adjustsFontSizeToFitWidth", "true"),
        // In other cases the playground contains the size.
        ("imageView", "image='star' catalog='system'", "<preferredSymbolConfiguration key='preferredSymbolConfiguration' configurationType='pointSize' pointSize='34' weight='bold'/>",
         "preferredSymbolConfiguration", "{ pointSize = 34, weight = \"bold\" }"),
        ("imageView", "image='star' catalog='system'", "<preferredSymbolConfiguration key='preferredSymbolConfiguration' configurationType='font'><fontDescription key='font' style='UICTFontTextStyleTitle1'/></preferredSymbolConfiguration>",
         "preferredSymbolConfiguration", "{ textStyle = \"title1\" }"),
        ("button", "", "<state key='normal' image='star' catalog='system'><preferredSymbolConfiguration key='preferredSymbolConfiguration' scale='small'/></state>",
         "preferredSymbolConfigurationForImage", "{ scale = \"small\" }"),
        ("imageView", "image='heart' catalog='system'", "<preferredSymbolConfiguration key='preferredSymbolConfiguration' scale='large'/>",
         "imageSize", "{ width = 26, height = 20 }"),
        // The symbol is drawn 25 points high, in a line 20 points high.
        ("imageView", "image='heart' catalog='system'", "<preferredSymbolConfiguration key='preferredSymbolConfiguration' scale='large'/>",
         "alignmentRectInsets", "{ top = 2.5, left = 0, bottom = 2.5, right = 0 }"),
        ("stackView", "insetsLayoutMarginsFromSafeArea='NO'", "<subviews><view contentMode='scaleToFill' id='s'/></subviews>",
         "insetsLayoutMarginsFromSafeArea", "false"),
        ("stackView", "baselineRelativeArrangement='YES'", "", "isBaselineRelativeArrangement", "true"),
        ("visualEffectView", "", "<view key='contentView' contentMode='scaleToFill' id='e'><edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/></view>",
         "layoutMargins", "{ top = 1, left = 2, bottom = 3, right = 4 }"),
        ("button", "buttonType='infoLight'", "", "imageSize", "{ width = 25, height = 25 }"),
        ("view", "", "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='number' keyPath='borderWidth'><real key='value' value='2'/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>",
         "borderWidth", "2"),
        ("view", "", "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='boolean' keyPath='layer.masksToBounds' value='YES'/></userDefinedRuntimeAttributes>",
         "clipsToBounds", "true"),
        ("view", "", Self.attributes("<userDefinedRuntimeAttribute type='number' keyPath='layer.shadowOpacity'><real key='value' value='0.25'/></userDefinedRuntimeAttribute>"),
         "shadowOpacity", "0.25"),
        ("view", "", Self.attributes("<userDefinedRuntimeAttribute type='number' keyPath='layer.shadowRadius'><real key='value' value='6'/></userDefinedRuntimeAttribute>"),
         "shadowRadius", "6"),
        ("view", "", Self.attributes("<userDefinedRuntimeAttribute type='size' keyPath='layer.shadowOffset'><size key='value' width='0.0' height='2'/></userDefinedRuntimeAttribute>"),
         "shadowOffset", "{ width = 0, height = 2 }"),
        ("view", "", Self.attributes("<userDefinedRuntimeAttribute type='number' keyPath='layer.transform.rotation.z'><real key='value' value='0.5'/></userDefinedRuntimeAttribute>"),
         "transform", "{ rotationAngle = 0.5 }"),
        ("visualEffectView", "", "<view key='contentView' contentMode='scaleToFill' id='e'/><blurEffect style='systemThinMaterial'/>", "effect", "\"systemThinMaterial\""),
    ]) func attributesAreImported(kind: String, attributes: String, content: String, key: String, value: String) throws {
        let imported = try Imported(views: Sample.object(kind, "a", "userLabel='thing' \(attributes)", content))
        #expect(imported.value(key, of: "thing") == value)
        #expect(imported.errors == [])
        #expect(imported.report.unsaid == [])
    }

    private static func attributes(_ content: String) -> String {
        "<userDefinedRuntimeAttributes>\(content)</userDefinedRuntimeAttributes>"
    }

    @Test(arguments: [("sectionHeaderHeight='40'", "sectionHeaderHeight = 40"), ("sectionFooterHeight='12'", "sectionFooterHeight = 12")])
    func onlyNonDefaultHeightsOfHeadersAndFootersAreImported(attribute: String, line: String) throws {
        let table = Sample.object("tableView", "t", "userLabel='thing' \(attribute)", "<prototypes/>")
        #expect(try Imported(views: table).text.contains(line))
        // Interface Builder's default values leave the height to UIKit.
        let usual = table.replacing("'40'", with: "'28'").replacing("'12'", with: "'18'")
        #expect(try !Imported(views: usual).text.contains("Height"))
    }

    /// UIActivityIndicatorView.Style.large is 37 points wide and high.
    @Test func largeSpinnersHaveSizeConstraints() throws {
        let spinner = Sample.object("activityIndicatorView", "s", "userLabel='thing' style='large'")
        #expect(try Imported(views: spinner).constraints() == ["thing.width >= 37 @750", "thing.height >= 37 @750"])
        #expect(try Imported(views: spinner.replacing("'large'", with: "'medium'")).constraints() == [])
    }

    /// The size that the document assumes of an image or a stack made in code.
    @Test(arguments: ["imageView", "stackView", "scrollView", "collectionView"])
    func placeholderSizesApplyToViewsSizedByCode(kind: String) throws {
        let view = Sample.object(kind, "v", "userLabel='thing' placeholderIntrinsicWidth='infinite' placeholderIntrinsicHeight='44'")
        #expect(try Imported(views: view).constraints() == ["thing.height <= 44 @250", "thing.height >= 44 @750"])
    }

    @Test func variationsInCellsAreReportedAsIgnored() throws {
        let constraint = """
            <constraint firstItem='l' firstAttribute='top' secondItem='v' secondAttribute='top' id='k'><variation key='widthClass=regular' constant='9'/></constraint>
            """
        let cell = """
            <tableViewCell contentMode='center' id='t'><tableViewCellContentView key='contentView' contentMode='center' id='v'><subviews>\
            \(Sample.object("label", "l"))</subviews><constraints>\(constraint)</constraints></tableViewCellContentView></tableViewCell>
            """
        let imported = try Imported(views: Sample.object("tableView", "x", "", "<prototypes>\(cell)</prototypes>"))
        #expect(imported.report.changed.map(\.reason).contains("a cell's size-class variations are ignored"))
    }
}
