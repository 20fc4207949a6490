extension Device {
    /// The full screen's facts in an orientation under a version of iOS.
    public func fullScreen(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> FullScreen? {
        guard var screen = fullScreen(in: orientation) else { return nil }
        if let insets = safeAreaChange(in: orientation, under: profile)?.insets(in: orientation) { screen.safeAreaInsets = insets }
        return screen
    }

    /// What changed the safe area in an orientation last; `nil` where it is that of the device's first version still.
    public func safeAreaChange(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> SafeAreaChange? {
        safeAreaChanges.last { $0.version <= profile.version && $0.insets(in: orientation) != nil }
    }

    /// The height of the portrait status bar under a version of iOS, in points: it grows with the inset above.
    public func statusBarHeight(under profile: BehaviourProfile) -> Double {
        guard let first = portrait, let screen = fullScreen(in: .portrait, under: profile) else { return statusBarHeight }
        return statusBarHeight + screen.safeAreaInsets.top - first.safeAreaInsets.top
    }

    /// Why the safe area in an orientation is doubtful under a version of iOS; `nil` where it is not.
    public func safeAreaDoubt(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> String? {
        if let display { return display.side(in: orientation).doubt }
        let last = safeAreaChanges.last { $0.version <= profile.version && $0.concerns(orientation) }
        return last?.confidence == .low ? last?.note : nil
    }
}

extension SafeAreaChange {
    /// Whether it says anything about an orientation; one without insets says that of neither any are known.
    fileprivate func concerns(_ orientation: InterfaceOrientation) -> Bool {
        insets(in: orientation) != nil || portrait == nil && landscape == nil
    }
}
