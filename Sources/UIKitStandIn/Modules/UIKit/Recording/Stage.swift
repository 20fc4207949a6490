import Dispatch

/// Runs an app's own code without UIKit: with a scene and a window, views in their windows, and controls that send their actions.
/// Nothing is laid out, no lifecycle method is called, and lists make no cells.
@MainActor public enum Stage {
    /// Connects a scene, and then runs the app's deferred work.
    public static func run(_ delegate: any UIWindowSceneDelegate) -> Never {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        Task { @MainActor in
            while true {
                for window in scene.windows { mount(window) }
                // Releases controllers without other owners, like UIKit.
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
        // A popped controller has no parent.
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
