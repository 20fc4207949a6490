import PlaygroundModel

/// How a controller was presented: what its UIPresentationController knows from the start. What it looks like now follows
/// from the size classes.
public struct Presentation: Hashable, Sendable {
    /// The view from which a popover springs.
    public struct Source: Hashable, Sendable {
        public var controller: ControllerInstance.ID
        public var view: ViewID
    }

    public var style: ModalPresentationStyle
    /// The controller that was asked to present; an alert's actions act for it.
    public var presenter: ControllerInstance.ID
    /// Of a presentation in the current context, the controller it stands over; `nil` means the whole window.
    public var context: ControllerInstance.ID?
    public var source: Source?
    /// The detent somebody chose since; `nil` is the smallest.
    public var detent: SheetDetent?
    /// Who is in the presented controller's place, if the delegate has returned another for the adaptive style.
    public var standIn: StandIn?
}
