/// A feature that one iOS version introduced and a later one may have removed.
public enum SystemFeature: Hashable, Sendable, CaseIterable {
    case forceTouch, traitPrediction, darkStyle, traitOverrides
    case multitasking, statusBarOrientationNotifications, freeWindows, resizablePhoneApps, discreteResizing, effectiveGeometry
    case wholeFoldingDisplay
    case cardSheets, detents, customDetents, largerFormSheets, actionSheetPopovers, popoverArrowsInViews
    case detailsSentToTheirSide, largeTitles, columnStyle, backButtonDisplayMode, tabBarAtTop
    case searchControllersInBars, searchBarPlacements, integratedSearchBars
    case pinnedTrailingGroup, barItemBadges, barSubtitles, itemVisibilityPriority, tabAccessories, minimizedTabBars, hiddenTabBars, sidebarPlacement, sheetPlacement, verticalBars, arrangements
    case peekAndPop, quickActions, contextMenus, controlMenus, menuSubtitles, buttonIndicators, quickActionsByLongPress, scenes, symbols, floatingDockOnPads
    case turnedSnapshots, styledSnapshots
    case sizeBeforeView, viewIsAppearing
    case additionalSafeAreas, marginsInsideSafeArea, marginsWithoutDefault, keyboardLayoutGuide, keyboardGuideOfView, halvedSingleTexts
    case adjustedContentInset, contentScrollViews, dismissModesWithAccessory
    case accessibilitySizesForAllTextStyles, datePickerStyles
    case glass, cornerConfigurations
    case contentConfigurations, cellsFollowingReadableWidth, plainHeadersWithoutBackground, prominentGroupedHeaders

    /// Whether the app's design, not the iOS version, decides about the feature. Assumed for all but glass.
    var isOfDesign: Bool {
        switch self {
        case .glass, .prominentGroupedHeaders, .actionSheetPopovers, .tabAccessories, .minimizedTabBars, .integratedSearchBars: true
        default: false
        }
    }

    public struct Availability: Hashable, Sendable {
        public var introduced: SystemVersion
        /// The last major version. `nil` if the newest version has the feature.
        public var last: Int?
        public var source: String
        public var confidence: Confidence

        init(_ introduced: SystemVersion, through last: Int? = nil, _ source: String, _ confidence: Confidence = .high) {
            self.introduced = introduced
            self.last = last
            self.source = source
            self.confidence = confidence
        }
    }

