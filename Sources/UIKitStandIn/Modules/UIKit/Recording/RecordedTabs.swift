/// The tab bar items of a tab bar controller, and the content of each tab after its selection.
@available(iOS 17.0, *)
@MainActor struct RecordedTabs {
    private let controller: UITabBarController

    init(_ controller: UITabBarController) { self.controller = controller }

    var records: [[String: Any]] {
        (controller.viewControllers ?? []).enumerated().map { index, child in
            controller.selectedIndex = index
            var record = item(of: child)
            guard let shown = controller.selectedViewController?.front else { return record }
            UIKitRecorder.appear(shown)
            record["shows"] = shown.view.accessibilityIdentifier
            return record
        }
    }

    /// The item of a child. A tab has a title, image and badge. Without a tab, it is the controller's item, or that of a stack's root.
    private func item(of child: UIViewController) -> [String: Any] {
        var record: [String: Any] = [:]
        if #available(iOS 18.0, *), let tab = controller.selectedTab {
            record["title"] = tab.title
            record["image"] = tab.image?.name
            record["badge"] = tab.badgeValue
            return record
        }
        let root = (child as? UINavigationController)?.viewControllers.first
        let item = [child, root].compactMap { $0?.tabBarItem }.first { $0.title != nil || $0.image != nil || $0.badgeValue != nil }
        record["title"] = item?.title ?? child.title ?? root?.title ?? ""
        record["image"] = item?.image?.name
        record["badge"] = item?.badgeValue
        return record
    }
}

extension UIViewController {
    /// The innermost controller that has its own views.
    fileprivate var front: UIViewController {
        if view.accessibilityIdentifier != nil { return self }
        let next = (self as? UITabBarController)?.selectedViewController ?? children.first
        return next?.front ?? self
    }
}
