/// The quick actions of a playground's app, and their routes.
public struct QuickActions: Hashable, Sendable {
    /// The action of a quick action.
    public struct Route: Hashable, Sendable {
        /// The methods that deliver a quick action.
        public enum Delivery: String, CaseIterable, Hashable, Sendable {
            /// `scene(_:willConnectTo:options:)`, or up to iOS 12 `application(_:didFinishLaunchingWithOptions:)`.
            case launch
            /// `performActionFor`.
            case performAction
        }

        /// A quick action's type or title.
        public var key: String
        /// The method that takes the route; `nil` for each.
        public var delivery: Delivery?
        public var action: Action
        public var path: DocumentPath

        public init(key: String, delivery: Delivery? = nil, action: Action, path: DocumentPath) {
            self.key = key
            self.delivery = delivery
            self.action = action
            self.path = path
        }
    }

    /// UIApplicationShortcutItems of the Info.plist, then those written in the playground.
    public var `static`: [QuickAction]
    /// UIApplication.shortcutItems as set at the first launch.
    public var dynamic: [QuickAction]
    public var routes: [Route]
    /// Whether `didFinishLaunchingWithOptions` handles the quick action and returns `false`, so that `performActionFor` is not called.
    public var handlesAtLaunch: Bool
    /// The app's displayable image files, by the names that quick actions use.
    public var templates: [String: TemplateImage] = [:]

    public init(
        static: [QuickAction] = [], dynamic: [QuickAction] = [], routes: [Route] = [], handlesAtLaunch: Bool = false
    ) {
        self.static = `static`
        self.dynamic = dynamic
        self.routes = routes
        self.handlesAtLaunch = handlesAtLaunch
    }

    /// The most quick actions of a menu (WWDC 2016, session 228).
    public static let menuLimit = 4

    /// The route for the action's type, or else for its title, in the method that delivers the action.
    public func route(of action: QuickAction, deliveredBy delivery: Route.Delivery = .performAction) -> Route? {
        let routes = routes.filter { $0.delivery == nil || $0.delivery == delivery }
        return routes.first { $0.key == action.type } ?? routes.first { $0.key == action.title }
    }
}
