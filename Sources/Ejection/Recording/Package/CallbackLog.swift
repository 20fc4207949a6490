import ObjectiveC
import UIKit

/// The callbacks that UIKit makes, in their order: it stands in the place of UIViewController's own methods, and calls them.
@MainActor
final class CallbackLog {
    static let shared = CallbackLog()

    private var calls: [[String: Any]] = []
    private var name: (UIViewController) -> String? = { _ in nil }
    /// Where the keyboard is, in the screen's coordinates; `nil` while there is none.
    private(set) var keyboard: CGRect?

    func start(name: @escaping (UIViewController) -> String?) {
        self.name = name
        exchange(#selector(UIViewController.viewWillAppear(_:)), #selector(UIViewController.recordViewWillAppear(_:)))
        exchange(#selector(UIViewController.viewDidAppear(_:)), #selector(UIViewController.recordViewDidAppear(_:)))
        exchange(
            #selector(UIViewController.viewWillDisappear(_:)), #selector(UIViewController.recordViewWillDisappear(_:)))
        exchange(
            #selector(UIViewController.viewDidDisappear(_:)), #selector(UIViewController.recordViewDidDisappear(_:)))
        exchange(
            #selector(UIViewController.viewWillTransition(to:with:)),
            #selector(UIViewController.recordViewWillTransition(to:with:)))
        exchange(
            #selector(UIViewController.willTransition(to:with:)),
            #selector(UIViewController.recordWillTransition(to:with:)))
        // Deprecated from iOS 17 on, and called all the same.
        exchange(
            Selector(("traitCollectionDidChange:")),
            #selector(UIViewController.recordTraitCollectionDidChange(_:)))
        observe(UIResponder.keyboardWillShowNotification, "keyboardWillShowNotification", isShown: true)
        observe(UIResponder.keyboardDidShowNotification, "keyboardDidShowNotification", isShown: true)
        observe(UIResponder.keyboardWillHideNotification, "keyboardWillHideNotification", isShown: false)
        observe(UIResponder.keyboardDidHideNotification, "keyboardDidHideNotification", isShown: false)
    }

    /// The calls since the last time.
    func take() -> [[String: Any]] {
        defer { calls = [] }
        return calls
    }

    func note(_ controller: UIViewController, _ method: String, _ arguments: [String: String] = [:]) {
        if let name = name(controller) { note(name, method, arguments) }
    }

    private func note(_ receiver: String, _ method: String, _ arguments: [String: String]) {
        calls.append(["to": receiver, "method": method, "arguments": arguments])
    }

    private func exchange(_ method: Selector, _ replacement: Selector) {
        guard let one = class_getInstanceMethod(UIViewController.self, method),
            let other = class_getInstanceMethod(UIViewController.self, replacement)
        else { return }
        method_exchangeImplementations(one, other)
    }

    private func observe(_ notification: Notification.Name, _ method: String, isShown: Bool) {
        let center = NotificationCenter.default
        _ = center.addObserver(forName: notification, object: nil, queue: .main) { notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated {
                CallbackLog.shared.keyboard = isShown ? frame : nil
                CallbackLog.shared.note("notifications", method, ["height": CallbackLog.words(frame?.height ?? 0)])
            }
        }
    }

    /// Without a needless fraction, as traitscope writes numbers.
    nonisolated static func words(_ number: CGFloat) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}

/// Each stands for the method of a like name, which goes by its name once they are exchanged.
extension UIViewController {
    @objc fileprivate func recordViewWillAppear(_ animated: Bool) {
        CallbackLog.shared.note(self, "viewWillAppear(_:)", ["animated": "\(animated)"])
        recordViewWillAppear(animated)
    }

    @objc fileprivate func recordViewDidAppear(_ animated: Bool) {
        CallbackLog.shared.note(self, "viewDidAppear(_:)", ["animated": "\(animated)"])
        recordViewDidAppear(animated)
    }

    @objc fileprivate func recordViewWillDisappear(_ animated: Bool) {
        CallbackLog.shared.note(self, "viewWillDisappear(_:)", ["animated": "\(animated)"])
        recordViewWillDisappear(animated)
    }

    @objc fileprivate func recordViewDidDisappear(_ animated: Bool) {
        CallbackLog.shared.note(self, "viewDidDisappear(_:)", ["animated": "\(animated)"])
        recordViewDidDisappear(animated)
    }

    @objc fileprivate func recordViewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let words = "\(CallbackLog.words(size.width))x\(CallbackLog.words(size.height))"
        CallbackLog.shared.note(self, "viewWillTransition(to:with:)", ["size": words])
        recordViewWillTransition(to: size, with: coordinator)
    }

    @objc fileprivate func recordWillTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        CallbackLog.shared.note(self, "willTransition(to:with:)", traits.recorded)
        recordWillTransition(to: traits, with: coordinator)
    }

    @objc fileprivate func recordTraitCollectionDidChange(_ previous: UITraitCollection?) {
        CallbackLog.shared.note(self, "traitCollectionDidChange(_:)", previous?.recorded ?? [:])
        recordTraitCollectionDidChange(previous)
    }
}
