import SampleDocuments
import Testing

@Suite struct ViewNamesTests {
    private typealias Sample = SampleDocument

    private func name(_ kind: String, _ attributes: String = "", _ content: String = "", connections: String = "") throws -> String? {
        let imported = try Imported(views: Sample.object(kind, "x", attributes, content), connections: connections)
        #expect(imported.errors == [])
        return imported.viewNames().first
    }

    @Test func viewsAreNamedAfterTheirOutlets() throws {
        let outlet = "<outlet property='HUDTitle' destination='x' id='o'/>"
        #expect(try name("label", "text='Hello' userLabel='greeting'", connections: outlet) == "HUDTitle")
    }

    /// A text field's delegate and a table's data source are roles, not names.
    @Test func outletsForRolesAreNotNames() throws {
        #expect(try name("textField", "borderStyle='roundedRect'", connections: "<outlet property='delegate' destination='x' id='o'/>") == "field")
    }

    @Test func viewsAreNamedAfterLabelsAndTexts() throws {
        #expect(try name("label", "text='Hello' userLabel='The greeting'") == "theGreeting")
        #expect(try name("label", "text='Hello there'") == "helloThereLabel")
        #expect(try name("label", "text='Shipping label'") == "shippingLabel")
        #expect(try name("button", "", "<state key='normal' title='Sign in'/>") == "signInButton")
        #expect(try name("button", "", "<buttonConfiguration key='configuration' style='filled' title='Go'/>") == "goButton")
        #expect(try name("textField", "placeholder='E-mail' borderStyle='roundedRect'") == "eMailField")
        #expect(try name("imageView", "image='cat.fill'") == "catFillImage")
        #expect(try name("segmentedControl", "", "<segments><segment title='All'/></segments>") == "allControl")
        #expect(try name("view", "", "<accessibility key='accessibilityConfiguration' identifier='card'/>") == "card")
    }

    @Test func viewsWithoutTextAreNamedAfterTheirKind() throws {
        #expect(try name("label", "text='12:30'") == "label")
        #expect(try name("label", "text='你好'") == "label")
        #expect(try name("label", "text=''") == "label")
        #expect(try name("activityIndicatorView") == "spinner")
        #expect(try name("view", "customClass='XYZGradientView'") == "xyzGradientView")
    }

    /// These words have another meaning in constraints.
    @Test(arguments: [
        ("superview", "superview2"), ("Safe Area", "safeArea2"), ("top", "top2"), ("window", "window2"), ("first baseline", "firstBaseline2"),
        ("layout margins", "layoutMargins2"), ("true", "true"), ("nan", "nan"), ("content view", "contentView"),
    ])
    func reservedWordsAreNumbered(label: String, expected: String) throws {
        #expect(try name("view", "userLabel='\(label)'") == expected)
    }

    @Test func equalNamesAreNumbered() throws {
        let views = ["x", "y", "z"].map { Sample.object("label", $0, "text='Price'") }.joined()
        #expect(try Imported(views: views).viewNames() == ["priceLabel", "priceLabel2", "priceLabel3"])
    }

    @Test func outletsOfCustomViewsNameTheirSubviews() throws {
        let inner = Sample.object("label", "l")
        let card = Sample.object("view", "v", "customClass='Card'", """
            <subviews>\(inner)</subviews><connections><outlet property='caption' destination='l' id='o'/></connections>
            """)
        #expect(try Imported(views: card).viewNames() == ["caption", "card"] || Imported(views: card).viewNames() == ["card", "caption"])
    }
}
