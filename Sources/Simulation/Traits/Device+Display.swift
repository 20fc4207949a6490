import PlaygroundModel

extension Device {
    /// The major version of `firstSystem`, without a name such as `tvOS`.
    var firstMajorSystem: Int {
        let version = firstSystem.split(separator: " ").last ?? ""
        return Int(version.prefix { $0 != "." }) ?? 0
    }

    /// The reported gamut of the display. Uncertain: the device table does not state it, and no public source was found. Phones are said to
    /// have P3 from the iPhone 7 (iOS 10), and iPads from the 9.7-inch Pro of 2016, except the low-cost 10.2-inch line. The 10.9-inch row
    /// covers the Air with P3 and the iPad (10th generation) without P3.
    var displayGamut: DisplayGamut {
        switch idiom {
        case .phone: firstMajorSystem >= 10 ? .p3 : .sRGB
        case .pad: year >= 2016 && !Self.padsOfLaterYearsInSRGB.contains(id) ? .p3 : .sRGB
        case .vision, .mac: .p3
        case .tv, .carPlay, .unspecified: .sRGB
        }
    }

    private static let padsOfLaterYearsInSRGB: Set<String> = ["ipad-10-2"]
}
