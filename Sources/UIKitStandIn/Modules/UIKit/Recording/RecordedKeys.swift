// Properties that code has set on controllers, as the keys of a playground. They may include UIKit's defaults.

@available(iOS 17.0, *)
extension UIViewController {
    var recordedKeys: [String: Any] {
        let item = navigationItem
        var keys: [String: Any] = [
            "backButtonDisplayMode": "\(item.backButtonDisplayMode)", "definesPresentationContext": definesPresentationContext,
            "displayModeButtonItem": item.leftBarButtonItems?.contains { $0 === splitViewController?.displayModeButtonItem } == true,
            "extendedLayoutIncludesOpaqueBars": extendedLayoutIncludesOpaqueBars, "hidesBackButton": item.hidesBackButton,
            "hidesBottomBarWhenPushed": hidesBottomBarWhenPushed, "isModalInPresentation": isModalInPresentation,
            "largeTitleDisplayMode": "\(item.largeTitleDisplayMode)",
            "leftItemsSupplementBackButton": item.leftItemsSupplementBackButton, "modalPresentationStyle": "\(modalPresentationStyle)",
            "preferredStatusBarStyle": "\(preferredStatusBarStyle)", "prefersStatusBarHidden": prefersStatusBarHidden,
        ]
        keys["prompt"] = item.prompt
        if #available(iOS 26.0, *) { keys["subtitle"] = item.subtitle }
        keys["backButtonTitle"] = item.backButtonTitle ?? item.backBarButtonItem?.title
        if preferredContentSize != .zero { keys["preferredContentSize"] = preferredContentSize.record }
        if additionalSafeAreaInsets != .zero { keys["additionalSafeAreaInsets"] = additionalSafeAreaInsets.record }
        if item.searchController != nil {
            keys["hidesSearchBarWhenScrolling"] = item.hidesSearchBarWhenScrolling
            keys["preferredSearchBarPlacement"] = "\(item.preferredSearchBarPlacement)"
            if #available(iOS 26.0, *) {
                keys["searchBarPlacementAllowsToolbarIntegration"] = item.searchBarPlacementAllowsToolbarIntegration
            }
        }
        return keys.merging(containerKeys) { $1 }
    }

    private var containerKeys: [String: Any] {
        switch self {
        case let split as UISplitViewController: return split.columnKeys
        case let tabs as UITabBarController:
            guard #available(iOS 18.0, *) else { return ["selectedIndex": tabs.selectedIndex] }
            var keys: [String: Any] = [
                "selectedIndex": tabs.selectedIndex, "isTranslucent": tabs.tabBar.isTranslucent, "mode": "\(tabs.mode)",
                "isTabBarHidden": tabs.isTabBarHidden,
                "sidebar": ["isHidden": tabs.sidebar.isHidden, "preferredLayout": "\(tabs.sidebar.preferredLayout)"] as [String: Any],
            ]
            if #available(iOS 26.0, *) { keys["tabBarMinimizeBehavior"] = "\(tabs.tabBarMinimizeBehavior)" }
            return keys
        case let stack as UINavigationController:
            let bar = stack.navigationBar
            var keys: [String: Any] = [
                "isTranslucent": bar.isTranslucent, "barStyle": "\(bar.barStyle)", "hidesBarsOnSwipe": stack.hidesBarsOnSwipe,
                "hidesBarsOnTap": stack.hidesBarsOnTap, "hidesBarsWhenKeyboardAppears": stack.hidesBarsWhenKeyboardAppears,
                "hidesBarsWhenVerticallyCompact": stack.hidesBarsWhenVerticallyCompact,
            ]
            keys["barTintColor"] = bar.barTintColor?.record(in: stack.view)
            keys["tintColor"] = bar.ownTintColor?.record(in: stack.view)
            return keys
        case let pages as UIPageViewController:
            return ["showsPageControl": (pages.dataSource?.presentationCount(for: pages) ?? 0) > 0]
        default: return [:]
        }
    }
}

@available(iOS 17.0, *)
extension UISplitViewController {
    fileprivate var columnKeys: [String: Any] {
        var keys: [String: Any] = [
            "preferredDisplayMode": "\(preferredDisplayMode)", "preferredSplitBehavior": "\(preferredSplitBehavior)",
            "presentsWithGesture": presentsWithGesture,
        ]
        let widths: [(String, CGFloat)] = [
            ("preferredPrimaryColumnWidth", preferredPrimaryColumnWidth),
            ("preferredPrimaryColumnWidthFraction", preferredPrimaryColumnWidthFraction),
            ("minimumPrimaryColumnWidth", minimumPrimaryColumnWidth), ("maximumPrimaryColumnWidth", maximumPrimaryColumnWidth),
            ("preferredSupplementaryColumnWidth", preferredSupplementaryColumnWidth),
            ("preferredSupplementaryColumnWidthFraction", preferredSupplementaryColumnWidthFraction),
            ("minimumSupplementaryColumnWidth", minimumSupplementaryColumnWidth),
            ("maximumSupplementaryColumnWidth", maximumSupplementaryColumnWidth), ("minimumSecondaryColumnWidth", leastSecondaryWidth),
        ]
        for (key, width) in widths where width >= 0 { keys[key] = RecordedScreen.number(width) }
        if style != .unspecified { keys["style"] = "\(style)" }
        guard let delegate else { return keys }
        if style != .unspecified {
            let proposed: Column = viewController(for: .compact) == nil ? .secondary : .compact
            let column = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            if column != proposed { keys["topColumnForCollapsing"] = "\(column)" }
        } else if let primary = viewControllers.first, let secondary = viewControllers.last, secondary !== primary,
                  delegate.splitViewController(self, collapseSecondary: secondary, onto: primary) {
            keys["collapseSecondaryOntoPrimary"] = true
        }
        return keys
    }
}

extension UISearchController {
    var searchKeys: [String: Any] {
        [
            "placeholder": searchBar.placeholder ?? "", "obscuresBackgroundDuringPresentation": obscuresBackgroundDuringPresentation,
            "hidesNavigationBarDuringPresentation": hidesNavigationBarDuringPresentation,
        ]
    }
}
