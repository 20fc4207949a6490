import LayoutEngine
import PlaygroundModel
import Simulation

extension DeviceWireframe {
    /// - Parameters:
    ///   - id: The configuration's id, which survives rotations.
    ///   - tintColor: The app window's tint, or `nil` for UIKit's blue.
    ///   - images: The app's image files, by image name.
    ///   - profile: The device's version of iOS, for its settings and the look of controls.
    ///   - requestedVersion: The playground's version, if the device runs another.
    ///   - languages: The languages to choose from. Empty if there is no choice.
    public init(
        id: String, scene: Scene, layouts: [ControllerInstance.ID: LayoutResult], tintColor: Color? = nil,
        images: [String: TemplateImage] = [:], profile: BehaviourProfile = .newest, requestedVersion: SystemVersion? = nil,
        languages: [AppLanguage] = [], widthMarks: [WidthMark] = [], log: DeviceLog = DeviceLog(), position: Position = Position()
    ) {
        self.init(
            id: id, chrome: Chrome(scene, profile: profile, requestedVersion: requestedVersion, languages: languages),
            environment: scene.environment,
            screen: TouchLayer(scene: scene, layouts: layouts, profile: profile, tintColor: tintColor)
                .over(.screen(of: scene, layouts: layouts, tintColor: tintColor, profile: profile))
                .showing(images, scale: scene.traits.collection.displayScale),
            widthMarks: widthMarks, log: log, position: position
        )
    }
}

extension DeviceWireframe.Chrome {
    init(_ scene: Scene, profile: BehaviourProfile, requestedVersion: SystemVersion? = nil, languages: [AppLanguage]) {
        let device = scene.device
        let controls = DeviceControls(scene, profile: profile, languages: languages)
        let root = scene.controllers.first?.traits.collection
        self.init(
            name: device.name,
            longName: device.longName,
            system: System(of: device, scene.environment, profile: profile, requestedVersion: requestedVersion),
            safeAreaDoubt: device.safeAreaDoubt(in: scene.environment.orientation, under: profile),
            subtitle: Self.subtitle(scene.environment, of: device),
            idiom: device.idiom,
            orientation: scene.environment.orientation,
            screenSize: scene.screenSize,
            window: scene.window.size == scene.screenSize ? nil : scene.window,
            windowLimits: DeviceControls.windowLimits(of: scene, profile),
            cornerRadius: scene.isBesidePhone ? Self.cornerRadiusBesidePhone : device.cornerRadius,
            hasHomeButton: !device.hasHomeIndicator && (device.idiom == .phone || device.idiom == .pad),
            horizontalSizeClass: root?.horizontalSizeClass ?? .unspecified,
            verticalSizeClass: root?.verticalSizeClass ?? .unspecified,
            nextOrientation: scene.isBesidePhone ? nil : Self.nextOrientation(of: device, from: scene.environment.orientation),
            canDismiss: scene.controllers.contains { $0.isPresented },
            controls: controls,
            measuresForce: scene.touch.maximumForce != nil,
            notes: Self.notes(scene)
        )
        isBesidePhone = scene.isBesidePhone
        windowKinds = Self.windowKinds(of: device)
        windowDoubts = scene.doubts
        showsSystem = system?.neverExisted == true
        keyboardDoubt = scene.keyboard?.doubt
        fold = Fold(scene)
    }

    private static func windowKinds(of device: Device) -> [WindowConfiguration] {
        let halves: [WindowConfiguration] = [.leftHalf, .rightHalf]
        switch device.idiom {
        case .pad: return WindowConfiguration.fixed.filter { !halves.contains($0) }
        case .phone where device.hinge != nil: return [.fullScreen] + halves
        // Phones that receive no later version of iOS have no windows.
        case .phone: return device.systems?.last == nil ? [.fullScreen] : []
        case .tv, .carPlay, .mac, .vision, .unspecified: return []
        }
    }

    /// The corner radius, in points (not measured). Device Hub lets users choose the radius.
    private static let cornerRadiusBesidePhone = 20.0

    /// The model if the device has its own name, then posture, orientation and window.
    public static func subtitle(_ environment: Environment, of device: Device) -> String {
        let held = switch environment.orientation {
        case .portrait: "Portrait"
        case .portraitUpsideDown: "Upside down"
        case .landscapeLeft, .landscapeRight: "Landscape"
        }
        let model = device.hasOwnName ? "\(device.modelName) · " : ""
        let orientation = model + (environment.posture.showsInnerDisplay ? "\(environment.posture.inWords) · \(held)" : held)
        return switch environment.window {
        case .fullScreen: orientation
        case .oneThird: "\(orientation) · ⅓"
        case .oneHalf: "\(orientation) · ½"
        case .twoThirds: "\(orientation) · ⅔"
        case .slideOver: "\(orientation) · Slide Over"
        case .leftHalf: "\(orientation) · left half"
        case .rightHalf: "\(orientation) · right half"
        case .resizable: "\(orientation) · window"
        }
    }

    private static func notes(_ scene: Scene) -> [String] {
        if let home = scene.homeScreen { return [home.menu.flatMap(note)].compactMap { $0 } }
        let peeks = scene.controllers.contains { $0.views.contains { $0.definition.peek != nil } }
        return peeks ? [scene.touch.inertNotice].compactMap { $0 } : []
    }

    /// One sentence for all omitted quick actions. The log lists each omission.
    private static func note(_ menu: HomeScreenScene.Menu) -> String? {
        let titles = menu.leftOut.map { "“\($0.action.title)”" }
        guard let last = titles.last else { return nil }
        let list = titles.count == 1 ? last : titles.dropLast().joined(separator: ", ") + " and " + last
        return "\(list) \(titles.count == 1 ? "is" : "are") left out: "
            + "a menu shows \(QuickActions.menuLimit) quick actions, static ones first."
    }

    private static func nextOrientation(
        of device: Device, from orientation: InterfaceOrientation
    ) -> InterfaceOrientation? {
        let next = orientation.toggled
        return device.orientations.contains(next) ? next : nil
    }
}

extension DeviceWireframe.Chrome.System {
    /// - Parameter requestedVersion: The playground's version. Ignored for a device with its own version.
    public init?(of device: Device, _ environment: Environment, profile: BehaviourProfile, requestedVersion: SystemVersion?) {
        let version = profile.version
        guard device.idiom == .phone || device.idiom == .pad else { return nil }
        let asked = environment.systemVersion == nil ? requestedVersion : nil
        let departure = device.systemDeparture(running: version, askedFor: asked)
        self.init(
            version: version, note: departure.map { device.sentence(of: $0, running: version) },
            neverExisted: departure == .neverExisted)
    }
}

extension Posture {
    fileprivate var inWords: String {
        switch status {
        case .closed: "Closed"
        case .partiallyOpen: "Open \(angle.pointText)°"
        case .fullyOpen: "Open"
        }
    }
}
