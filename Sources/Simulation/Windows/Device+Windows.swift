import PlaygroundModel

extension Device {
    public func nearestOrientation(to orientation: InterfaceOrientation) -> InterfaceOrientation {
        fullScreen(in: orientation) == nil ? defaultOrientation : orientation
    }

    /// The nearest available window: the requested one, a permitted size, two thirds for a half in portrait, or the full screen.
    public func nearestWindow(
        to configuration: WindowConfiguration, in orientation: InterfaceOrientation, profile: BehaviourProfile,
        usesWindowedApps: Bool = true
    ) -> WindowConfiguration {
        let windowing = windowing(under: profile, usesWindowedApps: usesWindowedApps)
        let limits = windowLimits(in: orientation, under: profile, usesWindowedApps: usesWindowedApps)
        if windowing == .phoneAppOnPad, let limits {
            // An iPhone app on an iPad has no full screen. It starts at the maximum size.
            guard case .resizable(let size) = configuration else { return .resizable(limits.most) }
            return .resizable(limits.clamped(size))
        }
        switch configuration {
        case .fullScreen:
            return .fullScreen
        case .resizable(let size):
            return limits.map { .resizable($0.clamped(size)) } ?? .fullScreen
        case .leftHalf, .rightHalf:
            return fixedWindows(in: orientation, under: profile).contains(configuration) ? configuration : .fullScreen
        case .oneThird, .oneHalf, .twoThirds, .slideOver:
            let fixed = fixedWindows(in: orientation, under: profile, usesWindowedApps: usesWindowedApps)
            if fixed.contains(configuration) { return configuration }
            return fixed.contains(.twoThirds) ? .twoThirds : .fullScreen
        }
    }

    /// Whether the app's window is outside a phone's screen. iPhone Mirroring keeps it in portrait (WWDC 2026, session 278).
    func staysUpright(in environment: Environment, under profile: BehaviourProfile) -> Bool {
        guard case .resizable = environment.window else { return false }
        return windowing(under: profile, usesWindowedApps: environment.usesWindowedApps) == .besidePhone
    }

    /// The configurations of fixed width in an orientation. The full screen comes first.
    public func windows(
        in orientation: InterfaceOrientation, profile: BehaviourProfile = .newest, usesWindowedApps: Bool = true
    ) -> [WindowConfiguration] {
        WindowConfiguration.fixed.filter {
            nearestWindow(to: $0, in: orientation, profile: profile, usesWindowedApps: usesWindowedApps) == $0
        }
    }

    func multitaskingWindow(
        _ configuration: WindowConfiguration, in orientation: InterfaceOrientation
    ) -> MultitaskingWindow? {
        multitaskingWindows.first { $0.configuration == configuration && $0.isPortrait == orientation.isPortrait }
    }
}
