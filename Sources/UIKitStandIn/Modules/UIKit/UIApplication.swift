@MainActor open class UIApplication: UIResponder {
    open class var shared: UIApplication { instance }
    private static let instance = UIApplication()

    open weak var delegate: (any UIApplicationDelegate)?
    open internal(set) var connectedScenes: Set<UIScene> = []
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        MethodCalls.call(action, on: target, sender: sender)
        return true
    }
    open func canOpenURL(_ url: URL) -> Bool { false }
    open var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
    open var keyWindow: UIWindow? { windows.last }
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarFrame: CGRect { .zero }
    open var applicationIconBadgeNumber: Int { get { 0 } set {} }
    open var isNetworkActivityIndicatorVisible: Bool { get { false } set {} }
    open func registerForRemoteNotifications() {}
    public static let openSettingsURLString = "app-settings:"
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var applicationState: State { .active }
    open var isIdleTimerDisabled = false

    public enum State: Int, Sendable { case active, inactive, background }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    public var window: UIWindow? { get { nil } set {} }
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .all }

    /// Called by `@main`. It does nothing, because the recorder's driver is the main function.
    @MainActor public static func main() {}
}

open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?
    public let userInfo: [String: any NSSecureCoding]?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle, self.icon, self.userInfo) = (type, localizedTitle, localizedSubtitle, icon, userInfo)
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
    public convenience init(type: UIApplicationShortcutIcon.IconType) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }

    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation
        case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

@MainActor open class UIScene: UIResponder {
    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open var title: String! = ""
    open var activationState: ActivationState { .foregroundActive }

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    @MainActor open class ConnectionOptions: NSObject {
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }
}

@MainActor open class UIOpenURLContext: NSObject { open var url: URL { URL(fileURLWithPath: "/") } }

@MainActor open class UISceneSession: NSObject {
    open var role: Role { .windowApplication }
    public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    public let persistentIdentifier = "recorder"

    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

@MainActor open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
    @available(iOS 26.0, *)
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use windowScene(_:didUpdateEffectiveGeometry:) instead")
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection
    )
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? { get { nil } set {} }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    @available(iOS 26.0, *)
    public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {}
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use windowScene(_:didUpdateEffectiveGeometry:) instead")
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection
    ) {}
}

@MainActor open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { shown }
    var shown: [UIWindow] = []
    @available(iOS 15.0, *)
    open var keyWindow: UIWindow? { shown.last }
    open var screen: UIScreen { .main }
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use effectiveGeometry.coordinateSpace instead")
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    open var traitCollection: UITraitCollection { .current }
    public let sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
    @available(iOS 16.0, *)
    open var effectiveGeometry: Geometry { Geometry() }
    @available(iOS 16.0, *)
    open func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        let mask = (geometryPreferences as? UIWindowScene.GeometryPreferences.iOS)?.interfaceOrientations?.rawValue ?? 0
        interfaceOrientation = UIInterfaceOrientation(rawValue: mask.trailingZeroBitCount) ?? interfaceOrientation
    }
    open var statusBarManager: UIStatusBarManager? { nil }

    @available(iOS 16.0, *)
    @MainActor open class Geometry: NSObject {
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
        open var systemFrame: CGRect { .zero }
        @available(iOS 26.0, *)
        open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    }
}

extension UIWindowScene {
    @available(iOS 16.0, *)
    @MainActor open class GeometryPreferences: NSObject {
        @MainActor public final class iOS: GeometryPreferences {
            public init(interfaceOrientations: UIInterfaceOrientationMask) { self.interfaceOrientations = interfaceOrientations }
            public let interfaceOrientations: UIInterfaceOrientationMask?
        }
    }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

@MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize.zero
    @available(iOS 16.0, *)
    open var allowsFullScreen: Bool { get { true } set {} }
}

@MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { false }
}

@MainActor open class UIScreen: NSObject {
    open class var main: UIScreen { instance }
    private static let instance = UIScreen()
    open var bounds: CGRect { SimulatedDevice.bounds }
    open var nativeBounds: CGRect { .zero }
    open var scale: CGFloat { 2 }
    open var nativeScale: CGFloat { 2 }
    open var traitCollection: UITraitCollection { .current }
    open var coordinateSpace: any UICoordinateSpace { space }
    open var fixedCoordinateSpace: any UICoordinateSpace { space }
    private let space = UIView()
}

@MainActor open class UIDevice: NSObject {
    open class var current: UIDevice { instance }
    private static let instance = UIDevice()
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "\(SystemVersion.major).\(SystemVersion.minor)" }
    open var orientation: UIDeviceOrientation { .portrait }
    open var name: String { "recorder" }
    open var model: String { "recorder" }
}

@MainActor open class UIWindow: UIView {
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: .zero)
        self.windowScene = windowScene
        windowScene.shown.append(self)
    }

    open weak var windowScene: UIWindowScene?
    open var screen: UIScreen { .main }
    open var rootViewController: UIViewController?
    open private(set) var isKeyWindow = false
    open func makeKeyAndVisible() { isKeyWindow = true }
    open func makeKey() { isKeyWindow = true }
    open override var safeAreaInsets: UIEdgeInsets { SimulatedDevice.safeAreaInsets }
}
