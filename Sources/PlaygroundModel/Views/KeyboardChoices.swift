/// UIKeyboardType decides the keys. The height was measured only for the default type.
public enum KeyboardType: String, CaseIterable, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    /// Whether a phone shows twelve keys without Return. An iPad shows its number keyboard.
    public var isPad: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: false
        }
    }
}

public enum ReturnKeyType: String, CaseIterable, Hashable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    public var title: String {
        switch self {
        case .default: "return"
        case .google, .yahoo, .search: "search"
        case .emergencyCall: "emergency"
        case .go, .join, .next, .route, .send, .done, .continue: rawValue
        }
    }

    /// Whether the key is blue (observed; `next` and `continue` from memory).
    public var isProminent: Bool { self != .default && self != .next && self != .continue }
}

/// UIScrollView.KeyboardDismissMode: whether dragging content dismisses the keyboard.
public enum KeyboardDismissMode: String, CaseIterable, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

    /// An interactive keyboard follows a finger that moves down into it.
    public func dismisses(draggedTowards direction: SwipeDirection) -> Bool {
        switch self {
        case .none: false
        case .onDrag, .onDragWithAccessory: true
        case .interactive, .interactiveWithAccessory: direction == .down
        }
    }

    /// The feature that introduced the mode, if it came later.
    public var feature: SystemFeature? {
        switch self {
        case .onDragWithAccessory, .interactiveWithAccessory: .dismissModesWithAccessory
        case .none, .onDrag, .interactive: nil
        }
    }
}
