import PlaygroundModel

extension WireframeNode {
    /// A node's meaning.
    public enum Role: Hashable, Sendable {
        /// The whole screen, the root of the tree.
        case screen
        /// Another app's window, next to or behind the app's.
        case otherApp
        case window
        /// Closes, minimizes or arranges a window (iPadOS 26).
        case windowControl
        case controllerView
        case presentedView
        case navigationBar, backButton, barTitle
        /// The fade-out of content below floating bars and search fields, at the top and bottom (iOS 26).
        case edgeEffect, bottomEdgeEffect
        /// A search controller's field in a bar.
        case searchField
        /// The search bar's row at the bottom of a navigation bar, which may scroll away.
        case searchRow(goes: Bool)
        case largeTitle
        /// An item of a navigation bar or toolbar, including a split view's displayModeButtonItem.
        case barButtonItem
        /// The glass behind bar button items (iOS 26).
        case barItemGroup
        case toolbar
        /// The column at the side with bar items, its tab bar, and the glass behind the items (iOS 27.1).
        case verticalBar, verticalTabBar, verticalItemGroup
        /// A tab bar at the bottom, or at the top from iPadOS 18.
        case tabBar, topTabBar
        case tabBarItem
        /// The glass behind bottom tabs and search fields (iOS 26).
        case platter
        /// An iPad's sidebar of tabs, and one of its rows.
        case tabSidebar, sidebarRow
        /// The list behind a tab bar's More item, and one of its rows.
        case moreList, moreListRow
        /// A page controller's dots, and the half of them that turns a page.
        case pageDots, pageStep
        /// The floating panel that shows a split view's primary column (iPadOS 26).
        case columnPanel
        /// Between two columns of a split view.
        case columnSeparator
        /// Catches touches outside a floating element, with or without dimming.
        case dimming, touchCatcher
        case popoverArrow(PopoverArrowDirection)
        case grabber
        case alertGround, alertTitle, alertMessage, alertAction
        case statusBar, cutout, homeIndicator
        /// The dividing region of a bent hinge.
        case division
        /// The keyboard, and one of its tappable keys.
        case keyboard, keyboardKey
        /// The effects of a touch over the window or home screen, and the veil that blurs the rest.
        case touchLayer, touchVeil
        /// The touched element, above the veil.
        case touchSource
        /// A previewed controller, and the arrow that announces its actions.
        case previewCard, previewArrow
        /// Preview actions at the bottom, or a context menu.
        case actionList(isMenu: Bool)
        case actionRow
        case springboard, springboardDock, springboardIcon
        case quickActionMenu, quickActionRow
        /// The content of a scroll view, table or collection.
        case scrollContent
        /// A view of the playground.
        case view(ViewKind)

        /// `nil` for system elements.
        public var kind: ViewKind? {
            if case .view(let kind) = self { kind } else { nil }
        }

        /// One word, also the node's CSS class. A view's is its kind.
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
            case .view(let kind): kind.rawValue
            }
        }
    }
}
