import PlaygroundModel
import Testing

@Suite struct ClassNameTests {
    @Test(arguments: ["ChartView", "_TtC5Shop9ChartView", "Shop.ChartView", "Größe", "図", "{style}View", "{a-b}", "A1"])
    func swiftNamesAreWellFormed(name: String) {
        #expect(ClassName.isWellFormed(name))
    }

    @Test(arguments: [
        ("Foo\nfatalError()\n// ", "FooFatalError"), ("Foo\r\nbar", "FooBar"), ("1st", "_1st"), ("Chart View", "ChartView"), ("a..b.", "a.b"), ("Foo<Bar>", "FooBar"),
        ("*/ /*", nil), ("", nil), ("🙂", nil), ("\u{202E}txt", "txt"), ("{}", nil), ("{a b}", "aB"), (String(repeating: "a", count: 10_000), "a"),
    ] as [(String, String?)])
    func otherNamesAreRepaired(name: String, repaired: String?) {
        #expect(!ClassName.isWellFormed(name))
        let found = ClassName.repaired(name)
        if name.count < 1_000 { #expect(found == repaired) } else { #expect(found?.hasPrefix("aaa") == true) }
        if let found { #expect(ClassName.isWellFormed(found) && ClassName.repaired(found) == found) }
    }
}
