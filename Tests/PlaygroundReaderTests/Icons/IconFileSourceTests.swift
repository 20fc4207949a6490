import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct IconFileSourceTests {
    private static let png = PNGBytes.make()
    private static let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)

    private static func read(
        _ name: String, _ files: [String: [UInt8]], folders: [String] = [""]
    ) -> IconFileSource.Reading {
        IconFileSource(attachments: Attachments { files[$0] }, folders: folders).read(name)
    }

    @Test func `the files of all scales form one image`() {
        let reading = Self.read("star", ["star.png": Self.png, "star@2x.png": Self.png, "star@3x.png": Self.png])
        #expect(reading.image?.variants.map(\.scale) == [1, 2, 3])
        #expect(reading.mistakes == [])
        #expect(Self.read("star.png", ["star@2x.png": Self.png]).image?.variants.map(\.scale) == [2])
    }

    @Test(arguments: ["star", "star.svg", "icons/star", "v1.star"])
    func `a drawing is used for every scale`(name: String) {
        let file = name.hasSuffix(".svg") ? name : name + ".svg"
        let reading = Self.read(name, [file: Self.svg])
        #expect(reading.image == TemplateImage(name: name, variants: [.init(format: .svg, bytes: Self.svg)]))
        #expect(reading.mistakes == [])
    }

    @Test func `an image set of the asset catalogue is found by its name`() {
        let set = "app/Assets.xcassets/star.imageset/"
        let contents = Array("""
            { "images": [
              { "idiom": "universal", "filename": "s2.png", "scale": "2x" }, { "idiom": "ipad", "filename": "s.svg" }
            ] }
            """.utf8)
        let reading = Self.read("star", [
            set + "Contents.json": contents, set + "s2.png": Self.png, set + "s.svg": Self.svg,
        ], folders: ["app/", ""])
        #expect(reading.image?.variants.map(\.format) == [.png])
        #expect(reading.mistakes == [])
    }

    @Test func `the folder of the Info.plist is searched before the playground's`() {
        let files = ["app/star.svg": Self.svg, "star.png": Self.png]
        #expect(Self.read("star", files, folders: ["app/", ""]).image?.variants.map(\.format) == [.svg])
        #expect(Self.read("star", ["star.png": Self.png], folders: ["app/", ""]).image?.variants.map(\.format) == [.png])
    }

    @Test(arguments: ["../star", "/etc/star", "a/../../star.png", "a\\..\\star", ""])
    func `a path that leaves the folder is not read`(name: String) {
        var asked: [String] = []
        let reading = IconFileSource(attachments: Attachments { asked.append($0); return Self.png }, folders: [""]).read(name)
        #expect(reading == .init(mistakes: [.leavesFolder(name)]))
        #expect(asked == [])
    }

    @Test func `an image set cannot leave its folder either`() {
        let set = "Assets.xcassets/star.imageset/"
        let contents = Array(#"{"images":[{"idiom":"universal","filename":"../../secret.png"}]}"#.utf8)
        let files = [set + "Contents.json": contents, "secret.png": Self.png]
        #expect(Self.read("star", files).mistakes == [.leavesFolder(set + "../../secret.png")])
    }

    @Test func `all searched paths are recorded, so that they can be watched`() {
        let attachments = Attachments { _ in nil }
        let reading = IconFileSource(attachments: attachments, folders: [""]).read("star")
        #expect(attachments.names == [
            "star.png", "star@2x.png", "star@3x.png", "star.svg", "Assets.xcassets/star.imageset/Contents.json",
            "Images.xcassets/star.imageset/Contents.json",
        ])
        #expect(reading.mistakes == [.missing("star", tried: attachments.names)])
    }

    @Test func `unreadable files are replaced by readable ones`() {
        let reading = Self.read("star", ["star@2x.png": [1, 2], "star@3x.png": Self.png])
        #expect(reading.image?.variants.map(\.scale) == [3])
        #expect(reading.mistakes == [.unreadable("star@2x.png", .png(.notPNG))])
    }

    @Test func `a huge file is not shown`() {
        let huge = Self.png + [UInt8](repeating: 0, count: PlaygroundLimits.iconBytes)
        #expect(Self.read("star", ["star.png": huge])
            == .init(mistakes: [.unreadable("star.png", .tooLarge(limit: PlaygroundLimits.iconBytes))]))
    }

    @Test(arguments: ["star.pdf", "star.jpg", "star.HEIC"])
    func `files of other kinds are not drawn`(name: String) {
        #expect(Self.read(name, [name: Self.png]).mistakes == [.otherKind(name)])
    }

    @Test func `an image that is not a template is shown unchanged, with a warning`() {
        let reading = Self.read("star", ["star.png": PNGBytes.make(width: 70, height: 35, colourType: 2)])
        #expect(reading.image != nil)
        #expect(reading.mistakes == [.notSquare("star.png", width: 70, height: 35), .opaque("star.png")])
    }
}
