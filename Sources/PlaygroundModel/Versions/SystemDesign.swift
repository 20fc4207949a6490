/// The look of bars, alerts and controls. Their lengths are in other tables.
public enum SystemDesign: String, Hashable, Sendable {
    /// Outlined segments and steppers in the tint colour.
    case outlined
    /// Segments and steppers filled with grey.
    case filled
    /// Bars are floating glass. Buttons, fields and alerts are rounder.
    case glass

    static let table: VersionTable<SystemDesign> = [
        .since(8, .outlined, "UISegmentedControl and UIStepper before iOS 13, recalled", .low),
        .since(13, .filled, "WWDC 2019, session 808, What's New in iOS Design"),
        .since(26, .glass, "WWDC 2025, session 219, Meet Liquid Glass, and session 284, Build a UIKit app with the new design"),
    ]
}

extension BehaviourProfile {
    public var design: SystemDesign { SystemDesign.table[self] }

    /// The version whose looks and lengths the app uses. An app built before iOS 26 keeps the earlier looks and lengths (a frameworks
    /// engineer in thread 788573 of developer.apple.com/forums). So does an app for iOS 26 with UIDesignRequiresCompatibility. The lengths
    /// of both are assumed to be the lengths of iOS 18.
    public var designVersion: SystemVersion {
        let glass = Self.firstWithGlass
        guard version >= glass, app.sdk < glass || app.designRequiresCompatibility && app.heedsCompatibility else { return version }
        return Self.lastBeforeGlass
    }

    // Computed once, because every access to a table needs it.
    private static let firstWithGlass = SystemFeature.glass.availability.introduced
    private static let lastBeforeGlass = SystemVersion(18)
}
