/// A measured height of the English keyboard, in points, including the assistant bar and the home indicator's area.
public struct KeyboardHeights: Hashable, Sendable {
    public var idiom: UserInterfaceIdiom
    /// The screen's size in portrait, in points.
    public var screen: Size
    public var hasHomeIndicator: Bool
    /// The first iOS version with these heights.
    public var version: SystemVersion
    public var portrait: Double?
    public var landscape: Double?
    public var confidence: Confidence
    public var source: String

    init(
        _ idiom: UserInterfaceIdiom, _ width: Double, _ height: Double, hasHomeIndicator: Bool = true, since version: SystemVersion,
        portrait: Double?, landscape: Double?, _ confidence: Confidence, _ source: String
    ) {
        self.idiom = idiom
        screen = Size(width: width, height: height)
        self.hasHomeIndicator = hasHomeIndicator
        self.version = version
        self.portrait = portrait
        self.landscape = landscape
        self.confidence = confidence
        self.source = source
    }

    public func height(in orientation: InterfaceOrientation) -> Double? { orientation.isPortrait ? portrait : landscape }

    private static let probe = "a probe on simulators of iOS 26.5: aloisdeniel/flutter_device_preview, device_specs/, 42089cd"

    private static let duo = "a document of September 2026 on the simulator of the iPhone Duo; a Flutter app read 264 in the inner landscape"

    /// Rows of one screen are in the order of versions.
    public static let table: [KeyboardHeights] = [
        .init(.phone, 390, 844, since: 26, portrait: 335, landscape: 208, .high, probe),
        .init(.phone, 393, 852, since: 26, portrait: 335, landscape: 208, .high, probe),
        .init(.phone, 402, 874, since: 26, portrait: 335, landscape: 208, .high, probe),
        .init(.phone, 402, 874, since: 27, portrait: 328, landscape: nil, .high, "AndrewKochulab/sim-mirror fixtures, iOS 27"),
        .init(.phone, 420, 912, since: 26, portrait: 345, landscape: 208, .high, probe),
        .init(.phone, 430, 932, since: 26, portrait: 345, landscape: 208, .high, probe),
        .init(.phone, 440, 956, since: 26, portrait: 345, landscape: 208, .high, probe),
        .init(.phone, 466, 678, since: SystemVersion(27, 1), portrait: 252, landscape: 193, .medium, duo),
        .init(.phone, 669, 951, since: SystemVersion(27, 1), portrait: 311, landscape: 227, .medium, duo),
        .init(.phone, 375, 667, hasHomeIndicator: false, since: 26, portrait: 260, landscape: 206, .high, probe),
        .init(.phone, 320, 568, hasHomeIndicator: false, since: 8, portrait: 253, landscape: 199, .low, "recalled"),
        .init(.phone, 414, 736, hasHomeIndicator: false, since: 9, portrait: 271, landscape: nil, .low, "recalled"),
        .init(.pad, 744, 1133, since: 26, portrait: 340, landscape: 428, .high, probe),
        .init(.pad, 820, 1180, since: 26, portrait: 337, landscape: 422, .high, probe),
        .init(.pad, 834, 1210, since: 26, portrait: 340, landscape: 428, .high, probe),
        .init(.pad, 1024, 1366, since: 26, portrait: 403, landscape: 498, .high, probe),
        .init(.pad, 1032, 1376, since: 26, portrait: 403, landscape: 498, .high, probe),
        .init(.pad, 768, 1024, hasHomeIndicator: false, since: 9, portrait: 313, landscape: 398, .low, "recalled"),
    ]
}

/// A keyboard's height in points, with any doubt about it.
public struct KeyboardHeight: Hashable, Sendable {
    public var points: Double
    /// Why the height is uncertain. `nil` if it was measured on this screen under this iOS version.
    public var doubt: String?

    public init(points: Double, doubt: String? = nil) {
        self.points = points
        self.doubt = doubt
    }
}

extension Device {
    /// The keyboard's height without an accessory view. `nil` on devices without a keyboard.
    /// An unmeasured screen uses the measured screen that is nearest in width, an unmeasured version the nearest measured version.
    /// A phone uses only screens that agree with it in having a home indicator, because much of the keyboard is over the indicator.
    public func keyboardHeight(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> KeyboardHeight? {
        guard let row = keyboardRow(in: orientation, under: profile), let points = row.height(in: orientation) else { return nil }
        return KeyboardHeight(points: points, doubt: doubt(about: row, isSameScreen: row.screen == portraitSize, under: profile))
    }

    /// The row that ``keyboardHeight(in:under:)`` uses.
    public func keyboardRow(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> KeyboardHeights? {
        let known = KeyboardHeights.table.filter { $0.idiom == idiom && $0.height(in: orientation) != nil }
        let alike = known.filter { idiom == .pad || $0.hasHomeIndicator == hasHomeIndicator }
        guard let screen = (alike.isEmpty ? known : alike).map({ $0.screen }).min(by: {
            portraitSize.distance(to: $0) < portraitSize.distance(to: $1)
        }) else { return nil }
        let rows = known.filter { $0.screen == screen }
        return rows.last { $0.version <= profile.version } ?? rows.first
    }

    private var portraitSize: Size { Size(width: min(size.width, size.height), height: max(size.width, size.height)) }

    private func doubt(about row: KeyboardHeights, isSameScreen: Bool, under profile: BehaviourProfile) -> String? {
        guard isSameScreen else {
            return "the keyboard was not measured on this screen: it has the height for \(row.screen.inWords) points under iOS \(row.version)"
        }
        if row.confidence == .low { return "the keyboard was not measured: its height is from memory" }
        return row.version == profile.version ? nil : "the keyboard was measured only under iOS \(row.version)"
    }
}

extension Size {
    fileprivate func distance(to other: Size) -> Double { abs(width - other.width) * 1000 + abs(height - other.height) }
}
