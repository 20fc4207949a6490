#if DEBUG
import UIKit

/// The controllers and views on the screen.
extension Recorder {
    /// - Parameter callbacks: `nil` if they differ from the callbacks of a user's action.
    func step(_ event: String?, _ callbacks: [[String: Any]]?) -> [String: Any] {
        var step: [String: Any] = ["complete": true]
        step["event"] = event
        step["callbacks"] = callbacks
        step["orientation"] = window.windowScene.flatMap { Self.orientations[$0.interfaceOrientation] }
        step["window"] = [
            "frame": numbers(window.frame), "safeArea": numbers(window.safeAreaInsets),
            "traits": window.traitCollection.recorded,
        ]
        var controllers: [String: Any] = [:]
        var views: [String: Any] = [:]
        var bars: [String: Any] = [:]
        var sheets: [String: Any] = [:]
        for controller in onScreen() {
            guard let name = name(of: controller), let view = controller.view else { continue }
            controllers[name] = surface(of: view, controller.traitCollection)
            for (kind, bar) in self.bars(of: controller) { bars["\(name).\(kind)"] = frame(of: bar) }
            if controller.presentingViewController != nil, controller.parent == nil,
                frameInWindow(of: view) != window.bounds
            {
                sheets[name] = frame(of: view)
            }
            for (element, view) in self.views(of: controller) {
                views["\(name).\(element)"] = recorded(view, in: controller)
            }
            for (element, size) in texts(of: controller) {
                views["\(name).\(element)"] = ["text": ["fontSize": size]]
            }
        }
        (step["controllers"], step["views"], step["bars"], step["sheets"]) = (controllers, views, bars, sheets)
        if let keyboard = CallbackLog.shared.keyboard { step["keyboard"] = numbers(keyboard) }
        return step
    }

    static let orientations: [UIInterfaceOrientation: String] = [
        .portrait: "portrait", .portraitUpsideDown: "portraitUpsideDown", .landscapeLeft: "landscapeLeft",
        .landscapeRight: "landscapeRight",
    ]

    /// The controllers with views in the window: parents before children, presenting before presented controllers.
    func onScreen() -> [UIViewController] {
        var found: [UIViewController] = []
        func look(at controller: UIViewController) {
            if controller.viewIfLoaded?.window == window { found.append(controller) }
            for child in controller.children { look(at: child) }
            // `presentedViewController` may be presented by an ancestor.
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                look(at: presented)
            }
        }
        if let root = window.rootViewController { look(at: root) }
        return found
    }

    private func bars(of controller: UIViewController) -> [(kind: String, bar: UIView)] {
        if let navigation = controller as? UINavigationController {
            let bar = navigation.isNavigationBarHidden ? [] : [("navigationBar", navigation.navigationBar as UIView)]
            return bar + (navigation.isToolbarHidden ? [] : [("toolbar", navigation.toolbar as UIView)])
        }
        // Since iOS 18, an iPad shows its tabs at the top, in views that are not public.
        guard let tabs = controller as? UITabBarController, !tabs.tabBar.isHidden, tabs.tabBar.window == window,
            frameInWindow(of: tabs.tabBar).maxY >= frameInWindow(of: tabs.view).maxY
        else { return [] }
        return [("tabBar", tabs.tabBar)]
    }

    private func recorded(_ view: UIView, in controller: UIViewController) -> [String: Any] {
        var recorded = surface(of: view, view.traitCollection)
        if view.traitCollection.recorded == controller.traitCollection.recorded { recorded["traits"] = nil }
        let around = sequence(first: view) { $0 === controller.view ? nil : $0.superview }
        if around.contains(where: \.isHidden) { recorded["hidden"] = true }
        if let text = text(of: view) { recorded["text"] = text }
        return recorded
    }

    private func text(of view: UIView) -> [String: Any]? {
        if let label = view as? UILabel {
            let asked = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            return ["fontSize": Double(label.font.pointSize), "asked": [asked.width, asked.height].map(thousandths)]
        }
        let font = (view as? UIButton)?.titleLabel?.font ?? (view as? UITextField)?.font ?? (view as? UITextView)?.font
        return font.map { ["fontSize": Double($0.pointSize)] }
    }

    private func surface(of view: UIView, _ traits: UITraitCollection) -> [String: Any] {
        ["frame": frame(of: view), "safeArea": numbers(view.safeAreaInsets), "traits": traits.recorded]
    }

    private func frameInWindow(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    private func frame(of view: UIView) -> [Double] { numbers(frameInWindow(of: view)) }

    private func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map(thousandths)
    }

    private func numbers(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map(thousandths)
    }

    /// The length, rounded far below a pixel. It is finite, because JSON has no infinity.
    private func thousandths(_ length: CGFloat) -> Double {
        length.isFinite ? Double((length * 1000).rounded() / 1000) : 0
    }
}

extension UITraitCollection {
    /// The traits that traitscope knows, by name. Two are omitted because their values differ between simulator and
    /// device: `forceTouchCapability`, and `imageDynamicRange`, which describes the Mac's display.
    var recorded: [String: String] {
        var traits = RecordedApp.customTraits(of: self)
        traits["displayScale"] = CallbackLog.words(displayScale)
        traits["horizontalSizeClass"] = Self.sizeClasses[horizontalSizeClass]
        traits["verticalSizeClass"] = Self.sizeClasses[verticalSizeClass]
        traits["userInterfaceIdiom"] = [.phone: "phone", .pad: "pad", .tv: "tv", .mac: "mac"][userInterfaceIdiom]
        traits["userInterfaceStyle"] = [.light: "light", .dark: "dark"][userInterfaceStyle]
        traits["userInterfaceLevel"] = [.base: "base", .elevated: "elevated"][userInterfaceLevel]
        traits["layoutDirection"] = [.leftToRight: "leftToRight", .rightToLeft: "rightToLeft"][layoutDirection]
        traits["legibilityWeight"] = [.regular: "regular", .bold: "bold"][legibilityWeight]
        traits["accessibilityContrast"] = [.normal: "normal", .high: "high"][accessibilityContrast]
        traits["activeAppearance"] = [.active: "active", .inactive: "inactive"][activeAppearance]
        traits["displayGamut"] = [.SRGB: "SRGB", .P3: "P3"][displayGamut]
        traits["preferredContentSizeCategory"] = Self.textSizes.first { $0.value == preferredContentSizeCategory }?.key
        return traits
    }

    private static let sizeClasses: [UIUserInterfaceSizeClass: String] = [.compact: "compact", .regular: "regular"]

    static let textSizes: [String: UIContentSizeCategory] = [
        "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
        "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
        "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
        "accessibilityExtraLarge": .accessibilityExtraLarge,
        "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
        "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ]
}
#endif
