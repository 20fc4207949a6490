import UIKit

/// What stands on the screen.
extension Recorder {
    func step(_ event: String?, _ callbacks: [[String: Any]]) -> [String: Any] {
        var step: [String: Any] = ["complete": true, "callbacks": callbacks]
        step["event"] = event
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
        }
        (step["controllers"], step["views"], step["bars"], step["sheets"]) = (controllers, views, bars, sheets)
        if let keyboard = CallbackLog.shared.keyboard { step["keyboard"] = numbers(keyboard) }
        return step
    }

    static let orientations: [UIInterfaceOrientation: String] = [
        .portrait: "portrait", .portraitUpsideDown: "portraitUpsideDown", .landscapeLeft: "landscapeLeft",
        .landscapeRight: "landscapeRight",
    ]

    /// The controllers whose views are in the window, a parent before its children, what is presented last.
    func onScreen() -> [UIViewController] {
        func found(from controller: UIViewController) -> [UIViewController] {
            let own = controller.viewIfLoaded?.window == window ? [controller] : []
            return own + controller.children.flatMap(found)
        }
        var all: [UIViewController] = []
        var front = window.rootViewController
        while let controller = front {
            all += found(from: controller)
            front = controller.presentedViewController
        }
        return all
    }

    /// The views of a controller that have names, without those of controllers in it and of bars.
    func views(of controller: UIViewController) -> [(name: String, view: UIView)] {
        var found: [(name: String, view: UIView)] = []
        func look(in view: UIView, _ around: [String]) {
            for view in view.subviews where !(view.next is UIViewController) && !isBar(view) {
                let name = view.accessibilityIdentifier.map { fullName(of: $0, in: around) }
                if let name, !found.contains(where: { $0.name == name }) { found.append((name, view)) }
                look(in: view, [name].compactMap(\.self) + around)
            }
        }
        if let view = controller.viewIfLoaded { look(in: view, []) }
        return found
    }

    /// `card.photo` of a photo in a component that stands in the view `card`, else its own name.
    private func fullName(of name: String, in around: [String]) -> String {
        around.lazy.map { "\($0).\(name)" }.first(where: RecordedApp.nestedViews.contains) ?? name
    }

    private func isBar(_ view: UIView) -> Bool { view is UINavigationBar || view is UIToolbar || view is UITabBar }

    private func bars(of controller: UIViewController) -> [(kind: String, bar: UIView)] {
        if let navigation = controller as? UINavigationController {
            let bar = navigation.isNavigationBarHidden ? [] : [("navigationBar", navigation.navigationBar as UIView)]
            return bar + (navigation.isToolbarHidden ? [] : [("toolbar", navigation.toolbar as UIView)])
        }
        guard let tabs = controller as? UITabBarController, !tabs.tabBar.isHidden else { return [] }
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
            return ["fontSize": label.font.pointSize, "asked": [asked.width, asked.height]]
        }
        let font = (view as? UIButton)?.titleLabel?.font ?? (view as? UITextField)?.font ?? (view as? UITextView)?.font
        return font.map { ["fontSize": $0.pointSize] }
    }

    // MARK: Numbers

    private func surface(of view: UIView, _ traits: UITraitCollection) -> [String: Any] {
        ["frame": frame(of: view), "safeArea": numbers(view.safeAreaInsets), "traits": traits.recorded]
    }

    private func frameInWindow(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    private func frame(of view: UIView) -> [CGFloat] { numbers(frameInWindow(of: view)) }

    private func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

    private func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
        [insets.top, insets.left, insets.bottom, insets.right]
    }
}

extension UITraitCollection {
    /// The traits that traitscope knows, by their names.
    var recorded: [String: String] {
        var traits = ["displayScale": CallbackLog.words(displayScale)]
        traits["horizontalSizeClass"] = Self.sizeClasses[horizontalSizeClass]
        traits["verticalSizeClass"] = Self.sizeClasses[verticalSizeClass]
        traits["userInterfaceIdiom"] = [.phone: "phone", .pad: "pad", .tv: "tv", .mac: "mac"][userInterfaceIdiom]
        traits["userInterfaceStyle"] = [.light: "light", .dark: "dark"][userInterfaceStyle]
        traits["userInterfaceLevel"] = [.base: "base", .elevated: "elevated"][userInterfaceLevel]
        traits["layoutDirection"] = [.leftToRight: "leftToRight", .rightToLeft: "rightToLeft"][layoutDirection]
        traits["legibilityWeight"] = [.regular: "regular", .bold: "bold"][legibilityWeight]
        traits["accessibilityContrast"] = [.normal: "normal", .high: "high"][accessibilityContrast]
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
