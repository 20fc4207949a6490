extension KnownNames {
    /// Each sentence precedes the names that it is about. `name=key` means that the key has the same value.
    static let text = """
        Delegates and data sources are not called: write rows as tables, and effects as actions.
          delegate dataSource prefetchDataSource dragDelegate dropDelegate transitioningDelegate searchResultsUpdater inputDelegate
          uiDelegate navigationDelegate textDragDelegate textDropDelegate pasteDelegate layoutManagerDelegate selectionDelegate
        The same value has another name here.
          systemName=image systemImage=image systemImageName=image imageName=image on=isOn barButtonSystemItem=systemItem
          userInteractionEnabled=isUserInteractionEnabled hidden=isHidden enabled=isEnabled opacity=alpha
          symbolConfiguration=preferredSymbolConfiguration titleColor=textColor placeholderText=placeholder secondaryText=detailText editable=isEditable
          selectable=isSelectable badgeCount=badgeValue selectedDate=date
        A bar has its items by name: write rightBarButtonItems.save = { title = "Save" }.
          trailingItemGroups centerItemGroups
        A bar has its items by name: write leftBarButtonItems.close = { title = "Close" }.
          leadingItemGroups
        The back button shows backButtonTitle and backButtonDisplayMode of the controller that it leads back to.
          backBarButtonItem backItem
        The action of a tap is tap, that of a control valueChanged, and that of an entry of a menu action.
          handler=tap actionHandler=tap primaryAction=tap secondaryAction didSelectRow=tap target action
        The selection of an item's menu is the state of its entries: menu = [{ title = "By name", state = "on" }].
          changesSelectionAsPrimaryAction
        An alert names the action that it emphasises: preferredAction = "yes".
          preferredAction
        A table and a collection have a backgroundView. A cell has backgroundColor.
          backgroundView
        A controller has the line under its title, large or not, as subtitle.
          largeSubtitle subtitleView largeSubtitleView
        The accessory of a minimized tab bar is narrower, and no trait says so.
          tabAccessoryEnvironment
        A search bar has no scope bar: a segmented control offers the choice.
          showsScopeBar scopeButtonTitles automaticallyShowsScopeBar scopeBarActivation scopeBarButtonTitleTextAttributes
        The keys of a navigation item are keys of its controller: title, rightBarButtonItems, searchController, largeTitleDisplayMode.
          navigationItem navigationBar topItem
        The keys of a layer are keys of its view: cornerRadius, borderWidth, borderColor, shadowOpacity, maskedCorners.
          layer radius
        The keys of a configuration are keys of its view: title, image, contentInsets, cornerStyle, baseBackgroundColor.
          configuration background
        The parts of a control are keys of the control: title, text, textColor, font, image.
          titleLabel label imageView textField textView button defaultTextAttributes
          searchTextField
        A cell has text, detailText and image. A custom cell has views and constraints.
          contentView item detailTextLabel content contents contentViewInsets accessories
        A sheet's keys are keys of the controller that it shows: detents, prefersGrabberVisible, preferredCornerRadius.
          sheetPresentationController presentationController popoverPresentationController popover
        A popover points at the element whose tap presents it, and permittedArrowDirections has its sides.
          sourceView sourceRect sourceItem barButtonItem passthroughViews popoverLayoutMargins popoverBackgroundViewClass
        Views are placed by constraints, such as constraints = ["photo.width == 120"], and not by frames.
          frame bounds center contentOffset origin anchorPoint position autoresizingMask isActive constant multiplier priority
          translatesAutoresizingMaskIntoConstraints sizeThatFits intrinsicContentSize top bottom left right leading trailing height width
          centerX centerY x y size edge edges vertical systemLayoutFittingSize
        Constraints name the guides and anchors of a view in their text: "title.top == safeArea.top".
          safeAreaLayoutGuide layoutMarginsGuide readableContentGuide keyboardLayoutGuide contentLayoutGuide frameLayoutGuide topAnchor
          bottomAnchor leadingAnchor trailingAnchor leftAnchor rightAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor
          firstBaselineAnchor lastBaselineAnchor topLayoutGuide bottomLayoutGuide layoutGuides identifier
        A view is in another by its name: the outer one lists it in subviews or arrangedSubviews.
          superview topView headerView targetView tableView collectionView scrollView stackView webView progressView activityIndicatorView
          view map
        A controller is reached by its name: an action shows it, a container lists it, and a segue names it.
          controller viewController navigationController tabBarController splitViewController presentingViewController
          presentedViewController parent parentView visibleViewController topViewController selectedViewController contentViewController
          rootView imagePicker navigator storyboard
        The order of subviews is that of the file: later views are above earlier ones.
          zPosition
        The device decides: write the size, the style or the traits in devices, or traitOverrides for a view.
          traitCollection userInterfaceStyle contentScaleFactor semanticContentAttribute
          effectiveUserInterfaceLayoutDirection displayScale preferredContentSizeCategory safeAreaInsets userInterfaceLayoutDirection
          preferredInterfaceOrientationForPresentation minimumContentSizeCategory maximumContentSizeCategory overrideTraitCollection
        Texts in other languages are in [strings.de]. The device has the language.
          locale localizedTitle accessibilityLanguage textInputMode calendar timeZone
        A label shrinks with adjustsFontSizeToFitWidth and minimumScaleFactor.
          minimumFontSize
        A text with attributes is an attributedText with Markdown: **bold**, *italic*, links and colours, with lineSpacing and paragraphSpacing.
          string attributes typingAttributes linkTextAttributes titleTextAttributesTransformer
          attributedSubtitle paragraphStyle attributedString kern ligature baselineOffset strikethroughStyle underlineStyle
          accessibilityAttributedLabel accessibilityAttributedValue accessibilityAttributedHint
          paragraphSpacingBefore minimumLineHeight maximumLineHeight headIndent
          tailIndent hyphenationFactor lineBreakStrategy usesStandardTextScaling
        Its parts have colours that UIKit chooses. tintColor and backgroundColor of the view are drawn.
          highlightedTextColor unselectedItemTintColor placeholderTextColor titleShadowColor iconColor foregroundColor selectedColor
          badgeColor badgeBackgroundColor badgeTextColor tintAdjustmentMode colorTransformer strokeColor fillColor supportsAlpha indicatorColor selectedImageTintColor badgeTextAttributes
          imageColorTransformer backgroundColorTransformer strokeColorTransformer
        The look of a bar is written at its navigation or tab bar controller: standardAppearance, scrollEdgeAppearance, barTintColor.
          standardAppearance scrollEdgeAppearance compactAppearance barStyle barTintColor titleTextAttributes largeTitleTextAttributes
          compactScrollEdgeAppearance appearance shadowImage
          backgroundImage backgroundEffect backIndicatorImage backIndicatorTransitionMaskImage
          inlineLayoutAppearance stackedLayoutAppearance compactInlineLayoutAppearance buttonAppearance doneButtonAppearance
          backButtonAppearance titlePositionAdjustment titleVerticalPositionAdjustment prominentButtonAppearance selectionIndicatorImage
          selectionIndicatorTintColor itemPositioning itemSpacing stackedItemPositioning stackedItemSpacing stackedItemWidth
          landscapeImagePhone landscapeImagePhoneInsets barPosition
        Shapes and paths are not drawn: write customClass = "ChartView" for a view that draws itself.
          path shadowPath mask maskView visiblePath lineWidth lineCap lineJoin lineDashPattern lineDashPhase miterLimit fillRule
          strokeStart strokeEnd strokeWidth drawsAsynchronously shouldRasterize rasterizationScale allowsEdgeAntialiasing
          edgeAntialiasingMask minificationFilter magnificationFilter compositingFilter filters sublayers
          anchorPointZ isDoubleSided isGeometryFlipped needsDisplayOnBoundsChange contentsGravity contentsScale contentsRect
          contentsCenter contentsFormat allowsGroupOpacity wantsExtendedDynamicRangeContent
        A transform is drawn in the plane: transform = { rotationAngle = 0.2, scaleX = 0.8, scaleY = 0.8 }.
          transform3D sublayerTransform
        A gesture is not recognised: write tap, peek or a swipe action, which the page performs.
          gestureRecognizer gestureRecognizers panGestureRecognizer pinchGestureRecognizer numberOfTapsRequired numberOfTouchesRequired
          minimumPressDuration allowableMovement minimumNumberOfTouches maximumNumberOfTouches cancelsTouchesInView delaysTouchesBegan
          delaysTouchesEnded direction allowedTouchTypes
          allowedPressTypes requiresExclusiveTouchType interactivePopGestureRecognizer interactiveContentPopGestureRecognizer
          directionalPressGestureRecognizer isInteractive interactions hoverStyle isSpringLoaded editMenuInteraction
          contextMenuInteraction contextMenuInteractionEnabled isContextMenuInteractionEnabled isSymbolAnimationEnabled
          wantsPriorityOverSystemBehavior numberOfTouches
        Shortcuts and edit menus are not simulated: write menu for a menu, and tap for an action.
          menuItems discoverabilityTitle input keyCommands
        There are no animations: write the final state, and the page shows the change.
          animation animations animationImages animationDuration animationRepeatCount animationSpeed duration fractionComplete
          loopMode repeatCount autoreverses beginTime timeOffset speed isRemovedOnCompletion timingFunction defaultRowAnimation
          preferredDuration symbolEffects motionEffects motionEffect highlightedAnimationImages preferredFrameRateRange
          preferredFramesPerSecond delay damping initialVelocity
        The presentation style determines the transition. modalPresentationStyle and detents are drawn.
          transitionStyle preferredTransition providesPresentationContextTransitionStyle
          interactionController isBeingPresented isBeingDismissed
          allowsCloseGesture disablesAutomaticKeyboardDismissal
          isModalInPopover presentationStyle transitionCoordinator restoresFocusAfterTransition
        Each page fills its controller, and the next one follows without a gap.
          interPageSpacing doubleSided
        Callbacks are not called: write the effect as an action.
          completion completionHandler completionWithItemsHandler configurationUpdateHandler reply cancel success previewProvider provider
          visibleItemsInvalidationHandler didSelect itemSeparatorHandler automaticallyUpdatesConfiguration
          automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration configurationState reordering
          reorderingHandlers selectionHandler undoManager
        The views of a layout's supplementaryItems are the collection's supplementaryViews, by elementKind.
          supplementaryViewProvider
        Rows and items are written as tables: rows, items and sections.
          indexPath section index selectedItem numberOfSections sectionIndexTitles sectionTitles snapshot indexPathForSelectedRow
          indexPathsForSelectedRows visibleCells reuseIdentifier backingStore collectionViewLayout supportsReordering showsReorderControl
          shouldIndentWhileEditing editingStyle isCollapsed expanded isExpanded
        A header of a layout's section stays in view with pinToVisibleBounds = true.
          sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
        Headers and footers are the keys header and footer of a section.
          footerMode
          supplementaryContentInsetsReference supplementariesFollowContentInsets
        The layout of a section has it: layout = { sections = [{ … }] }.
          headerMode orthogonalScrollingBehavior interGroupSpacing interItemSpacing interSectionSpacing widthDimension heightDimension
          edgeSpacing subitems repeatingSubitem pinToVisibleBounds extendsBoundary showsSeparators
        The layout of a section has it as header, footer or background.
          boundarySupplementaryItems boundarySupplementaryItem decorationItems decorationItem
        The dimensions of an item of a layout are its keys widthDimension and heightDimension.
          layoutSize
        A grid has layout = "grid", columns and itemHeight. A flow has itemSize and the spacings.
          contentInsetsReference estimatedItemSize sectionInsetReference orthogonalScrollingProperties
          scrollsToLargestPage itemWidth
        The content of a cell determines its height. Estimates have no visible effect.
          selfSizingInvalidation isPrefetchingEnabled
        Margins and insets follow the safe area: layoutMargins and contentInsetAdjustmentBehavior change them.
          viewRespectsSystemMinimumLayoutMargins systemMinimumLayoutMargins
          automaticallyAdjustsScrollViewInsets cellLayoutMarginsFollowReadableWidth automaticallyAdjustsScrollIndicatorInsets
        The style of a button is buttonStyle: "plain", "filled", "tinted", "gray" or "system".
          buttonType role
        The order of a menu is that of the file.
          preferredMenuElementOrder
        The insets of a button are contentInsets, around title and image together.
          directionalContentInsets imageInsets
          titleShadowOffset reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted preferredBehavioralStyle macIdiomStyle
        The content of a control is in the middle of its height. contentHorizontalAlignment moves it sideways.
          contentVerticalAlignment
        A button breaks its title, and places the subtitle below it, as UIKit does by default.
          titleLineBreakMode subtitleLineBreakMode titlePadding
        The text of a text view has textContainerInset and lineFragmentPadding.
          textContainer maximumNumberOfLines
        A selection is a state of the page: a tap on a row selects it.
          selectedBackgroundView multipleSelectionBackgroundView backgroundConfiguration selected isHighlighted highlighted
          highlightedImage isTracking selectedRange selectedTextRange isDragging isDecelerating selectedScopeButtonIndex state
          refreshing isRefreshing isFirstResponder isFocused focusStyle
          selectionFeedbackType
        A separator is drawn by separatorStyle and separatorInset.
          separatorConfiguration separatorEffect separatorInsetReference bottomSeparatorVisibility topSeparatorVisibility
          bottomSeparatorInsets topSeparatorInsets itemSeparatorConfiguration
        Rows are shown in the file's order. Editing and selection of several rows are not simulated.
          isEditing editingAccessoryView
        An indentation is written as separatorInset, or as a cell with views of its own.
          indentationLevel indentationWidth indentsAccessories padding
        A tab has one image, selected or not: tabBarItem = { title = "Home", image = "house" }.
          selectedImage
        A tab is a controller in viewControllers, with its title and image in tabBarItem.
          tab tabs tabBar selectedTab customizableViewControllers tabGroups compactTabIdentifiers customizationIdentifier
          managingNavigationController allowsHiding moreNavigationController
        The search bar of a navigation item is searchController, with placeholder and text.
          searchBar searchText showsCancelButton showsSearchResultsController
          showsBookmarkButton showsSearchResultsButton automaticallyShowsCancelButton tokens
          allowsCopyingTokens allowsDeletingTokens searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment
          automaticallyShowsSearchResultsController ignoresSearchSuggestionsForSearchBarPlacementStacked searchSuggestions
        An alert's actions are written by name: actions.delete = { title = "Delete", style = "destructive" }.
          buttonTitle alertTitle alertMessage destructive severity
        A row of a table, in one of UIKit's styles, ends in a view: accessoryView = { kind = "switch" }.
          accessoryView
        An image is the name of a symbol or a file. Its size is imageSize.
          icon symbol
          preferredImageDynamicRange thumbImage minimumValueImage maximumValueImage minimumTrackImage maximumTrackImage
          preferredIndicatorImage preferredCurrentPageIndicatorImage onImage offImage disabledBackground incrementImage decrementImage
          trackImage progressImage adjustsImageSizeForAccessibilityContentSizeCategory supportsAdaptiveImageGlyph isSymbolImage
          imageFlippedForRightToLeftLayoutDirection
        keyboardType and returnKeyType determine the keys of the keyboard. inputAccessoryView is the height of the view above it.
          inputView inputViewController inputAssistantItem leadingBarButtonGroups trailingBarButtonGroups passwordRules clearsOnInsertion
          clearsOnBeginEditing isFindInteractionEnabled findInteraction writingToolsBehavior allowedWritingToolsResultOptions
          allowsNumberPadPopover conversationContext
        UIKit's parts have their own accessibility. accessibilityLabel, accessibilityHint and accessibilityTraits are kept.
          accessibilityElements accessibilityCustomActions accessibilityFrame accessibilityPath accessibilityActivationPoint
          accessibilityNavigationStyle accessibilityContainerType accessibilityUserInputLabels
          accessibilityCustomRotors accessibilityHeaderElements accessibilityDragSourceDescriptors accessibilityDirectTouchOptions
          accessibilityDropPointDescriptors accessibilityTextualContext automationElements accessibilityElementCount
          accessibilityContainer accessibilityAttributedUserInputLabels accessibilityExpandedStatus showsLargeContentViewer
          largeContentTitle largeContentImage scalesLargeContentImage largeContentImageInsets largeContentViewerInteraction
        Focus, drag and drop and pointers are not simulated.
          allowsFocus allowsFocusDuringEditing preferredFocusEnvironments preferredFocusedView focusGroupIdentifier focusGroupPriority
          selectionFollowsFocus focusEffect canBecomeFocused isDragInteractionEnabled
          hasActiveDrag hasActiveDrop dragItems dropProposal localObject dragState pasteConfiguration isPointerLocked prefersPointerLocked
          pointerInteraction springLoadingEnabled toolTip textDragOptions reorderingCadence textDragInteraction
        The action of the Return key is textFieldShouldReturn = { becomeFirstResponder = "mail" }, or searchBarSearchButtonClicked.
          return onReturn onSubmit editingDidEndOnExit primaryActionTriggered
        The priorities of a view's own size are horizontalHuggingPriority, verticalHuggingPriority, horizontalCompressionResistancePriority and verticalCompressionResistancePriority.
          contentHuggingPriority contentCompressionResistancePriority
        UIKit's methods are not called: the file describes the result, and the layout follows by itself.
          reloadData reloadRows reloadSections layoutIfNeeded layoutSubviews updateConstraints updateConstraintsIfNeeded sizeToFit needsLayout
          needsDisplay needsUpdateConstraints needsUpdateConfiguration loadView viewDidLoad viewWillAppear viewDidAppear viewWillDisappear
          viewDidDisappear viewDidLayoutSubviews viewWillTransition traitCollectionDidChange draw drawRect didMove willMove awakeFromNib
          addChild addChildViewController removeFromParent removeFromSuperview
        Zooming is not simulated.
          zoomScale bouncesZoom isZooming isZoomBouncing isZoomEnabled isRotateEnabled isPitchEnabled
        Dates and ranges of a date picker are date, datePickerMode and preferredDatePickerStyle.
          minimumDate maximumDate minuteInterval countDownDuration roundsToMinuteInterval availableDateRange
          visibleDateComponents selectionBehavior wantsDateDecorations
        A slider and a stepper have minimumValue, maximumValue and value. Their other properties are not drawn.
          autorepeat wraps continuous trackConfiguration sliderStyle isReversed
          isMomentary apportionsSegmentWidthsByContent allowsContinuousInteraction defersCurrentPageDisplay
          observedProgress progressViewStyle activityIndicatorViewStyle segmentedControlStyle
        A map or web page is a box with a title here.
          url URL html region annotation mapType showsCompass showsScale showsTraffic userTrackingMode
          pointOfInterestFilter allowsInlineMediaPlayback allowsBackForwardNavigationGestures customUserAgent
          underPageBackgroundColor pageZoom mediaTypesRequiringUserActionForPlayback isInspectable request mapView
          isElementFullscreenEnabled selectableMapFeatures cameraZoomRange cameraBoundary showsBuildings scalesPageToFit
          allowsMagnification location camera distance canGoBack canGoForward interactionState
        Photos, files and media of the device are not drawn.
          sourceType mediaTypes cameraDevice cameraFlashMode allowsEditing cameraOverlayView videoQuality selectionLimit filter fileURL
          document shouldShowFileExtensions contentType player videoGravity showsPlaybackControls allowsPictureInPicturePlayback
          excludedActivityTypes activityItemsConfiguration allowsDocumentCreation allowsPickingMultipleItems printInfo showsCameraControls
          imageExportPreset cameraCaptureMode videoMaximumDuration cameraViewTransform sound brightness
        The device and its settings determine the state of the system.
          isIdleTimerDisabled applicationIconBadgeNumber isNetworkActivityIndicatorVisible isProximityMonitoringEnabled windowLevel
          isStatusBarHidden statusBarStyle shortcutItems window windows isKeyWindow preferredScreenEdgesDeferringSystemGestures
          preferredStatusBarUpdateAnimation shouldAutorotate userActivity scene session application isBatteryMonitoringEnabled
          childForStatusBarStyle childForStatusBarHidden supportsMultipleScenes screen
          interfaceOrientation isLowPowerModeEnabled prefersInterfaceOrientationLocked
        An empty screen has its message as views: an image, a title and a text in a stack.
          contentUnavailableConfiguration
        It changes the rendering of a view, not its content.
          clearsContextBeforeDrawing autoresizesSubviews clearsSelectionOnViewWillAppear contentStretch layerClass rendersAsynchronously
          displayMode
        State restoration and storage have no picture.
          restorationClass restoresState autosaveName isRestorable userInfo metadata
        A custom look needs a view: write its background, corners, border and shadow as keys of the view.
          backgroundVisualEffect customView inset
        Children of a scroll view are placed in its content by constraints.
          contentAlignmentPoint transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
          allowsKeyboardScrolling bouncesHorizontally bouncesVertically adjustedContentInset contentSize
        A row of a table has trailingSwipeActions and leadingSwipeActions: trailingSwipeActions = [{ title = "Delete", style = "destructive" }].
          trailingSwipeActionsConfigurationProvider leadingSwipeActionsConfigurationProvider swipeActionsConfiguration
        It is data of an app or of another framework. A view shows it as text, an image or rows.
          environment context model predicate error status source key detail body token category categories address displayName timestamp
          subtype invitation settings route system read number max min range isLoading isLocked isVisible active itemType
        """

    /// The values of UIKit's enumerations, as `key:value`, in the form of ``text``.
    static let valueText = """
        The same value has another name here.
          buttonStyle:borderless=plain buttonStyle:borderedTinted=tinted buttonStyle:custom=plain buttonStyle:roundedRect=system
          barStyle:blackOpaque=black barStyle:blackTranslucent=black separatorStyle:singleLineEtched=singleLine
        It is a view with an effect: kind = "view", effect = "systemMaterial".
          kind:visualEffect=view kind:visualEffectView=view
        A button of this type is a button with an image: image = "info.circle".
          buttonStyle:contactAdd buttonStyle:infoLight buttonStyle:infoDark buttonStyle:detailDisclosure buttonStyle:close
        A tab of the system is a title and an image here: tabBarItem = { title = "Favorites", image = "star.fill" }.
          systemItem:favorites systemItem:featured systemItem:topRated systemItem:recents systemItem:contacts systemItem:history
          systemItem:bookmarks systemItem:mostRecent systemItem:mostViewed systemItem:downloads systemItem:more
        The system's item is a title or an image here: image = "doc".
          systemItem:pageCurl systemItem:writingTools
        Vibrancy is not drawn: a text in one of the colours of labels comes near to it.
          effect:label effect:secondaryLabel effect:tertiaryLabel effect:quaternaryLabel effect:fill effect:secondaryFill effect:tertiaryFill
          effect:separator
        A presentation of an app's own, and those of other platforms, are not drawn. The style is automatic.
          modalPresentationStyle:custom modalPresentationStyle:blurOverFullScreen modalPresentationStyle:none
          style:custom style:blurOverFullScreen
        The value without the key is the same.
          permittedArrowDirections:any permittedArrowDirections:unknown scale:default scale:unspecified weight:unspecified
          edgesForExtendedLayout:all supportedInterfaceOrientations:allButUpsideDown
        A month without a day is not drawn.
          datePickerMode:yearAndMonth
        Only visionOS has the text style. largeTitle is the largest one here.
          font:extraLargeTitle font:extraLargeTitle2 textStyle:extraLargeTitle textStyle:extraLargeTitle2
        The entries of a menu are rows here, and the selection is their state: state = "on".
          options:destructive options:singleSelection options:displayAsPalette
        A tap on an entry closes its menu.
          attributes:keepsMenuPresented
        Screen readers do not get this trait.
          accessibilityTraits:toggleButton accessibilityTraits:supportsZoom
        Keyboards do not suggest texts of this type.
          textContentType:birthdate textContentType:birthdateDay textContentType:birthdateMonth textContentType:birthdateYear
          textContentType:creditCardName textContentType:creditCardGivenName textContentType:creditCardMiddleName
          textContentType:creditCardFamilyName textContentType:creditCardSecurityCode textContentType:creditCardExpiration
          textContentType:creditCardExpirationMonth textContentType:creditCardExpirationYear textContentType:creditCardType
          textContentType:cellularEID textContentType:cellularIMEI
        A bar belongs to its controller: rightBarButtonItems and toolbarItems, or a controller of kind "tabBar". A plain view is drawn.
          kind:navigationBar kind:toolbar kind:tabBar
        A refresh control is a key of its list: refreshControl = true. A plain view is drawn.
          kind:refreshControl
        A view of this class is drawn as a plain view.
          kind:colorWell kind:calendar kind:calendarView kind:pasteControl kind:contentUnavailable kind:contentUnavailableView
          kind:backgroundExtension kind:backgroundExtensionView kind:glassContainer kind:canvas kind:video kind:camera kind:window
          kind:inputView
        A controller of this class belongs to the system. An empty controller is drawn.
          kind:imagePicker kind:imagePickerController kind:activity kind:activityViewController kind:documentPicker kind:colorPicker
          kind:colorPickerViewController kind:fontPicker kind:photoPicker kind:safari kind:mail kind:documentBrowser
        """
}
