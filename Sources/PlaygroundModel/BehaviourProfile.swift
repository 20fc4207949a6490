/// What a version of iOS did: the differences between versions, as data.
public struct BehaviourProfile: Hashable, Sendable {
    /// The major version of iOS.
    public var version: Int
    /// Named departures a playground asks for.
    public var quirks: Set<Quirk>

    /// A documented misbehaviour that can be switched on.
    public enum Quirk: String, CaseIterable, Hashable, Sendable {
        /// The simulator of Xcode 6.0 gave an iPhone 6 Plus in landscape (compact, compact). One source only.
        case xcode6PlusLandscape = "xcode6-plus-landscape"
    }

    public init(version: Int, quirks: Set<Quirk> = []) {
        self.version = version
        self.quirks = quirks
    }

    public static let supportedVersions = 8...26
    public static let newest = BehaviourProfile(version: supportedVersions.upperBound)

    /// Whether a controller or view may change its own traits (`traitOverrides`, iOS 17).
    public var hasTraitOverrides: Bool { version >= 17 }
    /// Whether traits are predicted before a controller joins the hierarchy, so that its first appearance brings no
    /// `traitCollectionDidChange` (iOS 13).
    public var predictsTraits: Bool { version >= 13 }
    /// Whether `forceTouchCapability` exists (iOS 9).
    public var hasForceTouch: Bool { version >= 9 }
    /// Whether there is a dark style (iOS 13).
    public var hasDarkStyle: Bool { version >= 13 }
    /// Whether `automatic` presentations, card sheets and dismissal by swipe exist (iOS 13).
    public var hasCardSheets: Bool { version >= 13 }
    /// What `automatic` becomes where there is room: the full screen before iOS 13, then the page sheet, from iOS 18 on the
    /// form sheet.
    public var automaticPresentationStyle: ModalPresentationStyle {
        switch version {
        case ..<13: .fullScreen
        case 13..<18: .pageSheet
        default: .formSheet
        }
    }
    /// Whether sheets have detents (iOS 15).
    public var hasDetents: Bool { version >= 15 }
    /// Whether a collapsed split view forwards `showDetail` of a controller in its detail, too; before iOS 9 nobody takes it.
    public var forwardsDetailFromCollapsedDetail: Bool { version >= 9 }
    /// Whether split views have the column style (iOS 14).
    public var hasColumnStyle: Bool { version >= 14 }
    /// Whether navigation bars have large titles (iOS 11).
    public var hasLargeTitles: Bool { version >= 11 }
    /// Whether an iPad's tab bar stands at the top, and can be a sidebar (iPadOS 18).
    public var hasTabBarAtTop: Bool { version >= 18 }
    /// Whether back buttons have a display mode (iOS 14).
    public var hasBackButtonDisplayMode: Bool { version >= 14 }
}
