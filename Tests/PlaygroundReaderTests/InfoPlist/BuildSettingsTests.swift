import Testing

@testable import PlaygroundReader

@Suite struct BuildSettingsTests {
    private static let settings = BuildSettings(values: [
        "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:lower)", "PRODUCT_NAME": "Cat Café",
        "LOOP": "<$(LOOP)>", "BOMB": "$(BOMB2)$(BOMB2)$(BOMB2)$(BOMB2)$(BOMB2)$(BOMB2)$(BOMB2)$(BOMB2)$(BOMB2)$(BOMB2)",
        "BOMB2": "$(BOMB3)$(BOMB3)$(BOMB3)$(BOMB3)$(BOMB3)$(BOMB3)$(BOMB3)$(BOMB3)$(BOMB3)$(BOMB3)",
        "BOMB3": "$(BOMB4)$(BOMB4)$(BOMB4)$(BOMB4)$(BOMB4)$(BOMB4)$(BOMB4)$(BOMB4)$(BOMB4)$(BOMB4)",
        "BOMB4": "haaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ])

    @Test(arguments: [
        ("plain", "plain"), ("$(PRODUCT_NAME)", "Cat Café"), ("a${PRODUCT_NAME}b", "aCat Caféb"),
        ("$(PRODUCT_BUNDLE_IDENTIFIER).share", "com.example.cat café.share"),
        ("$(PRODUCT_NAME:rfc1034identifier)", "Cat-Caf-"), ("$(PRODUCT_NAME:c99extidentifier)", "Cat_Caf_"),
        ("$(PRODUCT_NAME:upper)", "CAT CAFÉ"), ("5$ and $", "5$ and $"), ("$()", "$()"),
        ("$(a b)", "$(a b)"), ("$(OPEN", "$(OPEN"),
    ])
    func `only variables are replaced`(text: String, expected: String) {
        #expect(Self.settings.expand(text).text == expected)
        #expect(Self.settings.expand(text).unknown == [])
    }

    @Test func `a variable without a value is kept and reported`() {
        let (text, unknown) = Self.settings.expand("$(TEAM).$(PRODUCT_NAME)")
        #expect(text == "$(TEAM).Cat Café")
        #expect(unknown == ["TEAM"])
    }

    @Test func `a variable that contains itself is replaced once`() {
        let (text, unknown) = Self.settings.expand("$(LOOP)")
        #expect(text == "<$(LOOP)>")
        #expect(unknown == ["LOOP"])
    }

    @Test func `the expansion of nested variables is bounded`() {
        #expect(Self.settings.expand("$(BOMB)").text.utf8.count < 200_000)
    }
}
