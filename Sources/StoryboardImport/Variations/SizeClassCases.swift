/// Combinations of size classes, as a set of nine: width and height are each any, compact or regular.
///
/// A document's base holds for any width and height; a variation for what its key names
/// (`heightClass=compact-widthClass=regular`), and the more a key names, the later it counts.
struct SizeClassCases: Hashable, Sendable {
    private(set) var bits: UInt16

    enum SizeClass: Int, CaseIterable, Sendable {
        case any, compact, regular
    }

    /// One combination.
    struct Combination: Hashable, Sendable {
        var width: SizeClass
        var height: SizeClass

        static let base = Combination(width: .any, height: .any)
        static let all = SizeClass.allCases.flatMap { width in
            SizeClass.allCases.map { Combination(width: width, height: $0) }
        }

        fileprivate var bit: UInt16 { 1 << UInt16(width.rawValue * 3 + height.rawValue) }
    }

    static let all = SizeClassCases(bits: 0x1FF)
    static let none = SizeClassCases(bits: 0)

    private init(bits: UInt16) {
        self.bits = bits
    }

    init(_ combinations: [Combination]) {
        bits = combinations.reduce(0) { $0 | $1.bit }
    }

    /// The combinations in which a variation's key holds; `nil` for a key that names other traits.
    init?(key: String) {
        guard let key = VariationKey(key) else { return nil }
        self.init(Combination.all.filter(key.holds))
    }

    func contains(_ combination: Combination) -> Bool { bits & combination.bit != 0 }

    func intersection(_ other: SizeClassCases) -> SizeClassCases { SizeClassCases(bits: bits & other.bits) }

    func union(_ other: SizeClassCases) -> SizeClassCases { SizeClassCases(bits: bits | other.bits) }

    var complement: SizeClassCases { SizeClassCases(bits: ~bits & 0x1FF) }
}

/// What a variation's key names.
struct VariationKey: Hashable {
    var width = SizeClassCases.SizeClass.any
    var height = SizeClassCases.SizeClass.any

    init?(_ key: String) {
        guard key != "default" else { return }
        for part in key.split(separator: "-") {
            switch part {
            case "widthClass=compact": width = .compact
            case "widthClass=regular": width = .regular
            case "heightClass=compact": height = .compact
            case "heightClass=regular": height = .regular
            default: return nil
            }
        }
    }

    func holds(in combination: SizeClassCases.Combination) -> Bool {
        (width == .any || width == combination.width) && (height == .any || height == combination.height)
    }

    /// How many traits it names: a key with more counts over one with fewer.
    var rank: Int { (width == .any ? 0 : 1) + (height == .any ? 0 : 1) }
}

extension SizeClassCases {
    /// The condition of an adaptive element that holds in these cases and in no other; `nil` for all cases.
    var condition: TOMLValue? {
        if self == .all { return nil }
        for named in Self.named {
            if named.cases == self { return named.condition }
            if named.cases.complement == self { return .table([TOMLValue.Entry("not", named.condition)]) }
        }
        // What a device can be is one of four, so those say it.
        let isBase = contains(.base)
        let parts = Self.named.filter { $0.isWhole && !(isBase ? self : complement).contains($0.combination) }
        let any = TOMLValue.table([TOMLValue.Entry("any", .array(parts.map(\.condition)))])
        return isBase ? .table([TOMLValue.Entry("not", any)]) : any
    }

    private struct Named: Sendable {
        var combination: Combination
        var cases: SizeClassCases
        var condition: TOMLValue
        /// Whether both classes are named.
        var isWhole: Bool
    }

    private static let named: [Named] = Combination.all.filter { $0 != .base }.sorted { rank($0) < rank($1) }.map { combination in
        let entries = [("horizontalSizeClass", combination.width), ("verticalSizeClass", combination.height)]
        return Named(
            combination: combination,
            cases: SizeClassCases(Combination.all.filter { other in
                (combination.width == .any || combination.width == other.width)
                    && (combination.height == .any || combination.height == other.height)
            }),
            condition: .table(entries.compactMap { key, sizeClass in
                sizeClass == .any ? nil : TOMLValue.Entry(key, .string(sizeClass == .compact ? "compact" : "regular"))
            }),
            isWhole: combination.width != .any && combination.height != .any
        )
    }

    private static func rank(_ combination: Combination) -> Int {
        (combination.width == .any ? 0 : 1) + (combination.height == .any ? 0 : 1)
    }
}
