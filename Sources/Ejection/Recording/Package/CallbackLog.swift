#if DEBUG
import ObjectiveC
import UIKit

/// Logs UIKit's callbacks in order. Methods of UIViewController are replaced by methods that record and make the call.
@MainActor
final class CallbackLog {
    static let shared = CallbackLog()

    /// Whether calls are kept. The scene's delegate is called in every debug build, so calls are ignored by default.
    private var isRecording = false
    private var calls: [[String: Any]] = []
    private var name: (UIViewController) -> String? = { _ in nil }
    /// The keyboard's frame in the screen's coordinates. `nil` if there is no keyboard.
    private(set) var keyboard: CGRect?
    /// The recorded methods. It is unknown whether UIKit calls any others.
    private(set) var methods: [String] = []

    func start(name: @escaping (UIViewController) -> String?) {
        self.name = name
        isRecording = true
        exchange(
            "viewWillAppear(_:)", #selector(UIViewController.viewWillAppear(_:)),
            #selector(UIViewController.recordViewWillAppear(_:)))
        exchange(
            "viewDidAppear(_:)", #selector(UIViewController.viewDidAppear(_:)),
            #selector(UIViewController.recordViewDidAppear(_:)))
        exchange(
            "viewWillDisappear(_:)", #selector(UIViewController.viewWillDisappear(_:)),
            #selector(UIViewController.recordViewWillDisappear(_:)))
        exchange(
            "viewDidDisappear(_:)", #selector(UIViewController.viewDidDisappear(_:)),
            #selector(UIViewController.recordViewDidDisappear(_:)))
        exchange(
            "viewWillTransition(to:with:)", #selector(UIViewController.viewWillTransition(to:with:)),
            #selector(UIViewController.recordViewWillTransition(to:with:)))
        exchange(
            "willTransition(to:with:)", #selector(UIViewController.willTransition(to:with:)),
            #selector(UIViewController.recordWillTransition(to:with:)))
        // This method is deprecated since iOS 17 but still called.
        exchange(
            "traitCollectionDidChange(_:)", Selector(("traitCollectionDidChange:")),
            #selector(UIViewController.recordTraitCollectionDidChange(_:)))
        listenToTraits()
        methods.append(SceneDelegate.recordedMethod)
        observe(UIResponder.keyboardWillShowNotification, "keyboardWillShowNotification", isShown: true)
        observe(UIResponder.keyboardDidShowNotification, "keyboardDidShowNotification", isShown: true)
        observe(UIResponder.keyboardWillHideNotification, "keyboardWillHideNotification", isShown: false)
        observe(UIResponder.keyboardDidHideNotification, "keyboardDidHideNotification", isShown: false)
    }

    /// Returns the calls since the last `take()`.
    func take() -> [[String: Any]] {
        defer { calls = [] }
        return calls
    }

    func note(_ controller: UIViewController, _ method: String, _ arguments: [String: String] = [:]) {
        if let name = name(controller) { note(name, method, arguments) }
    }

    /// - Parameter receiver: A controller, `scene` or `notifications`.
    func note(_ receiver: String, _ method: String, _ arguments: [String: String]) {
        guard isRecording else { return }
        calls.append(["to": receiver, "method": method, "arguments": arguments])
    }

    private func exchange(_ name: String?, _ method: Selector, _ replacement: Selector) {
        guard let one = class_getInstanceMethod(UIViewController.self, method),
            let other = class_getInstanceMethod(UIViewController.self, replacement)
        else { return }
        method_exchangeImplementations(one, other)
        if let name { methods.append(name) }
    }

    /// Listens to changes of traits. It is not documented whether UIKit since iOS 17 calls
    /// `traitCollectionDidChange(_:)` of classes that do not override it. Registered changes are always reported.
    private func listenToTraits() {
        guard #available(iOS 17, *) else { return }
        exchange(
            nil, #selector(UIViewController.viewDidLoad), #selector(UIViewController.recordViewDidLoad))
    }

    /// Notes a change of traits only once, because UIKit may report it in both ways.
    func noteTraits(of controller: UIViewController, before: UITraitCollection?) {
        guard let name = name(controller) else { return }
        let (method, traits) = ("traitCollectionDidChange(_:)", before?.recorded ?? [:])
        let isKnown = calls.contains { call in
            call["to"] as? String == name && call["method"] as? String == method
                && call["arguments"] as? [String: String] == traits
        }
        if !isKnown { note(name, method, traits) }
    }

    private func observe(_ notification: Notification.Name, _ method: String, isShown: Bool) {
        methods.append(method)
        // Without a queue, the block runs immediately, so the order of calls is kept.
        _ = NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated {
                CallbackLog.shared.keyboard = isShown ? frame : nil
                CallbackLog.shared.note("notifications", method, ["height": CallbackLog.words(frame?.height ?? 0)])
            }
        }
    }

    /// A number as traitscope writes it. Whole numbers have no fraction.
    nonisolated static func words(_ number: CGFloat) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }

    nonisolated static func words(_ size: CGSize) -> String { "\(words(size.width))x\(words(size.height))" }
}

/// The callback for changes of the scene's size. iOS 26 replaced the method.
extension SceneDelegate {
    static var recordedMethod: String {
        if #available(iOS 26, *) { return "windowScene(_:didUpdateEffectiveGeometry:)" }
        return "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
    }

    @available(iOS 26, *)
    @objc(windowScene:didUpdateEffectiveGeometry:) func windowScene(
        _ scene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        let size = scene.effectiveGeometry.coordinateSpace.bounds.size
        CallbackLog.shared.note("scene", Self.recordedMethod, ["size": CallbackLog.words(size)])
    }

    @available(iOS, introduced: 13, deprecated: 26)
    @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:) func windowScene(
        _ scene: UIWindowScene, didUpdate previous: any UICoordinateSpace,
        interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
    ) {
        if #available(iOS 26, *) { return }
        let size = scene.coordinateSpace.bounds.size
        CallbackLog.shared.note("scene", Self.recordedMethod, ["size": CallbackLog.words(size)])
    }
}

/// Each method is exchanged with the method that it names, so its call to itself calls UIKit's method. Without
/// `dynamic`, the compiler could call the method directly, which would never return.
extension UIViewController {
    @available(iOS 17, *)
    @objc dynamic fileprivate func recordViewDidLoad() {
        let traits: [any UITraitDefinition.Type] = [
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self,
            UITraitLegibilityWeight.self, UITraitAccessibilityContrast.self, UITraitActiveAppearance.self,
            UITraitDisplayGamut.self, UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
        ]
        registerForTraitChanges(traits) { (controller: UIViewController, previous: UITraitCollection) in
            CallbackLog.shared.noteTraits(of: controller, before: previous)
        }
        recordViewDidLoad()
    }

    @objc dynamic fileprivate func recordViewWillAppear(_ animated: Bool) {
        CallbackLog.shared.note(self, "viewWillAppear(_:)", ["animated": "\(animated)"])
        recordViewWillAppear(animated)
    }

    @objc dynamic fileprivate func recordViewDidAppear(_ animated: Bool) {
        CallbackLog.shared.note(self, "viewDidAppear(_:)", ["animated": "\(animated)"])
        recordViewDidAppear(animated)
    }

    @objc dynamic fileprivate func recordViewWillDisappear(_ animated: Bool) {
        CallbackLog.shared.note(self, "viewWillDisappear(_:)", ["animated": "\(animated)"])
        recordViewWillDisappear(animated)
    }

    @objc dynamic fileprivate func recordViewDidDisappear(_ animated: Bool) {
        CallbackLog.shared.note(self, "viewDidDisappear(_:)", ["animated": "\(animated)"])
        recordViewDidDisappear(animated)
    }

    @objc dynamic fileprivate func recordViewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        CallbackLog.shared.note(self, "viewWillTransition(to:with:)", ["size": CallbackLog.words(size)])
        recordViewWillTransition(to: size, with: coordinator)
    }

    @objc dynamic fileprivate func recordWillTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        CallbackLog.shared.note(self, "willTransition(to:with:)", traits.recorded)
        recordWillTransition(to: traits, with: coordinator)
    }

    @objc dynamic fileprivate func recordTraitCollectionDidChange(_ previous: UITraitCollection?) {
        CallbackLog.shared.noteTraits(of: self, before: previous)
        recordTraitCollectionDidChange(previous)
    }
}
#endif
