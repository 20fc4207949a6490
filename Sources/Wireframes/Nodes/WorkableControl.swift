import PlaygroundModel

/// A control with an interaction other than a tap.
public struct WorkableControl: Hashable, Sendable {
    public var controller: String
    public var view: ViewID
    public var value: ControlValue
    public var isStepper: Bool
    /// The range of a slider or stepper.
    public var range = 0.0...1
    public var step = 1.0
    public var isSecure = false

    public init(controller: String, view: ViewID, value: ControlValue, isStepper: Bool = false) {
        self.controller = controller
        self.view = view
        self.value = value
        self.isStepper = isStepper
    }

    /// The text of a field.
    public var text: String? { if case .text(let text) = value { text } else { nil } }

    func isSameButForText(as other: WorkableControl?) -> Bool {
        guard let other, text != nil, other.text != nil else { return self == other }
        var copy = self
        copy.value = other.value
        return copy == other
    }

    /// The event's text without the new value.
    public var event: String { "change \(controller).\(view) \(value.property.rawValue)" }
}
