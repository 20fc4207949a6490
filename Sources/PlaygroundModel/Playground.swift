/// What a person wrote: an app, and the devices to show it on.
public struct Playground: Hashable, Sendable {
    public var title: String { _read { yield box.value.title } _modify { yield &box.value.title } }
    /// A sentence about the playground, shown in the index.
    public var summary: String? { _read { yield box.value.summary } _modify { yield &box.value.summary } }
    public var profile: BehaviourProfile { _read { yield box.value.profile } _modify { yield &box.value.profile } }
    public var devices: [DeviceConfiguration] { _read { yield box.value.devices } _modify { yield &box.value.devices } }
    /// Other lists of devices that a person can choose on the page, each name once, in file order.
    public var sets: [DeviceSet] { _read { yield box.value.sets } _modify { yield &box.value.sets } }
    /// How many devices the page can show: fewer than `PlaygroundLimits.devices` where screens are full.
    public var deviceLimit: Int { _read { yield box.value.deviceLimit } _modify { yield &box.value.deviceLimit } }
    /// The tint of the app's window, UIKit's blue unless given.
    public var tintColor: Color? { _read { yield box.value.tintColor } _modify { yield &box.value.tintColor } }
    public var rootViewController: ControllerID { _read { yield box.value.rootViewController } _modify { yield &box.value.rootViewController } }
    /// In file order.
    public var controllers: [ControllerDefinition] { _read { yield box.value.controllers } _modify { yield &box.value.controllers } }
    /// In file order. Of the controllers' views, those that are uses of them are expanded.
    public var components: [ComponentDefinition] { _read { yield box.value.components } _modify { yield &box.value.components } }
    /// The traits the playground declares, with their default values.
    public var customTraits: [CustomTrait] { _read { yield box.value.customTraits } _modify { yield &box.value.customTraits } }
    /// What the home screen calls the app; the title unless given.
    public var appName: String? { _read { yield box.value.appName } _modify { yield &box.value.appName } }
    /// Where the app's icon stands among others.
    public var iconPosition: HomeScreenPosition { _read { yield box.value.iconPosition } _modify { yield &box.value.iconPosition } }
    public var quickActions: QuickActions { _read { yield box.value.quickActions } _modify { yield &box.value.quickActions } }
    /// The image files of the app that views and bars show, by the names they use.
    public var images: [String: TemplateImage] { _read { yield box.value.images } _modify { yield &box.value.images } }
    /// What must be true of it, in file order.
    public var scenarios: [Scenario] { _read { yield box.value.scenarios } _modify { yield &box.value.scenarios } }
    /// The texts in other languages, in file order.
    public var translations: [Translation] { _read { yield box.value.translations } _modify { yield &box.value.translations } }
    /// Findings of `traitscope check` that the file allows, in file order.
    public var allowances: [Allowance] { _read { yield box.value.allowances } _modify { yield &box.value.allowances } }
    /// What the arguments of controllers are in the language of the texts, where that is not the file's own.
    var argumentTexts: [String: String] { _read { yield box.value.argumentTexts } _modify { yield &box.value.argumentTexts } }

    /// Behind one reference: every device has it, and every moment that one can go back to.
    private struct Fields: Hashable, Sendable {
        var title: String
        var summary: String?
        var profile: BehaviourProfile
        var devices: [DeviceConfiguration]
        var sets: [DeviceSet] = []
        var deviceLimit = PlaygroundLimits.devices
        var tintColor: Color?
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
        var scenarios: [Scenario] = []
        var translations: [Translation] = []
        var allowances: [Allowance] = []
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

    /// Whether both are of one reading, and neither was changed since: they have not only equal texts but the same.
    public func isTriviallyIdentical(to other: Playground) -> Bool { box.isTriviallyIdentical(to: other.box) }

    /// The controller of that name, its texts filled with the arguments, or the navigation controller that UIKit puts round one.
    public func controller(_ id: ControllerID) -> ControllerDefinition? {
        if let index = box.value.index[id.plain] { return controllers[index].filled(as: id, in: argumentTexts, taken: parameterNames) }
        guard let wrapped = id.wrapped, let content = controller(wrapped) else { return nil }
        return ControllerDefinition(id: id, path: content.path, kind: .navigation(rootViewController: wrapped))
    }

    /// The names that a controller takes values for: its own parameters, of a navigation controller the root's, too.
    private func parameterNames(of id: ControllerID) -> Set<String> {
        var names: Set<String> = []
        var next: ControllerID? = id.plain
        // The reader refuses controllers that contain themselves.
        for _ in 0..<PlaygroundLimits.controllerDepth {
            guard let position = next.flatMap({ box.value.index[$0] }) else { break }
            names.formUnion(controllers[position].parameters.map { $0.name })
            guard case .navigation(let root) = controllers[position].kind else { break }
            next = root.plain
        }
        return names
    }
}

/// A trait the playground declares: `[traits.density] values = ["cosy", "compact"] default = "cosy"`.
public struct CustomTrait: Hashable, Sendable {
    public var name: String
    public var values: [String]
    /// What a collection reads where nobody set the trait (UITraitDefinition.defaultValue).
    public var defaultValue: String

    public init(name: String, values: [String], defaultValue: String) {
        self.name = name
        self.values = values
        self.defaultValue = defaultValue
    }
}
