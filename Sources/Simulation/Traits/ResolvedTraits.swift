import PlaygroundModel

/// A trait collection that remembers who set each trait.
public struct ResolvedTraits: Hashable, Sendable {
    public var collection: TraitCollection = TraitCollection()
    /// For each specified trait every step that set it, the first at the screen, the last the one in force.
    public var origins: [Trait: [TraitOrigin]] = [:]
}

/// One step that gave a trait its value.
public struct TraitOrigin: Hashable, Sendable {
    /// What gives a trait a value.
    public enum Source: Hashable, Sendable {
        /// A row of the device table.
        case device(String)
        /// The display inside a device that folds.
        case innerDisplay(of: String)
        /// A setting of the person or the simulator: style, Dynamic Type, and so on.
        case settings
        /// The window's configuration in Split View, Slide Over or windowing.
        case window(WindowConfiguration)
        /// The box of an app that does not get the screen: made for iPhones on an iPad, or linked with an earlier SDK.
        case box
        /// A default of the profile or of a declared trait.
        case defaultValue
        /// The presentation of a controller.
        case presentation(ControllerInstance.ID)
        /// A container's own rule for its children, in words.
        case container(ControllerInstance.ID, rule: String)
        /// An override in the file, by the controller that has it.
        case override(ControllerInstance.ID, DocumentPath)
        /// A named quirk of the profile.
        case quirk(BehaviourProfile.Quirk)
        /// A source whose rule is doubtful, and why: everywhere the origin is shown, so is the doubt.
        indirect case doubtful(Source, why: String)

        /// The source, marked as doubtful where there is a doubt.
        func doubted(_ doubt: String?) -> Source {
            doubt.map { .doubtful(self, why: $0) } ?? self
        }
    }

    public var source: Source
    public var value: TraitValue
}
