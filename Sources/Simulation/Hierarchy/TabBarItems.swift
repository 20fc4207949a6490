import PlaygroundModel

/// The items of a tab bar: all controllers, or the first four and More.
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
        let language = profile.language, separation = Self.separation[profile]
        moreTitle = SystemWord.more.text(in: language)
        let isNarrow = traits.userInterfaceIdiom != .pad || traits.horizontalSizeClass != .regular
        let overflows = isNarrow && instance.children.count > Self.limit
        let shown = overflows ? Self.limit - 1 : instance.children.count
        showsMoreList = overflows && state.showsMoreList
        isSelectedBehindMore = overflows && !state.showsMoreList && state.selectedIndex >= shown
        let isMoreSelected = showsMoreList || isSelectedBehindMore
        let all = instance.children.enumerated().map { index, child in
            var item = Self.item(
                of: child, language, definition, isSelected: index == state.selectedIndex && !isMoreSelected,
                event: .selectTab(index)
            )
            item.isSearch = item.isSearch && (separation == .always || separation == .activating && item.activatesSearch)
            item.activatesSearch = item.activatesSearch && item.isSearch
            return item
        }
        selectedTitle = all.indices.contains(state.selectedIndex) ? all[state.selectedIndex].title : nil
        let more = TabBar.Item(title: moreTitle, image: SystemSymbol.more.rawValue, isSelected: isMoreSelected, event: .selectTab(nil))
        items = Array(all.prefix(shown)) + (overflows ? [more] : [])
        moreItems = Array(all.dropFirst(shown))
    }

    /// UITabBarItem: the controller's or its stack's root's, with the title of either as default.
    private static func item(
        of child: ControllerInstance, _ language: AppLanguage, _ definition: (ControllerInstance) -> ControllerDefinition?, isSelected: Bool, event: Event
    ) -> TabBar.Item {
        let own = definition(child)
        let root = own?.kind.isNavigation == true ? child.children.first.flatMap(definition) : nil
        let item = own?.tabBarItem ?? root?.tabBarItem
        return TabBar.Item(
            title: item?.title ?? item?.systemItem?.title.text(in: language) ?? own?.title ?? root?.title ?? "", image: item?.image ?? item?.systemItem?.image,
            badge: item?.badgeValue, isSelected: isSelected, event: event, isSearch: item?.systemItem == .search,
            activatesSearch: item?.automaticallyActivatesSearch == true && item?.systemItem == .search
        )
    }

    /// Which search tabs are apart from the others.
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
