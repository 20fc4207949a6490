import Simulation

extension LogFact {
    /// The kind of fact, for tests that compare kinds: UIKit's method if there is one, else a name in kebab case.
    package var name: String {
        switch self {
        case .received: "event"
        case .soughtTarget: "targetViewController"
        case .pushed: "pushed"
        case .popped: "popped"
        case .presented: "presented"
        case .dismissed: "dismissed"
        case .replaced: "replaced"
        case .unwound: "unwound"
        case .selectedTab: "selected-tab"
        case .sidebarChanged: "sidebar"
        case .turnedPage: "turned-page"
        case .largeTitle, .largeTitleStays: "large-title"
        case .bars: "bars"
        case .tabBar: "tab-bar"
        case .scrolled: "scrolled"
        case .askedDelegate, .calledDelegate: "delegate"
        case .collapsed: "collapsed"
        case .expanded: "expanded"
        case .displayModeChanged: "display-mode"
        case .released: "released"
        case .adapted: "adapted"
        case .selectedDetent: "selected-detent"
        case .movedByKeyboard: "moved-by-keyboard"
        case .movedToDetent: "moved-to-detent"
        case .noActiveDetent: "no-active-detent"
        case .turned: "turned"
        case .willTransitionToTraits: "willTransition"
        case .viewWillTransition: "viewWillTransition"
        case .traitCollectionDidChange, .traitCollectionDidChangeFromNothing, .environmentTraitsDidChange:
            "traitCollectionDidChange"
        case .appearance: "appearance"
        case .posted: "notification"
        case .adaptiveElementUpdated: "adaptive-element"
        case .effectiveGeometryUpdated: "didUpdateEffectiveGeometry"
        case .sceneUpdated: "didUpdateScene"
        case .windowReplaced: "window-replaced"
        case .hingeUpdated: "hinge-updated"
        case .displaySwitched: "display-switched"
        case .divisionUpdated: "division-updated"
        case .touch: "touch"
        case .homeScreen: "home-screen"
        case .takesSnapshots: "takes-snapshots"
        case .delegateCall(let call): call.method
        case .shortcutItemsSet: "shortcutItems"
        case .quickActionLeftOut: "left-out"
        case .viewChanged: "viewChanged"
        case .variableChanged: "variableChanged"
        case .choseAction: "chose-action"
        case .ignored: "ignored"
        case .droppedOnReload: "dropped-on-reload"
        case .addedOnReload: "added-on-reload"
        case .textInput: "text-input"
        case .search(let call, _): call.rawValue
        }
    }

    /// The controller that the fact concerns. `nil` for other facts.
    package var controller: Instance? {
        switch self {
        case .soughtTarget(_, let instance, _, _), .pushed(let instance, _), .presented(let instance, _, _),
             .replaced(_, let instance, _), .unwound(let instance), .sidebarChanged(let instance, _), .largeTitle(let instance, _, _), .largeTitleStays(let instance, _, _), .bars(let instance, _, _), .tabBar(let instance, _), .scrolled(_, let instance, _),
             .turnedPage(let instance, _),
             .askedDelegate(let instance, _, _), .calledDelegate(let instance, _, _),
             .collapsed(let instance, _, _), .expanded(let instance, _, _),
             .displayModeChanged(let instance, _, _), .released(let instance, _), .adapted(let instance, _, _),
             .selectedDetent(let instance, _), .movedByKeyboard(let instance, _, _), .movedToDetent(let instance, _, _), .noActiveDetent(let instance),
             .willTransitionToTraits(let instance, _), .viewWillTransition(let instance, _, _),
             .traitCollectionDidChange(let instance, _), .traitCollectionDidChangeFromNothing(let instance),
             .adaptiveElementUpdated(let instance, _, _), .search(_, let instance), .droppedOnReload(let instance), .addedOnReload(let instance):
            instance
        case .popped(let instances, _), .dismissed(let instances): instances.first
        case .appearance(let callbacks): callbacks.first?.controllers.first
        case .selectedTab(let instance, let tabBar): instance ?? tabBar
        case .touch(_, let subject): subject.controller
        case .environmentTraitsDidChange(.presentationController(let instance), _),
             .environmentTraitsDidChange(.views(_, let instance), _): instance
        case .environmentTraitsDidChange(.screen, _), .environmentTraitsDidChange(.windowScene, _),
             .environmentTraitsDidChange(.window, _), .received, .posted, .effectiveGeometryUpdated, .sceneUpdated, .windowReplaced, .turned, .hingeUpdated, .displaySwitched, .divisionUpdated,
             .takesSnapshots,
             .ignored, .homeScreen, .delegateCall, .shortcutItemsSet, .viewChanged, .variableChanged, .choseAction,
             .quickActionLeftOut, .textInput: nil
        }
    }
}
