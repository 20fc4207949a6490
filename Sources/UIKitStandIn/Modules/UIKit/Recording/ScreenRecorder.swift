/// Runs the controllers of imported code on simulated devices, and records their screens.
///
/// The recorder reads a plan, which is one line, from standard input:
///
/// ```
/// {"entry": "HomeViewController", "path": ["v3"], "environments": [{"traits": {…}, "size": [393, 852], "safeArea": [59, 0, 34, 0],
///  "orientation": "portrait", "version": [26, 0]}], "presses": true, "skip": 0}
/// ```
///
/// The recorder presses the controls of `path` in order and continues with the resulting screen. It answers with a line of JSON for each
/// environment, then for each control from number `skip` on, pressed in a new instance. The output of the code is discarded.
@available(iOS 17.0, *)
@MainActor public enum ScreenRecorder {
    /// A function that makes a controller, or a view to show in one.
    public typealias Make = () -> NSObject?

    public static func run(_ entries: [String: Make]) {
        let output = privateOutput()
        let orders = privateInput()
        _ = URLProtocol.registerClass(SilentProtocol.self)
        guard let plan = try? JSONSerialization.jsonObject(with: nextLine(of: orders)) as? [String: Any],
              let name = plan["entry"] as? String, let make = entries[name]
        else { preconditionFailure("no such plan") }
        let path = plan["path"] as? [String] ?? []
        let environments = (plan["environments"] as? [[String: Any]] ?? []).map(SimulatedEnvironment.init)
        func write(_ answer: [String: Any]) {
            guard let data = try? JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys]) else { return }
            output.write(data + Data("\n".utf8))
        }
        func show(_ environment: SimulatedEnvironment) -> ShownController? {
            ShownController(make, path: path, isRoot: name == "App", in: environment)
        }
        for (number, environment) in environments.enumerated() {
            guard let shown = show(environment) else {
                write(["environment": number, "nothing": true])
                continue
            }
            write(["environment": number, "screen": RecordedScreen(shown.controller).record])
        }
        guard plan["presses"] as? Bool == true, let first = environments.first,
              let shown = show(first)
        else {
            return write(["done": true])
        }
        let skipped = plan["skip"] as? Int ?? 0
        for (number, control) in RecordedScreen(shown.controller).pressable.enumerated() where number >= skipped {
            write(["pressing": number])
            guard let fresh = show(first),
                  let outcome = fresh.outcome(of: RecordedScreen(fresh.controller).press(control)) else { continue }
            write(["press": control, "outcome": outcome])
        }
        write(["done": true])
    }

    /// The root controller that the app's code creates. `nil` if a storyboard creates it.
    public static func root(of delegate: any UIWindowSceneDelegate) -> UIViewController? {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        UIApplication.shared.connectedScenes = [scene]
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        return (delegate.window ?? scene.windows.last)?.rootViewController
    }

    public static func root(of delegate: any UIApplicationDelegate) -> UIViewController? {
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        return delegate.window?.rootViewController
    }

    /// The recorder's output. The standard output of the code is discarded.
    private static func privateOutput() -> FileHandle { FileHandle(fileDescriptor: moved(1, O_WRONLY)) }

    /// The input with the command's orders. The standard input of the code is empty.
    private static func privateInput() -> Int32 { moved(0, O_RDONLY) }

    /// Duplicates a descriptor under a number that child processes do not inherit. The old number becomes `/dev/null`.
    private static func moved(_ number: Int32, _ mode: Int32) -> Int32 {
        let own = fcntl(number, F_DUPFD_CLOEXEC, 3)
        let nowhere = open("/dev/null", mode)
        dup2(nowhere, number)
        close(nowhere)
        return own
    }

    private static func nextLine(of descriptor: Int32) -> Data {
        var line = Data()
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        return line
    }
}

/// A device as the code sees it.
@MainActor struct SimulatedEnvironment {
    let traits: UITraitCollection
    let size: CGSize
    let safeArea: UIEdgeInsets
    let orientation: UIInterfaceOrientation
    let version: [Int]

