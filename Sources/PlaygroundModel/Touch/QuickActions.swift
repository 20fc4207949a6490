/// The quick actions of a playground's app, and their routes.
public struct QuickActions: Hashable, Sendable {
    /// The action of a quick action.
    public struct Route: Hashable, Sendable {
        /// A quick action's type or title.
        public var key: String
        public var action: Action
        public var path: DocumentPath

        public init(key: String, action: Action, path: DocumentPath) {
            self.key = key
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

    /// By the type of the action, or else by its title.
    public func route(of action: QuickAction) -> Route? {
        routes.first { $0.key == action.type } ?? routes.first { $0.key == action.title }
    }
}
