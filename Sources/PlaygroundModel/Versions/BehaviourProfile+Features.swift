extension BehaviourProfile {
    /// The style of `automatic` presentations if there is enough space.
    public var automaticPresentationStyle: ModalPresentationStyle { Self.automaticPresentationStyles[self] }

    static let automaticPresentationStyles: VersionTable<ModalPresentationStyle> = [
        .since(8, .fullScreen, "UIViewController.modalPresentationStyle, the default before iOS 13"),
        .since(13, .pageSheet, "UIModalPresentationStyle.automatic"),
        .since(18, .formSheet, "UIModalPresentationStyle.automatic"),
    ]

    /// Whether launches and quick actions go to the scene delegate instead of the application delegate.
    public var hasScenes: Bool { has(.scenes) }
}
