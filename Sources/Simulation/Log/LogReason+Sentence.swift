import PlaygroundModel

extension LogFact.Reason {
    /// Why nothing happens, as the end of a sentence.
    var sentence: [LogFragment] {
        switch self {
        case .noSuchController(let name):
            [.strong(name), .plain(" is not on screen")]
        case .noSuchView(let view, let controller):
            [.strong(controller.description), .plain(" has no view "), .strong(view.name)]
        case .notInstalled(let view, _):
            [.strong(view.name), .plain(" is not installed now")]
        case .hidden(let view, _):
            [.strong(view.name), .plain(" is hidden, and touches pass it by")]
        case .disabled(let view, _):
            [.strong(view.name), .plain(" is not enabled")]
        case .noAction(let view, _):
            [.strong(view.name), .plain(" has no "), .code("tap")]
        case .noNavigationController(let sender, let action):
            [.emphasis(action.verb), .plain(" needs a navigation controller above "), .strong(sender.description)]
        case .cannotPushNavigationController(let id):
            [.strong(id.name), .plain(" is a navigation controller, and pushing one raises an exception in UIKit")]
        case .undefinedController(let id):
            [.plain("the file has no controller "), .strong(id.name)]
        case .nothingToPop(let navigation):
            [.strong(navigation.description), .plain(" is at its root")]
        case .noBackButton:
            [.plain("no back button is on screen")]
        case .nothingPresented:
            [.plain("no controller is presented")]
        case .orientationNotSupported(let orientation):
            [.plain("this device has no "), .strong(orientation.rawValue)]
        case .windowNotSupported(let window):
            [.plain("this device has no window "), .strong(window.word)]
        case .nothingNew:
            [.plain("it is so already")]
        case .nobodyConcerned:
            [.plain("no trait and no size of any controller changes")]
        }
    }
}

extension Action {
    fileprivate var verb: String {
        switch self {
        case .show: "show"
        case .showDetail: "showDetail"
        case .present: "present"
        case .push: "push"
        case .pop: "pop"
        case .popToRoot: "popToRoot"
        case .dismiss: "dismiss"
        }
    }
}
