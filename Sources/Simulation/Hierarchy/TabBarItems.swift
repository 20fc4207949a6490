import PlaygroundModel

/// The items of a tab bar: one for each controller, or the first four and More.
struct TabBarItems {
    let moreTitle: String
    /// "A tab bar shows at most five items on a phone."
    private static let limit = 5

    let items: [TabBar.Item]
    let moreItems: [TabBar.Item]
    let showsMoreList: Bool
    let isSelectedBehindMore: Bool
    let selectedTitle: String?

    init(
        _ instance: ControllerInstance, _ state: TabBarState, traits: TraitCollection, profile: BehaviourProfile,
        definition: (ControllerInstance) -> ControllerDefinition?
    ) {
        moreTitle = SystemWord.more.text(in: profile.language)
        let isNarrow = traits.userInterfaceIdiom != .pad || traits.horizontalSizeClass != .regular
        let overflows = isNarrow && instance.children.count > Self.limit
        let shown = overflows ? Self.limit - 1 : instance.children.count
        showsMoreList = overflows && state.showsMoreList
        isSelectedBehindMore = overflows && !state.showsMoreList && state.selectedIndex >= shown
        let isMoreSelected = showsMoreList || isSelectedBehindMore
        let all = instance.children.enumerated().map { index, child in
            Self.item(
                of: child, profile, definition, isSelected: index == state.selectedIndex && !isMoreSelected,
                event: .selectTab(index)
            )
        }
        selectedTitle = all.indices.contains(state.selectedIndex) ? all[state.selectedIndex].title : nil
        let more = TabBar.Item(title: moreTitle, image: SystemSymbol.more.rawValue, isSelected: isMoreSelected, event: .selectTab(nil))
        items = Array(all.prefix(shown)) + (overflows ? [more] : [])
        moreItems = Array(all.dropFirst(shown))
    }

    /// The UITabBarItem of the controller or of its stack's root. The default title is the controller's, otherwise the root's.
    private static func item(
        of child: ControllerInstance, _ profile: BehaviourProfile, _ definition: (ControllerInstance) -> ControllerDefinition?, isSelected: Bool, event: Event
    ) -> TabBar.Item {
        let own = definition(child)
        let root = own?.kind.isNavigation == true ? child.children.first.flatMap(definition) : nil
        let item = own?.tabBarItem ?? root?.tabBarItem
        let separation = separation[profile]
        let isSearch = item?.systemItem == .search && (separation == .always || separation == .activating && item?.automaticallyActivatesSearch == true)
        return TabBar.Item(
            title: item?.title ?? item?.systemItem?.title.text(in: profile.language) ?? own?.title ?? root?.title ?? "", image: item?.image ?? item?.systemItem?.image,
            badge: item?.badgeValue, isSelected: isSelected, event: event, isSearch: isSearch,
            activatesSearch: isSearch && item?.automaticallyActivatesSearch == true
        )
    }

    /// The search tabs that are separate from the other tabs.
    enum Separation: Hashable, Sendable {
        case never, always, activating
    }

    static let separation: VersionTable<Separation> = [
        .since(8, .never, "an ordinary tab"),
        .since(26, .always, "hotwire-native-ios#185, react-native-screens: a circle"),
        .since(27, .activating, "UISearchTab, Human Interface Guidelines of 2026, anvu69/liquid_shell: an ordinary tab, unless it "
            + "automatically activates the search"),
    ]
}
