import PlaygroundModel
import Testing

@testable import PlaygroundReader

/// The Info.plist next to a playground, and the strings next to the Info.plist.
@Suite struct InfoPlistSourceTests {
    private static let plist = InfoPlistReaderTests.plist(InfoPlistReaderTests.item([
        "Type": "$(PRODUCT_BUNDLE_IDENTIFIER).compose", "Title": "compose",
    ]))

    private static func read(_ app: String, _ files: [String: [UInt8]]) -> PlaygroundFile.ReadResult {
        let text = "[app]\nrootViewController = \"home\"\n\(app)\n[controllers.home]\n"
        return PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml") { files[$0] }
    }

    private static let app = """
        infoPlist = "app/Info.plist"
        language = "de-CH"
        buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = "com.example.neko" }
        """

    @Test func `quick actions of the Info.plist precede those of the playground`() {
        let result = Self.read(Self.app + "\n[[quickActions.static]]\ntype = \"t\"\ntitle = \"T\"\n", [
            "app/Info.plist": Self.plist, "app/de.lproj/InfoPlist.strings": Array("compose = \"Verfassen\";".utf8),
        ])
        #expect(result.codes == [])
        #expect(result.playground?.quickActions.static.map(\.type) == ["com.example.neko.compose", "t"])
        #expect(result.playground?.quickActions.static.map(\.title) == ["Verfassen", "T"])
        #expect(result.playground?.quickActions.static[0].path?.description == "app.infoPlist")
    }

    @Test func `the searched paths are known, including missing ones`() {
        let result = Self.read(Self.app, ["app/Info.plist": Self.plist, "app/Base.lproj/InfoPlist.strings": []])
        #expect(result.attachments == [
            "app/de-CH.lproj/InfoPlist.strings", "app/de.lproj/InfoPlist.strings", "app/Base.lproj/InfoPlist.strings",
            "app/Info.plist",
        ])
        #expect(result.codes == [])
        #expect(Self.read("infoPlist = \"Info.plist\"", [:]).attachments == ["Info.plist"])
        #expect(Self.read("", [:]).attachments == [])
    }

    @Test(arguments: ["../Info.plist", "/etc/Info.plist", "a/../../b", "./Info.plist", "a//b", "a\\\\..\\\\b", ""])
    func `a path that leaves the folder is not read`(path: String) {
        var asked: [String] = []
        let text = "[app]\nrootViewController = \"home\"\ninfoPlist = \"\(path)\"\n[controllers.home]\n"
        let result = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml") { name in
            asked.append(name)
            return Self.plist
        }
        #expect(result.codes == ["path-leaves-folder"])
        #expect(asked == [] && result.attachments == [])
    }

    @Test(arguments: ["../../etc", "de/..", "d.e", ""])
    func `a language is not a path`(language: String) {
        let result = Self.read("infoPlist = \"Info.plist\"\nlanguage = \"\(language)\"", ["Info.plist": Self.plist])
        #expect(result.codes.contains("bad-value"))
        #expect(result.attachments == ["Info.plist"])
    }

    @Test func `mistakes are reported where the playground names the file`() throws {
        #expect(Self.read("infoPlist = \"Info.plist\"", [:]).codes == ["attachment-missing"])
        let broken = Self.read("infoPlist = \"Info.plist\"", ["Info.plist": [1, 2, 3]])
        #expect(broken.codes == ["unreadable-plist"] && broken.playground == nil)
        #expect(broken.diagnostics.first?.span?.start.line == 3)
        let unknown = Self.read("infoPlist = \"Info.plist\"", ["Info.plist": Self.plist])
        #expect(unknown.codes == ["unknown-build-setting"] && unknown.playground != nil)
        #expect(unknown.diagnostics.first?.hint
            == "give it one in the playground: [app.buildSettings] PRODUCT_BUNDLE_IDENTIFIER = \"…\"")
    }

    @Test func `missing and broken strings leave the titles unchanged`() {
        let missing = Self.read(Self.app, ["app/Info.plist": Self.plist])
        #expect(missing.codes == ["strings-missing"])
        #expect(missing.playground?.quickActions.static.map(\.title) == ["compose"])
        let broken = Self.read(Self.app, [
            "app/Info.plist": Self.plist, "app/de.lproj/InfoPlist.strings": Array("compose =".utf8),
        ])
        #expect(broken.codes == ["unreadable-strings"])
    }

    @Test func `a fifth static item in the file is reported`() {
        let items = (1...5).map { InfoPlistReaderTests.item(["Type": "t\($0)", "Title": "T\($0)"]) }.joined()
        let result = Self.read("infoPlist = \"Info.plist\"", ["Info.plist": InfoPlistReaderTests.plist(items)])
        #expect(result.codes == ["quick-action-left-out"])
    }
}
