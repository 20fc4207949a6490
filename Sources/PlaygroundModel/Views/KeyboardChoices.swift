/// UIKeyboardType. It decides which keys the keyboard has; how high it is was measured for the default type alone.
public enum KeyboardType: String, CaseIterable, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    /// Whether a phone shows a pad of twelve keys for it, of which none is Return. An iPad shows its keyboard of numbers.
    public var isPad: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: false
        }
    }
}

/// UIReturnKeyType: what the Return key says.
public enum ReturnKeyType: String, CaseIterable, Hashable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    /// The word on the key, in English.
    public var title: String {
        switch self {
        case .default: "return"
        case .google, .yahoo, .search: "search"
        case .emergencyCall: "emergency"
        case .go, .join, .next, .route, .send, .done, .continue: rawValue
        }
    }

    /// Whether the key stands out in blue (observed; `next` and `continue` recalled).
    public var isProminent: Bool { self != .default && self != .next && self != .continue }
}

/// UIScrollView.KeyboardDismissMode: whether a finger that drags the content sends the keyboard away.
public enum KeyboardDismissMode: String, CaseIterable, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

    /// Whether the keyboard goes when the content is dragged in a direction. An interactive one follows a finger that is drawn
    /// down into it, and goes with it.
    public func dismisses(draggedTowards direction: SwipeDirection) -> Bool {
        switch self {
        case .none: false
        case .onDrag, .onDragWithAccessory: true
        case .interactive, .interactiveWithAccessory: direction == .down
        }
    }

    /// What brought the mode, where it was not there from the start.
    public var feature: SystemFeature? {
        switch self {
        case .onDragWithAccessory, .interactiveWithAccessory: .dismissModesWithAccessory
        case .none, .onDrag, .interactive: nil
        }
    }
}
