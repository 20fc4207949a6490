import PlaygroundLanguage
import PlaygroundModel

extension Vocabulary {
    static let viewRows: [VocabularyRow] = [
        VocabularyRow(
            "view", carried: """
                \(ViewEntries.words(of: ViewProperty.ofEveryView)) clipsSubviews translatesAutoresizingMaskIntoConstraints fixedFrame \
                placeholderIntrinsicWidth placeholderIntrinsicHeight >frame >autoresizingMask \
                >layoutMargins >directionalLayoutMargins >accessibilityConfiguration <accessibility <subviews <constraints <connections <variation \
                <viewLayoutGuide <gestureRecognizers
                """,
            editor: "misplaced ambiguous verifyAmbiguity >canvasLocation simulatedOrientation >simulatedStatusBarMetrics >simulatedTopBarMetrics "
                + ">simulatedBottomBarMetrics >simulatedOrientationMetrics >simulatedDestinationMetrics >freeformSize <metadata",
            unseen: """
                contentMode opaque multipleTouchEnabled clearsContextBeforeDrawing autoresizesSubviews exclusiveTouch >contentStretch focusGroupIdentifier interactionActivityTrackingBaseName >frameInset \
                largeContentTitle showsLargeContentViewer largeContentImage
                """,
            named: """
                semanticContentAttribute=unspecified \
                viewLayoutMarginsFollowReadableWidth=NO layoutMarginsFollowReadableWidth=NO
                """),
        VocabularyRow(
            "tableViewCellContentView collectionViewCellContentView",
            unseen: "tableViewCell collectionViewCell insetsLayoutMarginsFromSafeArea"),
        VocabularyRow("rect frame size value", carried: "x y width height minX minY maxX maxY", editor: "type"),
        VocabularyRow("autoresizingMask", carried: "flexibleMinX flexibleMinY flexibleMaxX flexibleMaxY widthSizable heightSizable"),
        VocabularyRow("edgeInsets inset directionalEdgeInsets", carried: "top left bottom right leading trailing minX minY maxX maxY"),
        VocabularyRow("viewLayoutGuide"),
        VocabularyRow(
            "constraint", carried: "firstItem firstAttribute relation secondItem secondAttribute constant multiplier priority identifier placeholder <variation",
            editor: "symbolic"),
        VocabularyRow("variation", carried: "*"),
        VocabularyRow("mask", carried: "<include <exclude"),
        VocabularyRow("include exclude", carried: "reference"),
        VocabularyRow(
            "label", carried: "\(ViewKind.label.words) adjustsFontSizeToFit minimumFontSize >fontDescription >attributedText",
            unseen: """
                usesAttributedText insetsLayoutMarginsFromSafeArea >highlightedColor enabled highlighted
                """,
            named: """
                adjustsLetterSpacingToFitWidth=NO \
                allowsDefaultTighteningForTruncation=NO >shadowColor >shadowOffset showsExpansionTextWhenTruncated=NO lineBreakStrategy
                """),
        VocabularyRow(
            "imageView", carried: "image catalog \(ViewKind.image.words) >image >preferredSymbolConfiguration",
            unseen: "highlightedImage highlighted adjustsImageSizeForAccessibilityContentSizeCategory",
            named: "symbolScale renderingMode"),
        VocabularyRow(
            "stackView", carried: "\(ViewKind.stack.words) spacing spacingType layoutMarginsRelativeArrangement"),
        VocabularyRow("scroller", carried: ViewKind.scroll.words, unseen: "bouncesZoom"),
        VocabularyRow("scrollView containerView"),
        VocabularyRow(
            "progressView", carried: "progress \(ViewKind.progress.words)", unseen: "progressViewStyle",
            named: "progressImage trackImage"),
        VocabularyRow(
            "activityIndicatorView", carried: "style \(ViewKind.activityIndicator.words)", unseen: "hidesWhenStopped",
            named: "animating=YES|NO"),
        VocabularyRow("visualEffectView", carried: ">contentView <blurEffect", named: "<vibrancyEffect"),
        VocabularyRow("blurEffect", carried: "style=\(BlurEffectStyle.allCases.map(\.rawValue).joined(separator: "|"))"),
        VocabularyRow("vibrancyEffect", unseen: "<blurEffect"),
        VocabularyRow("mapView", carried: ViewEntries.words(of: [.showsUserLocation]), unseen: """
            mapType showsScale zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsBuildings showsPointsOfInterest showsCompass showsTraffic
            """),
        VocabularyRow("webView wkWebView", carried: ViewEntries.words(of: [.allowsLinkPreview]), unseen: ">configuration scalesPageToFit allowsInlineMediaPlayback mediaPlaybackRequiresUserAction <dataDetectorType >dataDetectorTypes allowsBackForwardNavigationGestures"),
        VocabularyRow("wkWebViewConfiguration wkPreferences audiovisualMediaTypes", unseen: "*"),
        VocabularyRow("glkView mtkView skView sceneKitView arskView arscnView pdfView", unseen: """
            enableSetNeedsDisplay colorPixelFormat depthStencilPixelFormat preferredFramesPerSecond sampleCount clearDepth clearStencil \
            >clearColor asynchronousRendering wantsBestResolutionOpenGLSurface autoenablesDefaultLighting loops playing antialiasingMode
            """),
        VocabularyRow(
            "navigationBar", carried: "\(ControllerKeys.words(of: .navigationBar, ofKind: "navigation")) translucent barStyle=black|default "
                + ">barTintColor >standardAppearance >compactAppearance >scrollEdgeAppearance >titleTextAttributes >largeTitleTextAttributes",
            unseen: "backIndicatorTransitionMaskImage insetsLayoutMarginsFromSafeArea",
            named: """
                >compactScrollEdgeAppearance shadowImage backgroundImage backIndicatorImage <items
                """),
        VocabularyRow(
            "toolbar", carried: "translucent", unseen: "barStyle insetsLayoutMarginsFromSafeArea",
            named: ">barTintColor >standardAppearance >compactAppearance >scrollEdgeAppearance <items"),
        VocabularyRow(
            "tabBar", carried: "translucent barStyle=black|default >barTintColor >standardAppearance >scrollEdgeAppearance", unseen: "itemPositioning selectionIndicatorImage insetsLayoutMarginsFromSafeArea",
            named: ">selectedImageTintColor >unselectedItemTintColor shadowImage backgroundImage <items"),
        VocabularyRow(
            "navigationBarAppearance tabBarAppearance", carried: ">backgroundColor >shadowColor >titleTextAttributes >largeTitleTextAttributes",
            unseen: "*"),
        VocabularyRow("toolbarAppearance", unseen: "*"),
        VocabularyRow("textAttributes", carried: ">textColor", unseen: "*"),
        VocabularyRow("userDefinedRuntimeAttribute", carried: "keyPath value >value type", unseen: "catalog"),
        VocabularyRow("real integer bool string", carried: "value base64-UTF8"),
        VocabularyRow("range offsetWrapper", unseen: "*"),
        VocabularyRow(
            "accessibility", carried: "\(ViewEntries.words(of: ViewProperty.ofEveryView, in: .accessibility)) >isElement", unseen: "*"),
        VocabularyRow("accessibilityTraits", carried: "*"),
    ]
}
