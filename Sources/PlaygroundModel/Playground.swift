/// What a person wrote: an app, and the devices to show it on.
public struct Playground: Hashable, Sendable {
    public var title: String
    /// A sentence about the playground, shown in the index.
    public var summary: String?
    public var profile: BehaviourProfile
    public var devices: [DeviceConfiguration]
    /// Other lists of devices that a person can choose on the page, each name once, in file order.
    public var sets: [DeviceSet] = []
    /// How many devices the page can show: fewer than `PlaygroundLimits.devices` where screens are full.
    public var deviceLimit = PlaygroundLimits.devices
    /// The tint of the app's window, UIKit's blue unless given.
    public var tintColor: Color?
    public var rootViewController: ControllerID
    /// In file order.
    public var controllers: [ControllerDefinition] {
        didSet { index = Self.index(of: controllers) }
    }
    /// The traits the playground declares, with their default values.
    public var customTraits: [CustomTrait]
    /// What the home screen calls the app; the title unless given.
    public var appName: String?
    /// Where the app's icon stands among others.
    public var iconPosition = HomeScreenPosition.standard
    public var quickActions = QuickActions()
    /// The image files of the app that views and bars show, by the names they use.
    public var images: [String: TemplateImage] = [:]
    /// The texts in other languages, in file order.
    public var translations: [Translation] = []
    /// What the arguments of controllers are in the language of the texts, where that is not the file's own.
    var argumentTexts: [String: String] = [:]

    private var index: [ControllerID: Int]

    public init(
        title: String, summary: String? = nil, profile: BehaviourProfile = .newest, devices: [DeviceConfiguration],
        tintColor: Color? = nil, rootViewController: ControllerID, controllers: [ControllerDefinition],
        customTraits: [CustomTrait] = []
    ) {
        self.title = title
        self.summary = summary
        self.profile = profile
        self.devices = devices
        self.tintColor = tintColor
        self.rootViewController = rootViewController
        self.controllers = controllers
        self.customTraits = customTraits
        self.index = Self.index(of: controllers)
    }

    /// The controller of that name, its texts filled with the arguments, or the navigation controller that UIKit puts round one.
    public func controller(_ id: ControllerID) -> ControllerDefinition? {
        if let index = index[id.plain] { return controllers[index].filled(as: id, in: argumentTexts, taken: parameterNames) }
        guard let wrapped = id.wrapped, let content = controller(wrapped) else { return nil }
        return ControllerDefinition(id: id, path: content.path, kind: .navigation(rootViewController: wrapped))
    }

    /// The names that a controller takes values for: its own parameters, of a navigation controller the root's, too.
    private func parameterNames(of id: ControllerID) -> Set<String> {
        var names: Set<String> = []
        var next: ControllerID? = id.plain
        // The reader refuses controllers that contain themselves.
        for _ in 0..<PlaygroundLimits.controllerDepth {
            guard let position = next.flatMap({ index[$0] }) else { break }
            names.formUnion(controllers[position].parameters.map { $0.name })
            guard case .navigation(let root) = controllers[position].kind else { break }
            next = root.plain
        }
        return names
    }

    private static func index(of controllers: [ControllerDefinition]) -> [ControllerID: Int] {
        Dictionary(firstOf: controllers.indices.map { (controllers[$0].id, $0) })
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
