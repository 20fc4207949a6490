import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// Finds content that scrolls below a large title that cannot collapse, because the bar follows another view or because the content begins
/// below the bar (hotwired/hotwire-native-ios#199 and #257, dotnet/maui#36511).
enum LargeTitleRule {
    static func observations(on picture: DevicePicture) -> [LintObservation] {
        let scene = picture.scene
        return scene.controllers.compactMap { navigation -> LintObservation? in
            guard let bar = navigation.navigationBar, bar.largeTitleFrame != nil else { return nil }
            let lists = scene.controllers.filter { scene.isController($0, within: bar.content) }.flatMap { scrolling(in: $0, below: bar, picture) }
            let followed = scene.controllers.followedView(of: navigation)
            guard let stuck = lists.first, !lists.contains(where: { $0.collapses(followed) }) else { return nil }
            return LintObservation(fact: .largeTitleStays(stuck.place, follows: followed?.name), measure: nil)
        }
    }

    private struct List {
        var place: LintPlace
        var controller: ControllerInstance.ID
        var isUnderBar: Bool

        func collapses(_ followed: FollowedView?) -> Bool {
            isUnderBar && followed?.controller == controller && followed?.scrollView == place.view
        }
    }

    /// The vertically scrolling scroll views that are wider than half of the bar.
    private static func scrolling(in controller: SceneController, below bar: NavigationBar, _ picture: DevicePicture) -> [List] {
        guard let layout = picture.layouts[controller.id] else { return [] }
        return controller.views.compactMap { view in
            guard view.isDraggable, let frame = layout.frames[view.id], frame.width > bar.frame.width / 2,
                  let limit = controller.scrollPosition(of: view.id, in: layout)?.limit, limit.y > 0
            else { return nil }
            let place = LintPlace(controller: controller.id.controller, view: view.id, path: view.definition.path)
            return List(place: place, controller: controller.id, isUnderBar: frame.minY + controller.frame.minY < bar.frame.minY + bar.height)
        }
    }
}

extension Scene {
    fileprivate func isController(_ controller: SceneController, within ancestor: ControllerInstance.ID?) -> Bool {
        controller.id == ancestor || parent(of: controller).map { isController($0, within: ancestor) } == true
    }
}
