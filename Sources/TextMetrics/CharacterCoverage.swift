/// The characters of the page's fonts, with the properties that all weights share.
struct CharacterCoverage: Sendable {
    struct Entry: Sendable {
        var index: UInt16
        var firstClass: UInt8
        var secondClass: UInt8
        /// 0 for a character of any script. Browsers do not kern pairs of two scripts.
        var script: UInt8
    }

    static let shared = CharacterCoverage()

    private let entries: [Entry]
    /// The index in `entries` plus one, by code point. 0 if the fonts lack the character.
    private let places: [UInt16]

    private init() {
        let firstClasses = FaceData.firstClasses.values
        let secondClasses = FaceData.secondClasses.values
        let scripts = FaceData.scripts.values
        entries = firstClasses.indices.map { index in
            Entry(
                index: UInt16(index), firstClass: UInt8(firstClasses[index]),
                secondClass: UInt8(secondClasses[index]), script: UInt8(scripts[index])
            )
        }
        var places = [UInt16](repeating: 0, count: Int(FaceData.covered.last?.upperBound ?? 0) + 1)
        for (place, codePoint) in FaceData.covered.joined().enumerated() {
            places[Int(codePoint)] = UInt16(place + 1)
        }
        self.places = places
    }

    /// The entry of a character. `nil` if the browser uses another font for the character.
    @inline(__always)
    func entry(of scalar: Unicode.Scalar) -> Entry? {
        let codePoint = Int(scalar.value)
        guard codePoint < places.count, places[codePoint] != 0 else { return nil }
        return entries[Int(places[codePoint]) - 1]
    }
}
