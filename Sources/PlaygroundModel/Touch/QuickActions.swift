/// The quick actions of a playground's app, and what they lead to.
public struct QuickActions: Hashable, Sendable {
    /// What choosing a quick action does.
    public struct Route: Hashable, Sendable {
        /// A type, or else a title.
        public var key: String
        public var action: Action
        public var path: DocumentPath

        public init(key: String, action: Action, path: DocumentPath) {
            self.key = key
            self.action = action
            self.path = path
        }
    }

    /// UIApplicationShortcutItems of the Info.plist, then those written in the playground, in order.
    public var `static`: [QuickAction]
    /// UIApplication.shortcutItems as the app sets them at its first launch.
    public var dynamic: [QuickAction]
    /// In file order.
    public var routes: [Route]
    /// Whether the app handles the quick action it is launched with in `didFinishLaunchingWithOptions`, and so returns
    /// `false` there: `performActionFor` is not called then.
    public var handlesAtLaunch: Bool
    /// The image files of the app that quick actions use as icons and that can be shown, by the names they use.
    public var templates: [String: TemplateImage] = [:]

    public init(
        static: [QuickAction] = [], dynamic: [QuickAction] = [], routes: [Route] = [], handlesAtLaunch: Bool = false
    ) {
        self.static = `static`
        self.dynamic = dynamic
        self.routes = routes
        self.handlesAtLaunch = handlesAtLaunch
    }

    /// How many a menu shows (WWDC 2016, session 228).
    public static let menuLimit = 4

    /// The route of a quick action: by its type, else by its title.
    public func route(of action: QuickAction) -> Route? {
        routes.first { $0.key == action.type } ?? routes.first { $0.key == action.title }
    }
}
