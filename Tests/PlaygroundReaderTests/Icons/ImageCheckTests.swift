import PlaygroundModel
import Testing

@testable import PlaygroundReader

/// Images of views and bars in the reading of a complete playground.
@Suite struct ImageCheckTests {
    private static func svg(_ attributes: String) -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>".utf8)
    }

    private static func read(_ home: String, _ files: [String: [UInt8]] = [:]) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(bytes: Array(PlaygroundText.make(home: home).utf8), fileName: "test.toml") { files[$0] }
    }

    private static func image(_ name: String, in view: String = "") -> String {
        "views.a = { kind = \"image\", image = \"\(name)\"\(view) }"
    }

    private static func size(_ result: PlaygroundFile.ReadResult) -> Size? {
        result.playground?.controllers.first?.views.first?.properties.size(.imageSize)
    }

    @Test(arguments: ["logo", "logo.svg"]) func `a file next to the playground is the image`(_ name: String) {
        let result = Self.read(Self.image(name), ["logo.svg": Self.svg("width=\"60\" height='20px'")])
        #expect(result.codes == [])
        #expect(result.playground?.images.keys.sorted() == [name])
        #expect(Self.size(result) == Size(width: 60, height: 20))
        #expect(result.attachments.contains("logo.svg"))
    }

    @Test func `a drawing without a size has the size of its view box`() {
        #expect(Self.size(Self.read(Self.image("logo"), ["logo.svg": Self.svg("viewBox=\"0 0 30 40\"")])) == Size(width: 30, height: 40))
        #expect(Self.size(Self.read(Self.image("logo"), ["logo.svg": Self.svg("")])) == nil)
    }

    @Test func `a file with two pixels per point is half as large in points`() {
        let result = Self.read(Self.image("logo"), ["logo@2x.png": PNGBytes.make(width: 80, height: 40, colourType: 2)])
        #expect(result.codes == [])
        #expect(Self.size(result) == Size(width: 40, height: 20))
    }

    @Test func `a size in the playground overrides the file's`() {
        let text = Self.image("logo", in: ", imageSize = { width = 10, height = 12 }")
        #expect(Self.size(Self.read(text, ["logo.svg": Self.svg("width=\"60\" height=\"20\"")])) == Size(width: 10, height: 12))
    }

    @Test(arguments: ["star", "star.fill", "mic.slash.circle.fill", "A plum tart", "icon-star", "IMG_4711"])
    func `symbols, and names that no symbol can have, are not mistakes`(_ name: String) {
        #expect(Self.read(Self.image(name)).codes == [])
    }

    @Test func `an argument can name a file`() {
        let result = Self.read(
            """
            views.a = { kind = "button", title = "A", tap = { show = "other", with = { photo = "logo", more = "nosuch" } } }
            [controllers.other]
            parameters = { photo = "standard", more = "star" }
            views.b = { kind = "image", image = "{photo}" }
            views.c = { kind = "image", image = "{more}" }
            """, ["logo.svg": Self.svg("width=\"6\" height=\"6\""), "standard.svg": Self.svg("width=\"6\" height=\"6\"")])
        #expect(result.codes == [])
        #expect(result.playground?.images.keys.sorted() == ["logo", "standard"])
    }

    @Test func `a name is reported once, where it is used first`() {
        let text = "views.a = { kind = \"button\", image = \"nosuch\" }\nviews.b = { kind = \"image\", image = \"nosuch\" }"
        #expect(Self.read(text).codes == ["unknown-symbol"])
    }

    @Test func `a file that cannot be shown is a warning, and a tile`() {
        let result = Self.read(Self.image("logo.svg"), ["logo.svg": Array("<svg/>".utf8)])
        #expect(result.codes == ["unreadable-image"])
        #expect(result.playground?.images.isEmpty == true)
    }

    private static func images(_ names: [String]) -> String {
        names.enumerated().map { "views.v\($0) = { kind = \"image\", image = \"\($1)\" }" }.joined(separator: "\n")
    }

    @Test func `images beyond a limit are reported with this limit`() {
        let (names, files) = (ImageCheck.nameLimit, QuickActionIconCheck.fileLimit)
        #expect(Self.read(Self.images((0..<names).map { "photo \($0)" })).codes == [])
        let many = Self.read(Self.images((0...names).map { "photo \($0)" }))
        #expect(many.diagnostics.map(\.headline) == ["the playground names more than \(names) images; the rest is not read"])
        let logos = (0...files).map { "logo\($0)" }
        let drawings = Dictionary(uniqueKeysWithValues: logos.map { ("\($0).svg", Self.svg("width=\"6\" height=\"2\"")) })
        let read = Self.read(Self.images(logos), drawings)
        #expect(read.diagnostics.map(\.headline) == ["the playground names more than \(files) image files; the rest is not read"])
        #expect(read.playground?.images.count == files)
        // A symbol after the last permitted file is not counted as a file.
        #expect(Self.read(Self.images(Array(logos.prefix(files)) + ["star"]), drawings).codes == [])
    }

    @Test func `bars, tabs and adaptive elements can name images`() {
        let result = Self.read("""
            rightBarButtonItems = { add = { image = "plsu" } }
            tabBarItem = { title = "Home", image = "hosue" }
            views.a = { kind = "image" }
            adaptive = [{ when = { horizontalSizeClass = "compact" }, set = { a.image = "staar" } }]
            """)
        #expect(result.codes == ["unknown-symbol", "unknown-symbol", "unknown-symbol"])
    }

    @Test func `requested drawings are listed`() {
        let result = Self.read(Self.image("heart.circle.fill"))
        #expect(result.playground?.drawings == Set(SystemSymbol.allCases.map(\.rawValue)).union(["heart"]))
    }
}