    public var availability: Availability {
        switch self {
        case .forceTouch: .init(9, "UITraitCollection.forceTouchCapability")
        case .traitPrediction: .init(13, "WWDC 2019, session 224; Use Your Loaf, Predicting Size Classes in iOS 13")
        case .darkStyle: .init(13, "UIUserInterfaceStyle.dark: without effect in iOS 12")
        case .traitOverrides: .init(17, "UITraitOverrides")

        case .multitasking: .init(9, "Slide Over and Split View Quick Start")
        case .statusBarOrientationNotifications:
            .init(8, through: 12, "UIApplication.willChangeStatusBarOrientationNotification: deprecated in iOS 13")
        case .freeWindows: .init(26, "Human Interface Guidelines, Windows and Layout (June 2025): free windows in place of Split View")
        case .resizablePhoneApps: .init(27, "WWDC 2026, session 278; Axiom layout-ref.md")
        case .discreteResizing: .init(27, "WWDC 2026, session 278: UIRequiresFullScreen is no way out of windows any more")
        case .wholeFoldingDisplay: .init(SystemVersion(27, 1), "Apple talk 111461: apps linked with an earlier SDK do not get all of it")
        case .effectiveGeometry: .init(26, "UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:)")

        case .cardSheets: .init(13, "UIModalPresentationStyle.automatic; WWDC 2019, session 224")
        case .detents: .init(15, "UISheetPresentationController.detents")
        case .customDetents: .init(16, "UISheetPresentationController.Detent.custom(identifier:resolver:)")
        case .largerFormSheets:
            .init(16, "Geoff Hackworth, View Controller Presentation Changes in iOS and iPadOS 16, without figures", .medium)

        case .popoverArrowsInViews:
            .init(13, "Apple: the safe area of a popover's view leaves out its arrow; 13 points: iamcgn/swiftui-web, iOS 26.0", .medium)

        case .actionSheetPopovers:
            .init(26, "frames of iOS 26.5 on a phone: a popover without Cancel; WWDC 2025, session 284: action sheets behave on iPhones "
                + "as on iPads")

        case .detailsSentToTheirSide:
            .init(8, "UISplitViewController.h, showDetailViewController:sender:, in the same words from the SDK of iOS 8 to that "
                + "of 14.5: a detail that does not override show presents; no source has a version that pushes")
        case .largeTitles: .init(11, "UINavigationBar.prefersLargeTitles")
        case .columnStyle: .init(14, "UISplitViewController.Style")
        case .backButtonDisplayMode: .init(14, "UINavigationItem.BackButtonDisplayMode")
        case .tabBarAtTop: .init(18, "Human Interface Guidelines, Tab bars; UITabBarController.mode")
        case .pinnedTrailingGroup: .init(16, "UINavigationItem.pinnedTrailingGroup")
        case .barItemBadges: .init(26, "UIBarButtonItem.badge")
        case .barSubtitles: .init(26, "UINavigationItem.subtitle")
        case .itemVisibilityPriority: .init(27, "UIBarButtonItem.visibilityPriority")
        case .tabAccessories: .init(26, "UITabBarController.bottomAccessory")
        case .minimizedTabBars: .init(26, "UITabBarController.tabBarMinimizeBehavior; SwiftUI's TabBarMinimizeBehavior: only on iPhones")
        case .hiddenTabBars: .init(18, "UITabBarController.isTabBarHidden")
        case .sidebarPlacement: .init(27, "UITabBarController.Sidebar.preferredPlacement")
        case .sheetPlacement: .init(27, "UISheetPresentationController.preferredPlacement")
        case .verticalBars:
            .init(SystemVersion(27, 1), "UITraitCollection.verticalBarEdge, UIViewController.preferredVerticalBarBehavior")
        case .arrangements: .init(SystemVersion(27, 1), "UIArrangementViewController")

        case .searchControllersInBars: .init(11, "UINavigationItem.searchController")
        case .searchBarPlacements: .init(16, "UINavigationItem.preferredSearchBarPlacement")
        case .integratedSearchBars: .init(26, "UINavigationItem.SearchBarPlacement.integrated")

        case .peekAndPop: .init(9, through: 12, "registerForPreviewing(with:sourceView:): deprecated in iOS 13")
        case .quickActions: .init(9, "UIApplicationShortcutItem")
        case .contextMenus: .init(13, "UIContextMenuInteraction")
        case .controlMenus: .init(14, "UIButton.menu, UIBarButtonItem.menu, UIControl.showsMenuAsPrimaryAction")
        case .menuSubtitles: .init(15, "UIMenuElement.subtitle")
        case .buttonIndicators: .init(16, "UIButton.Configuration.indicator")
        case .quickActionsByLongPress: .init(13, "Human Interface Guidelines, Home Screen quick actions")
        case .scenes: .init(13, "UIWindowSceneDelegate")
        case .symbols: .init(13, "UIImage.init(systemName:)")
        case .floatingDockOnPads: .init(11, "observed", .medium)

        case .turnedSnapshots:
            .init(9, "reports from iPads of iOS 9 on: the size of the other orientation on the way to the background, then their own", .medium)
        case .styledSnapshots:
            .init(13, "openradar FB8734191; qiita.com/miyakeso/items/dd0a54ee46813aadaaef: on the way to the background the other style, "
                + "then its own")
        case .sizeBeforeView:
            .init(10, through: 11, "openradar 37073110, iOS 10 to 11.2.5; of later versions nothing is known", .medium)
        case .viewIsAppearing: .init(13, "UIViewController.viewIsAppearing(_:): of the SDK of iOS 17, called from iOS 13 on")

        case .additionalSafeAreas: .init(11, "UIViewController.additionalSafeAreaInsets")
        case .marginsInsideSafeArea:
            .init(11, "UIView.insetsLayoutMarginsFromSafeArea; Interface Builder's frames up to iOS 10, with margins of 0 above")

        case .marginsWithoutDefault: .init(SystemVersion(27, 1), "iOS 27.1 release notes: layoutMargins of a view are 0, not 8")
        case .halvedSingleTexts:
            .init(9, through: 11, "openradar 39275811, of iOS 11.3, and Use Your Loaf, Stack Views And Multi-Line Labels: "
                + "UISV-text-width-disambiguation, 0.5 * stackView.width at 759; of iOS 9 and 10 inferred", .medium)
        case .keyboardLayoutGuide: .init(15, "UIView.keyboardLayoutGuide")
        case .keyboardGuideOfView: .init(17, "UIKeyboardLayoutGuide.usesBottomSafeArea")
        case .adjustedContentInset: .init(11, "UIScrollView.adjustedContentInset, UIScrollView.ContentInsetAdjustmentBehavior")
        case .contentScrollViews: .init(15, "UIViewController.setContentScrollView(_:for:)")
        case .dismissModesWithAccessory: .init(16, "UIScrollView.KeyboardDismissMode.onDragWithAccessory")

        case .accessibilitySizesForAllTextStyles:
            .init(11, "observed: up to iOS 10 the other styles stop at extraExtraExtraLarge (dump of iOS 8.4)", .medium)
        case .datePickerStyles: .init(14, "UIDatePickerStyle: inline is of iOS 14, compact of iOS 13.4")

        case .glass: .init(26, "UIGlassEffect, UIButton.Configuration.glass()")
        case .cornerConfigurations: .init(26, "UIView.cornerConfiguration")
        case .contentConfigurations: .init(14, "UITableViewCell.contentConfiguration")
        case .cellsFollowingReadableWidth:
            .init(9, through: 11, "UITableView.cellLayoutMarginsFollowReadableWidth, false by default from iOS 12 on: recalled", .low)
        case .plainHeadersWithoutBackground: .init(15, "observed, with UITableView.sectionHeaderTopPadding", .medium)
        case .prominentGroupedHeaders: .init(26, "observed", .medium)
        }
    }
}