    init(_ plan: [String: Any]) {
        traits = UITraitCollection(names: plan["traits"] as? [String: Any] ?? [:])
        let size = plan["size"] as? [Double] ?? []
        self.size = size.count == 2 ? CGSize(width: size[0], height: size[1]) : .zero
        let insets = plan["safeArea"] as? [Double] ?? []
        safeArea = insets.count == 4 ? UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]) : .zero
        orientation = RecordedOrientations.all[plan["orientation"] as? String ?? ""] ?? .portrait
        version = plan["version"] as? [Int] ?? []
    }

    func begin() {
        SimulatedDevice.bounds = CGRect(origin: .zero, size: size)
        SimulatedDevice.safeAreaInsets = safeArea
        if version.count == 2 { (SystemVersion.major, SystemVersion.minor) = (version[0], version[1]) }
        UITraitCollection.current = traits
    }
}

enum RecordedOrientations {
    static let all: [String: UIInterfaceOrientation] = [
        "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
        "landscapeRight": .landscapeRight,
    ]
}

/// The effects of code that show no controller.
@MainActor enum Outcomes {
    static var last: [String: Any]?

    /// - Parameter column: The name of a column, for a split view.
    static func note(_ action: String, _ column: String? = nil) {
        last = ["action": action]
        last?["column"] = column
    }
}

/// A controller on a simulated device. Unless it is a container, it is in a navigation controller.
@available(iOS 17.0, *)
@MainActor struct ShownController {
    private(set) var controller: UIViewController
    private let window: UIWindow
    /// The controllers that containers showed before a press.
    private var former: Set<ObjectIdentifier> = []

    /// - Parameter isRoot: Whether it is the window's root controller.
    init?(_ make: ScreenRecorder.Make, path: [String], isRoot: Bool, in environment: SimulatedEnvironment) {
        environment.begin()
        guard let made = make() else { return nil }
        let controller = made as? UIViewController ?? Self.around(made)
        guard let controller else { return nil }
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        scene.interfaceOrientation = environment.orientation
        window = UIWindow(windowScene: scene)
        window.frame = SimulatedDevice.bounds
        UIApplication.shared.connectedScenes = [scene]
        self.controller = controller
        if !isRoot, !Self.isContainer(controller), controller.parent == nil {
            let stack = UINavigationController(rootViewController: controller)
            stack.givenTraits = environment.traits
            window.rootViewController = stack
        } else {
            window.rootViewController = controller
        }
        controller.givenTraits = environment.traits
        appear()
        for step in path {
            guard RecordedScreen(self.controller).press(step), let next = shownNext else { return nil }
            self.controller = next
            appear()
        }
    }

    static func isContainer(_ controller: UIViewController) -> Bool {
        switch controller {
        case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController: true
        default: false
        }
    }

    /// A controller for a preview's view, which fills the screen.
    private static func around(_ object: NSObject) -> UIViewController? {
        guard let view = object as? UIView else { return nil }
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = controller.view!
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        return controller
    }

    private mutating func appear() {
        appear(controller)
        settle()
        for shown in controller.withShownChildren {
            tellOfTraits(shown)
            SolvedFrames.set(in: shown.view)
            UIKitRecorder.layOut(shown)
        }
        former = Set(everything.map(ObjectIdentifier.init))
        Outcomes.last = nil
    }

    private func appear(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        let container = controller.parent.flatMap { Self.isContainer($0) ? $0 : nil }
        if view.superview == nil { window.addSubview(view) }
        // A custom container has set its child's frame.
        if controller.parent == nil || container != nil { view.frame = container?.view.bounds ?? SimulatedDevice.bounds }
        controller.traitCollection.performAsCurrent { controller.traitCollectionDidChange(nil) }
        for view in view.ownViews { view.traitCollectionDidChange(nil) }
        tellOfTraits(controller)
        SolvedFrames.set(in: view)
        UIKitRecorder.appear(controller)
        for child in controller.shownChildren { appear(child) }
    }

    /// Reports changed traits. A container may change the traits of a child whose view is loaded.
    private func tellOfTraits(_ controller: UIViewController) {
        guard let known = controller.knownTraits, controller.traitCollection.traits.differs(from: known.traits) else { return }
        controller.knownTraits = controller.traitCollection
        controller.tellOfTraits(before: known)
        for view in controller.view.ownViews { view.tellOfTraits(before: known) }
    }

