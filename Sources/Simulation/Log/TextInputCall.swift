import PlaygroundModel

extension LogFact {
    public enum TextInputCall: Hashable, Sendable {
        case began, shouldEnd, ended, returned

        public func method(of kind: ViewKind) -> String? {
            switch (self, kind) {
            case (.began, .textField): "textFieldDidBeginEditing(_:)"
            case (.began, .textView): "textViewDidBeginEditing(_:)"
            case (.began, .searchBar): "searchBarTextDidBeginEditing(_:)"
            case (.shouldEnd, .textField): "textFieldShouldEndEditing(_:)"
            case (.shouldEnd, .textView): "textViewShouldEndEditing(_:)"
            case (.shouldEnd, .searchBar): "searchBarShouldEndEditing(_:)"
            case (.ended, .textField): "textFieldDidEndEditing(_:)"
            case (.ended, .textView): "textViewDidEndEditing(_:)"
            case (.ended, .searchBar): "searchBarTextDidEndEditing(_:)"
            case (.returned, _): kind.returnActionKey.map { "\($0)(_:)" }
            default: nil
            }
        }
    }

    public enum KeyboardMoment: String, Hashable, Sendable {
        case willShow = "keyboardWillShowNotification"
        case didShow = "keyboardDidShowNotification"
        case willHide = "keyboardWillHideNotification"
        case didHide = "keyboardDidHideNotification"
    }
}

extension LogFact.TextInputCall {
    func sentence(_ view: ViewID, _ kind: ViewKind) -> [LogFragment] {
        let words = switch self {
        case .began: " becomes first responder"
        case .shouldEnd: " is asked to resign"
        case .ended: " resigns first responder"
        case .returned: " receives Return"
        }
        return [.strong(view.name), .plain(words)] + (method(of: kind).map { [.plain(": "), .code($0)] } ?? [])
    }
}
