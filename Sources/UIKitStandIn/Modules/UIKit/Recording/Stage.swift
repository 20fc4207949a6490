import Dispatch

/// Runs an app's code without UIKit. There are a scene and a window, views have windows, and controls send their actions.
/// Nothing is laid out, lifecycle methods are not called, and lists do not create cells.
@MainActor public enum Stage {
    /// Connects a scene, then runs the app's deferred work.
    public static func run(_ delegate: any UIWindowSceneDelegate) -> Never {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        Task { @MainActor in
            while true {
                for window in scene.windows { mount(window) }
                // As in UIKit, controllers without other owners are released.
                Controllers.forgetAll()
                try? await Task.sleep(nanoseconds: 50_000_000)
            }
        }
        RunLoop.main.run()
        fatalError("the main loop has nothing to wait for")
    }

    private static func mount(_ window: UIWindow) {
        window.frame.size = CGSize(width: 402, height: 874)
        for view in window.subviews where view !== window.rootViewController?.view { view.removeFromSuperview() }
        if let root = window.rootViewController { mount(root, in: window, window) }
    }

    private static func mount(_ controller: UIViewController, in view: UIView, _ window: UIWindow) {
        guard let own = controller.view else { return }
        if own.superview == nil || !own.isDescendant(of: view) { view.addSubview(own) }
        if let tabs = controller as? UITabBarController, tabs.tabBar.superview == nil { own.addSubview(tabs.tabBar) }
        // A popped controller no longer has a parent.
        if let stack = controller as? UINavigationController {
            for view in own.subviews where view !== stack.topViewController?.viewIfLoaded { view.removeFromSuperview() }
        }
        for child in controller.children {
            if isShown(child, in: controller) { mount(child, in: own, window) } else { child.viewIfLoaded?.removeFromSuperview() }
        }
        if let presented = controller.presentedViewController { mount(presented, in: window, window) }
    }

    private static func isShown(_ child: UIViewController, in controller: UIViewController) -> Bool {
        switch controller {
        case let stack as UINavigationController: stack.topViewController === child
        case let tabs as UITabBarController: tabs.selectedViewController === child
        default: true
        }
    }
}
