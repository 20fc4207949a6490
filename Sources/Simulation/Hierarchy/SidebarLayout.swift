import PlaygroundModel

/// The visibility of a tab bar controller's sidebar, and the frame of the selected controller. "By default, the system presents the sidebar
/// in landscape orientation and hides it in portrait orientation; however, people can toggle between the tab bar and sidebar in either
/// orientation" (Elevating your iPad app with a tab bar and sidebar).
/// An `automatic` layout is `overlap` on an iPad (UITabBarController.Sidebar.Layout).
/// On an iPhone of regular width a preferred sidebar replaces the tab bar and cannot be hidden (iOS 27,
/// UITabBarController.Sidebar.preferredPlacement). In a narrow window the sidebar covers the dimmed content. Apple documents neither this
/// form nor its widths. `widestOverlaid` is observed on iPadOS 18. Inferred: an overlaid sidebar is hidden at launch, because it would dim
/// the app.
struct SidebarLayout {
    typealias Form = TabBar.SidebarForm

    private let definition: TabBarDefinition
    private let chosen: Bool?
    private let size: Size
    private let isRightToLeft: Bool
    let canBeHidden: Bool

    private static let width = 320.0

    /// `nil` before iPadOS 18, on phones that prefer no sidebar, in compact width, and in modes without a sidebar.
    init?(of controller: SceneController, _ state: TabBarState?, profile: BehaviourProfile) {
        let traits = controller.traits.collection
        guard case .tabBar(let definition) = controller.definition.kind, definition.mode == .tabSidebar, let state,
              profile.has(.tabBarAtTop), traits.horizontalSizeClass == .regular
        else { return nil }
        canBeHidden = traits.userInterfaceIdiom == .pad
        let isPreferred = profile.has(.sidebarPlacement) && definition.sidebar.preferredPlacement == .sidebar
        guard canBeHidden || (traits.userInterfaceIdiom == .phone && isPreferred) else { return nil }
        self.definition = definition
        chosen = state.isSidebarHidden
        size = controller.frame.size
        isRightToLeft = traits.layoutDirection == .rightToLeft
    }

    /// Whether the sidebar is hidden (UITabBarController.Sidebar.isHidden).
    var isHidden: Bool { canBeHidden && (chosen ?? isHiddenByItself) }

    var isHiddenByItself: Bool {
        definition.sidebar.isHidden || size.width <= size.height || form == .overlay
    }

    var form: Form {
        guard size.width > widestOverlaid || !canBeHidden else { return .overlay }
        return switch definition.sidebar.preferredLayout {
        case .automatic, .overlap: .overlap
        case .tile: .tile
        }
    }

    private var widestOverlaid: Double { size.width > size.height ? 1024 : 1194 }

    /// The sidebar's frame in the window's coordinates.
    func frame(in controller: SceneController) -> Rect {
        var frame = controller.frame
        frame.size.width = min(Self.width, frame.width)
        if isRightToLeft { frame.origin.x = controller.frame.maxX - frame.width }
        return frame
    }

    func content(in controller: SceneController) -> (frame: Rect, safeAreaInsets: EdgeInsets) {
        let covered = frame(in: controller).width
        var (frame, insets) = (controller.frame, controller.safeAreaInsets)
        switch form {
        case .overlay:
            break
        case .overlap:
            if isRightToLeft { insets.right = max(insets.right, covered) } else { insets.left = max(insets.left, covered) }
        case .tile:
            frame.size.width -= covered
            if !isRightToLeft { frame.origin.x += covered }
            let inController = frame.relative(to: controller.frame.origin)
            insets = insets.remaining(in: inController, of: controller.frame.size)
        }
        return (frame, insets)
    }
}
