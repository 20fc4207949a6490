import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// Finds controls under the keyboard of a phone if nothing hides the keyboard. A user who types can no longer reach them.
enum KeyboardRule {
    /// Returns each observation with the event that shows the keyboard. UIKit moves sheets above it. Before iOS 15 no constraint can.
    static func observations(on app: DeviceApp) -> [(observation: LintObservation, event: Event)] {
        var app = app
        let picture = app.picture()
        let scene = picture.scene
        guard scene.device.idiom == .phone, scene.keyboard == nil, scene.controllers.allSatisfy({ $0.presentation == nil }) else { return [] }
        let fields = picture.elements.compactMap { SeenView($0) }.filter { $0.kind == .textField || $0.kind == .textView }
        guard !fields.isEmpty, let system = app.wireframe().chrome.system,
              BehaviourProfile(version: system.version).has(.keyboardLayoutGuide)
        else { return [] }
        return fields.flatMap { field -> [(observation: LintObservation, event: Event)] in
            let event = Event.container(.tap(controller: field.element.controller.id.description, view: field.view.id))
            var typing = app
            typing.apply(event)
            let shown = typing.picture()
            guard let keyboard = shown.scene.keyboard?.frame else { return [] }
            let covered = shown.elements.compactMap { SeenView($0) }.filter { seen in
                let (frame, isInput) = (seen.element.place, [.textField, .textView, .searchBar].contains(seen.kind))
                return seen.isControl && !isInput && seen.element.scroller == nil && !seen.isInBar
                    && seen.element.controller.id == field.element.controller.id
                    && frame.midY > keyboard.minY && frame.midY < keyboard.maxY
            }
            guard !covered.isEmpty, !hidesKeyboard(typing) else { return [] }
            return covered.map { (LintObservation(fact: .underKeyboard($0.place), measure: nil), event) }
        }
    }

    /// Whether Return, a tap next to the fields or a drag hides the keyboard. Return may move through all fields.
    private static func hidesKeyboard(_ app: DeviceApp) -> Bool {
        var app = app
        let elements = app.picture().elements
        let taps = app.picture().scene.controllers.map { ContainerEvent.tapBeside(controller: $0.id.description) }
        let drags = elements.filter { $0.view?.isDraggable == true }.flatMap { element in
            [SwipeDirection.up, .down].map {
                ContainerEvent.drag(controller: element.controller.id.description, view: element.view?.id ?? ViewID(""), $0)
            }
        }
        let ways = [Array(repeating: ContainerEvent.returnKey, count: elements.count)] + (taps + drags).map { [$0] }
        return ways.contains { events in
            var next = app
            return events.contains { event in
                next.apply(.container(event))
                return next.picture().scene.keyboard == nil
            }
        }
    }
}
