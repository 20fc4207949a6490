/// The quick actions of an app, and their routes.
public struct QuickActions: Hashable, Sendable {
    public struct Route: Hashable, Sendable {
        /// Methods that deliver a quick action.
        public enum Delivery: String, CaseIterable, Hashable, Sendable {
            /// `scene(_:willConnectTo:options:)`. Up to iOS 12, `application(_:didFinishLaunchingWithOptions:)`.
            case launch
            case performAction
        }

        /// The type or the title of a quick action.
        public var key: String
        /// The method. `nil` for every method.
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

    /// The Info.plist's UIApplicationShortcutItems, then the playground's.
    public var `static`: [QuickAction]
    /// UIApplication.shortcutItems at the first launch.
    public var dynamic: [QuickAction]
    public var routes: [Route]
    /// Whether `didFinishLaunchingWithOptions` returns `false`, which prevents `performActionFor`.
    public var handlesAtLaunch: Bool
    /// Displayable image files, by the names that quick actions use.
    public var templates: [String: TemplateImage] = [:]

    public init(
        static: [QuickAction] = [], dynamic: [QuickAction] = [], routes: [Route] = [], handlesAtLaunch: Bool = false
    ) {
        self.static = `static`
        self.dynamic = dynamic
        self.routes = routes
        self.handlesAtLaunch = handlesAtLaunch
    }

    /// The maximum number of actions in a menu (WWDC 2016, session 228).
    public static let menuLimit = 4

    /// The route for the action's type or, if there is none, for its title.
    public func route(of action: QuickAction, deliveredBy delivery: Route.Delivery = .performAction) -> Route? {
        let routes = routes.filter { $0.delivery == nil || $0.delivery == delivery }
        return routes.first { $0.key == action.type } ?? routes.first { $0.key == action.title }
    }
}
