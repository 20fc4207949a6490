import PlaygroundLanguage
import PlaygroundModel

extension Vocabulary {
    static let controllerRows: [VocabularyRow] = [
        VocabularyRow(
            "controller", carried: """
                storyboardIdentifier title modalPresentationStyle=\(VocabularyRow.values(of: ModalPresentationStyle.self)) \
                \(ControllerKeys.words(of: .controller)) >view >navigationItem >tabBarItem >edgesForExtendedLayout >preferredContentSize \
                >contentSizeForViewInPopover >refreshControl <connections <layoutGuides <toolbarItems >simulatedTopBarMetrics >simulatedBottomBarMetrics \
                >freeformSize
                """,
            editor: "autoresizesArchivedViewToFullSize >simulatedStatusBarMetrics >simulatedOrientationMetrics >simulatedDestinationMetrics",
            unseen: """
                useStoryboardIdentifierAsRestorationIdentifier automaticallyAdjustsScrollViewInsets \
                clearsSelectionOnViewWillAppear providesPresentationContextTransitionStyle nibName wantsFullScreenLayout <keyCommands \
                <extensions interfaceStyle focusGroupIdentifier
                """,
            named: "modalInPresentation=NO isModalInPresentation=NO"),
        VocabularyRow(
            "viewController tableViewController collectionViewController avPlayerViewController hostingController", unseen: "videoGravity"),
        VocabularyRow("glkViewController", unseen: "preferredFramesPerSecond"),
        VocabularyRow(
            "navigationController", carried: "\(ControllerKeys.words(of: .controller, ofKind: "navigation")) >navigationBar >toolbar",
            editor: "<nil", unseen: "hidesBarsOnSwipe=NO hidesBarsWhenVerticallyCompact=NO hidesBarsOnTap=NO hidesBarsWhenKeyboardAppears=NO"),
        VocabularyRow("nil", editor: "name"),
        VocabularyRow("tabBarController", carried: ">tabBar", unseen: ">moreNavigationController"),
        VocabularyRow(
            "splitViewController", carried: "allowDoubleColumnStyle preferredDisplayMode=automatic|beside|allVisible|over|primaryOverlay|hidden|primaryHidden|secondaryOnly "
                + "behavior=automatic|tile|overlay|displace",
            unseen: "primaryBackgroundStyle presentsWithGesture",
            named: """
                minimumPrimaryColumnWidth maximumPrimaryColumnWidth preferredPrimaryColumnWidthFraction primaryEdge=leading \
                minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth
                """),
        VocabularyRow(
            "pageViewController", unseen: "spineLocation doubleSided",
            named: "transitionStyle=pageCurl|scroll navigationOrientation=horizontal pageSpacing"),
        VocabularyRow("viewControllerPlaceholder", carried: "storyboardName referencedIdentifier", unseen: "bundleIdentifier"),
        VocabularyRow("viewControllerLayoutGuide", carried: "type"),
        VocabularyRow("extendedEdge", carried: "top left bottom right"),
        VocabularyRow("searchDisplayController", unseen: "<connections"),
        VocabularyRow(
            "navigationItem", carried: """
                title \(ControllerKeys.words(of: .navigationItem)) >title >titleView >backBarButtonItem >leftBarButtonItem >rightBarButtonItem <leftBarButtonItems \
                <rightBarButtonItems
                """,
            named: "backButtonDisplayMode=default leftItemsSupplementBackButton=NO style=navigator"),
        VocabularyRow(
            "barButtonItem", carried: "title image systemItem style=plain|bordered|done enabled width catalog >customView >tintColor >accessibilityConfiguration <connections",
            unseen: "tag <accessibility springLoaded",
            named: "selectedImage landscapeImage largeContentSizeImage hidden=NO >menu >imageInsets >image"),
        VocabularyRow(
            "tabBarItem", carried: "title image systemItem badgeValue >title catalog",
            unseen: "tag selectedImage >titlePositionAdjustment landscapeImage",
            named: ">imageInsets enabled=YES"),
        VocabularyRow(
            "segue", carried: """
                kind destination identifier relationship modalPresentationStyle=\(VocabularyRow.values(of: ModalPresentationStyle.self)) popoverAnchorView reference unwindAction >commit >preview \
                inheritsFrom trigger
                """,
            unseen: "destinationCreationSelector modalTransitionStyle animates >popoverArrowDirection <popoverArrowDirection",
            named: "popoverAnchorBarButtonItem splitViewControllerTargetIndex customModule customClass"),
        VocabularyRow("outlet outletCollection", carried: "property destination", unseen: "appends collectionClass"),
        VocabularyRow("action", unseen: "selector destination eventType"),
        VocabularyRow("popoverArrowDirection", unseen: "up down left right"),
        VocabularyRow(
            "tapGestureRecognizer", carried: "<connections", unseen: "cancelsTouchesInView delaysTouchesEnded",
            named: "numberOfTouchesRequired=1 numberOfTapsRequired=1"),
        VocabularyRow(
            "pinchGestureRecognizer rotationGestureRecognizer swipeGestureRecognizer panGestureRecognizer pongPressGestureRecognizer screenEdgePanGestureRecognizer",
            carried: "<connections", unseen: "cancelsTouchesInView delaysTouchesEnded delaysTouchesBegan direction minimumPressDuration allowableMovement edges maximumNumberOfTouches minimumNumberOfTouches"),
        VocabularyRow("keyCommand", unseen: "input modifierFlags actionName discoverabilityTitle"),
    ]
}
