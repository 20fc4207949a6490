/// The part of a display that an app gets which is linked with an SDK that does not know the display.
public struct Letterbox: Hashable, Sendable {
    /// On the screen, in points.
    public var frame: Rect
    public var safeAreaInsets: EdgeInsets
    /// Those of the display where they are `nil`.
    public var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass)? {
        isBox ? (.compact, .regular) : nil
    }
    /// Whether it is a box of one size, not the display without a strip.
    public var isBox: Bool
    /// What of it is inferred; `nil` where all was measured.
    public var doubt: String?
}

extension Device {
    /// What an app gets of a display of a device that folds, under iOS 27.1, by the SDK that it is linked with; `nil` where that is all
    /// of it. All its bars are horizontal there.
    ///
    /// Measured on the iPhone Duo: a box of 375 × 667 for SDKs up to iOS 26 (kusumotoa/iPhoneDuoLab), and everything but a strip at the
    /// status bar for that of iOS 27.0 (amoshydra's web view notes; the words are Apple's, talk 111461).
    ///
    /// - Parameter window: The full screen's frame, or that of a half.
    public func letterbox(
        in orientation: InterfaceOrientation, _ configuration: WindowConfiguration, window: Rect, under profile: BehaviourProfile
    ) -> Letterbox? {
        guard hinge != nil, !profile.grants(.wholeFoldingDisplay) else { return nil }
        return profile.grants(.resizablePhoneApps)
            ? withoutStrip(in: orientation, configuration, window) : box(in: orientation, screen: window.size)
    }

    private func box(in orientation: InterfaceOrientation, screen: Size) -> Letterbox {
        let size = Self.boxOfEarlierApps
        // Closed it stands left of a black strip; open in the middle, upright however the device is held.
        let x = isOpen ? ((screen.width - size.width) / 2).rounded(.down) : 0
        return Letterbox(
            frame: Rect(x: x, y: max(0, (screen.height - size.height) / 2).rounded(.down), width: size.width, height: min(size.height, screen.height)),
            safeAreaInsets: EdgeInsets(top: 20), isBox: true,
            doubt: isOpen || orientation.isPortrait
                ? "the box is the sum of measured parts, and the safe area in it is inferred"
                : "how an app that is linked with such an SDK stands on the closed display on its side is inferred")
    }

    private func withoutStrip(
        in orientation: InterfaceOrientation, _ configuration: WindowConfiguration, _ window: Rect
    ) -> Letterbox {
        var frame = window
        let isAtTop = barColumn(in: orientation) == nil
        if isAtTop {
            frame = window.inset(by: EdgeInsets(top: Self.strip))
        } else if configuration != .leftHalf {
            let isLeft = barColumn(in: orientation)?.edge == .left
            frame = window.inset(by: isLeft ? EdgeInsets(left: Self.strip) : EdgeInsets(right: Self.strip))
        }
        let isUpright = orientation.isPortrait
        return Letterbox(
            frame: frame, safeAreaInsets: isUpright ? EdgeInsets(bottom: 34) : EdgeInsets(left: 34, bottom: 20, right: 34), isBox: false,
            doubt: isUpright || isOpen ? nil : "the window of an app linked with the SDK of iOS 27.0 on the closed display on its side is derived")
    }

    private static let boxOfEarlierApps = Size(width: 375, height: 667)
    private static let strip = 80.0
}
