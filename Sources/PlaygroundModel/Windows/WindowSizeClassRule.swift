public struct SizeClassThreshold: Hashable, Sendable {
    /// The minimum length of the regular size class, in points.
    public var narrowestRegular: Double
    /// The longest compact and the shortest regular length that were observed. Lengths between them are uncertain.
    public var longestCompactSeen: Double
    public var shortestRegularSeen: Double

    public func sizeClass(of length: Double) -> UserInterfaceSizeClass {
        length >= narrowestRegular ? .regular : .compact
    }

    public func isDoubtful(_ length: Double) -> Bool { length > longestCompactSeen && length < shortestRegularSeen }
}

/// The size classes of a free window, by the window's size.
public struct WindowSizeClassRule: Hashable, Sendable {
    public var horizontal: SizeClassThreshold
    /// `nil` if every window has regular height.
    public var vertical: SizeClassThreshold?

    /// The rule for iPad apps. It is a model, because Apple publishes no threshold.
    static let onPads: VersionTable<WindowSizeClassRule> = [
        .since(
            9,
            WindowSizeClassRule(horizontal: SizeClassThreshold(
                narrowestRegular: WindowWidthRule.narrowestRegular, longestCompactSeen: 639, shortestRegularSeen: 678)),
            "the fixed windows of all iPads: 639 points is the widest compact one and 678 the narrowest regular one; the vertical class "
                + "is regular in all"),
    ]

    /// The rule for iPhone apps in any window. The thresholds are inferred: the width from iPads, the height from screens (466
    /// points was compact on a closed iPhone Duo in landscape, 480 regular on an iPhone 4s in portrait).
    static let ofPhoneApps: VersionTable<WindowSizeClassRule> = [
        .since(
            27,
            WindowSizeClassRule(
                horizontal: SizeClassThreshold(
                    narrowestRegular: WindowWidthRule.narrowestRegular, longestCompactSeen: 655, shortestRegularSeen: 683),
                vertical: SizeClassThreshold(narrowestRegular: 480, longestCompactSeen: 402, shortestRegularSeen: 675)),
            "Axiom layout-ref.md, iOS 27.0: a simulator's resize session, Mirroring and an iPad Pro 12.9; one author, three environments"),
    ]
}

public struct WindowSizeClasses: Hashable, Sendable {
    public var horizontal: UserInterfaceSizeClass
    public var vertical: UserInterfaceSizeClass
    public var doubts: [WindowDoubt] = []
    public var quirk: BehaviourProfile.Quirk?

    public init(of size: Size, isOfPhoneApp: Bool, under profile: BehaviourProfile) {
        if isOfPhoneApp, profile.quirks.contains(.ios27BetaSizeClasses) {
            (horizontal, vertical, quirk) = (.compact, .regular, .ios27BetaSizeClasses)
            return
        }
        let rule = (isOfPhoneApp ? WindowSizeClassRule.ofPhoneApps : WindowSizeClassRule.onPads)[profile]
        horizontal = rule.horizontal.sizeClass(of: size.width)
        vertical = rule.vertical?.sizeClass(of: size.height) ?? .regular
        if rule.horizontal.isDoubtful(size.width) {
            doubts.append(WindowDoubt(.horizontalSizeClass, Self.doubt(about: rule.horizontal, "wide")))
        }
        if let threshold = rule.vertical, threshold.isDoubtful(size.height) {
            doubts.append(WindowDoubt(.verticalSizeClass, Self.doubt(about: threshold, "high")))
        }
    }

    private static func doubt(about threshold: SizeClassThreshold, _ adjective: String) -> String {
        "the longest compact window seen is \(threshold.longestCompactSeen.shortText) points \(adjective), and the shortest "
            + "regular one \(threshold.shortestRegularSeen.shortText); lengths in between are inferred"
    }
}
