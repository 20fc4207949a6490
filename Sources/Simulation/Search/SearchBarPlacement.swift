import PlaygroundModel

/// Where a search bar stands (UINavigationItem.searchBarPlacement), by what an app prefers, the version of iOS and what is around it.
///
/// UINavigationItem.SearchBarPlacement says what each placement is. That `automatic` stands at the bottom of phones and at the trailing
/// end on iPads of iOS 26 is from WWDC 2025, session 284. Doubtful is a phone with tabs at the bottom, where it is taken to stand below
/// the row, and a phone whose app lets no toolbar have it.
struct SearchBarPlacement {
    let place: SearchBar.Place
    private(set) var doubt: String?

    /// - Parameter tabs: Where the tabs of a tab bar controller around it stand; `nil` without one.
    init(of search: SearchDefinition, traits: TraitCollection, tabs: TabBar.Placement?, profile: BehaviourProfile) {
        let wanted = profile.has(.searchBarPlacements) ? search.preferredPlacement : .stacked
        let isWide = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
        guard profile.has(.integratedSearchBars) else {
            place = isWide && wanted != .stacked ? .inline : .stacked
            return
        }
        let isPhone = traits.userInterfaceIdiom == .phone
        let hasTabsBelow = tabs == .bottom
        let mayBeBelow = isPhone && search.allowsToolbarIntegration && !hasTabsBelow
        if isPhone, wanted != .stacked, !mayBeBelow {
            doubt = hasTabsBelow
                ? "no source was found for a search bar above tabs" : "no source was found for a search bar that no toolbar may have"
        }
        place = switch wanted {
        case .stacked: .stacked
        case .automatic: mayBeBelow ? .toolbar : isWide ? .inline : .stacked
        case .inline, .integrated: mayBeBelow ? .toolbar : isWide ? .inline : .button
        case .integratedCentered: mayBeBelow ? .toolbar : !isWide ? .button : tabs == nil ? .inline : .centred
        case .integratedButton: mayBeBelow ? .toolbarButton : .button
        }
    }
}
