import PlaygroundModel
import Simulation

/// Identifies a screen by its controllers and their state.
///
/// A controller with other arguments is the same screen: a walk follows only one of the many rows of a list. One in another state is
/// another screen if other rules hold.
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
    /// Of each controller whether its rules on the state hold, which is what a person sees of it.
    private var rules: [[Bool]]

    public init(_ scene: Scene) {
        isHomeScreen = scene.homeScreen != nil
        rules = scene.controllers.map { controller in
            zip(controller.definition.adaptive, controller.adaptiveElements).filter { !$0.0.condition.queries.isEmpty }.map { $0.1.holds }
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
        copy.rules = []
        return copy
    }
}
