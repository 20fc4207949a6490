/// An app and the devices that show it.
public struct Playground: Hashable, Sendable {
    public var title: String { _read { yield box.value.title } _modify { yield &box.value.title } }
    public var summary: String? { _read { yield box.value.summary } _modify { yield &box.value.summary } }
    /// The path of the lesson's Markdown file within the playground's folder.
    public var lesson: String? { _read { yield box.value.lesson } _modify { yield &box.value.lesson } }
    public var profile: BehaviourProfile { _read { yield box.value.profile } _modify { yield &box.value.profile } }
    public var devices: [DeviceConfiguration] { _read { yield box.value.devices } _modify { yield &box.value.devices } }
    /// The device sets that the page offers, in file order. Names are unique.
    public var sets: [DeviceSet] { _read { yield box.value.sets } _modify { yield &box.value.sets } }
    /// The maximum number of devices on the page. Below `PlaygroundLimits.devices` if the screens are too full for it.
    public var deviceLimit: Int { _read { yield box.value.deviceLimit } _modify { yield &box.value.deviceLimit } }
    /// The tint colour of the app's window. `nil` is UIKit's blue.
    public var tintColor: Color? { _read { yield box.value.tintColor } _modify { yield &box.value.tintColor } }
    /// UIWindow.overrideUserInterfaceStyle (iOS 13).
    public var windowStyle: UserInterfaceStyle { _read { yield box.value.windowStyle } _modify { yield &box.value.windowStyle } }
    /// UIWindow.traitOverrides (iOS 17).
    public var windowOverrides: TraitCollection { _read { yield box.value.windowOverrides } _modify { yield &box.value.windowOverrides } }
    public var rootViewController: ControllerID { _read { yield box.value.rootViewController } _modify { yield &box.value.rootViewController } }
    public var controllers: [ControllerDefinition] { _read { yield box.value.controllers } _modify { yield &box.value.controllers } }
    /// The components in file order. The controllers' views contain the expanded uses.
    public var components: [ComponentDefinition] { _read { yield box.value.components } _modify { yield &box.value.components } }
    public var customTraits: [CustomTrait] { _read { yield box.value.customTraits } _modify { yield &box.value.customTraits } }
    /// The app's name on the home screen. `nil` if it is the title.
    public var appName: String? { _read { yield box.value.appName } _modify { yield &box.value.appName } }
    public var iconPosition: HomeScreenPosition { _read { yield box.value.iconPosition } _modify { yield &box.value.iconPosition } }
    public var quickActions: QuickActions { _read { yield box.value.quickActions } _modify { yield &box.value.quickActions } }
    /// The app's image files, by the names that views and bars use.
    public var images: [String: TemplateImage] { _read { yield box.value.images } _modify { yield &box.value.images } }
    /// The app's font files, in the order of UIAppFonts.
    public var fonts: [FontFile] { _read { yield box.value.fonts } _modify { yield &box.value.fonts } }
    public var scenarios: [Scenario] { _read { yield box.value.scenarios } _modify { yield &box.value.scenarios } }
    public var translations: [Translation] { _read { yield box.value.translations } _modify { yield &box.value.translations } }
    public var allowances: [Allowance] { _read { yield box.value.allowances } _modify { yield &box.value.allowances } }
    public var notes: [Note] { _read { yield box.value.notes } _modify { yield &box.value.notes } }
    var argumentTexts: [String: String] { _read { yield box.value.argumentTexts } _modify { yield &box.value.argumentTexts } }

    /// Fields behind one reference, because every device and every step of its history has a copy.
    private struct Fields: Hashable, Sendable {
        var title: String
        var summary: String?
        var lesson: String?
        var profile: BehaviourProfile
        var devices: [DeviceConfiguration]
        var sets: [DeviceSet] = []
        var deviceLimit = PlaygroundLimits.devices
        var tintColor: Color?
        var windowStyle = UserInterfaceStyle.unspecified
        var windowOverrides = TraitCollection()
        var rootViewController: ControllerID
        var controllers: [ControllerDefinition] {
            didSet { index = Self.index(of: controllers) }
        }
        var components: [ComponentDefinition] = []
        var customTraits: [CustomTrait]
        var appName: String?
        var iconPosition = HomeScreenPosition.standard
        var quickActions = QuickActions()
        var images: [String: TemplateImage] = [:]
        var fonts: [FontFile] = []
        var scenarios: [Scenario] = []
        var translations: [Translation] = []
        var allowances: [Allowance] = []
        var notes: [Note] = []
        var argumentTexts: [String: String] = [:]
        var index: [ControllerID: Int] = [:]

        static func index(of controllers: [ControllerDefinition]) -> [ControllerID: Int] {
            Dictionary(firstOf: controllers.indices.map { (controllers[$0].id, $0) })
        }
    }

    private var box: CopyOnWrite<Fields>

    public init(
        title: String, summary: String? = nil, profile: BehaviourProfile = .newest, devices: [DeviceConfiguration],
        tintColor: Color? = nil, rootViewController: ControllerID, controllers: [ControllerDefinition],
        customTraits: [CustomTrait] = []
    ) {
        box = CopyOnWrite(Fields(
            title: title, summary: summary, profile: profile, devices: devices, tintColor: tintColor,
            rootViewController: rootViewController, controllers: controllers, customTraits: customTraits,
            index: Fields.index(of: controllers)
        ))
    }

    /// Whether both values come from one reading of the file and are unchanged since.
    public func isTriviallyIdentical(to other: Playground) -> Bool { box.isTriviallyIdentical(to: other.box) }

    /// The controller with arguments filled into its strings. Also finds the navigation controllers that UIKit wraps around columns.
    public func controller(_ id: ControllerID) -> ControllerDefinition? {
        if let index = box.value.index[id.plain] { return controllers[index].filled(as: id, in: argumentTexts, taken: parameterNames) }
        guard let wrapped = id.wrapped, let content = controller(wrapped) else { return nil }
        return ControllerDefinition(id: id, path: content.path, kind: .navigation(rootViewController: wrapped))
    }

    private func parameterNames(of id: ControllerID) -> Set<String> {
        var names: Set<String> = []
        var next: ControllerID? = id.plain
        // The reader rejects controllers that contain themselves.
        for _ in 0..<PlaygroundLimits.controllerDepth {
            guard let position = next.flatMap({ box.value.index[$0] }) else { break }
            names.formUnion(controllers[position].parameters.map { $0.name })
            guard case .navigation(let root) = controllers[position].kind else { break }
            next = root.plain
        }
        return names
    }
}

/// A custom trait: `[traits.density] values = ["cosy", "compact"] default = "cosy"`.
public struct CustomTrait: Hashable, Sendable {
    public var name: String
    public var values: [String]
    /// UITraitDefinition.defaultValue. It applies to collections that do not set the trait.
    public var defaultValue: String

    public init(name: String, values: [String], defaultValue: String) {
        self.name = name
        self.values = values
        self.defaultValue = defaultValue
    }
}
