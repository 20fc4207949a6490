import PlaygroundModel

extension Device {
    /// The orientation itself where the interface can take it, else the one the device starts in.
    public func nearestOrientation(to orientation: InterfaceOrientation) -> InterfaceOrientation {
        fullScreen(in: orientation) == nil ? defaultOrientation : orientation
    }

    /// The window the device gives when a configuration is asked for: the same where it has it; a window of a permitted
    /// size; two thirds for the half that portrait does not have (the app is the primary one); else the full screen.
    public func nearestWindow(
        to configuration: WindowConfiguration, in orientation: InterfaceOrientation, profile: BehaviourProfile
    ) -> WindowConfiguration {
        guard profile.hasMultitasking, !multitaskingWindows.isEmpty else { return .fullScreen }
        switch configuration {
        case .fullScreen:
            return .fullScreen
        case .leftHalf, .rightHalf:
            return multitaskingWindow(configuration, in: orientation) == nil ? .fullScreen : configuration
        case .resizable(let size):
            guard hasFreeWindows(under: profile) else { return .fullScreen }
            return .resizable(WindowWidthRule.clamped(size, to: screenSize(in: orientation)))
        case .oneThird, .oneHalf, .twoThirds, .slideOver:
            if multitaskingWindow(configuration, in: orientation) != nil { return configuration }
            let primary = WindowConfiguration.twoThirds
            return multitaskingWindow(primary, in: orientation) == nil ? .fullScreen : primary
        }
    }

    /// Whether an app's window can have any size.
    public func hasFreeWindows(under profile: BehaviourProfile) -> Bool {
        profile.hasMultitasking && idiom == .pad && !multitaskingWindows.isEmpty
    }

    /// The configurations of fixed width the device has in an orientation, the full screen first.
    public func windows(in orientation: InterfaceOrientation, profile: BehaviourProfile = .newest) -> [WindowConfiguration] {
        WindowConfiguration.fixed.filter { nearestWindow(to: $0, in: orientation, profile: profile) == $0 }
    }

    /// The multitasking table's row.
    func multitaskingWindow(
        _ configuration: WindowConfiguration, in orientation: InterfaceOrientation
    ) -> MultitaskingWindow? {
        multitaskingWindows.first { $0.configuration == configuration && $0.isPortrait == orientation.isPortrait }
    }
}
