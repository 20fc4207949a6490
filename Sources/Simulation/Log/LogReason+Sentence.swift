import PlaygroundModel

extension LogFact.Reason {
    var sentence: [LogFragment] {
        switch self {
        case .touch(let obstacle):
            obstacle.sentence
        case .noSuchController(let name):
            [.strong(name), .plain(" is not on screen")]
        case .noSuchView(let view, let controller):
            [.strong(controller.description), .plain(" has no view "), .strong(view.name)]
        case .notInstalled(let view, _):
            [.strong(view.name), .plain(" is not installed now")]
        case .hidden(let view, _):
            [.strong(view.name), .plain(" is hidden and receives no touches")]
        case .disabled(let view, _):
            [.strong(view.name), .plain(" is not enabled")]
        case .noAction(let view, _):
            [.strong(view.name), .plain(" has no "), .code("tap")]
        case .noSuchVariable(let name, let controller):
            [.strong(controller.description), .plain(" has no variable "), .strong(name)]
        case .otherType(let name, let value, let found):
            [.strong(name), .plain(" must be \(value.typeInWords ?? ""), and “\(found)” is not: it keeps its value")]
        case .noConditionHolds:
            [.plain("none of the actions has a condition that holds")]
        case .notOfControl(let property, let view, _):
            [.strong(view.name), .plain(" does not accept this "), .code(property.rawValue)]
        case .noNavigationController(let sender, let action):
            [.emphasis(action.verb), .plain(" needs a navigation controller above "), .strong(sender.description)]
        case .cannotPushNavigationController(let id):
            [.strong(id.name), .plain(" is a navigation controller, and pushing one raises an exception in UIKit")]
        case .undefinedController(let id):
            [.plain("the file has no controller "), .strong(id.name)]
        case .tooManyControllers(let limit):
            [.plain("the limit of \(limit) living controllers is reached: go back or dismiss some")]
        case .tooMuchText:
            [.plain("the living controllers have reached the limit of \(PlaygroundLimits.stateBytes) bytes of text in addition to the file's: "
                + "go back or dismiss some")]
        case .textTooLong(let view, let property, let length):
            [.strong(view.name), .code(".\(property.rawValue)"),
             .plain(" would be \(length) bytes long; the limit is \(PlaygroundLimits.textBytes)")]
        case .nothingToPop(let navigation):
            [.strong(navigation.description), .plain(" is at its root")]
        case .noBackButton:
            [.plain("no back button is on screen")]
        case .nothingPresented:
            [.plain("no controller is presented")]
        case .covered(let controller, let front):
            [.strong(controller.description), .plain(" is behind "), .strong(front.description), .plain(", which takes the touch")]
        case .dimmed(let controller, let container):
            [.strong(controller.description), .plain(" is dimmed: the dimming view of "), .strong(container.description), .plain(" takes the touch")]
        case .noTabBar:
            [.plain("no tab bar is on screen")]
        case .noTab(let index):
            [.plain("the tab bar has no item \(index); items are counted from 0")]
        case .noMore:
            [.plain("the tab bar shows all its items and has no More")]
        case .noSidebar(let tabs):
            [.plain("the tabs of "), .strong(tabs.description), .plain(" are in a bar here and have no sidebar")]
        case .noTabBarController(let sender):
            [.plain("no tab bar controller is above "), .strong(sender.description)]
        case .noSplitView:
            [.plain("no split view is on screen")]
        case .noKeyboard:
            [.plain("no view has the keyboard")]
        case .noReturnKey(let type):
            [.plain("the keyboard "), .code(type.rawValue), .plain(" has no Return key on a phone")]
        case .returnBeginsLine(let view):
            [.plain("Return begins a new line in "), .strong(view.name)]
        case .noReturnAction(let view, let key):
            [.strong(view.name), .plain(" has no "), .code(key)]
        case .noHideKey:
            [.plain("only an iPad's keyboard has a key that hides it")]
        case .notFirstResponder(let view):
            [.strong(view.name), .plain(" is not first responder")]
        case .nobodyEdits(let controller):
            [.plain("nothing in "), .strong(controller.description), .plain(" has the keyboard")]
        case .nobodySearches(let controller):
            [.plain("no search is active in "), .strong(controller.description)]
        case .noOverflow(let controller):
            [.plain("the bars show all items of "), .strong(controller.description)]
        case .dimmedBySearch(let controller):
            [.strong(controller.description), .plain(" is dimmed during the search")]
        case .noSearchBar(let controller):
            [.plain("the search bar of "), .strong(controller.description), .plain(" is not on screen")]
        case .cannotScroll(let view):
            [.strong(view.name), .plain(" is there already, or shows all of its content")]
        case .noScrollView(let view):
            [.strong(view.name), .plain(" is in no scroll view")]
        case .noRow(let row, let list):
            [.strong(list.name), .plain(" has no row \(row); rows are counted from 0, over all sections")]
        case .goesOnEditing(let controller):
            [.strong(controller.description), .plain(" has no "), .code("endsEditingOnTap")]
        case .nothingToDrag(let view):
            [.strong(view.name), .plain(" has no content to drag")]
        case .keyboardStays(let mode, let view):
            [.code("keyboardDismissMode"), .plain(" of "), .strong(view.name), .plain(" is "), .strong(mode.rawValue)]
        case .noColumn(let column, let split):
            [.strong(split.description), .plain(" has no column "), .strong(column.rawValue), .plain(" to show now")]
        case .secondaryAlwaysShows:
            [.plain("the secondary column is always visible")]
        case .columnCannotHide(let column, let split):
            [.strong(column.rawValue), .plain(" of "), .strong(split.description), .plain(" is not on top, or cannot be hidden")]
        case .gestureSwitchedOff(let split):
            [.strong(split.description), .plain(" has "), .code("presentsWithGesture"), .plain(" switched off")]
        case .nothingToSwipe:
            [.plain("nothing on screen reacts to this swipe")]
        case .nothingDimmed:
            [.plain("nothing is dimmed")]
        case .noSheet:
            [.plain("no sheet with detents is in front")]
        case .noDetent(let detent, let sheet):
            [.strong(sheet.description), .plain(" has no detent "), .strong(detent.word)]
        case .inactiveDetent(let detent, let sheet):
            [.plain("the detent "), .strong(detent.word), .plain(" of "), .strong(sheet.description), .plain(" is only active in regular height")]
        case .noActiveDetent(let id): Self.lacksActiveDetent(id.name)
        case .staysPresented(let controller):
            [.strong(controller.description), .plain(" cannot be dismissed this way")]
        case .nothingToUnwindTo(let id):
            [.plain("no "), .strong(id.name), .plain(" is below or behind")]
        case .orientationNotSupported(let orientation):
            [.plain("this device does not support "), .strong(orientation.rawValue)]
        case .orientationRefused(let orientation, let controller):
            [.code("supportedInterfaceOrientations"), .plain(" of the app and "), .strong(controller.description), .plain(" have no ")]
                + [.strong(orientation.rawValue), .plain(" in common")]
        case .windowNotSupported(let window):
            [.plain("this device has no window "), .strong(window.word)]
        case .windowRefused(let window, let obstacle):
            obstacle.sentence(of: window)
        case .windowStaysUpright:
            [.plain("a window outside an iPhone is always upright")]
        case .resizesInSteps:
            [.plain("the app declares "), .code("UIRequiresFullScreen"), .plain(" and gets its size only after the drag")]
        case .doesNotFold:
            [.plain("this device does not fold")]
        case .noSplitWhileClosed:
            [.plain("the device is closed; Split View requires the open device")]
        case .noSplitInPortrait:
            [.plain("the open device has Split View only in landscape")]
        case .noTexts(let language):
            [.plain("the playground has no texts in "), .strong(language.word)]
        case .nothingNew:
            [.plain("this is already the current state")]
        case .nobodyConcerned:
            [.plain("no controller's traits or size change")]
        }
    }

    /// UIKit's exception for a sheet with only the detent `medium` in compact height.
    static func lacksActiveDetent(_ sheet: String) -> [LogFragment] {
        [.strong(sheet), .plain(" has only the detent "), .strong("medium"), .plain(", which is inactive in compact height: "),
         .plain("UIKit raises the exception “at least one detent must be active”")]
    }
}

extension Action {
    var verb: String {
        switch self {
        case .show: "show"
        case .showDetail: "showDetail"
        case .present: "present"
        case .push: "push"
        case .pop: "pop"
        case .popToRoot: "popToRoot"
        case .dismiss: "dismiss"
        case .replaceDetail: "replaceDetail"
        case .setViewController: "setViewController"
        case .unwind: "unwind"
        case .showColumn: "showColumn"
        case .hideColumn: "hideColumn"
        case .sidebar(let change): change.rawValue
        case .setShortcutItems: "setShortcutItems"
        case .becomeFirstResponder: "becomeFirstResponder"
        case .resignFirstResponder: "resignFirstResponder"
        case .endEditing: "endEditing"
        case .scrollRectToVisible: "scrollRectToVisible"
        case .set: "set"
        case .firstHolding: "tap"
        }
    }
}
