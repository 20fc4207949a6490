#if DEBUG
import UIKit

/// Records how UIKit runs the app, for `traitscope compare`.
///
/// With the launch argument `-record`, the app plays the scenarios of its playground, each with a new root view
/// controller. The argument `--event EVENT` replaces the scenarios, and `-orientation` sets the initial orientation. If
/// there are no scenarios, the app rotates the device and uses every control once. It writes `record.json` to its
/// Documents folder after each run, prints it at the end, and exits.
@MainActor
final class Recorder {
    struct Run {
        var name: String?
        var events: [String]
    }

    /// The result of an event.
    enum Outcome {
        case done
        /// The event was performed by other means than a user's, so UIKit's callbacks differ. They are not recorded.
        case doneOtherwise
        /// No public API performs the event. Nothing has changed, and the run continues.
        case skipped(String)
        case refused(String)
    }

    let window: UIWindow
    private let makeRoot: () -> UIViewController
    /// The controllers of a run that still exist.
    private var named: [Named] = []

    private struct Named {
        weak var controller: UIViewController?
        var identifier: String
        /// The number that distinguishes existing controllers with the same identifier.
        var number: Int

        var name: String { number == 1 ? identifier : "\(identifier)#\(number)" }
    }

    private init(window: UIWindow, makeRoot: @escaping () -> UIViewController) {
        self.window = window
        self.makeRoot = makeRoot
    }

    /// Starts the recorder if requested. It must be called when the window is visible.
    static func startIfAsked(in window: UIWindow, makeRoot: @escaping () -> UIViewController) {
        guard ProcessInfo.processInfo.arguments.contains("-record") else { return }
        let recorder = Recorder(window: window, makeRoot: makeRoot)
        Task { await recorder.record() }
    }

    private func record() async {
        CallbackLog.shared.start { [unowned self] in name(of: $0) }
        var runs: [[String: Any]] = []
        for run in await self.runs() {
            var recorded: [String: Any] = ["steps": await steps(of: run)]
            recorded["name"] = run.name
            runs.append(recorded)
            write(runs)
        }
        FileHandle.standardOutput.write(write(runs))
        exit(EXIT_SUCCESS)
    }

    // MARK: Runs

    private func runs() async -> [Run] {
        let arguments = ProcessInfo.processInfo.arguments
        let asked = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--event" }.map(\.1)
        if !asked.isEmpty { return [Run(name: nil, events: asked)] }
        let scenarios = RecordedApp.scenarios.map { Run(name: $0.name, events: $0.events) }
        if !scenarios.isEmpty { return scenarios }
        await launch()
        let controls = onScreen().flatMap { controller in
            views(of: controller).filter { $0.view is UIControl }.map { "tap \(name(of: controller) ?? "").\($0.name)" }
        }
        let turns = Run(
            name: "Rotations", events: ["rotate landscapeRight", "rotate landscapeLeft", "rotate portrait"])
        return [turns] + controls.map { Run(name: $0, events: [$0]) }
    }

    private func steps(of run: Run) async -> [[String: Any]] {
        await launch()
        var steps = [step(nil, CallbackLog.shared.take())]
        for event in run.events {
            switch await perform(event) {
            case .done:
                await settle()
                steps.append(step(event, CallbackLog.shared.take()))
            case .doneOtherwise:
                await settle()
                _ = CallbackLog.shared.take()
                steps.append(step(event, nil))
            case .skipped(let reason):
                steps.append(["event": event, "skipped": reason])
            case .refused(let reason):
                steps.append(["event": event, "refusal": reason])
            }
        }
        return steps
    }

    /// Restarts the app's interface in the initial orientation, without overrides.
    private func launch() async {
        let arguments = ProcessInfo.processInfo.arguments
        let orientation = zip(arguments, arguments.dropFirst()).first { $0.0 == "-orientation" }?.1 ?? "portrait"
        if window.windowScene.flatMap({ Self.orientations[$0.interfaceOrientation] }) != orientation {
            _ = await perform("rotate \(orientation)")
        }
        if #available(iOS 17, *) { resetOverrides() }
        window.endEditing(true)
        window.rootViewController?.dismiss(animated: false)
        // Controllers of the previous run must disappear before controllers of this run are named.
        window.rootViewController = UIViewController()
        await settle()
        named = []
        _ = CallbackLog.shared.take()
        window.rootViewController = makeRoot()
        await settle()
    }

