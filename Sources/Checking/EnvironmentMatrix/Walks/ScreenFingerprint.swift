import PlaygroundModel
import Simulation

/// Identifies a screen by its controllers and their state. A different state makes a different screen only if it changes the result of a
/// condition. Arguments of controllers are ignored, so a walk follows only one row of a list.
public struct ScreenFingerprint: Hashable, Sendable {
    private struct Part: Hashable, Sendable {
        var controller: String
        var form: PresentationForm?
        var displayMode: SplitDefinition.DisplayMode?
        var selectedTab: Int?
        var page: Int?
        var showsMore: Bool
    }

    private let parts: [Part]
    private let isHomeScreen: Bool
    /// The results of each controller's conditions on the state. They determine its content and behaviour.
    private var answers: [[Bool]]

    public init(_ scene: Scene) {
        isHomeScreen = scene.homeScreen != nil
        answers = scene.controllers.map { controller in
            let queries = controller.definition.allConditions.flatMap { $0.condition.queries }.map(Condition.state)
            let context = ConditionContext(of: controller, in: scene.environment.orientation, for: queries)
            return queries.map { $0.holds(in: context) }
        }
        parts = scene.controllers.map { controller in
            Part(
                controller: controller.id.controller.name, form: controller.presentation?.form,
                displayMode: controller.split.flatMap { $0.isCollapsed ? nil : $0.displayMode },
                selectedTab: controller.tabBar?.items.firstIndex { $0.isSelected },
                page: controller.pageControl?.currentPage, showsMore: controller.tabBar?.moreList != nil
            )
        }
    }

    var withoutState: ScreenFingerprint {
        var copy = self
        copy.answers = []
        return copy
    }
}
