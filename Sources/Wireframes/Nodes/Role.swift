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
        case statusBar, cutout, homeIndicator
        /// A view that the playground defines.
        case view(ViewKind)

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
            case .statusBar: "statusBar"
            case .cutout: "cutout"
            case .homeIndicator: "homeIndicator"
            case .view(let kind): kind.rawValue
            }
        }
    }
}
