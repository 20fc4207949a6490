import PlaygroundModel
import Simulation

/// Identifies a screen by its controllers and their state.
///
/// A controller with other arguments is the same screen: a walk follows only one of the many rows of a list.
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

    public init(_ scene: Scene) {
        isHomeScreen = scene.homeScreen != nil
        parts = scene.controllers.map { controller in
            Part(
                controller: controller.id.controller.name, form: controller.presentation?.form,
                displayMode: controller.split.flatMap { $0.isCollapsed ? nil : $0.displayMode },
                selectedTab: controller.tabBar?.items.firstIndex { $0.isSelected },
                page: controller.pageControl?.currentPage, showsMore: controller.tabBar?.moreList != nil
            )
        }
    }
}
