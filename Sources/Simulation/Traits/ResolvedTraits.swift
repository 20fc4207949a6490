import PlaygroundModel

/// A trait collection with the origins of its traits.
public struct ResolvedTraits: Hashable, Sendable {
    public var collection: TraitCollection = TraitCollection()
    /// All steps that set each specified trait, from the screen to the current value.
    public var origins: [Trait: [TraitOrigin]] = [:]
}

public struct TraitOrigin: Hashable, Sendable {
    public indirect enum Source: Hashable, Sendable {
        case device(String)
        case innerDisplay(of: String)
        /// A setting of the user or the simulator, such as style or Dynamic Type.
        case settings
        /// The window's configuration in Split View, Slide Over or windowing.
        case window(WindowConfiguration)
        /// The box of an app that does not fill the screen: made for iPhones on an iPad, or linked with an earlier SDK.
        case box
        /// UIUserInterfaceStyle, which the app declares, or an override of its window.
        case app(isDeclared: Bool)
        /// A default of the profile or of a custom trait.
        case defaultValue
        case presentation(ControllerInstance.ID)
        /// A container's own rule for its children, as a string.
        case container(ControllerInstance.ID, rule: String)
        case override(ControllerInstance.ID, DocumentPath)
        case quirk(BehaviourProfile.Quirk)
        case doubtful(Source, why: String)

        func doubted(_ doubt: String?) -> Source {
            doubt.map { .doubtful(self, why: $0) } ?? self
        }
    }

    public var source: Source
    public var value: TraitValue
}
