import PlaygroundModel
import Simulation

/// The first responder according to the log and the actual one, and the keyboard's frame, recomputed.
struct ToldKeyboard {
    private var responder: ViewID?
    private var frame: Rect?

    /// - Returns: A description of the faults. `nil` if there are none.
    mutating func hear(_ log: [LogEntry], from before: DeviceSimulation, to simulation: DeviceSimulation, _ scene: Scene) -> String? {
        let state = simulation.state
        for entry in log {
            switch entry.fact {
            case .textInput(.began, let view, _): responder = view
            case .textInput(.ended, _, _): responder = nil
            case .posted(.keyboard(.didShow, let frame)): self.frame = frame
            case .posted(.keyboard(.didHide, _)): frame = nil
            default: break
            }
        }
        let afresh = Self.frame(simulation)
        // An app that ended, or continues in another language or system, receives nothing.
        let isRunning = state.homeScreen.app != .notRunning
        let (old, new) = (before.state.environment, state.environment)
        if !isRunning || old.systemVersion != new.systemVersion || old.language != new.language {
            (responder, frame) = (state.firstResponder?.view, afresh)
        }
        guard let now = state.firstResponder else {
            if let responder { return "\(responder) was notified that it has the keyboard" }
            return scene.keyboard == nil ? nil : "a keyboard is there that nobody has"
        }
        let controller = scene.controllers.first { $0.id == now.controller }
        // A search bar is in the bars of its navigation controller.
        let isInBars = now.view == SearchDefinition.viewID && scene.controllers.contains { $0.searchBar?.controller == now.controller }
        guard let view = isInBars ? controller?.view(resolved: now.view) : controller?.views.first(where: { $0.id == now.view }) else {
            return scene.homeScreen == nil ? "\(now.view) has the keyboard and is not on the screen" : nil
        }
        if view.definition.kind.facts.control != .text { return "\(now.view) has the keyboard and takes no text" }
        if responder != now.view { return "\(now.view) has the keyboard and was not told" }
        if frame != afresh { return "the keyboard is at \(String(describing: afresh)), and \(String(describing: frame)) was reported" }
        if let keyboard = scene.keyboard, keyboard.frame != afresh { return "the keyboard is at \(keyboard.frame)" }
        return nil
    }

    /// The frame of a keyboard, computed only from the device and the first responder.
    private static func frame(_ simulation: DeviceSimulation) -> Rect? {
        let (device, state) = (simulation.configuration.device, simulation.state)
        let orientation = state.environment.orientation
        guard let responder = state.firstResponder,
              let height = device.keyboardHeight(in: orientation, under: simulation.playground.profile)
        else { return nil }
        let screen = device.screenSize(in: orientation)
        let total = min(screen.height, height.points + responder.accessoryHeight)
        return Rect(x: 0, y: screen.height - total, width: screen.width, height: total)
    }
}
