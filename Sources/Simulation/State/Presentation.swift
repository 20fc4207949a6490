import PlaygroundModel

/// The initial properties of a presentation. Its current form depends on the size classes.
public struct Presentation: Hashable, Sendable {
    public struct Source: Hashable, Sendable {
        public var controller: ControllerInstance.ID
        public var view: ViewID
    }

    public var style: ModalPresentationStyle
    /// The controller that presented. An alert's actions are performed for it.
    public var presenter: ControllerInstance.ID
    /// The controller that a presentation in the current context covers. `nil` for the whole window.
    public var context: ControllerInstance.ID?
    public var source: Source?
    /// The selected detent. `nil` for the smallest.
    public var detent: SheetDetent?
    public var standIn: StandIn?
}
