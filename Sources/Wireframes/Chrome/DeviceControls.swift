import PlaygroundModel
import Simulation

/// What can be set on a device and how it is set now, all in the words of events: a control of the page sends one of them,
/// and shows itself chosen where it is in force.
public struct DeviceControls: Hashable, Sendable {
    /// What the device was last told, or starts with: `rotate portrait`, `userInterfaceStyle light`, `split full`.
    public var inForce: [Event]
    /// What this device takes and others may not: its orientations, the windows of the present one, the settings that
    /// not all devices have, the languages where the playground has texts in others than its own.
    public var offered: [Event]

    public init(inForce: [Event] = [], offered: [Event] = []) {
        self.inForce = inForce
        self.offered = offered
    }
}

extension DeviceControls {
    /// - Parameters:
    ///   - profile: The version of iOS the device runs.
    ///   - languages: Those there is a choice of; none where there is no choice.
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

    /// Of a device that folds.
    private static func postures(of scene: Scene) -> [Event] {
        scene.device.hinge == nil ? [] : Posture.Name.allCases.map(Event.fold)
    }

    /// None where the device shows one app at a time; else those of fixed width, and a free one to begin with.
    private static func windows(of scene: Scene, _ profile: BehaviourProfile) -> [WindowConfiguration] {
        let fixed = scene.device.windows(
            in: scene.environment.orientation, profile: profile, usesWindowedApps: scene.environment.usesWindowedApps)
        guard let limits = windowLimits(of: scene, profile) else { return fixed.count > 1 ? fixed : [] }
        return fixed + [.resizable(freeSize(in: scene, limits))]
    }

    /// The sizes that the app's window can have.
    static func windowLimits(of scene: Scene, _ profile: BehaviourProfile) -> WindowLimits? {
        scene.device.windowLimits(
            in: scene.environment.orientation, under: profile, usesWindowedApps: scene.environment.usesWindowedApps)
    }

    /// The window as it is, unless that leaves nothing to see around it; beside a phone one that is wider than a phone.
    private static func freeSize(in scene: Scene, _ limits: WindowLimits) -> Size {
        if case .resizable(let size) = scene.environment.window { return size }
        let (window, screen) = (scene.window.size, scene.screenSize)
        if scene.windowing == .besidePhone { return limits.clamped(sizeBesidePhone) }
        if window.width < screen.width { return window }
        return limits.clamped(Size(width: (screen.width * 0.8).rounded(), height: (screen.height * 0.8).rounded()))
    }

    /// One of the sizes that were measured.
    private static let sizeBesidePhone = Size(width: 640, height: 1000)
}
