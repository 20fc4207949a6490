import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// What there is to tell of one view, constraint or condition on the devices.
extension Board {
    struct Facts {
        /// For each device a few words.
        var rows: [(device: String, words: String)] = []
        /// Whether the controller is on no screen yet, and was looked at alone.
        var isAlone = false
    }

    /// The frame of a view in its controller's view, on each device.
    func frames(of view: String, in controller: String) -> Facts {
        let (screens, isAlone) = screens(of: controller)
        var facts = Facts(isAlone: isAlone)
        for screen in screens {
            guard let (shown, layout) = content(of: controller, on: screen) else { continue }
            guard let frame = layout.frames[ViewID(view)] else {
                facts.rows.append((screen.device, "not installed"))
                continue
            }
            let isHidden = shown.views.first { $0.id.name == view }?.properties.bool(.isHidden) ?? false
            facts.rows.append((screen.device, frame.words + (isHidden ? ", hidden" : "")))
        }
        return facts
    }

    /// The frame of a controller's view in the window, on each device.
    func frames(of controller: String) -> Facts {
        let (screens, isAlone) = screens(of: controller)
        var facts = Facts(isAlone: isAlone)
        for screen in screens {
            guard let shown = screen.scene.controllers.first(where: { $0.id.controller.plain == ControllerID(controller) }) else { continue }
            facts.rows.append((screen.device, shown.frame.words))
        }
        return facts
    }

    /// What a constraint comes to on each device.
    func readings(ofConstraintAt path: DocumentPath, in controller: String) -> Facts {
        let (screens, isAlone) = screens(of: controller)
        var facts = Facts(isAlone: isAlone)
        for screen in screens {
            if let words = words(ofConstraintAt: path, in: controller, on: screen) { facts.rows.append((screen.device, words)) }
        }
        return facts
    }

    /// The value of a constraint's first attribute on a device on whose screen it is.
    func value(ofConstraintAt path: DocumentPath, in controller: String, on device: String) -> String? {
        guard let screen = screens.first(where: { $0.device == device }) else { return nil }
        let readings = self.readings(ofConstraintAt: path, in: controller, on: screen)
        guard readings.count == 1, let reading = readings.first else { return nil }
        return reading.value.rounded2 + (reading.deviation == 0 ? "" : ", off by \(reading.deviation.rounded2)")
    }

    private func words(ofConstraintAt path: DocumentPath, in controller: String, on screen: Screen) -> String? {
        guard let (shown, _) = content(of: controller, on: screen) else { return nil }
        let readings = self.readings(ofConstraintAt: path, in: controller, on: screen)
        guard !readings.isEmpty else { return shown.constraints.contains { $0.id.path == path } ? "names a view that is not installed" : "not active" }
        return readings.map { reading in
            let value = reading.value.rounded2 + (reading.other.map { " and \($0.rounded2)" } ?? "")
            return reading.deviation == 0 ? value : "\(value), off by \(reading.deviation.rounded2)"
        }.joined(separator: "; ")
    }

    private func readings(ofConstraintAt path: DocumentPath, in controller: String, on screen: Screen) -> [ConstraintReading] {
        guard let (shown, layout) = content(of: controller, on: screen), let request = screen.picture.requests[shown.id] else { return [] }
        let constraints = shown.constraints.filter { $0.id.path == path }
        guard !constraints.isEmpty else { return [] }
        let geometry = LayoutGeometry(request, layout)
        return constraints.compactMap { geometry.reading(of: $0) }
    }

    private func content(of controller: String, on screen: Screen) -> (SceneController, LayoutResult)? {
        guard let shown = screen.scene.controllers.first(where: { $0.id.controller.plain == ControllerID(controller) }),
              let layout = screen.picture.layouts[shown.id] else { return nil }
        return (shown, layout)
    }

    /// On which devices the adaptive element at a path holds, and why.
    func conditions(at path: DocumentPath, in controller: String) -> Facts {
        let (screens, isAlone) = screens(of: controller)
        var facts = Facts(isAlone: isAlone)
        for screen in screens {
            guard let (shown, _) = content(of: controller, on: screen),
                  let element = shown.adaptiveElements.first(where: { $0.path == path }) else { continue }
            let reasons = element.reasons.map { "\($0.condition.inWords), and it is \($0.actual)" }.joined(separator: "; ")
            facts.rows.append((screen.device, (element.holds ? "holds" : "does not hold") + (reasons.isEmpty ? "" : ": \(reasons)")))
        }
        return facts
    }
}

extension Rect {
    fileprivate var words: String { "\(width.rounded2) × \(height.rounded2) at \(minX.rounded2), \(minY.rounded2)" }
}

extension Double {
    /// To a hundredth.
    var rounded2: String { ((self * 100).rounded() / 100).shortText }
}
