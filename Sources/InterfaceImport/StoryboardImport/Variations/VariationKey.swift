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
