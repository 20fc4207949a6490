import PlaygroundModel

/// A control that can be worked on the page, beyond a tap.
public struct WorkableControl: Hashable, Sendable {
    public var controller: String
    public var view: ViewID
    /// The text as it was typed, or the number.
    public var value: ControlValue
    public var isStepper: Bool

    public init(controller: String, view: ViewID, value: ControlValue, isStepper: Bool = false) {
        self.controller = controller
        self.view = view
        self.value = value
        self.isStepper = isStepper
    }

    /// The text form of the event up to the new value.
    public var event: String { "change \(controller).\(view) \(value.property.rawValue)" }
}
