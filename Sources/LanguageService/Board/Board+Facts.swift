import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

extension Board {
    struct Facts {
        var rows: [(device: String, words: String)] = []
        var isAlone = false
    }

    func frames(of view: String, in controller: String) -> Facts {
        facts(of: controller) { screen, shown in
            let elements = ScreenElement.all(of: shown, in: screen.scene, screen.layouts[shown.id])
            guard let element = elements.first(where: { $0.view?.id.name == view }) else { return "not installed" }
            return element.rootFrame.inWords + (element.isHidden ? ", hidden" : "")
        }
    }

    func frames(of controller: String) -> Facts {
        facts(of: controller) { _, shown in shown.frame.inWords }
    }

    func readings(ofConstraintAt path: DocumentPath, in controller: String) -> Facts {
        facts(of: controller) { screen, shown in
            let readings = Self.readings(ofConstraintAt: path, of: shown, on: screen)
            guard readings.isEmpty else { return readings.map { $0.words }.joined(separator: "; ") }
            return shown.constraints.contains { $0.id.path == path } ? "names a view that is not installed" : "not active"
        }
    }

    /// The value of a constraint's first attribute, or `nil` if the controller is not on the device's screen.
    func value(ofConstraintAt path: DocumentPath, in controller: String, on device: String) -> String? {
        guard let screen = screens.first(where: { $0.device == device }), let shown = screen.picture.shown(controller) else { return nil }
        let readings = Self.readings(ofConstraintAt: path, of: shown, on: screen.picture)
        guard readings.count == 1, let reading = readings.first?.reading else { return nil }
        return reading.value.pointText + (ConstraintReading.words(deviation: reading.deviation).map { ", \($0)" } ?? "")
    }

    func conditions(at path: DocumentPath, in controller: String) -> Facts {
        facts(of: controller) { _, shown in shown.adaptiveElements.first { $0.path == path }?.inWords }
    }

    /// - Parameter words: Describes the controller on a device. `nil` leaves the device out.
    private func facts(of controller: String, _ words: (DevicePicture, SceneController) -> String?) -> Facts {
        let (screens, isAlone) = screens(of: controller)
        let rows = screens.compactMap { screen in
            screen.picture.shown(controller).flatMap { words(screen.picture, $0) }.map { (device: screen.device, words: $0) }
        }
        return Facts(rows: rows, isAlone: isAlone)
    }

    /// The readings of a constraint. A visual format has several.
    private static func readings(
        ofConstraintAt path: DocumentPath, of shown: SceneController, on picture: DevicePicture
    ) -> [(reading: ConstraintReading, words: String)] {
        let constraints = shown.constraints.filter { $0.id.path == path }
        guard !constraints.isEmpty, let request = picture.requests[shown.id], let layout = picture.layouts[shown.id] else { return [] }
        let geometry = LayoutGeometry(request, layout)
        return constraints.compactMap { constraint in
            geometry.reading(of: constraint).map { reading in
                let off = ConstraintReading.words(deviation: reading.deviation)
                return (reading, reading.inWords(of: constraint) + (off.map { ", \($0)" } ?? ""))
            }
        }
    }
}

extension DevicePicture {
    func shown(_ controller: String) -> SceneController? {
        scene.controllers.first { $0.id.controller.plain == ControllerID(controller) }
    }
}
