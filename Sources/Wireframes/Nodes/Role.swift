import PlaygroundModel

extension WireframeNode {
    /// What a node stands for.
    public enum Role: Hashable, Sendable {
        /// The whole screen of the device, the root of the tree.
        case screen
        /// What another app shows beside or behind the app's window.
        case otherApp
        /// The app's window.
        case window
        /// A controller's root view.
        case controllerView
        /// The root view of a controller that was presented.
        case presentedView
        case navigationBar, backButton, barTitle
        /// Where content fades out below bars and search fields that float over it, at the top and at the bottom (iOS 26).
        case edgeEffect, bottomEdgeEffect
        /// The field of a search controller in a bar.
        case searchField
        /// The part of a navigation bar with a search bar below everything else; whether it goes as something is scrolled.
        case searchRow(goes: Bool)
        /// The large title below the row of a navigation bar.
        case largeTitle
        /// A bar button item, of a navigation bar or a toolbar; a split view's displayModeButtonItem is one, too.
        case barButtonItem
        /// The glass on which bar button items stand, behind them (iOS 26).
        case barItemGroup
        case toolbar
        /// The column at the side in which items of a navigation bar and a toolbar stand, a tab bar there, and the glass behind their
        /// items (iOS 27.1).
        case verticalBar, verticalTabBar, verticalItemGroup
        /// A tab bar at the bottom, or, from iPadOS 18 on, at the top.
        case tabBar, topTabBar
        case tabBarItem
        /// The glass behind tabs at the bottom and behind search fields (iOS 26).
        case platter
        /// The sidebar in which an iPad's tabs can stand, and a tab in it.
        case tabSidebar, sidebarRow
        /// The list behind a tab bar's More, and a row of it.
        case moreList, moreListRow
        /// The dots of a page controller, and the half of them that turns a page.
        case pageDots, pageStep
        /// The line between two columns of a split view.
        case columnSeparator
        /// What takes the touches beside something that floats, dimmed or not.
        case dimming, touchCatcher
        case popoverArrow(PopoverArrowDirection)
        /// The short bar by which a sheet is drawn from detent to detent.
        case grabber
        case alertGround, alertTitle, alertMessage, alertAction
        case statusBar, cutout, homeIndicator
        /// What a bent hinge divides the screen by.
        case division
        /// The keyboard over the window, and a key of it that can be tapped.
        case keyboard, keyboardKey
        /// Over the window, or the home screen: what a finger has brought up. A veil blurs what is behind it.
        case touchLayer, touchVeil
        /// The element that stands out.
        case touchSource
        /// A previewed controller, and the arrow that announces its actions.
        case previewCard, previewArrow
        /// Preview actions at the bottom, or a context menu.
        case actionList(isMenu: Bool)
        case actionRow
        /// The home screen, and an app on it.
        case springboard, springboardDock, springboardIcon
        case quickActionMenu, quickActionRow
        /// What a scroll view, table or collection shows a part of.
        case scrollContent
        /// A view that the playground defines.
        case view(ViewKind)

        /// The kind of a view that the playground defines; `nil` for what the system makes.
        public var kind: ViewKind? {
            if case .view(let kind) = self { kind } else { nil }
        }

        /// The role in one word, which is also its class on the page. A view's is its kind.
        public var name: String {
            switch self {
            case .screen: "screen"
            case .otherApp: "otherApp"
            case .window: "window"
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
