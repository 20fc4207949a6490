extension Device {
    public func fullScreen(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> FullScreen? {
        guard var screen = fullScreen(in: orientation) else { return nil }
        if let insets = safeAreaChange(in: orientation, under: profile)?.insets(in: orientation) { screen.safeAreaInsets = insets }
        return screen
    }

    /// The last change of the safe area in an orientation. `nil` if it is unchanged since the device's first version.
    public func safeAreaChange(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> SafeAreaChange? {
        safeAreaChanges.last { $0.version <= profile.version && $0.insets(in: orientation) != nil }
    }

    /// The height in portrait, in points. It grows with the top inset.
    public func statusBarHeight(under profile: BehaviourProfile) -> Double {
        guard let first = portrait, let screen = fullScreen(in: .portrait, under: profile) else { return statusBarHeight }
        return statusBarHeight + screen.safeAreaInsets.top - first.safeAreaInsets.top
    }

    public func safeAreaDoubt(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> String? {
        if let display { return display.side(in: orientation).doubt }
        let last = safeAreaChanges.last { $0.version <= profile.version && $0.concerns(orientation) }
        return last?.confidence == .low ? last?.note : nil
    }
}

extension SafeAreaChange {
    /// A change without insets means that the insets are unknown in both orientations.
    fileprivate func concerns(_ orientation: InterfaceOrientation) -> Bool {
        insets(in: orientation) != nil || portrait == nil && landscape == nil
    }
}
