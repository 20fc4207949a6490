import PlaygroundModel

extension WireframeNode {
    /// The meaning of a node.
    public enum Role: Hashable, Sendable {
        case screen
        /// Another app, next to or behind the app's window.
        case otherApp
        case window
        /// Close, minimize or arrange button (iPadOS 26).
        case windowControl
        case controllerView
        case presentedView
        case navigationBar, backButton, barTitle
        /// The areas where content fades out under floating bars and search fields (iOS 26).
        case edgeEffect, bottomEdgeEffect
        case searchField
        /// The search bar at the bottom of a navigation bar. It scrolls away if `goes` is true.
        case searchRow(goes: Bool)
        case largeTitle, largeSubtitle
        case barButtonItem
        /// The glass behind bar button items (iOS 26).
        case barItemGroup
        case toolbar
        /// The column of bar items at the side, its tab bar, and their glass (iOS 27.1).
        case verticalBar, verticalTabBar, verticalItemGroup
        /// The tab bars at the bottom, and at the top (iPadOS 18).
        case tabBar, topTabBar
        case tabBarItem
        /// The glass behind bottom tabs and search fields (iOS 26).
        case platter
        /// The glass around a view above bottom tabs (iOS 26).
        case tabAccessory
        /// An iPad's sidebar of tabs.
        case tabSidebar, sidebarRow
        /// The list of a tab bar's More item.
        case moreList, moreListRow
        /// A page controller's dots. A tap on a half turns the page.
        case pageDots, pageStep
        /// The floating panel of a primary column (iPadOS 26).
        case columnPanel
        case columnSeparator
        /// Areas that catch touches outside a floating element.
        case dimming, touchCatcher
        case popoverArrow(PopoverArrowDirection)
        case grabber
        case alertGround, alertTitle, alertMessage, alertAction
        case statusBar, cutout, homeIndicator
        /// The area at a bent hinge.
        case division
        case keyboard, keyboardKey
        /// The effects of a touch over the window or home screen, and the blur of the rest.
        case touchLayer, touchVeil
        case touchSource
        case previewCard, previewArrow
        case actionList(isMenu: Bool)
        case actionRow
        case springboard, springboardDock, springboardIcon
        case quickActionMenu, quickActionRow
        case scrollContent
        /// Parts of a section of a collection view.
        case sectionScroller, sectionStop, sectionPin, sectionBackground
        case view(ViewKind)

        /// `nil` for system elements.
        public var kind: ViewKind? {
            if case .view(let kind) = self { kind } else { nil }
        }

        /// The node's CSS class. For a view, it is the view's kind.
        public var name: String {
            switch self {
            case .screen: "screen"
            case .otherApp: "otherApp"
            case .window: "window"
            case .windowControl: "windowControl"
            case .controllerView: "controllerView"
            case .presentedView: "presentedView"
            case .navigationBar: "navigationBar"
            case .backButton: "backButton"
            case .barTitle: "barTitle"
            case .largeTitle: "largeTitle"
            case .largeSubtitle: "largeSubtitle"
            case .barButtonItem: "barButtonItem"
            case .barItemGroup: "barItemGroup"
            case .toolbar: "bottomToolbar"
            case .verticalBar: "verticalBar"
            case .verticalTabBar: "verticalTabBar"
            case .verticalItemGroup: "verticalItemGroup"
            case .tabBar: "tabBar"
            case .topTabBar: "topTabBar"
            case .tabBarItem: "tabBarItem"
            case .platter: "platter"
            case .tabAccessory: "tabAccessory"
            case .edgeEffect: "edgeEffect"
            case .bottomEdgeEffect: "bottomEdgeEffect"
            case .searchField: "searchField"
            case .searchRow(let goes): goes ? "searchRow-goes" : "searchRow"
            case .tabSidebar: "tabSidebar"
            case .sidebarRow: "sidebarRow"
            case .moreList: "moreList"
            case .moreListRow: "moreListRow"
            case .pageDots: "pageDots"
            case .pageStep: "pageStep"
            case .columnPanel: "columnPanel"
            case .columnSeparator: "columnSeparator"
            case .dimming: "dimming"
            case .touchCatcher: "touchCatcher"
            case .popoverArrow(let direction): "popoverArrow-\(direction.rawValue)"
            case .grabber: "grabber"
            case .alertGround: "alertGround"
            case .alertTitle: "alertTitle"
            case .alertMessage: "alertMessage"
            case .alertAction: "alertAction"
            case .statusBar: "statusBar"
            case .cutout: "cutout"
            case .homeIndicator: "homeIndicator"
            case .division: "division"
            case .keyboard: "keyboard"
            case .keyboardKey: "keyboardKey"
            case .touchLayer: "touchLayer"
            case .touchVeil: "touchVeil"
            case .touchSource: "touchSource"
            case .previewCard: "previewCard"
            case .previewArrow: "previewArrow"
            case .actionList(let isMenu): isMenu ? "contextMenu" : "previewActions"
            case .actionRow: "actionRow"
            case .springboard: "springboard"
            case .springboardDock: "springboardDock"
            case .springboardIcon: "springboardIcon"
            case .quickActionMenu: "quickActionMenu"
            case .quickActionRow: "quickActionRow"
            case .scrollContent: "scrollContent"
            case .sectionScroller: "sectionScroller"
            case .sectionStop: "sectionStop"
            case .sectionPin: "sectionPin"
            case .sectionBackground: "sectionBackground"
            case .view(let kind): kind.rawValue
            }
        }
    }
}
