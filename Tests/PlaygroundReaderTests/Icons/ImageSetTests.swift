import Testing

@testable import PlaygroundReader

@Suite struct ImageSetTests {
    private static func read(_ images: String) -> [String?]? {
        ImageSet(Array("{ \"images\": [\(images)], \"info\": { \"author\": \"xcode\", \"version\": 1 } }".utf8))?
            .images.map(\.filename)
    }

    @Test func `entries with a file are read with their scales`() {
        let set = ImageSet(Array("""
            { "images": [
              { "idiom": "universal", "filename": "a.png", "scale": "1x" },
              { "idiom": "universal", "filename": "a3.png", "scale": "3x" },
              { "idiom": "universal", "filename": "a.svg" }, { "idiom": "universal", "scale": "2x" }
            ] }
            """.utf8))
        #expect(set?.images.map(\.filename) == ["a.png", "a3.png", "a.svg"])
        #expect(set?.images.map(\.pixelsPerPoint) == [1, 3, nil])
    }

    @Test func `files for every device and appearance have priority`() {
        #expect(Self.read(#"{"idiom":"ipad","filename":"p.png"},{"idiom":"universal","filename":"u.png"}"#) == ["u.png"])
        #expect(Self.read(#"{"idiom":"iphone","filename":"i.png"}"#) == ["i.png"])
        #expect(Self.read(#"""
            {"idiom":"universal","filename":"u.png"},
            {"idiom":"universal","filename":"d.png","appearances":[{"appearance":"luminosity","value":"dark"}]}
            """#) == ["u.png"])
    }

    @Test(arguments: [
        "", "[]", "{\"images\": 3}", "{ \"images\": [ { \"filename\": 1 } ] }", String(repeating: "[", count: 60_000),
    ])
    func `invalid descriptions of an image set are refused`(text: String) {
        #expect(ImageSet(Array(text.utf8)) == nil)
    }
}
