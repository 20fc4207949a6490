import PlaygroundModel
import Testing

@Suite struct SystemFeatureTests {
    /// The first version and the last major version of every feature.
    private static let rows: [(feature: SystemFeature, introduced: SystemVersion, last: Int?)] = [
        (.forceTouch, 9, nil), (.traitPrediction, 13, nil), (.darkStyle, 13, nil), (.traitOverrides, 17, nil),
        (.multitasking, 9, nil), (.statusBarOrientationNotifications, 8, 12), (.freeWindows, 26, nil), (.resizablePhoneApps, 27, nil),
        (.discreteResizing, 27, nil), (.effectiveGeometry, 26, nil), (.wholeFoldingDisplay, SystemVersion(27, 1), nil),
        (.cardSheets, 13, nil), (.detents, 15, nil), (.customDetents, 16, nil), (.largerFormSheets, 16, nil), (.actionSheetPopovers, 26, nil),
        (.popoverArrowsInViews, 13, nil),
        (.detailsSentToTheirSide, 8, nil), (.largeTitles, 11, nil), (.columnStyle, 14, nil), (.backButtonDisplayMode, 14, nil),
        (.tabBarAtTop, 18, nil), (.searchControllersInBars, 11, nil), (.searchBarPlacements, 16, nil), (.integratedSearchBars, 26, nil),
        (.pinnedTrailingGroup, 16, nil), (.barItemBadges, 26, nil), (.barSubtitles, 26, nil), (.itemVisibilityPriority, 27, nil),
        (.tabAccessories, 26, nil), (.minimizedTabBars, 26, nil), (.hiddenTabBars, 18, nil), (.sidebarPlacement, 27, nil), (.sheetPlacement, 27, nil),
        (.verticalBars, SystemVersion(27, 1), nil), (.arrangements, SystemVersion(27, 1), nil),
        (.peekAndPop, 9, 12), (.quickActions, 9, nil), (.contextMenus, 13, nil), (.controlMenus, 14, nil), (.menuSubtitles, 15, nil),
        (.buttonIndicators, 16, nil), (.quickActionsByLongPress, 13, nil),
        (.scenes, 13, nil), (.symbols, 13, nil), (.floatingDockOnPads, 11, nil),
        (.turnedSnapshots, 9, nil), (.styledSnapshots, 13, nil), (.sizeBeforeView, 10, 11), (.viewIsAppearing, 13, nil),
        (.additionalSafeAreas, 11, nil), (.marginsInsideSafeArea, 11, nil), (.marginsWithoutDefault, SystemVersion(27, 1), nil), (.keyboardLayoutGuide, 15, nil),
        (.keyboardGuideOfView, 17, nil),
        (.halvedSingleTexts, 9, 11),
        (.adjustedContentInset, 11, nil), (.contentScrollViews, 15, nil), (.dismissModesWithAccessory, 16, nil),
        (.accessibilitySizesForAllTextStyles, 11, nil), (.datePickerStyles, 14, nil),
        (.glass, 26, nil), (.cornerConfigurations, 26, nil), (.contentConfigurations, 14, nil), (.cellsFollowingReadableWidth, 9, 11), (.plainHeadersWithoutBackground, 15, nil), (.prominentGroupedHeaders, 26, nil),
    ]

    @Test func everyFeatureHasARow() {
        #expect(Self.rows.map(\.feature) == SystemFeature.allCases)
    }

    @Test(arguments: rows)
    func featuresExistFromTheirFirstToTheirLastVersion(_ feature: SystemFeature, introduced: SystemVersion, last: Int?) {
        #expect(feature.availability.introduced == introduced)
        #expect(feature.availability.last == last)
        let versions = BehaviourProfile.supportedVersions.filter { BehaviourProfile(version: $0).has(feature) }
        #expect(versions == BehaviourProfile.supportedVersions.filter { $0 >= introduced && $0.major <= last ?? 99 })
    }

    @Test(arguments: SystemFeature.allCases)
    func featuresHaveASourceForTheirVersions(_ feature: SystemFeature) {
        #expect(!feature.availability.source.isEmpty)
    }
}
