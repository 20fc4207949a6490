/// A TrueType or OpenType font of the app. Lengths are in font units.
public final class FontFile: Hashable, Sendable {
    public struct Metrics: Hashable, Sendable {
        public var unitsPerEm: Int
        public var ascent: Int
        /// The distance below the baseline, as a positive number.
        public var descent: Int
        public var lineGap = 0
        /// The heights of capitals and of lower-case letters. `nil` if unknown.
        public var capHeight: Int?
        public var xHeight: Int?

        public init(unitsPerEm: Int, ascent: Int, descent: Int) {
            self.unitsPerEm = unitsPerEm
            self.ascent = ascent
            self.descent = descent
        }
    }

    /// Advance widths of characters, in ascending order.
    public struct Advances: Hashable, Sendable {
        /// The first character of each run of consecutive characters, and its position in `widths`.
        private var runs: [(first: UInt32, place: Int)] = []
        private var widths: [UInt16] = []
        private var last: UInt32?

        public init() {}

        public var isEmpty: Bool { widths.isEmpty }

        public mutating func append(_ width: UInt16, of character: UInt32) {
            if last.map({ $0 + 1 }) != character { runs.append((character, widths.count)) }
            widths.append(width)
            last = character
        }

        /// The character's width. `nil` if the font lacks the character.
        public func width(of scalar: Unicode.Scalar) -> Int? {
            var (low, high) = (0, runs.count)
            while low < high {
                let middle = (low + high) / 2
                if runs[middle].first <= scalar.value { low = middle + 1 } else { high = middle }
            }
            guard low > 0 else { return nil }
            let place = runs[low - 1].place + Int(scalar.value - runs[low - 1].first)
            return place < (low < runs.count ? runs[low].place : widths.count) ? Int(widths[place]) : nil
        }

        public static func == (one: Advances, other: Advances) -> Bool {
            one.widths == other.widths && one.runs.elementsEqual(other.runs) { $0.first == $1.first && $0.place == $1.place }
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(widths) }
    }

    /// UIFont.fontName: ASCII letters, digits and `-_.+` only.
    public let name: String
    public let family: String
    public let weight: FontWeight
    public let isOpenType: Bool
    public let metrics: Metrics
    public let advances: Advances
    public let bytes: [UInt8]

    public init(
        name: String, family: String, weight: FontWeight = .regular, isOpenType: Bool = false, metrics: Metrics, advances: Advances,
        bytes: [UInt8]
    ) {
        self.name = name
        self.family = family
        self.weight = weight
        self.isOpenType = isOpenType
        self.metrics = metrics
        self.advances = advances
        self.bytes = bytes
    }

    public static func == (one: FontFile, other: FontFile) -> Bool { one === other || one.name == other.name && one.bytes == other.bytes }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(bytes.count)
    }
}
