import Foundation
import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct InfoPlistReaderTests {
    /// An Info.plist with these items, given as the contents of the array.
    static func plist(_ items: String) -> [UInt8] {
        Array("""
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleName</key><string>Neko</string>
            <key>UIApplicationShortcutItems</key><array>\(items)</array></dict></plist>
            """.utf8)
    }

    /// An item with these keys, written without their common prefix. A value is a string unless it is markup.
    static func item(_ entries: KeyValuePairs<String, String>) -> String {
        "<dict>" + entries.map { key, value in
            "<key>UIApplicationShortcutItem\(key)</key>" + (value.hasPrefix("<") ? value : "<string>\(value)</string>")
        }.joined() + "</dict>"
    }

    private static func read(_ items: String, _ reader: InfoPlistReader = InfoPlistReader()) -> InfoPlistReader.Reading {
        reader.read(plist(items))
    }

    @Test func `an item is read completely`() {
        let reading = Self.read(Self.item([
            "Type": "com.example.compose", "Title": "Compose", "Subtitle": "To a cat",
            "IconType": "UIApplicationShortcutIconTypeCompose",
            "IconFile": "pen", "IconSymbolName": "square.and.pencil",
            "UserInfo": "<dict><key>version</key><integer>3</integer><key>who</key><string>Mochi</string></dict>",
        ]))
        #expect(reading.mistakes == [])
        #expect(reading.actions == [QuickAction(
            type: "com.example.compose", title: "Compose", subtitle: "To a cat",
            icons: QuickActionIcons(symbolName: "square.and.pencil", file: "pen", type: .compose),
            userInfo: ["version": "3", "who": "Mochi"], path: DocumentPath()
        )])
    }

    @Test func `all items are kept in their order`() {
        let items = (1...6).map { Self.item(["Type": "t\($0)", "Title": "T\($0)"]) }.joined()
        #expect(Self.read(items).actions.map(\.type) == (1...6).map { "t\($0)" })
    }

    @Test func `titles and subtitles are looked up in the strings, types are not`() {
        let strings = ["compose": "Verfassen", "toCat": "An eine Katze"]
        let reading = Self.read(
            Self.item(["Type": "compose", "Title": "compose", "Subtitle": "toCat"]), InfoPlistReader(strings: strings)
        )
        #expect(reading.actions.first?.title == "Verfassen")
        #expect(reading.actions.first?.subtitle == "An eine Katze")
        #expect(reading.actions.first?.type == "compose")
    }

    @Test func `build settings are replaced, and those without a value reported`() {
        let settings = BuildSettings(values: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.neko"])
        let item = Self.item(["Type": "$(PRODUCT_BUNDLE_IDENTIFIER).$(KIND)", "Title": "Compose"])
        let reading = Self.read(item, InfoPlistReader(buildSettings: settings))
        #expect(reading.actions.first?.type == "com.example.neko.$(KIND)")
        #expect(reading.mistakes == [.unknownVariable("KIND", 1, expanded: "com.example.neko.$(KIND)")])
    }

    @Test func `an item without type or title is not shown`() {
        let items = Self.item(["Title": "A"]) + Self.item(["Type": "b"]) + Self.item(["Type": "", "Title": "C"])
            + Self.item(["Type": "d", "Title": "D"])
        let reading = Self.read(items)
        #expect(reading.actions.map(\.type) == ["d"])
        #expect(reading.mistakes == [.itemWithout(.type, 1), .itemWithout(.title, 2), .itemWithout(.type, 3)])
    }

    @Test func `values of the wrong type are reported`() {
        let reading = Self.read("<string>no item</string>" + Self.item([
            "Type": "<integer>3</integer>", "Title": "T", "UserInfo": "x", "Subtitle": "<array/>",
        ]))
        #expect(reading.actions == [])
        #expect(reading.mistakes == [
            .itemNotADictionary(1, found: "a string"), .wrongType(.type, 2, expected: "a string", found: "a number"),
            .wrongType(.subtitle, 2, expected: "a string", found: "an array"),
            .wrongType(.userInfo, 2, expected: "a dictionary", found: "a string"),
        ])
    }

    @Test func `an unknown icon and an unknown key are reported, and the item is shown without them`() {
        let reading = Self.read(Self.item([
            "Type": "t", "Title": "T", "IconType": "UIApplicationShortcutIconTypeCat", "Icon": "x",
        ]))
        #expect(reading.actions.count == 1 && reading.actions[0].icons == QuickActionIcons())
        #expect(reading.mistakes == [
            .unknownItemKey("UIApplicationShortcutItemIcon", 1), .unknownIconType("UIApplicationShortcutIconTypeCat", 1),
        ])
    }

    @Test func `other structures of the file are reported`() {
        #expect(InfoPlistReader().read(Array("<plist><array/></plist>".utf8)).mistakes == [.notADictionary(found: "an array")])
        let text = "<plist><dict><key>UIApplicationShortcutItems</key><string>x</string></dict></plist>"
        #expect(InfoPlistReader().read(Array(text.utf8)).mistakes == [.itemsNotAnArray(found: "a string")])
        #expect(InfoPlistReader().read([1, 2, 3]).mistakes == [.unreadable(.neitherXMLNorBinary)])
        #expect(InfoPlistReader().read(Array("<plist><dict/></plist>".utf8)) == InfoPlistReader.Reading())
    }

    @Test func `a binary file has the same values as an XML one`() throws {
        let xml = Self.plist(Self.item(["Type": "t", "Title": "Tür", "UserInfo": "<dict><key>a</key><true/></dict>"]))
        let object = try PropertyListSerialization.propertyList(from: Data(xml), options: [], format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        let reading = InfoPlistReader().read(Array(binary))
        #expect(reading == InfoPlistReader().read(xml))
        #expect(reading.actions.map(\.title) == ["Tür"])
    }

    @Test func `every mistake has a headline and a code`() {
        let mistakes: [InfoPlistMistake] = [
            .unreadable(.damaged), .unreadable(.tooManyValues(limit: 9)), .notADictionary(found: "an array"),
            .itemsNotAnArray(found: "a string"), .itemNotADictionary(1, found: "a string"), .itemWithout(.type, 2),
            .wrongType(.title, 1, expected: "a string", found: "data"), .unknownItemKey("UIApplicationShortcutItemTitel", 1),
            .unknownIconType("compose", 1), .unknownVariable("X", 1, expanded: "$(X)"), .fileMissing("a"),
            .pathLeavesFolder("../a"), .noStrings(language: "de", tried: ["de.lproj/InfoPlist.strings"]),
            .brokenStrings("a.strings", .syntax(expected: "a key", line: 4)),
        ]
        for mistake in mistakes { #expect(!mistake.headline.isEmpty && !mistake.code.isEmpty) }
        #expect(InfoPlistMistake.unknownIconType("compose", 1).hint == "write \"UIApplicationShortcutIconTypeCompose\"")
        #expect(InfoPlistMistake.unknownItemKey("UIApplicationShortcutItemTitel", 1).hint
            == "did you mean \"UIApplicationShortcutItemTitle\"?")
        #expect(InfoPlistMistake.brokenStrings("a.strings", .syntax(expected: "a key", line: 4)).headline
            == "\"a.strings\" cannot be read: expected a key in line 4")
    }
}
