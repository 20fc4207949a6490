/// The part of a display that an app uses if its SDK does not know the display.
public struct Letterbox: Hashable, Sendable {
    /// The frame on the screen, in points.
    public var frame: Rect
    public var safeAreaInsets: EdgeInsets
    /// The size classes of a box. `nil` for the display's size classes.
    public var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass)? {
        isBox ? (.compact, .regular) : nil
    }
    /// Whether the part is a box of fixed size, not the display without a strip.
    public var isBox: Bool
    /// The inferred part. `nil` if everything was measured.
    public var doubt: String?
}

extension Device {
    /// The part of a folding display for an app under iOS 27.1, by its SDK. `nil` for the whole display. All bars are horizontal.
    /// Measured on the iPhone Duo: a box of 375 × 667 for SDKs up to iOS 26 (kusumotoa/iPhoneDuoLab). For the SDK of iOS
    /// 27.0, everything except a strip at the status bar (amoshydra's web view notes; Apple talk 111461).
    /// `window` is the frame of the full screen or a half.
    public func letterbox(
        in orientation: InterfaceOrientation, _ configuration: WindowConfiguration, window: Rect, under profile: BehaviourProfile
    ) -> Letterbox? {
        guard hinge != nil, !profile.grants(.wholeFoldingDisplay) else { return nil }
        return profile.grants(.resizablePhoneApps)
            ? withoutStrip(in: orientation, configuration, window) : box(in: orientation, screen: window.size)
    }

    private func box(in orientation: InterfaceOrientation, screen: Size) -> Letterbox {
        let size = Self.boxOfEarlierApps
        // Closed display: the box is left of a black strip. Open display: it is in the middle, in portrait for every orientation.
        let x = isOpen ? ((screen.width - size.width) / 2).rounded(.down) : 0
        return Letterbox(
            frame: Rect(x: x, y: max(0, (screen.height - size.height) / 2).rounded(.down), width: size.width, height: min(size.height, screen.height)),
            safeAreaInsets: EdgeInsets(top: 20), isBox: true,
            doubt: isOpen || orientation.isPortrait
                ? "the box is the sum of measured parts, and the safe area in it is inferred"
                : "the place of an app linked with such an SDK on the closed display on its side is inferred")
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
