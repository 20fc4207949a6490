import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// Finds split views that lose the chosen detail: the window becomes too narrow for both columns, and the primary is in front.
struct DetailRule {
    let launched: DeviceApp
    let configuration: DeviceConfiguration
    let profile: BehaviourProfile

    func observations(on app: DeviceApp) -> [LintObservation] {
        var app = app
        let scene = app.picture().scene
        var launched = launched
        let atLaunch = Set(launched.picture().scene.controllers.map { $0.id })
        return scene.controllers.compactMap { controller -> LintObservation? in
            guard let split = controller.split, !split.isCollapsed,
                  let column = split.columns.first(where: { $0.column == .secondary }), split.columns.count > 1,
                  let detail = scene.front(below: column.controller), !atLaunch.contains(detail.id)
            else { return nil }
            return observation(of: controller, detail, on: app)
        }
    }

    private func observation(of split: SceneController, _ detail: SceneController, on app: DeviceApp) -> LintObservation? {
        for event in narrowing(app) {
            var narrow = app
            narrow.apply(event)
            let scene = narrow.picture().scene
            guard let collapsed = scene.controllers.first(where: { $0.id == split.id })?.split, collapsed.isCollapsed else { continue }
            guard !scene.controllers.contains(where: { $0.id == detail.id }), let front = scene.controllers.last else { continue }
            var wide = narrow
            for event in returning { wide.apply(event) }
            let comesBack = wide.picture().scene.controllers.contains { $0.id == detail.id }
            let place = LintPlace(controller: split.id.controller, path: split.definition.path)
            return LintObservation(
                fact: .lostDetail(place),
                measure: .detail(detail.id.controller.plain, shown: front.id.controller.plain, comesBack: comesBack))
        }
        return nil
    }

    private func narrowing(_ app: DeviceApp) -> [Event] {
        let device = configuration.deviceInUse
        let windows = device.windows(in: configuration.orientation, profile: profile).filter { $0 != configuration.window }
        let turned = configuration.orientation.toggled
        let folded: [Event] = device.isOpen ? [.fold(.closed)] : []
        return windows.map { .window($0) } + (device.orientations.contains(turned) ? [.rotate(turned)] : []) + folded
    }

    private var returning: [Event] {
        let unfolded = configuration.environment().posture.event.map { [Event.environment($0)] } ?? []
        return unfolded + [.rotate(configuration.orientation), .window(configuration.window)]
    }
}

extension Scene {
    fileprivate func front(below id: ControllerInstance.ID) -> SceneController? {
        var inside: Set<ControllerInstance.ID> = [id]
        var front: SceneController?
        for controller in controllers where inside.contains(controller.id) || controller.parent.map(inside.contains) == true {
            inside.insert(controller.id)
            front = controller
        }
        return front
    }
}
