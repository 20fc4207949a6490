import PlaygroundModel
import Simulation

/// A device's settings and current values as events: a control sends its event, and is selected while that event is in force.
public struct DeviceControls: Hashable, Sendable {
    /// The current settings: `rotate portrait`, `userInterfaceStyle light`, `split full`.
    public var inForce: [Event]
    /// Settings of this device only: orientations, windows of the current orientation, device-specific settings, and languages if the
    /// playground has translations.
    public var offered: [Event]

    public init(inForce: [Event] = [], offered: [Event] = []) {
        self.inForce = inForce
        self.offered = offered
    }
}

extension DeviceControls {
    /// - Parameters:
    ///   - profile: Device's version of iOS.
    ///   - languages: Languages to choose from; empty without a choice.
    init(_ scene: Scene, profile: BehaviourProfile, languages: [AppLanguage] = []) {
        let environment = scene.environment
        let settings = DeviceSetting.allCases.filter { $0.isAvailable(on: scene.device, profile: profile) }
        inForce = [.rotate(environment.orientation), .window(environment.window)] + Self.postures(of: scene).filter {
            $0 == environment.posture.name.map(Event.fold)
        } + settings.map { .setting($0.value(in: environment)) } + [.systemVersion(profile.version)]
            + (languages.isEmpty ? [] : [.language(environment.language)])
        offered = scene.device.orientations.map(Event.rotate) + Self.windows(of: scene, profile).map(Event.window)
            + Self.postures(of: scene)
            + settings.filter { $0.isParticular }.flatMap { $0.values }.map(Event.setting) + languages.map(Event.language)
    }

    private static func postures(of scene: Scene) -> [Event] {
        scene.device.hinge == nil ? [] : Posture.Name.allCases.map(Event.fold)
    }

    /// Empty for devices with one app at a time; otherwise fixed widths and a free size to start with.
    private static func windows(of scene: Scene, _ profile: BehaviourProfile) -> [WindowConfiguration] {
        let fixed = scene.device.windows(
            in: scene.environment.orientation, profile: profile, usesWindowedApps: scene.environment.usesWindowedApps)
        guard let limits = windowLimits(of: scene, profile) else { return fixed.count > 1 ? fixed : [] }
        return fixed + [.resizable(freeSize(in: scene, limits))]
    }

    static func windowLimits(of scene: Scene, _ profile: BehaviourProfile) -> WindowLimits? {
        scene.device.windowLimits(
            in: scene.environment.orientation, under: profile, usesWindowedApps: scene.environment.usesWindowedApps)
    }

    /// The current size unless it fills the screen; next to a phone, a size wider than the phone.
    private static func freeSize(in scene: Scene, _ limits: WindowLimits) -> Size {
        if case .resizable(let size) = scene.environment.window { return size }
        let (window, screen) = (scene.window.size, scene.screenSize)
        if scene.windowing == .besidePhone { return limits.clamped(sizeBesidePhone) }
        if window.width < screen.width { return window }
        return limits.clamped(Size(width: (screen.width * 0.8).rounded(), height: (screen.height * 0.8).rounded()))
    }

    /// One of the measured sizes.
    private static let sizeBesidePhone = Size(width: 640, height: 1000)
}
