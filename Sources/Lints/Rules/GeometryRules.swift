import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// Where things stand on a screen: beyond its edges, under bars, too small, one over the other.
enum GeometryRules {
    static func observations(on picture: DevicePicture) -> [LintObservation] {
        let scene = picture.scene
        let window = Rect(origin: .zero, size: scene.window.size)
        return scene.controllers.flatMap { controller -> [LintObservation] in
            guard let layout = picture.layouts[controller.id] else { return [] }
            let definition = controller.definition
            let issues = layout.issues.map { issue in
                let issue = issue.identity(in: definition)
                let place = LintPlace(controller: controller.id.controller, view: issue.view, path: definition.path)
                return LintObservation(fact: .layout(issue, place), measure: nil)
            }
            // A controller that its container parks beside the window is not on the screen.
            guard window.holds(controller.frame) else { return issues }
            let views = SeenViews.all(of: controller, layout).filter { $0.isControl || $0.isText }
            return issues + views.flatMap { edges(of: $0, in: window) + target($0) } + OverlapRule.observations(among: views)
        }
    }

    /// What can be scrolled can be brought to where it is seen.
    private static func edges(of seen: SeenView, in window: Rect) -> [LintObservation] {
        guard seen.scroller == nil, !seen.ink.isEmpty else { return [] }
        if let reach = seen.ink.reach(beyond: window) {
            return [LintObservation(fact: .outsideScreen(seen.place), measure: .beyond(reach.points, reach.edge))]
        }
        let safe = seen.controller.frame.inset(by: seen.controller.safeAreaInsets)
        guard let reach = seen.ink.reach(beyond: safe) else { return [] }
        return [LintObservation(fact: .outsideSafeArea(seen.place), measure: .beyond(reach.points, reach.edge))]
    }

    /// Human Interface Guidelines, Layout: 44 × 44 points. A control that UIKit gives a height of its own takes touches beside it.
    private static func target(_ seen: SeenView) -> [LintObservation] {
        let hasOwnHeight = seen.kind.facts.control != nil
        guard seen.isControl, !hasOwnHeight, !seen.frame.isEmpty else { return [] }
        guard min(seen.frame.width, seen.frame.height) < smallest - 0.5 else { return [] }
        return [LintObservation(fact: .smallTarget(seen.place), measure: .size(seen.frame.size))]
    }

    static let smallest = 44.0
}