    /// Runs work that the code has deferred.
    private func settle() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }

    private var stacks: [UINavigationController] {
        controller.withShownChildren.compactMap { $0 as? UINavigationController } + [controller.navigationController].compactMap { $0 }
    }

    private var changedStack: UINavigationController? {
        stacks.first { stack in stack.topViewController.map { isNew($0) } == true }
    }

    private func isNew(_ controller: UIViewController) -> Bool { !former.contains(ObjectIdentifier(controller)) }

    private var everything: [UIViewController] {
        controller.withShownChildren + stacks + stacks.compactMap(\.topViewController) + presenters.compactMap(\.presentedViewController)
    }

    /// The controller that replaced another one in a column.
    private var newColumn: UIViewController? {
        let column = everything.compactMap { $0 as? UISplitViewController }.flatMap(\.viewControllers).first(where: isNew)
        return column.map { ($0 as? UINavigationController)?.topViewController ?? $0 }
    }

    /// The new child of a custom container, and its container.
    private var newChild: (child: UIViewController, container: UIViewController)? {
        let containers = everything.filter { !Self.isContainer($0) }
        return containers.lazy.compactMap { container in container.shownChildren.first(where: isNew).map { ($0, container) } }.first
    }

    /// The controllers that may have presented another controller.
    private var presenters: [UIViewController] {
        controller.withShownChildren + [controller.navigationController, window.rootViewController].compactMap { $0 }
    }

    /// The controller that a press presented.
    private var presented: UIViewController? { presenters.lazy.compactMap(\.presentedViewController).first(where: isNew) }

    /// The controller that a press showed.
    private var shownNext: UIViewController? {
        if let presented {
            return (presented as? UINavigationController)?.viewControllers.first ?? presented
        }
        return newColumn ?? changedStack?.topViewController ?? newChild?.child
    }

    /// The effect of a press, or `nil` if a playground cannot express it.
    func outcome(of isPressed: Bool) -> [String: Any]? {
        guard isPressed else { return nil }
        settle()
        defer { Outcomes.last = nil }
        guard let next = shownNext else { return Outcomes.last }
        let isPresented = presented != nil
        var record: [String: Any] = ["class": "\(type(of: next))"]
        record["action"] = isPresented ? "present" : newColumn != nil ? "showDetail" : changedStack != nil ? "push" : "show"
        record["container"] = record["action"] as? String == "show" ? newChild.map { "\(type(of: $0.container))" } : nil
        record["style"] = isPresented ? "\((next.parent ?? next).modalPresentationStyle)" : nil
        record["isInNavigation"] = isPresented && next.parent is UINavigationController
        if let alert = next as? UIAlertController {
            record["alert"] = [
                "title": alert.title ?? "", "message": alert.message ?? "", "style": "\(alert.preferredStyle)",
                "actions": alert.actions.map {
                    ["title": $0.title ?? "", "style": "\($0.style)", "isPreferred": $0 === alert.preferredAction] as [String: Any]
                },
                "textFields": (alert.textFields ?? []).map {
                    ["text": $0.text ?? "", "placeholder": $0.placeholder ?? "", "isSecureTextEntry": $0.isSecureTextEntry]
                },
            ] as [String: Any]
        }
        return record
    }
}

extension UIViewController {
    fileprivate static let mostChildren = 8

    /// The current children of a container. Of a navigation stack, only the top controller.
    var shownChildren: [UIViewController] {
        switch self {
        case let stack as UINavigationController: Array(stack.viewControllers.suffix(1))
        case let tabs as UITabBarController: Array((tabs.viewControllers ?? []).prefix(Self.mostChildren))
        case let split as UISplitViewController: split.viewControllers
        case let pages as UIPageViewController: pages.shownPages
        default:
            viewIfLoaded.map { view in
                Array(children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }.prefix(Self.mostChildren))
            } ?? []
        }
    }

    var withShownChildren: [UIViewController] { [self] + shownChildren.flatMap(\.withShownChildren) }
}

extension UIPageViewController {
    /// The initial pages and the pages that the data source returns after them.
    var shownPages: [UIViewController] {
        var pages = viewControllers ?? []
        while pages.count < Self.mostChildren, let last = pages.last,
              let next = dataSource?.pageViewController(self, viewControllerAfter: last), !pages.contains(next) {
            pages.append(next)
        }
        return pages
    }
}

extension UIView {
    var everyView: [UIView] { [self] + subviews.flatMap { $0.everyView } }

    /// This view and its subviews at any depth, except the views of child controllers.
    var ownViews: [UIView] { [self] + subviews.filter { $0.controller == nil }.flatMap { $0.ownViews } }
}

/// Never answers a request, so that each run shows the same content. There is no network.
private final class SilentProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {}
    override func stopLoading() {}
}
