/// A set of the nine combinations of size classes. Width and height are each any, compact or regular.
/// A document's base applies to any width and height, a variation to its key's classes (`heightClass=compact-widthClass=regular`).
/// Keys with more classes take precedence.
struct SizeClassCases: Hashable, Sendable {
    private(set) var bits: UInt16

    enum SizeClass: Int, CaseIterable, Sendable {
        case any, compact, regular
    }

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

    func contains(_ combination: Combination) -> Bool { bits & combination.bit != 0 }

    func intersection(_ other: SizeClassCases) -> SizeClassCases { SizeClassCases(bits: bits & other.bits) }

    func union(_ other: SizeClassCases) -> SizeClassCases { SizeClassCases(bits: bits | other.bits) }

    var complement: SizeClassCases { SizeClassCases(bits: ~bits & 0x1FF) }
}

extension SizeClassCases {
    var onDevices: SizeClassCases { intersection(SizeClassCases(Combination.ofDevices)) }

    var areAll: Bool { onDevices == Self.all.onDevices }

    var areNone: Bool { onDevices == .none }

    var condition: TOMLValue? {
        guard !areAll, !areNone else { return nil }
        let named = Combination.all.filter { $0 != .base }
        if let combination = named.first(where: { $0.cases.onDevices == onDevices }) { return combination.condition }
        if let combination = named.first(where: { $0.cases.complement.onDevices == onDevices }) {
            return .table([TOMLValue.Entry("not", combination.condition)])
        }
        let parts = Combination.ofDevices.filter(contains)
        return .table([TOMLValue.Entry("any", .array(parts.map(\.condition)))])
    }
}

extension SizeClassCases.Combination {
    fileprivate static let ofDevices = all.filter { $0.width != .any && $0.height != .any }

    /// The size classes in a variation's key. `default` has none. `nil` if the key contains other traits.
    init?(key: String) {
        self = .base
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

    func holds(in other: Self) -> Bool { (width == .any || width == other.width) && (height == .any || height == other.height) }

    var rank: Int { [width, height].count { $0 != .any } }

    var cases: SizeClassCases { SizeClassCases(Self.all.filter(holds)) }

    fileprivate var condition: TOMLValue {
        let classes = [("horizontalSizeClass", width), ("verticalSizeClass", height)]
        return .table(classes.compactMap { key, sizeClass in
            sizeClass == .any ? nil : TOMLValue.Entry(key, .string(sizeClass == .compact ? "compact" : "regular"))
        })
    }
}
