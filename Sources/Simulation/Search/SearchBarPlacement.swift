import PlaygroundModel

/// The placement of a search bar (UINavigationItem.searchBarPlacement), by the app's preference, the version of iOS and the surroundings.
/// UINavigationItem.SearchBarPlacement documents the placements. WWDC 2025, session 284 describes `automatic` in iOS 26: at the bottom of
/// phones, at the trailing end on iPads. Uncertain: a phone with tabs at the bottom, where the search bar is assumed to be below the row,
/// and a phone whose app does not permit the toolbar.
struct SearchBarPlacement {
    let place: SearchBarPlace
    private(set) var doubt: String?

    init(of search: SearchDefinition, traits: TraitCollection, tabs: TabBar?, profile: BehaviourProfile) {
        guard tabs?.collapsed == nil else {
            place = .tabBar
            return
        }
        let wanted = profile.has(.searchBarPlacements) ? search.preferredPlacement : .stacked
        let isWide = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
        guard profile.has(.integratedSearchBars) else {
            place = isWide && wanted != .stacked ? .inline : .stacked
            return
        }
        let isPhone = traits.userInterfaceIdiom == .phone
        let hasTabsBelow = tabs?.placement == .bottom
        let mayBeBelow = isPhone && search.allowsToolbarIntegration && !hasTabsBelow
        if isPhone, wanted != .stacked, !mayBeBelow {
            doubt = hasTabsBelow ? Self.doubtAboveTabs[profile] : "no source was found for a search bar that may not be in a toolbar"
        }
        place = switch wanted {
        case .stacked: .stacked
        case .automatic: mayBeBelow ? .toolbar : isWide ? .inline : .stacked
        case .inline, .integrated: mayBeBelow ? .toolbar : isWide ? .inline : .button
        case .integratedCentered: mayBeBelow ? .toolbar : !isWide ? .button : tabs == nil ? .inline : .centred
        case .integratedButton: mayBeBelow ? .toolbarButton : .button
        }
    }

    static let doubtAboveTabs: VersionTable<String?> = [
        .since(26, "no source was found for a search bar above tabs", "no source"),
        .since(27, nil, "WWDC 2026, session 292; react-native-screens, iOS 27.2: the search bar of an ordinary search tab is in the header"),
    ]
}
