/// UIKeyboardType, which decides the keys. The height was measured only for the default type.
public enum KeyboardType: String, CaseIterable, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    /// Whether the keyboard has Latin letters in every language (recalled).
    public var isLatin: Bool { self == .asciiCapable || self == .URL || self == .emailAddress }

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

    public var title: SystemWord {
        switch self {
        case .default: .returnKey
        case .google, .yahoo, .search: .searchKey
        case .emergencyCall: .emergencyCall
        case .go: .go
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .done: .doneKey
        case .continue: .continueKey
        }
    }

    /// Whether the key is blue (observed; `next` and `continue` from memory).
    public var isProminent: Bool { self != .default && self != .next && self != .continue }
}

/// UIScrollView.KeyboardDismissMode: whether dragging content dismisses the keyboard.
public enum KeyboardDismissMode: String, CaseIterable, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

    /// Whether the drag dismisses the keyboard. An interactive keyboard follows a finger that moves down into the keyboard.
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
