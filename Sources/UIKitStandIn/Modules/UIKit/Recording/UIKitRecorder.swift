/// Creates controllers of an ejected app, sets a device's traits and size, and records the views that the code created.
///
/// The recorder reads plans from standard input and answers each with one line:
///
/// ```
/// {"controller": "0", "traits": {…}, "former": {…}, "size": [393, 852], "orientation": "portrait", "translations": {…},
///  "lists": {"wall": [393, 852, 0, 0]}}
/// ```
///
/// `lists` has each list's size and left and right safe area insets. The answer has the views of the controller and its lists.
/// For a tab bar controller, the answer contains its tabs. Each tab is selected once.
@available(iOS 17.0, *)
@MainActor public enum UIKitRecorder {
    /// Sets the value of a custom trait. The value is given by name.
    public typealias CustomTrait = @MainActor (String, inout any UIMutableTraits) -> Void

    /// - Parameters:
    ///   - controllers: Functions that make the plan's controllers, by name.
    ///   - customTraits: Functions that set the app's custom traits, by name.
    public static func run(_ controllers: [String: @MainActor () -> UIViewController], customTraits: [String: CustomTrait]) {
        while let line = readLine() {
            guard let order = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                  let name = order["controller"] as? String, let make = controllers[name]
            else { preconditionFailure("no order: \(line)") }
            let answer = record(order, make, customTraits)
            Controllers.forgetAll()
            ActiveConstraints.forgetGone()
            guard let data = try? JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys]) else {
                preconditionFailure("no JSON of \(answer)")
            }
            FileHandle.standardOutput.write(data + Data("\n".utf8))
        }
    }

    private static func record(_ order: [String: Any], _ make: () -> UIViewController, _ customTraits: [String: CustomTrait]) -> [String: Any] {
        func collection(_ names: [String: Any]) -> UITraitCollection {
            UITraitCollection(names: names).modifyingTraits { traits in
                for (name, set) in customTraits {
                    if let value = names[name] as? String { set(value, &traits) }
                }
            }
        }
        let traits = collection(order["traits"] as? [String: Any] ?? [:])
        let former = (order["former"] as? [String: Any]).map(collection)
        StringCatalogue.translations = order["translations"] as? [String: String] ?? [:]
        let size = order["size"] as? [Double] ?? [0, 0]
        let mistakesBefore = RecordedMistakes.all.count
        UITraitCollection.current = former ?? traits
        let controller = make()
        controller.givenTraits = former ?? traits
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        scene.interfaceOrientation = RecordedOrientations.all[order["orientation"] as? String ?? ""] ?? .portrait
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
        window.windowScene = scene
        window.addSubview(controller.view)
        controller.view.frame = window.frame
        appear(controller)
        if former != nil {
            change(controller, to: traits)
            layOut(controller)
        }
        checkRepeatedLayout(of: controller)
        var record: [String: Any] = [:]
        controller.traitCollection.performAsCurrent {
            if let tabs = controller as? UITabBarController {
                record = ["tabs": RecordedTabs(tabs).records]
            } else {
                record = RecordedController(controller, lists: order["lists"] as? [String: [Double]] ?? [:]).record(of: controller)
            }
        }
        record["mistakes"] = (record["mistakes"] as? [String] ?? []) + RecordedMistakes.all[mistakesBefore...]
        return record
    }

    static func appear(_ controller: UIViewController) {
        controller.traitCollection.performAsCurrent {
            controller.viewWillAppear(false)
            controller.viewIsAppearing(false)
        }
        layOut(controller)
        controller.viewDidAppear(false)
    }

    /// Lays out repeatedly until no changes remain.
    static func layOut(_ controller: UIViewController) {
        controller.traitCollection.performAsCurrent {
            controller.updateViewConstraints()
            controller.viewWillLayoutSubviews()
            layOut(controller.view)
            controller.viewDidLayoutSubviews()
        }
    }

    /// Checks that a repeated pass changes nothing. Otherwise each pass would request another one.
    private static func checkRepeatedLayout(of controller: UIViewController) {
        let before = HierarchyChanges.count
        layOut(controller)
        if HierarchyChanges.count > before { RecordedMistakes.add("a layout pass changes the hierarchy though nothing has changed") }
    }

    static func layOut(_ view: UIView) {
        view.layoutSubviews()
        for subview in view.subviews { layOut(subview) }
    }

    /// Changes traits from the outside in: first the controller's traits, then those of its views.
    private static func change(_ controller: UIViewController, to traits: UITraitCollection) {
        let own = controller.traitCollection
        let views = controller.view.everyView.map { ($0, $0.traitCollection) }
        let transition = ImmediateTransition()
        controller.willTransition(to: traits, with: transition)
        controller.viewWillTransition(to: controller.view.bounds.size, with: transition)
        UITraitCollection.current = traits
        controller.givenTraits = traits
        controller.tellOfTraits(before: own)
        for (view, former) in views { view.tellOfTraits(before: former) }
    }
}
