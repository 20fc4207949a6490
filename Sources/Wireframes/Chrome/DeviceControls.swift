import PlaygroundModel
import Simulation

/// A device's settings as events. A control sends its event and is selected while the event applies.
public struct DeviceControls: Hashable, Sendable {
    /// The events that apply now, for example `rotate portrait`, `userInterfaceStyle light`, `split full`.
    public var inForce: [Event]
    /// The events to choose from. They depend on the device: orientations, windows of the current orientation, settings, languages.
    public var offered: [Event]

    public init(inForce: [Event] = [], offered: [Event] = []) {
        self.inForce = inForce
        self.offered = offered
    }
}

extension DeviceControls {
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

    /// The fixed widths and the first free size of windows. Empty for devices with one app at a time.
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

    private static func freeSize(in scene: Scene, _ limits: WindowLimits) -> Size {
        if case .resizable(let size) = scene.environment.window { return size }
        let (window, screen) = (scene.window.size, scene.screenSize)
        if scene.windowing == .besidePhone { return limits.clamped(sizeBesidePhone) }
        if window.width < screen.width { return window }
        return limits.clamped(Size(width: (screen.width * 0.8).rounded(), height: (screen.height * 0.8).rounded()))
    }

    /// The size of an iPhone app's window: one of the measured sizes, in points.
    private static let sizeBesidePhone = Size(width: 640, height: 1000)
}
