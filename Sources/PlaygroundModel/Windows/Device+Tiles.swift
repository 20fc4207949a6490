/// A window whose size the system chooses.
public struct GivenWindow: Hashable, Sendable {
    public var size: Size
    /// Why the size is uncertain. `nil` if it was measured.
    public var doubt: String?
}

extension Device {
    /// The tile that replaced a share of Split View in iPadOS 26. `nil` for other configurations. There are halves, thirds and quadrants
    /// in both orientations (Human Interface Guidelines, Windows). No sizes were found, so the gap is the gap of Split View.
    public func tile(_ configuration: WindowConfiguration, in orientation: InterfaceOrientation) -> GivenWindow? {
        let (screen, gap) = (screenSize(in: orientation), Self.gapBetweenWindows)
        let third = ((screen.width - 2 * gap) / 3).rounded(.down)
        let width: Double
        switch configuration {
        case .oneHalf: width = (screen.width - gap) / 2
        case .oneThird: width = third
        case .twoThirds: width = screen.width - gap - third
        default: return nil
        }
        return GivenWindow(
            size: Size(width: width, height: screen.height),
            doubt: "no tile of iPadOS 26 was measured: this is the share of the screen, with the \(gap.shortText) points between the windows "
                + "of Split View")
    }

    /// The gap in points. The widths of every published pair of Split View add up to the screen's width minus this (`multitasking.toml`).
    private static let gapBetweenWindows = 10.0

    public func compatibilityBox(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> GivenWindow {
        let isLarge = min(size.width, size.height) >= Self.largePad
        var box = (isLarge ? Self.compatibilityBoxOfLargePads : Self.compatibilityBoxes)[profile]
        if orientation.isLandscape { box.size = box.size.transposed }
        return box
    }

    /// The short side of a 12.9-inch screen, in points.
    private static let largePad = 1024.0

    private static let compatibilityBoxes: VersionTable<GivenWindow> = [
        .since(
            8, GivenWindow(size: Size(width: 320, height: 480)),
            "Open Radar 31656385 (iOS 10, any iPad but the 12.9-inch one); status-im/status-legacy#4658 (iOS 11, iPad Pro 9.7)"),
        .since(13, inferredBox, "inferred: the box of the iPhone Duo for apps linked up to iOS 26 (kusumotoa/iPhoneDuoLab)"),
    ]

    private static let compatibilityBoxOfLargePads: VersionTable<GivenWindow> = [
        .since(8, GivenWindow(size: Size(width: 375, height: 667)), "Open Radar 26924060 (iOS 10, iPad Pro: 16 to 9)"),
        .since(13, inferredBox, "inferred: the box of the iPhone Duo for apps linked up to iOS 26 (kusumotoa/iPhoneDuoLab)"),
    ]

    private static let inferredBox = GivenWindow(
        size: Size(width: 375, height: 667),
        doubt: "no box of an iPhone app was measured since iOS 13: it has the size of the one on the iPhone Duo")
}
