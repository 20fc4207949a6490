import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct AppResourcesTests {
    private typealias Sample = SampleDocument

    private static let label = Sample.object(
        "label", "l", "text='Hello' userLabel='thing'", "<color key='textColor' name='Brand Ink'/>")
    private static let button = Sample.object("button", "b", "buttonType='system'", "<state key='normal' title='Go'/>")

    private func imported(_ change: (inout AppResources) -> Void) throws -> ImportedPlayground {
        var resources = AppResources()
        change(&resources)
        let document = Sample.storyboard(
            Sample.scene("c", views: Self.label + Self.button), initial: "c",
            resources: "<namedColor name='Brand Ink'><color red='1' green='0' blue='0' alpha='1'/></namedColor>")
        return ImportedPlayground(try InterfaceBuilderDocument(Array(document.utf8)), name: "Main.storyboard", resources: resources)
    }

    private func colorSet(_ light: String, _ dark: String? = nil) -> [UInt8] {
        let appearance = #""appearances": [{ "appearance": "luminosity", "value": "dark" }], "#
        let entries = [("", light)] + (dark.map { [(appearance, $0)] } ?? [])
        let colors = entries.map { #"{ "idiom": "universal", \#($0)"color": \#($1) }"# }.joined(separator: ", ")
        return Array(#"{ "colors": [\#(colors)], "info": { "version": 1 } }"#.utf8)
    }

    private func components(_ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000") -> String {
        #"{ "color-space": "srgb", "components": { "red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "\#(alpha)" } }"#
    }

    /// A row for each format in which Xcode writes components.
    @Test(arguments: [
        ("0.5", "0", "1.0", "1.000", "#8000FF"), ("0x80", "0x00", "0xFF", "1", "#8000FF"), ("128", "0", "255", "0.500", "#8000FF80"),
    ]) func colourSetsAreRead(red: String, green: String, blue: String, alpha: String, text: String) {
        let color = CatalogueColor(colorSet(components(red, green, blue, alpha)))
        #expect(color?.light == text && color?.dark == nil)
    }

    @Test(arguments: ["", "[]", "{}", #"{ "colors": [{}] }"#, #"{ "colors": [{ "idiom": "mac" }] }"#, #"{ "colors": 3 }"#])
    func invalidColourSetsAreIgnored(text: String) {
        #expect(CatalogueColor(Array(text.utf8)) == nil)
    }

    @Test func catalogueColoursAreImportedWithTheirDarkVariant() throws {
        let playground = try imported { $0.add(colorSet: "Brand Ink", colorSet(components("1", "0", "0"), components("0", "1.0", "0"))) }
        #expect(playground.refusal == nil)
        #expect(playground.text.contains("[colors]\nbrand-ink = { light = \"#010000\", dark = \"#00FF00\" }\n"))
        #expect(playground.text.contains("textColor = \"brand-ink\""))
    }

    @Test func coloursWithoutACatalogueHaveTheDocumentsValue() throws {
        let playground = try imported { _ in }
        #expect(playground.text.contains("textColor = \"#FF0000\"") && !playground.text.contains("[colors]"))
    }

    /// Folders from before BCP 47 have different names.
    @Test func languagesAreNamedByTheirCodes() throws {
        let strings = Array(#""l.text" = "Oi";"#.utf8)
        let playground = try imported { resources in
            for name in ["pt_BR", "Portuguese"] { resources.add(strings: name, strings) }
        }
        #expect(playground.refusal == nil)
        #expect(playground.text.contains("[strings.pt-BR]\nHello = \"Oi\""))
        #expect(playground.text.contains("# Left out the texts of Portuguese, which is not a language code."))
    }

    @Test func unusedColoursAreNotImported() throws {
        #expect(try !imported { $0.add(colorSet: "Other", colorSet(components("1.0", "0", "0"))) }.text.contains("[colors]"))
    }

    @Test func translationsAreFoundByTheDocumentsStrings() throws {
        let playground = try imported {
            $0.add(strings: "de", Array("/* a */ \"l.text\" = \"Hallo\";\n\"b.normalTitle\" = \"Los\";\n\"x.text\" = \"Nichts\";".utf8))
            $0.add(stringCatalogue: Array(#"""
                { "sourceLanguage": "en", "strings": { "l.text": { "localizations": {
                "fr": { "stringUnit": { "state": "translated", "value": "Bonjour" } }, "en": { "stringUnit": { "value": "Hello" } } } } } }
                """#.utf8))
        }
        #expect(playground.refusal == nil)
        #expect(playground.text.contains("[strings.de]\nHello = \"Hallo\"\nGo = \"Los\"\n\n[strings.fr]\nHello = \"Bonjour\"\n"))
        #expect(!playground.text.contains("Nichts") && !playground.text.contains("[strings.en]"))
    }

    @Test func quickActionsComeFromTheInfoPlistThatNamesTheDocument() throws {
        func plist(_ storyboard: String) -> [UInt8] {
            Array("""
                <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>\(storyboard)</string>
                <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>new</string>
                <key>UIApplicationShortcutItemTitle</key><string>New</string><key>UIApplicationShortcutItemIconType</key>
                <string>UIApplicationShortcutIconTypeCompose</string></dict></array></dict></plist>
                """.utf8)
        }
        let playground = try imported { $0.add(infoPlist: plist("Main")) }
        #expect(playground.refusal == nil)
        #expect(playground.text.contains("[[quickActions.static]]\ntype = \"new\"\ntitle = \"New\"\niconType = \"compose\"\n"))
        #expect(try !imported { $0.add(infoPlist: plist("Other")) }.text.contains("quickActions"))
    }

    @Test func `declarations of the Info.plist are keys of the app`() throws {
        func plist(_ keys: String) -> [UInt8] { Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(keys)</dict></plist>".utf8) }
        let playground = try imported {
            $0.add(infoPlist: plist("<key>CFBundleName</key><string>Tests</string>"))
            $0.add(infoPlist: plist("<key>UIRequiresFullScreen</key><true/><key>UIDesignRequiresCompatibility</key><true/>"))
        }
        #expect(playground.refusal == nil)
        #expect(playground.text.contains("sdk = 26\nrequiresFullScreen = true\ndesignRequiresCompatibility = true\n"), "\(playground.text)")
        let light = try imported { $0.add(infoPlist: plist("<key>UIUserInterfaceStyle</key><string>Light</string>")) }
        #expect(light.text.contains("userInterfaceStyle = \"light\"\n"), "\(light.text)")
        let plain = try imported { $0.add(infoPlist: plist("<key>UIRequiresFullScreen</key><false/>")) }
        #expect(!plain.text.contains("requiresFullScreen") && !plain.text.contains("sdk"))
    }

    /// Damaged files next to a document do not affect it.
    @Test func unreadableResourcesAreIgnored() throws {
        let playground = try imported {
            $0.add(infoPlist: Array("<plist><dict>".utf8))
            $0.add(strings: "de", Array("\"a\" = ".utf8))
            $0.add(strings: "no language", Array("\"l.text\" = \"x\";".utf8))
            $0.add(stringCatalogue: [0xFF, 0xFE])
            $0.add(colorSet: "Brand Ink", Array("{".utf8))
        }
        #expect(playground.refusal == nil)
        #expect(playground.text.contains("Hello"))
    }

    @Test func joinedDocumentsHaveTheirOwnColours() throws {
        func member(_ name: String, _ other: String) throws -> DocumentSet.Member {
            let reference = Sample.scene("r", kind: "viewControllerPlaceholder", "storyboardName='\(other)'")
            let document = Sample.storyboard(
                Sample.scene("c", "storyboardIdentifier='\(name)'", views: Self.label), reference, initial: "c",
                resources: "<namedColor name='Brand Ink'><color red='1' green='0' blue='0' alpha='1'/></namedColor>")
            var resources = AppResources()
            resources.add(colorSet: "Brand Ink", colorSet(components("1.0", "0", "0")))
            resources.add(strings: "de", Array("\"l.text\" = \"Hallo\";".utf8))
            return DocumentSet.Member(
                path: "\(name).storyboard", document: try InterfaceBuilderDocument(Array(document.utf8)), playground: "\(name).toml",
                resources: resources)
        }
        let playgrounds = DocumentSet([try member("One", "Two"), try member("Two", "One")]).playgrounds()
        #expect(playgrounds.allSatisfy { $0.refusal == nil && $0.report.leftOut.isEmpty })
        #expect(playgrounds[0].text.contains("one-brand-ink = ") && playgrounds[1].text.contains("two-brand-ink = "))
    }
}
