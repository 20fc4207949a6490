#if DEBUG
import UIKit

/// Gestures on containers and on presented controllers.
extension Recorder {
    private var isRightToLeft: Bool { window.traitCollection.layoutDirection == .rightToLeft }

    private func front<Controller: UIViewController>(_ kind: Controller.Type) -> Controller? {
        onScreen().reversed().lazy.compactMap { $0 as? Controller }.first
    }

    private var presented: UIViewController? {
        onScreen().last { $0.parent == nil && $0.presentingViewController != nil }
    }

    func back(in name: String) -> Outcome {
        let stacks = onScreen().compactMap { $0 as? UINavigationController }
        let stack = stacks.last { $0.viewControllers.count > 1 && (name.isEmpty || self.name(of: $0) == name) }
        guard let stack else { return .refused("nothing was pushed") }
        stack.popViewController(animated: true)
        return .done
    }

    func dismiss() -> Outcome {
        guard let presented else { return .refused("nothing is presented") }
        presented.dismiss(animated: true)
        return .done
    }

    /// Performs a tap outside a sheet, a popover or an overlaid column.
    func tapDimmed() -> Outcome {
        if let presented {
            let closes = !(presented is UIAlertController) && !presented.isModalInPresentation
            if closes { presented.dismiss(animated: true) }
        } else if let split = front(UISplitViewController.self), split.isOverlaid {
            split.hide(.primary)
        } else if #available(iOS 18, *), let tabs = front(UITabBarController.self) {
            tabs.sidebar.isHidden = true
        }
        return .done
    }

    func cancelSearch(in name: String) -> Outcome {
        let controller = onScreen().last { self.name(of: $0) == name }
        guard let search = controller?.navigationItem.searchController, search.isActive else {
            return .refused("no search is active there")
        }
        search.isActive = false
        return .done
    }

    /// Performs a swipe across the screen. It moves the frontmost sheet, turns a page, or hides an overlaid column.
    func swipe(_ direction: String) -> Outcome {
        if ["up", "down"].contains(direction), let sheet = presented?.sheetPresentationController {
            return move(sheet, isDown: direction == "down")
        }
        if direction == (isRightToLeft ? "right" : "left"), let split = front(UISplitViewController.self),
            split.isOverlaid
        {
            split.hide(.primary)
            return .done
        }
        guard let pages = front(UIPageViewController.self), let current = pages.viewControllers?.first else {
            return .done
        }
        let isHorizontal = pages.navigationOrientation == .horizontal
        let directions = !isHorizontal ? ["up", "down"] : isRightToLeft ? ["right", "left"] : ["left", "right"]
        guard let index = directions.firstIndex(of: direction) else { return .done }
        let next =
            index == 0
            ? pages.dataSource?.pageViewController(pages, viewControllerAfter: current)
            : pages.dataSource?.pageViewController(pages, viewControllerBefore: current)
        if let next { pages.setViewControllers([next], direction: index == 0 ? .forward : .reverse, animated: true) }
        return .done
    }

    /// Moves a sheet to the next detent, or dismisses it below the lowest one.
    private func move(_ sheet: UISheetPresentationController, isDown: Bool) -> Outcome {
        let order = sheet.detents.map(\.identifier)
        let current = order.firstIndex { $0 == sheet.selectedDetentIdentifier } ?? 0
        let next = current + (isDown ? -1 : 1)
        if order.indices.contains(next) {
            sheet.animateChanges { sheet.selectedDetentIdentifier = order[next] }
        } else if isDown, !sheet.presentedViewController.isModalInPresentation {
            sheet.presentedViewController.dismiss(animated: true)
        }
        return .done
    }

    /// Performs a swipe from the leading edge. It goes back, or shows a hidden column.
    func swipe(fromEdge edge: String) -> Outcome {
        guard edge == (isRightToLeft ? "right" : "left") else { return .done }
        for controller in onScreen().reversed() {
            if let stack = controller as? UINavigationController, stack.viewControllers.count > 1 {
                stack.popViewController(animated: true)
                return .done
            }
            guard let split = controller as? UISplitViewController, !split.isCollapsed, split.presentsWithGesture else {
                continue
            }
            if split.displayMode == .secondaryOnly {
                split.show(split.style == .tripleColumn ? .supplementary : .primary)
                return .done
            }
        }
        return .done
    }

    func select(tab: String) -> Outcome {
        guard let tabs = front(UITabBarController.self) else { return .refused("there is no tab bar") }
        if tab == "more" {
            tabs.selectedViewController = tabs.moreNavigationController
            return .done
        }
        guard let index = Int(tab) else { return .refused("there is no such tab") }
        if #available(iOS 18, *), tabs.tabs.indices.contains(index) {
            tabs.selectedTab = tabs.tabs[index]
        } else if index < (tabs.viewControllers?.count ?? 0) {
            tabs.selectedIndex = index
        } else {
            return .refused("there is no such tab")
        }
        return .done
    }

    func sidebar(_ change: String) -> Outcome {
        guard #available(iOS 18, *) else { return .skipped("tab bar controllers have sidebars since iOS 18") }
        guard let tabs = front(UITabBarController.self) else { return .refused("there is no tab bar controller") }
        tabs.sidebar.isHidden = change == "toggleSidebar" ? !tabs.sidebar.isHidden : change == "hideSidebar"
        return .done
    }

    func column(_ name: String, isShown: Bool) -> Outcome {
        let columns: [String: UISplitViewController.Column] = [
            "primary": .primary, "supplementary": .supplementary, "secondary": .secondary, "compact": .compact,
        ]
        guard let split = front(UISplitViewController.self), let column = columns[name] else {
            return .refused("there is no such column")
        }
        if isShown { split.show(column) } else { split.hide(column) }
        return .done
    }

    func rest(at detent: String) -> Outcome {
        let identifiers: [String: UISheetPresentationController.Detent.Identifier] = [
            "medium": .medium, "large": .large,
        ]
        guard let sheet = presented?.sheetPresentationController else { return .refused("there is no sheet") }
        guard let identifier = identifiers[detent] else { return .skipped("a detent with a fixed height has no name") }
        sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
        return .done
    }
}

extension UISplitViewController {
    /// Whether a column covers a part of the other columns.
    fileprivate var isOverlaid: Bool { [.oneOverSecondary, .twoOverSecondary].contains(displayMode) }
}
#endif