    /// Waits until two consecutive readings are equal, for at most ten seconds.
    func settle() async {
        var former: [CGRect]?
        for _ in 0..<20 {
            try? await Task.sleep(nanoseconds: 500_000_000)
            let frames = presentedFrames(in: window)
            let isMoving = onScreen().contains { $0.transitionCoordinator != nil }
            if !isMoving, frames == former { return }
            former = frames
        }
    }

    /// The current frames of all views during an animation.
    private func presentedFrames(in view: UIView) -> [CGRect] {
        view.subviews.flatMap { [($0.layer.presentation() ?? $0.layer).frame] + presentedFrames(in: $0) }
    }

    // MARK: Names

    /// The name in the playground, with a number if it is not unique. `nil` for UIKit's own controllers.
    func name(of controller: UIViewController) -> String? {
        named.removeAll { $0.controller == nil }
        if let known = named.first(where: { $0.controller === controller }) { return known.name }
        guard let identifier = ownName(of: controller) ?? nameOfNavigation(controller) else { return nil }
        let used = Set(named.filter { $0.identifier == identifier }.map(\.number))
        let number = (1...).first { !used.contains($0) } ?? 1
        let new = Named(controller: controller, identifier: identifier, number: number)
        named.append(new)
        return new.name
    }

    /// The name found by the controller's class. For a shared class, the name is found by the controller's value.
    private func ownName(of controller: UIViewController) -> String? {
        let key = controller is UIAlertController ? controller.title ?? "" : String(describing: type(of: controller))
        guard RecordedApp.sharedClasses.contains(key) else { return RecordedApp.controllers[key] }
        return Mirror(reflecting: controller).descendant("content", "identifier") as? String
    }

    /// The name of a plain UINavigationController, found by its root. UIKit adds one to a column of a split view.
    private func nameOfNavigation(_ controller: UIViewController) -> String? {
        let isUIKits = type(of: controller) == UINavigationController.self
        guard isUIKits, let root = controller.children.first else { return nil }
        if let known = ownName(of: root).flatMap({ RecordedApp.navigations[$0] }) { return known }
        return name(of: root).map { "\($0)/navigation" }
    }

    private var deviceName: String {
        ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.name
    }

    /// The id of the device: `ipad-pro-13-m4` for `iPad Pro 13-inch (M4)`.
    private var deviceID: String {
        let words = deviceName.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0 != "inch" }
        return words.joined(separator: "-")
    }

    // MARK: The file

    /// Writes the runs recorded so far. If that fails, the app exits.
    @discardableResult
    private func write(_ runs: [[String: Any]]) -> Data {
        do {
            let data = try JSONSerialization.data(withJSONObject: record(of: runs), options: [.prettyPrinted, .sortedKeys])
            let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
            try data.write(to: documents.appendingPathComponent("record.json"), options: .atomic)
            return data
        } catch {
            FileHandle.standardError.write(Data("record.json cannot be written: \(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }

    private func record(of runs: [[String: Any]]) -> [String: Any] {
        let bounds = window.screen.fixedCoordinateSpace.bounds
        let info = Bundle.main.infoDictionary ?? [:]
        let build = [
            "xcode": info["DTXcode"], "sdk": info["DTPlatformVersion"], "deployment": info["MinimumOSVersion"],
        ]
        let environment = ProcessInfo.processInfo.environment
        let model = environment["SIMULATOR_MODEL_IDENTIFIER"] ?? UIDevice.current.model
        var system = ["name": UIDevice.current.systemName, "version": UIDevice.current.systemVersion]
        system["build"] = environment["SIMULATOR_RUNTIME_BUILD_VERSION"]
        return [
            "format": 1,
            "device": ["id": deviceID, "name": deviceName, "model": model],
            "system": system,
            "build": build.compactMapValues { $0 as? String },
            "screen": [
                "width": Double(bounds.width), "height": Double(bounds.height), "scale": Double(window.screen.scale),
            ],
            "methods": CallbackLog.shared.methods,
            "runs": runs,
        ]
    }
}
#endif
