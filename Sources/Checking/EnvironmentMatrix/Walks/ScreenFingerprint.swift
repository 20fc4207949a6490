import PlaygroundModel
import Simulation

/// What tells one screen of an app from another to a person who looks for the way: which controllers are on it, and how.
///
/// A controller that is shown again with other arguments is the same screen: of the many rows of a list one is followed.
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
