#if DEBUG
import UIKit

/// Taps on views, changes of controls, and keys.
extension Recorder {
    func tap(_ name: String) -> Outcome {
        if let item = barItem(named: name) { return tap(item) }
        guard let parts = parts(of: name) else { return .refused("its controller is not on the screen") }
        if parts.controller is UIAlertController { return .skipped("only a finger presses an alert's buttons") }
        guard let view = view(named: name) else { return .refused("there is no such view on the screen") }
        // If a view does not handle the tap, its superview receives it.
        for view in sequence(first: view, next: { $0 === parts.controller.view ? nil : $0.superview }) {
            if let outcome = tap(view: view) { return outcome }
        }
        return .done
    }

    /// - Returns: `nil` if the view does not react.
    private func tap(view: UIView) -> Outcome? {
        switch view {
        case let control as UIControl where !control.isEnabled: return .done
        case is UITextField, is UITextView, is UISearchBar: view.becomeFirstResponder()
        case let control as UISwitch:
            control.isOn.toggle()
            control.sendActions(for: .valueChanged)
        case let control as UIButton:
            let isPrimary = control.allControlEvents.contains(.primaryActionTriggered)
            control.sendActions(for: isPrimary ? .primaryActionTriggered : .touchUpInside)
        case let control as UIControl:
            let isPressed = control.allControlEvents.contains(.touchUpInside)
            control.sendActions(for: isPressed ? .touchUpInside : .valueChanged)
        case let cell as UITableViewCell: return select(cell)
        case let cell as UICollectionViewCell: return select(cell)
        default: return recognizeTap(on: view) ? .done : nil
        }
        return .done
    }

    /// Calls the action of the view's gesture recognizer, which cannot be read from the recognizer.
    private func recognizeTap(on view: UIView) -> Bool {
        guard view.isUserInteractionEnabled, let name = view.accessibilityIdentifier.map(Self.element) else {
            return false
        }
        for method in RecordedApp.gestures[name] ?? [] {
            let action = Selector(method)
            guard let target = view.target(forAction: action, withSender: view) else { continue }
            return UIApplication.shared.sendAction(action, to: target, from: view, for: nil)
        }
        return false
    }

    private func tap(_ item: UIBarButtonItem) -> Outcome {
        guard item.isEnabled else { return .done }
        if let action = item.primaryAction {
            action.performWithSender(item, target: nil)
        } else if let action = item.action {
            UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
        }
        return .done
    }

    private func select(_ cell: UITableViewCell) -> Outcome {
        guard let table = Self.around(cell, UITableView.self), let path = table.indexPath(for: cell) else {
            return .refused("the cell is not in a table")
        }
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        let delegate = table.delegate as AnyObject? as? any UITableViewDelegate
        delegate?.tableView?(table, didSelectRowAt: path)
        return .done
    }

    private func select(_ cell: UICollectionViewCell) -> Outcome {
        guard let collection = Self.around(cell, UICollectionView.self), let path = collection.indexPath(for: cell)
        else { return .refused("the cell is not in a collection") }
        collection.selectItem(at: path, animated: false, scrollPosition: [])
        let delegate = collection.delegate as AnyObject? as? any UICollectionViewDelegate
        delegate?.collectionView?(collection, didSelectItemAt: path)
        return .done
    }

    /// - Parameter property: `isOn`, `value`, `selectedSegmentIndex` or `text`. Text is percent-encoded.
    func change(_ name: String, _ property: String, to value: String) -> Outcome {
        let view = view(named: name)
        switch (property, view) {
        case ("isOn", let control as UISwitch): control.isOn = value == "true"
        case ("value", let control as UISlider): control.value = Float(value) ?? control.value
        case ("value", let control as UIStepper): control.value = Double(value) ?? control.value
        case ("selectedSegmentIndex", let control as UISegmentedControl):
            control.selectedSegmentIndex = Int(value) ?? control.selectedSegmentIndex
        case ("text", let view?): return type(value.removingPercentEncoding ?? value, into: view)
        default: return .refused("there is no such control on the screen")
        }
        (view as? UIControl)?.sendActions(for: .valueChanged)
        return .done
    }

