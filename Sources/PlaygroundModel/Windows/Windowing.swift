/// The kind of window that a device gives an app.
public enum Windowing: Hashable, Sendable {
    case fullScreen(WindowObstacle)
    /// Split View and Slide Over: the windows of the multitasking table, and sizes between them.
    case splitView
    /// iPad windows of any size, and tiles of the screen.
    case free
    /// Windows that are halves of an open display.
    case halves
    /// A box of fixed size for an iPhone app on an iPad.
    case compatibilityBox
    /// A window of any size for an iPhone app on an iPad.
    case phoneAppOnPad
    /// An iPhone app outside the phone's screen, in a window of any size: iPhone Mirroring, or a Device Hub resize session.
    case besidePhone
}

extension Device {
    /// - Parameter usesWindowedApps: Windowed Apps in Settings (iPadOS 26).
    public func windowing(under profile: BehaviourProfile, usesWindowedApps: Bool = true) -> Windowing {
        switch idiom {
        case .pad where profile.app.isMade(for: .pad):
            padWindowing(under: profile, usesWindowedApps: usesWindowedApps)
        case .pad:
            // With Full Screen Apps the box also has a fixed size (Axiom layout-ref.md, an iPad Pro 12.9 under iOS 27).
            profile.grants(.resizablePhoneApps) && usesWindowedApps ? .phoneAppOnPad : .compatibilityBox
        case .phone where hinge != nil && multitaskingWindows.isEmpty:
            .fullScreen(.noSuchWindow)
        case .phone where hinge != nil:
            profile.grants(.resizablePhoneApps)
                ? .halves : .fullScreen(.linkedBefore(SystemFeature.resizablePhoneApps.availability.introduced))
        case .phone where !profile.has(.resizablePhoneApps):
            .fullScreen(.cameWith(SystemFeature.resizablePhoneApps.availability.introduced))
        case .phone where !profile.grants(.resizablePhoneApps):
            .fullScreen(.linkedBefore(SystemFeature.resizablePhoneApps.availability.introduced))
        case .phone:
            .besidePhone
        case .tv, .carPlay, .mac, .vision, .unspecified:
            .fullScreen(.noSuchWindow)
        }
    }

    private func padWindowing(under profile: BehaviourProfile, usesWindowedApps: Bool) -> Windowing {
        let areFree = profile.has(.freeWindows)
        guard areFree || profile.has(.multitasking) && !multitaskingWindows.isEmpty else { return .fullScreen(.noSuchWindow) }
        if profile.app.requiresFullScreen, !profile.resizesInSteps { return .fullScreen(.requiresFullScreen) }
        guard areFree else { return profile.app.supportsAllOrientations(on: .pad) ? .splitView : .fullScreen(.someOrientations) }
        return usesWindowedApps ? .free : .fullScreen(.fullScreenApps)
    }

    /// The windows whose size the device decides, without the full screen.
    public func fixedWindows(
        in orientation: InterfaceOrientation, under profile: BehaviourProfile, usesWindowedApps: Bool = true
    ) -> [WindowConfiguration] {
        let rows = multitaskingWindows.filter { $0.isPortrait == orientation.isPortrait }.map { $0.configuration }
        return switch windowing(under: profile, usesWindowedApps: usesWindowedApps) {
        case .splitView, .halves: rows
        case .free: [.oneThird, .oneHalf, .twoThirds] + rows.filter { $0 == .slideOver }
        case .fullScreen, .compatibilityBox, .phoneAppOnPad, .besidePhone: []
        }
    }

    /// The limits of free windows. `nil` if windows have no free size.
    public func windowLimits(
        in orientation: InterfaceOrientation, under profile: BehaviourProfile, usesWindowedApps: Bool = true
    ) -> WindowLimits? {
        let screen = screenSize(in: orientation)
        let least = profile.app.minimumSize ?? .zero
        switch windowing(under: profile, usesWindowedApps: usesWindowedApps) {
        case .fullScreen, .halves, .compatibilityBox:
            return nil
        case .splitView, .free:
            return WindowLimits(least: WindowWidthRule.minimumSize.union(least), most: screen)
        case .phoneAppOnPad:
            return WindowLimits(
                least: WindowWidthRule.minimumSize.union(least), most: Size(width: (screen.width / 2).rounded(.down), height: screen.height))
        case .besidePhone:
            return WindowLimits(least: WindowLimits.smallestBesidePhone.union(least), most: WindowLimits.largestBesidePhone)
        }
    }

    /// The obstacle to a window. `nil` if the device gives the app this window or the nearest one.
    public func windowObstacle(
        to window: WindowConfiguration, in orientation: InterfaceOrientation, under profile: BehaviourProfile, usesWindowedApps: Bool = true
    ) -> WindowObstacle? {
        guard window != .fullScreen else { return nil }
        let hasFreeSize = if case .resizable = window { true } else { false }
        switch windowing(under: profile, usesWindowedApps: usesWindowedApps) {
        case .fullScreen(let obstacle): return hasFreeSize || idiom == .pad ? obstacle : .noSuchWindow
        case .compatibilityBox: return .compatibilityBox
        case .splitView, .free: return nil
        case .halves: return fixedWindows(in: orientation, under: profile).contains(window) ? nil : .noSuchWindow
        case .phoneAppOnPad:
            return hasFreeSize ? nil : .noSuchWindow
        case .besidePhone:
            guard case .resizable(let size) = window else { return .noSuchWindow }
            let most = WindowLimits.largestBesidePhone
            return size.width <= most.width && size.height <= most.height ? nil : .larger(than: most)
        }
    }
}

/// The possible sizes of a free window, in points.
public struct WindowLimits: Hashable, Sendable {
    public var least: Size
    public var most: Size

    public init(least: Size, most: Size) {
        self.least = least
        self.most = most
    }

    public func clamped(_ size: Size) -> Size {
        Size(
            width: min(most.width, max(least.width, size.width)), height: min(most.height, max(least.height, size.height)))
    }

    /// The limits reported by a Device Hub resize session: 0 × 0 to 1280 × 1280 (Axiom layout-ref.md, iOS 27.0).
    static let smallestBesidePhone = Size(width: 1, height: 1)
    static let largestBesidePhone = Size(width: 1280, height: 1280)
}

extension Size {
    func union(_ other: Size) -> Size { Size(width: max(width, other.width), height: max(height, other.height)) }
}
