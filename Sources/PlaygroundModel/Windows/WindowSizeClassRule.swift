/// From which length on windows are regular, as far as that is known.
public struct SizeClassThreshold: Hashable, Sendable {
    /// The least length that counts as regular here, in points.
    public var narrowestRegular: Double
    /// Between the longest that was seen compact and the shortest that was seen regular nothing is known.
    public var longestCompactSeen: Double
    public var shortestRegularSeen: Double

    /// The class of a length in points.
    public func sizeClass(of length: Double) -> UserInterfaceSizeClass {
        length >= narrowestRegular ? .regular : .compact
    }

    /// Whether a length lies where nothing is known.
    public func isDoubtful(_ length: Double) -> Bool { length > longestCompactSeen && length < shortestRegularSeen }
}

/// How the size classes of a free window follow from its size, under a version of iOS.
public struct WindowSizeClassRule: Hashable, Sendable {
    public var horizontal: SizeClassThreshold
    /// `nil` where every window is regular in height.
    public var vertical: SizeClassThreshold?

    /// Of apps made for iPads, in their windows there. A modelling rule, not a documented fact: Apple publishes no threshold.
    static let onPads: VersionTable<WindowSizeClassRule> = [
        .since(
            9,
            WindowSizeClassRule(horizontal: SizeClassThreshold(
                narrowestRegular: WindowWidthRule.narrowestRegular, longestCompactSeen: 639, shortestRegularSeen: 678)),
            "the fixed windows of all iPads: 639 points is the widest compact one and 678 the narrowest regular one; the vertical class "
                + "is regular in all"),
    ]

    /// Of apps made for iPhones, wherever their window is. The thresholds in between are inferred: that of width from iPads, that of
    /// height from screens, of which 466 points was seen compact (iPhone Duo, closed, on its side) and 480 regular (iPhone 4s upright).
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

/// The size classes of a free window, and what is doubtful about them.
public struct WindowSizeClasses: Hashable, Sendable {
    public var horizontal: UserInterfaceSizeClass
    public var vertical: UserInterfaceSizeClass
    public var doubts: [WindowDoubt] = []
    /// The quirk by which they are so.
    public var quirk: BehaviourProfile.Quirk?

    /// - Parameter isOfPhoneApp: Whether the app is made for iPhones.
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
        "of windows the longest that was seen compact is \(threshold.longestCompactSeen.shortText) points \(adjective), and the shortest "
            + "regular one \(threshold.shortestRegularSeen.shortText); what lies between is inferred"
    }
}
