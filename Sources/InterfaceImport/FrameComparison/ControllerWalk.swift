import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

struct ControllerWalk {
    struct ReachedController {
        var events: [Event]
        var elements: [ScreenElement]
    }

    private let launched: DeviceApp

    /// The maximum number of taps to try. A storyboard needs a few hundred.
    private static let longest = 2_000

    init(_ playground: Playground, on configuration: DeviceConfiguration) {
        launched = DeviceApp(playground, on: configuration)
    }

    mutating func places() -> [String: ReachedController] {
        var places: [String: ReachedController] = [:]
        var waiting: [(app: DeviceApp, events: [Event])] = [(launched, [])]
        var (next, tried) = (0, 0)
        while next < waiting.count {
            let events = waiting[next].events
            let picture = waiting[next].app.picture()
            let app = waiting[next].app
            next += 1
            var isNew = false
            for controller in picture.scene.controllers where places[controller.definition.id.name] == nil {
                let elements = ScreenElement.all(of: controller, in: picture.scene, picture.layouts[controller.id])
                places[controller.definition.id.name] = ReachedController(events: events, elements: elements)
                isNew = true
            }
            // A screen without a new controller leads to no new screens.
            guard isNew else { continue }
            for event in picture.scene.taps {
                guard tried < Self.longest else { return places }
                tried += 1
                var after = app
                after.apply(event)
                waiting.append((after, events + [event]))
            }
        }
        return places
    }
}

extension Scene {
    fileprivate var taps: [Event] {
        let elements = controllers.flatMap { controller -> [Event] in
            let views = controller.views.filter { $0.definition.tap != nil }.map(\.id)
            let items = controller.definition.items.filter { $0.tap != nil }.map(\.id)
            return (views + items).map { .tap(controller: controller.id.description, view: $0) }
        }
        return elements + controllers.compactMap(\.tabBar).flatMap { $0.items.map(\.event) }
    }
}