    private func type(_ text: String, into view: UIView) -> Outcome {
        switch view {
        case let field as UITextField:
            field.text = text
            field.sendActions(for: .editingChanged)
        case let textView as UITextView:
            textView.text = text
            let delegate = textView.delegate as AnyObject? as? any UITextViewDelegate
            delegate?.textViewDidChange?(textView)
        case let bar as UISearchBar:
            bar.becomeFirstResponder()
            bar.text = text
            bar.delegate?.searchBar?(bar, textDidChange: text)
        default: return .refused("it accepts no text")
        }
        return .done
    }

    /// - Parameter target: The target in words: `120`, `x 240`, `start`, `end`, or `row 2.5`.
    func scroll(_ name: String, to target: [String]) -> Outcome {
        guard let scrollView = view(named: name) as? UIScrollView else { return .refused("there is no such scroll view on the screen") }
        let (inset, size) = (scrollView.adjustedContentInset, scrollView.bounds.size)
        let first = CGPoint(x: -inset.left, y: -inset.top)
        let last = CGPoint(
            x: max(first.x, scrollView.contentSize.width + inset.right - size.width),
            y: max(first.y, scrollView.contentSize.height + inset.bottom - size.height))
        let isVertical = last.y > first.y || last.x == first.x
        var offset = scrollView.contentOffset
        switch target.first {
        case "x": offset.x = CGFloat(Double(target.last ?? "") ?? 0)
        case "start", "end":
            let edge = target.first == "start" ? first : last
            if isVertical { offset.y = edge.y } else { offset.x = edge.x }
        case "row": return .skipped("the rows of UIKit's list are counted by section")
        default: offset.y = CGFloat(Double(target.first ?? "") ?? 0)
        }
        scrollView.contentOffset = CGPoint(x: min(max(offset.x, first.x), last.x), y: min(max(offset.y, first.y), last.y))
        return .done
    }

    func pressReturn() -> Outcome {
        guard let view = firstResponder(in: window) else { return .refused("nothing accepts keys") }
        if let bar = Self.around(view, UISearchBar.self) {
            bar.delegate?.searchBarSearchButtonClicked?(bar)
        } else if let field = view as? UITextField {
            guard field.delegate?.textFieldShouldReturn?(field) ?? true else { return .done }
            field.sendActions(for: .editingDidEndOnExit)
        } else {
            (view as? UITextView)?.insertText("\n")
        }
        return .done
    }

    private func firstResponder(in view: UIView) -> UIView? {
        view.isFirstResponder ? view : view.subviews.lazy.compactMap { self.firstResponder(in: $0) }.first
    }

    func tapEmptyArea(of name: String) -> Outcome {
        guard let view = onScreen().last(where: { self.name(of: $0) == name })?.view else {
            return .refused("the controller is not on the screen")
        }
        let takesTaps = view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
        if takesTaps { view.endEditing(true) }
        return .done
    }

    /// The controller and the element in a name such as `home.next`.
    private func parts(of name: String) -> (controller: UIViewController, element: String)? {
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let controller = onScreen().last { self.name(of: $0) == String(name[..<dot]) }
        return controller.map { ($0, String(name[name.index(after: dot)...])) }
    }

    /// The view with a name. A search controller's search bar is not in the view of its controller.
    private func view(named name: String) -> UIView? {
        guard let (controller, element) = parts(of: name) else { return nil }
        if let view = views(of: controller).first(where: { $0.name == element })?.view { return view }
        let bar = controller.navigationItem.searchController?.searchBar
        return bar?.accessibilityIdentifier.map(Self.element) == element ? bar : nil
    }

    private func barItem(named name: String) -> UIBarButtonItem? {
        parts(of: name).flatMap { controller, element in
            let item = controller.navigationItem
            let items =
                (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (controller.toolbarItems ?? [])
            return items.first { $0.accessibilityIdentifier.map(Self.element) == element }
        }
    }
}
#endif
