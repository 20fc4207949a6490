import UIKit

/// What happens in a scenario, done from inside the app.
extension Recorder {
    /// Does what an event says.
    ///
    /// - Returns: why it cannot be done; `nil` where it was.
    func perform(_ event: String) async -> String? {
        let words = event.split(separator: " ").map(String.init)
        let (verb, argument) = (words.first ?? "", words.dropFirst().first ?? "")
        switch verb {
        case "rotate": return await rotate(to: argument)
        case "tap": return tap(argument)
        case "change": return change(argument, to: words.dropFirst(2).joined(separator: " "))
        case "back": return back(in: argument)
        case "dismiss": return dismiss()
        case "selectTab": return select(tab: argument)
        case "showColumn", "hideColumn": return column(argument, isShown: verb == "showColumn")
        case "detent": return rest(at: argument)
        case "dismissKeyboard": return window.endEditing(true) ? nil : "there is no keyboard"
        default:
            if #available(iOS 17, *), set(verb, to: argument) { return nil }
            return "the recorder cannot do it from inside the app"
        }
    }

    private func rotate(to name: String) async -> String? {
        guard let orientation = Self.orientations.first(where: { $0.value == name })?.key,
            let scene = window.windowScene
        else {
            return "there is no such orientation"
        }
        var failure: String?
        let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { failure = $0.localizedDescription }
        await settle()
        return scene.interfaceOrientation == orientation ? nil : failure ?? "the interface did not turn"
    }

    // MARK: Elements

    private func tap(_ name: String) -> String? {
        if let item = barItem(named: name) { return tap(item) }
        guard let view = view(named: name) else { return "there is no such view on the screen" }
        switch view {
        case let control as UIControl:
            let isPrimary = control.allControlEvents.contains(.primaryActionTriggered)
            control.sendActions(for: isPrimary ? .primaryActionTriggered : .touchUpInside)
            return nil
        case let cell as UITableViewCell: return select(cell)
        case let cell as UICollectionViewCell: return select(cell)
        default: return "only controls, cells and bar items can be tapped from inside the app"
        }
    }

    private func tap(_ item: UIBarButtonItem) -> String? {
        if let action = item.primaryAction {
            action.performWithSender(item, target: nil)
        } else if let action = item.action {
            UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
        } else {
            return "the item does nothing"
        }
        return nil
    }

    private func select(_ cell: UITableViewCell) -> String? {
        let table = sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
        guard let table, let path = table.indexPath(for: cell) else { return "the cell is in no table" }
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        let delegate = table.delegate as AnyObject? as? any UITableViewDelegate
        delegate?.tableView?(table, didSelectRowAt: path)
        return nil
    }

    private func select(_ cell: UICollectionViewCell) -> String? {
        let collection = sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }
            .first
        guard let collection, let path = collection.indexPath(for: cell) else { return "the cell is in no collection" }
        collection.selectItem(at: path, animated: false, scrollPosition: [])
        let delegate = collection.delegate as AnyObject? as? any UICollectionViewDelegate
        delegate?.collectionView?(collection, didSelectItemAt: path)
        return nil
    }

    private func change(_ name: String, to value: String) -> String? {
        switch view(named: name) {
        case let control as UISwitch: control.isOn = ["true", "on"].contains(value)
        case let control as UISlider: control.value = Float(value) ?? control.value
        case let control as UIStepper: control.value = Double(value) ?? control.value
        case let control as UISegmentedControl:
            control.selectedSegmentIndex = Int(value) ?? control.selectedSegmentIndex
        case let field as UITextField:
            field.text = value
            field.sendActions(for: .editingChanged)
            return nil
        default: return "there is no such control on the screen"
        }
        (view(named: name) as? UIControl)?.sendActions(for: .valueChanged)
        return nil
    }

    /// Controller and view of `home.next`.
    private func parts(of name: String) -> (controller: UIViewController, element: String)? {
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let controller = onScreen().last { self.name(of: $0) == String(name[..<dot]) }
        return controller.map { ($0, String(name[name.index(after: dot)...])) }
    }

    private func view(named name: String) -> UIView? {
        parts(of: name).flatMap { controller, element in views(of: controller).first { $0.name == element }?.view }
    }

    private func barItem(named name: String) -> UIBarButtonItem? {
        parts(of: name).flatMap { controller, element in
            let item = controller.navigationItem
            let items =
                (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (controller.toolbarItems ?? [])
            return items.first { $0.accessibilityIdentifier == element }
        }
    }

    // MARK: Containers

    private func back(in name: String) -> String? {
        let stacks = onScreen().compactMap { $0 as? UINavigationController }.filter {
            name.isEmpty || self.name(of: $0) == name
        }
        guard let stack = stacks.last(where: { $0.viewControllers.count > 1 }) else { return "nothing was pushed" }
        stack.popViewController(animated: true)
        return nil
    }

    private func dismiss() -> String? {
        guard let presented = onScreen().last(where: { $0.presentingViewController != nil }) else {
            return "nothing is presented"
        }
        presented.dismiss(animated: true)
        return nil
    }

    private func select(tab: String) -> String? {
        guard let tabs = onScreen().last(where: { $0 is UITabBarController }) as? UITabBarController,
            let index = Int(tab),
            index < (tabs.viewControllers?.count ?? 0)
        else { return "there is no such tab" }
        tabs.selectedIndex = index
        return nil
    }

    private func column(_ name: String, isShown: Bool) -> String? {
        let columns: [String: UISplitViewController.Column] = [
            "primary": .primary, "supplementary": .supplementary, "secondary": .secondary,
        ]
        guard let split = onScreen().last(where: { $0 is UISplitViewController }) as? UISplitViewController,
            let column = columns[name]
        else {
            return "there is no such column"
        }
        if isShown { split.show(column) } else { split.hide(column) }
        return nil
    }

    private func rest(at detent: String) -> String? {
        let identifiers: [String: UISheetPresentationController.Detent.Identifier] = [
            "medium": .medium, "large": .large,
        ]
        guard let sheet = onScreen().last?.sheetPresentationController, let identifier = identifiers[detent] else {
            return "there is no such detent"
        }
        sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
        return nil
    }

    // MARK: Settings

    @available(iOS 17, *)
    private func set(_ trait: String, to value: String) -> Bool {
        switch (trait, value) {
        case ("userInterfaceStyle", _): window.traitOverrides.userInterfaceStyle = value == "dark" ? .dark : .light
        case ("layoutDirection", _):
            window.traitOverrides.layoutDirection = value == "rightToLeft" ? .rightToLeft : .leftToRight
        case ("legibilityWeight", _): window.traitOverrides.legibilityWeight = value == "bold" ? .bold : .regular
        case ("accessibilityContrast", _):
            window.traitOverrides.accessibilityContrast = value == "high" ? .high : .normal
        case ("preferredContentSizeCategory", _):
            guard let size = UITraitCollection.textSizes[value] else { return false }
            window.traitOverrides.preferredContentSizeCategory = size
        default: return false
        }
        return true
    }

    @available(iOS 17, *)
    func resetOverrides() {
        window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        window.traitOverrides.remove(UITraitLayoutDirection.self)
        window.traitOverrides.remove(UITraitLegibilityWeight.self)
        window.traitOverrides.remove(UITraitAccessibilityContrast.self)
        window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    }
}
