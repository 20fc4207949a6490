import PlaygroundModel

/// What a matrix is to be made of.
public struct MatrixRequest: Hashable, Sendable {
    /// How much is varied.
    public enum Extent: String, CaseIterable, Hashable, Sendable {
        /// The devices as the playground has them, and nothing else.
        case listed
        /// Each device upright and on its side; three text sizes, both directions, light and dark.
        case standard
        /// Each device in all its orientations and windows of fixed width; every value of every setting and every language.
        case full
    }

    public var extent: Extent
    /// The values of settings that are varied otherwise than `extent` says.
    public var settings: [DeviceSetting: [DeviceSetting.Value]]

    public init(extent: Extent = .standard, settings: [DeviceSetting: [DeviceSetting.Value]] = [:]) {
        self.extent = extent
        self.settings = settings
    }
}

extension MatrixRequest {
    /// The values that a setting takes on a device that starts out in an environment.
    func values(of setting: DeviceSetting, from start: Environment) -> [DeviceSetting.Value] {
        if let asked = settings[setting] { return asked }
        switch extent {
        case .listed: return [setting.value(in: start)]
        case .standard: return Self.standard(setting) ?? [setting.value(in: start)]
        case .full: return setting.changesScreens ? setting.values : [setting.value(in: start)]
        }
    }

    /// The usual size, the largest of those that are no accessibility sizes, and the largest of all: what fits at both ends
    /// of a range mostly fits between them.
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

    /// How far a device is open that folds.
    func postures(of configuration: DeviceConfiguration) -> [Posture] {
        let own = configuration.environment().posture
        guard configuration.device.hinge != nil, extent != .listed else { return [own] }
        let named: [Posture.Name] = extent == .full ? Posture.Name.allCases : [.closed, .open]
        return named.map { Posture($0) }
    }

    /// How a device is held.
    func orientations(of configuration: DeviceConfiguration) -> [InterfaceOrientation] {
        guard extent != .listed else { return [configuration.orientation] }
        // The two ways of lying on the side have the same size and the same insets.
        let both: [InterfaceOrientation] = [.portrait, .landscapeRight]
        let turned = both.filter { configuration.deviceInUse.orientations.contains($0) }
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
    /// Whether what stands on a screen follows it. 3D Touch changes what a press does; windows of their own are an axis by themselves.
    fileprivate var changesScreens: Bool {
        switch self {
        case .userInterfaceStyle, .preferredContentSizeCategory, .layoutDirection, .accessibilityContrast, .legibilityWeight: true
        case .forceTouch, .windowedApps: false
        }
    }
}
