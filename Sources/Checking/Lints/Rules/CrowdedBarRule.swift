import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// Finds items of navigation bars that overlap each other, or are under the tabs of an iPad.
enum CrowdedBarRule {
    static func observations(on picture: DevicePicture) -> [LintObservation] {
        let tabs = picture.scene.topTabs
        return picture.scene.controllers.flatMap { controller -> [LintObservation] in
            let items = items(in: controller)
            var found = items.indices.flatMap { index in items[(index + 1)...].compactMap { observation(items[index], $0) } }
            if let tabs, picture.scene.isInside(controller, tabs.controller.id) {
                let place = LintPlace(controller: tabs.controller.id.controller, path: tabs.controller.definition.path)
                found += items.compactMap { observation($0, (place, tabs.frame)) }
            }
            return found
        }
    }

    private typealias Item = (place: LintPlace, frame: Rect)

    /// The items in the order of the bar, in the window's coordinates.
    private static func items(in controller: SceneController) -> [Item] {
        guard let bar = controller.navigationBar, let content = bar.content else { return [] }
        let traits = controller.traits.collection
        let layout = NavigationBarLayout(bar, insets: controller.safeAreaInsets, traits: traits)
        return layout.spans(in: bar).filter { $0.span.width > 0 }.map { item, span in
            let place = LintPlace(controller: content.controller, view: item.id, path: item.path)
            return (place, span.frame(in: bar.contentRow, isRightToLeft: traits.layoutDirection == .rightToLeft))
        }
    }

    private static func observation(_ one: Item, _ other: Item) -> LintObservation? {
        let common = one.frame.intersection(other.frame)
        guard min(common.width, common.height) > OverlapRule.shared else { return nil }
        return LintObservation(fact: .crowdedBar(one.place, other.place), measure: .overlap(common.width))
    }
}
