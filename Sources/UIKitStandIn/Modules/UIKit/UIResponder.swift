@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { FirstResponder.current === self }
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        FirstResponder.current = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if FirstResponder.current === self { FirstResponder.current = nil }
        return true
    }

    open var inputAccessoryView: UIView? { nil }
    open var inputView: UIView? { nil }
    open func reloadInputViews() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    open var keyCommands: [UIKeyCommand]? { nil }
    open var undoManager: Any? { nil }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
}

extension UIResponder {
    public nonisolated class var keyboardWillShowNotification: Notification.Name { Notification.Name("UIKeyboardWillShowNotification") }
    public nonisolated class var keyboardDidShowNotification: Notification.Name { Notification.Name("UIKeyboardDidShowNotification") }
    public nonisolated class var keyboardWillHideNotification: Notification.Name { Notification.Name("UIKeyboardWillHideNotification") }
    public nonisolated class var keyboardDidHideNotification: Notification.Name { Notification.Name("UIKeyboardDidHideNotification") }
    public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name { Notification.Name("UIKeyboardWillChangeFrameNotification") }
    public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name { Notification.Name("UIKeyboardDidChangeFrameNotification") }
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
}

@MainActor enum FirstResponder { static weak var current: UIResponder? }

@MainActor open class UITouch: NSObject {
    open var view: UIView? { nil }
    open var tapCount: Int { 1 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

@MainActor open class UIEvent: NSObject {
    open var allTouches: Set<UITouch>? { nil }
    public enum EventSubtype: Int, Sendable { case none, motionShake }
}
