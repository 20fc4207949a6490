/// How the system draws its bars, alerts and controls: where they stand is another matter, for which there are tables of lengths.
public enum SystemDesign: String, Hashable, Sendable {
    /// Segments and steppers are outlines in the tint.
    case outlined
    /// They are filled with grey.
    case filled
    /// Bars are glass that floats over the content; buttons, fields and alerts are rounder.
    case glass

    static let table: VersionTable<SystemDesign> = [
        .since(8, .outlined, "UISegmentedControl and UIStepper before iOS 13, recalled"),
        .since(13, .filled, "WWDC 2019, session 808, What's New in iOS Design"),
        .since(26, .glass, "WWDC 2025, session 219, Meet Liquid Glass, and session 284, Build a UIKit app with the new design"),
    ]
}

extension BehaviourProfile {
    /// How this version draws.
    public var design: SystemDesign { SystemDesign.table[self] }
}
