import PlaygroundModel

public struct MatrixRequest: Hashable, Sendable {
    public enum Extent: String, CaseIterable, Hashable, Sendable {
        case listed
        /// Each device in portrait and landscape, with three text sizes, both layout directions, light and dark.
        case standard
        /// Each device in all orientations and in all windows of fixed width, with all values of all settings and all languages.
        case full
    }

    public var extent: Extent
    /// Values of settings that replace those of `extent`.
    public var settings: [DeviceSetting: [DeviceSetting.Value]]

    public init(extent: Extent = .standard, settings: [DeviceSetting: [DeviceSetting.Value]] = [:]) {
        self.extent = extent
        self.settings = settings
    }

    func values(of setting: DeviceSetting, from start: Environment) -> [DeviceSetting.Value] {
        if let asked = settings[setting] { return asked }
        switch extent {
        case .listed: return [setting.value(in: start)]
        case .standard: return Self.standard(setting) ?? [setting.value(in: start)]
        case .full: return setting.changesScreens ? setting.values : [setting.value(in: start)]
        }
    }

    /// Three text sizes suffice, because text that fits at both ends of a range usually fits in between.
    private static func standard(_ setting: DeviceSetting) -> [DeviceSetting.Value]? {
        let names: [String]? = switch setting {
        case .preferredContentSizeCategory:
            [ContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge].map { $0.rawValue }
        case .layoutDirection: LayoutDirection.specifiedNames
        case .userInterfaceStyle: UserInterfaceStyle.specifiedNames
        case .accessibilityContrast, .legibilityWeight, .forceTouch, .windowedApps: nil
        }
        return names?.compactMap { setting.value(named: $0) }
    }

    func postures(of configuration: DeviceConfiguration) -> [Posture] {
        let own = configuration.environment().posture
        guard configuration.device.hinge != nil, extent != .listed else { return [own] }
        let named: [Posture.Name] = extent == .full ? Posture.Name.allCases : [.closed, .open]
        return named.map { Posture($0) }
    }

    func orientations(of configuration: DeviceConfiguration, under profile: BehaviourProfile) -> [InterfaceOrientation] {
        guard extent != .listed else { return [configuration.orientation] }
        let both: [InterfaceOrientation] = [.portrait, .landscapeRight]
        let device = configuration.deviceInUse
        let supported = device.appOrientations(in: configuration.environment(), under: profile)
        let turned = both.filter { device.orientations.contains($0) && supported?.contains($0) != false }
        return turned.isEmpty ? [configuration.orientation] : turned
    }

    func windows(
        of configuration: DeviceConfiguration, in orientation: InterfaceOrientation, profile: BehaviourProfile
    ) -> [WindowConfiguration] {
        guard extent == .full else { return [configuration.window] }
        let fixed = configuration.deviceInUse.windows(in: orientation, profile: profile)
        return fixed.contains(configuration.window) ? fixed : fixed + [configuration.window]
    }

    func languages(of playground: Playground, from start: Environment) -> [AppLanguage] {
        guard extent != .listed else { return [start.language] }
        return [.base] + playground.translations.map { .translation($0.language) }
    }
}

extension DeviceSetting {
    /// Whether the setting can affect a screen. 3D Touch only changes presses, and windows are an axis of their own.
    fileprivate var changesScreens: Bool {
        switch self {
        case .userInterfaceStyle, .preferredContentSizeCategory, .layoutDirection, .accessibilityContrast, .legibilityWeight: true
        case .forceTouch, .windowedApps: false
        }
    }
}
