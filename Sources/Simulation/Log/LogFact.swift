import PlaygroundModel

/// All facts of the log, in UIKit's terms. Their sentences are in `LogEntry+Sentence.swift`.
public indirect enum LogFact: Hashable, Sendable {
    public typealias Instance = ControllerInstance.ID

    case received(Event)
    /// `targetViewController(forAction:sender:)`: the searched controllers, nearest first, and the outcome.
    case soughtTarget(Action, sender: Instance, asked: [Asked], outcome: TargetOutcome)

    case pushed(Instance, onto: Instance)
    /// The popped controllers, from the top down.
    case popped([Instance], from: Instance)
    case presented(Instance, by: Instance, as: PresentationForm)
    /// The presented controller, followed by the controllers that it presented.
    case dismissed([Instance])
    case replaced(Instance?, by: Instance, in: Instance)
    case unwound(to: Instance)
    /// The selected tab. `nil` is the More list.
    case selectedTab(Instance?, in: Instance)
    case sidebarChanged(Instance, isHidden: Bool)
    case turnedPage(to: Instance, in: Instance)
    /// A large title collapses or expands with the scroll view that the navigation bar follows.
    case largeTitle(of: Instance, collapses: Bool, with: ViewID)
    /// The bar's title stays because the content of another scroll view moves, or of one that begins below the bar.
    case largeTitleStays(of: Instance, follows: FollowedView?, dragged: ViewID)
    /// A navigation controller hides or shows its bars.
    case bars(of: Instance, hides: Bool, BarHiding)
    case tabBar(of: Instance, isMinimized: Bool)
    /// An action moves the content of a scroll view.
    case scrolled(ViewID, in: Instance, toShow: ViewID)

    /// A delegate's method and its return value, if any.
    case askedDelegate(of: Instance, DelegateMethod, answer: String?)
    case calledDelegate(of: Instance, DelegateMethod, ModalPresentationStyle)
    case collapsed(Instance, onto: Instance, merged: [Instance])
    /// The secondary of an expanded split view, and whether it came from the primary's stack.
    case expanded(Instance, secondary: Instance?, isSeparated: Bool)
    case displayModeChanged(Instance, from: SplitDefinition.DisplayMode, to: SplitDefinition.DisplayMode)
    case released(Instance, by: Instance)
    case adapted(Instance, from: PresentationForm, to: PresentationForm)
    case selectedDetent(Instance, SheetDetent)
    /// A sheet avoids the keyboard, or returns: to another detent, or to another position of its edge.
    case movedByKeyboard(Instance, SheetDetent?, appears: Bool)
    /// A sheet's detent became inactive or active because the vertical size class changed.
    case movedToDetent(Instance, from: SheetDetent, to: SheetDetent)
    /// UIKit raises an exception.
    case noActiveDetent(Instance)

    case willTransitionToTraits(Instance, [TraitChange])
    case viewWillTransition(Instance, from: Size, to: Size)
    /// `traitCollectionDidChange(_:)`: deprecated in iOS 17 for `registerForTraitChanges`, but still called.
    case traitCollectionDidChange(Instance, [TraitChange])
    /// `traitCollectionDidChange(nil)`: the first appearance up to iOS 12.
    case traitCollectionDidChangeFromNothing(Instance)
    /// `traitCollectionDidChange(_:)` of a trait environment other than a controller.
    case environmentTraitsDidChange(TraitEnvironment, [TraitChange])
    case appearance([AppearanceCallback])
    case posted(Notification)
    /// An adaptive element starts or stops applying. The entry's path names it.
    case adaptiveElementUpdated(Instance, element: DocumentPath, holds: Bool)
    /// `windowScene(_:didUpdateEffectiveGeometry:)`, from iOS 26.
    case effectiveGeometryUpdated(from: SceneGeometry, to: SceneGeometry)
    /// `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`, up to iOS 18.
    case sceneUpdated(from: SceneGeometry, to: SceneGeometry)
    case windowReplaced(WindowConfiguration, with: WindowConfiguration)
    /// A controller does not support the former orientation. `nil` if the interface returned to the device's.
    case turned(to: InterfaceOrientation, for: Instance?)
    /// UIHingeInteraction: the hinge's status changed.
    case hingeUpdated(Posture)
    case displaySwitched(toInner: Bool, InterfaceOrientation)
    /// `isActive` of `reservedRegions(kind: .division)`, with the frame in the window.
    case divisionUpdated(isActive: Bool, Rect)

    case touch(PressOutcome, TouchSubject)
    case homeScreen(HomeScreen.Outcome)
    /// The system lays out the app for the snapshots of the app switcher. The entries of these layouts follow.
    case takesSnapshots
    case delegateCall(DelegateCall)
    /// The titles of the new UIApplication.shortcutItems.
    case shortcutItemsSet([String])
    case quickActionLeftOut(QuickActionMenu.LeftOut)

    case viewChanged(ViewID, ViewProperty, PropertyValue)
    case variableChanged(String, PropertyValue)
    /// The first of several actions whose condition holds. The entry's path names the action.
    case choseAction([ResolvedAdaptiveElement.Reason])

    case textInput(TextInputCall, ViewID, ViewKind)

    case search(SearchCall, Instance)

    case ignored(Reason)

    case droppedOnReload(Instance)
    case addedOnReload(Instance)

    public struct Asked: Hashable, Sendable {
        public var controller: Instance
        public var answer: Answer

        public init(_ controller: Instance, _ answer: Answer) {
            self.controller = controller
            self.answer = answer
        }
    }

    public enum Answer: Hashable, Sendable {
        /// The class inherits UIViewController's method.
        case doesNotOverride
        /// `canPerformAction(_:withSender:)` returns false. The search continues.
        case refuses
        case takes
    }

    public enum DelegateMethod: String, Hashable, Sendable {
        case primaryForCollapsing = "primaryViewController(forCollapsing:)"
        case primaryForExpanding = "primaryViewController(forExpanding:)"
        case collapseSecondary = "splitViewController(_:collapseSecondary:onto:)"
        case separateSecondary = "splitViewController(_:separateSecondaryFrom:)"
        case topColumnForCollapsing = "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
        case adaptivePresentationStyle = "adaptivePresentationStyle(for:traitCollection:)"
        case adaptiveStyleInCompactWidth = "adaptivePresentationStyle(for:)"
        case viewControllerForAdaptiveStyle = "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
        case willPresent = "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
        case shouldDismiss = "presentationControllerShouldDismiss(_:)"
        case willDismiss = "presentationControllerWillDismiss(_:)"
        case didDismiss = "presentationControllerDidDismiss(_:)"
        case didAttemptToDismiss = "presentationControllerDidAttemptToDismiss(_:)"
    }

    public indirect enum TargetOutcome: Hashable, Sendable {
        case push(by: Instance)
        case replaceColumn(SplitDefinition.Column, of: Instance)
        /// A collapsed split view forwards `show` to its child, or to the detail in the child, which pushes the controller.
        case forwardToChild(Instance, of: Instance)
        /// A collapsed split view presents the controller, because its child does not override `show`.
        case presentFromSplit(Instance)
        /// A collapsed split view presents the controller, because its detail does not override `show`.
        case presentForDetail(Instance, of: Instance)
        case replaceChild(of: Instance)
        case presentModally
    }

    /// A changed trait. `nil` means unspecified.
    public struct TraitChange: Hashable, Sendable {
        public var trait: Trait
        public var old: TraitValue?
        public var new: TraitValue?

        public init(_ trait: Trait, from old: TraitValue?, to new: TraitValue?) {
            self.trait = trait
            self.old = old
            self.new = new
        }
    }

    /// An adopter of UITraitEnvironment other than a controller.
    public enum TraitEnvironment: Hashable, Sendable {
        case screen
        /// The window scene, from iOS 13.
        case windowScene
        case window
        case presentationController(of: Instance)
        case views([ViewID], of: Instance)
    }

    public enum Notification: Hashable, Sendable {
        case deviceOrientationDidChange(from: InterfaceOrientation, to: InterfaceOrientation)
        /// UIApplication.willChangeStatusBarOrientationNotification, deprecated in iOS 13.
        case statusBarOrientationWillChange(to: InterfaceOrientation)
        /// UIApplication.didChangeStatusBarOrientationNotification, deprecated in iOS 13.
        case statusBarOrientationDidChange(from: InterfaceOrientation)
        /// UIContentSizeCategory.didChangeNotification. Before iOS 10 it was the only callback of Dynamic Type.
        case contentSizeCategoryDidChange(to: ContentSizeCategory)
        /// A keyboard notification, with keyboardFrameEndUserInfoKey in the screen's coordinates.
        case keyboard(KeyboardMoment, frame: Rect)
        /// UIViewController.showDetailTargetDidChangeNotification: a split view collapsed or expanded.
        case showDetailTargetDidChange(Instance)
    }

    public indirect enum Reason: Hashable, Sendable {
        case noSuchController(String)
        case touch(TouchObstacle)
        case noSuchView(ViewID, in: Instance)
        case notInstalled(ViewID, in: Instance)
        case hidden(ViewID, in: Instance)
        case disabled(ViewID, in: Instance)
        case noAction(ViewID, in: Instance)
        /// The controller does not have the variable. An alert's action may be performed for any controller.
        case noSuchVariable(String, in: Instance)
        /// A control's value does not fit a numeric or Boolean variable, which keeps its value.
        case otherType(String, PropertyValue, found: String)
        case noConditionHolds
        case notOfControl(ViewProperty, ViewID, in: Instance)
        case noNavigationController(above: Instance, Action)
        /// UIKit raises an exception.
        case cannotPushNavigationController(ControllerID)
        case undefinedController(ControllerID)
        case tooManyControllers(limit: Int)
        case tooMuchText
        /// A string is too long after the control's value is filled in.
        case textTooLong(ViewID, ViewProperty, length: Int)
        case nothingToPop(Instance)
        case noBackButton
        case nothingPresented
        case covered(Instance, by: Instance)
        /// A container's dimming view is in front of its child.
        case dimmed(Instance, by: Instance)
        case noTabBar
        case noTab(Int)
        case noMore
        case noSidebar(Instance)
        case noTabBarController(above: Instance)
        case noSplitView
        case noKeyboard
        case noReturnKey(KeyboardType)
        case returnBeginsLine(ViewID)
        case noReturnAction(ViewID, key: String)
        case noHideKey
        case notFirstResponder(ViewID)
        case nobodyEdits(in: Instance)
        case nobodySearches(in: Instance)
        case noOverflow(in: Instance)
        case dimmedBySearch(Instance)
        /// The version of iOS shows no search bar there, or scrolling hides it.
        case noSearchBar(in: Instance)
        case goesOnEditing(Instance)
        case nothingToDrag(ViewID)
        /// All of the content or its end is visible.
        case cannotScroll(ViewID)
        case noScrollView(around: ViewID)
        case noRow(Int, in: ViewID)
        case keyboardStays(KeyboardDismissMode, ViewID)
        case noColumn(SplitDefinition.Column, in: Instance)
        case secondaryAlwaysShows
        case columnCannotHide(SplitDefinition.Column, in: Instance)
        case gestureSwitchedOff(Instance)
        case nothingToSwipe
        case nothingDimmed
        case noSheet
        case noDetent(SheetDetent, in: Instance)
        case inactiveDetent(SheetDetent, in: Instance)
        /// UIKit raises an exception.
        case noActiveDetent(ControllerID)
        case staysPresented(Instance)
        case nothingToUnwindTo(ControllerID)
        case orientationNotSupported(InterfaceOrientation)
        /// UIViewController.supportedInterfaceOrientations of the app and the controller exclude the orientation.
        case orientationRefused(InterfaceOrientation, by: Instance)
        case windowNotSupported(WindowConfiguration)
        case windowRefused(WindowConfiguration, WindowObstacle)
        case windowStaysUpright
        /// The app declares UIRequiresFullScreen and receives its size only after the drag.
        case resizesInSteps
        case doesNotFold
        case noSplitWhileClosed, noSplitInPortrait
        case noTexts(in: AppLanguage)
        case nothingNew
        /// The environment changed, but no controller's traits or size changed.
        case nobodyConcerned
    }
}
