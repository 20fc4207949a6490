import PlaygroundModel

/// The calls of the app's delegate, from iOS 13 of its scene's delegate, when the app launches, activates or leaves.
public enum DelegateCall: Hashable, Sendable {
    /// application(_:willFinishLaunchingWithOptions:), which receives the quick action as `shortcutItem`.
    case willFinishLaunching(shortcutItem: String?)
    /// application(_:didFinishLaunchingWithOptions:), and its return value.
    case didFinishLaunching(shortcutItem: String?, returns: Bool)
    case performAction(String)
    case applicationWillEnterForeground
    case applicationDidBecomeActive
    case applicationWillResignActive
    case applicationDidEnterBackground
    case applicationWillTerminate

    /// application(_:configurationForConnecting:options:), for a new scene session after the app switcher ended the app.
    case configurationForConnecting
    /// scene(_:willConnectTo:options:), which receives the quick action in `connectionOptions.shortcutItem`.
    case sceneWillConnect(shortcutItem: String?)
    case scenePerformAction(String)
    case sceneWillEnterForeground
    case sceneDidBecomeActive
    case sceneWillResignActive
    case sceneDidEnterBackground
    case sceneDidDisconnect

    public var method: String {
        switch self {
        case .willFinishLaunching: "application(_:willFinishLaunchingWithOptions:)"
        case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
        case .performAction: "application(_:performActionFor:completionHandler:)"
        case .applicationWillEnterForeground: "applicationWillEnterForeground(_:)"
        case .applicationDidBecomeActive: "applicationDidBecomeActive(_:)"
        case .applicationWillResignActive: "applicationWillResignActive(_:)"
        case .applicationDidEnterBackground: "applicationDidEnterBackground(_:)"
        case .applicationWillTerminate: "applicationWillTerminate(_:)"
        case .configurationForConnecting: "application(_:configurationForConnecting:options:)"
        case .sceneWillConnect: "scene(_:willConnectTo:options:)"
        case .scenePerformAction: "windowScene(_:performActionFor:completionHandler:)"
        case .sceneWillEnterForeground: "sceneWillEnterForeground(_:)"
        case .sceneDidBecomeActive: "sceneDidBecomeActive(_:)"
        case .sceneWillResignActive: "sceneWillResignActive(_:)"
        case .sceneDidEnterBackground: "sceneDidEnterBackground(_:)"
        case .sceneDidDisconnect: "sceneDidDisconnect(_:)"
        }
    }
}

/// The calls of a delegate: the application's up to iOS 12, the scene's from iOS 13.
public struct DelegateCalls: Hashable, Sendable {
    public let profile: BehaviourProfile
    /// Whether the launch method handles the quick action and returns `false`.
    public let handlesAtLaunch: Bool

    public init(profile: BehaviourProfile, handlesAtLaunch: Bool = false) {
        self.profile = profile
        self.handlesAtLaunch = handlesAtLaunch
    }

    /// The calls of a cold start. The return value of the application delegate's launch method determines whether UIKit calls
    /// `performActionFor`. A scene's delegate receives the quick action in the connection options, without a second call.
    public func launch(with action: String?) -> [DelegateCall] {
        guard !profile.hasScenes else {
            return [
                .willFinishLaunching(shortcutItem: nil), .didFinishLaunching(shortcutItem: nil, returns: true), .configurationForConnecting,
                .sceneWillConnect(shortcutItem: action), .sceneWillEnterForeground, .sceneDidBecomeActive,
            ]
        }
        let isHandled = action != nil && handlesAtLaunch
        let performs = isHandled ? [] : action.map { [DelegateCall.performAction($0)] } ?? []
        return [
            .willFinishLaunching(shortcutItem: action), .didFinishLaunching(shortcutItem: action, returns: !isHandled),
        ] + performs + [.applicationDidBecomeActive]
    }

    /// Whether a launched app becomes active before `viewDidAppear`. Otherwise it becomes active after it.
    public static let activatesBeforeAppearing: VersionTable<Bool> = [
        .since(8, false, interleavingSource), .since(9, true, interleavingSource), .since(11, false, interleavingSource),
        .since(13, true, "Lemonbrush/My-iOS-Dev-Learning-Tracker, States.md: viewWillAppear before sceneWillEnterForeground, viewDidAppear "
            + "after sceneDidBecomeActive"),
    ]

    private static let interleavingSource = "Matt Neuburg, stackoverflow.com/a/66605799: the order changed with iOS 8, went back with iOS 9, "
        + "and changed again with iOS 11"

    /// The calls of a warm start, when the app returns from the background.
    public func activate(with action: String?) -> [DelegateCall] {
        guard !profile.hasScenes else {
            return [.sceneWillEnterForeground] + (action.map { [.scenePerformAction($0)] } ?? []) + [.sceneDidBecomeActive]
        }
        return [.applicationWillEnterForeground] + (action.map { [.performAction($0)] } ?? [])
            + [.applicationDidBecomeActive]
    }

    public var leave: [DelegateCall] {
        profile.hasScenes
            ? [.sceneWillResignActive, .sceneDidEnterBackground]
            : [.applicationWillResignActive, .applicationDidEnterBackground]
    }

    /// The calls when the user ends the app in the app switcher. A suspended app receives no call.
    public func terminate(from state: HomeScreen.AppState) -> [DelegateCall] {
        guard state == .front else { return [] }
        return leave + (profile.hasScenes ? [.sceneDidDisconnect] : []) + [.applicationWillTerminate]
    }
}
