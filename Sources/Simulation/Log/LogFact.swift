import PlaygroundModel

/// Everything that can happen on a device, in UIKit's words. `LogEntry+Sentence.swift` has the sentences.
public enum LogFact: Hashable, Sendable {
    public typealias Instance = ControllerInstance.ID

    /// The first entry of an event.
    case received(Event)
    /// `targetViewController(forAction:sender:)`: the controllers that were asked, nearest first, and the outcome.
    case soughtTarget(Action, sender: Instance, asked: [Asked], outcome: TargetOutcome)

    case pushed(Instance, onto: Instance)
    /// From the top down.
    case popped([Instance], from: Instance)
    case presented(Instance, by: Instance, as: PresentationForm)
    /// The presented controller, then those that it presented itself.
    case dismissed([Instance])
    /// A controller was replaced in a container; `nil` for an empty place.
    case replaced(Instance?, by: Instance, in: Instance)
    case unwound(to: Instance)
    /// `nil` is the list behind More.
    case selectedTab(Instance?, in: Instance)
    /// UITabBarController.Sidebar.isHidden.
    case sidebarChanged(Instance, isHidden: Bool)
    case turnedPage(to: Instance, in: Instance)

    /// A delegate's method, with its return value if it has one.
    case askedDelegate(of: Instance, DelegateMethod, answer: String?)
    case calledDelegate(of: Instance, DelegateMethod, ModalPresentationStyle)
    /// A split view collapsed: its remaining child, and the columns pushed onto its stack.
    case collapsed(Instance, onto: Instance, merged: [Instance])
    /// A split view expanded: its secondary, and whether that came from the primary's stack.
    case expanded(Instance, secondary: Instance?, isSeparated: Bool)
    case displayModeChanged(Instance, from: SplitDefinition.DisplayMode, to: SplitDefinition.DisplayMode)
    /// A split view released a hidden controller that it had kept.
    case released(Instance, by: Instance)
    /// The form of a presentation changed with the size classes.
    case adapted(Instance, from: PresentationForm, to: PresentationForm)
    case selectedDetent(Instance, SheetDetent)
    /// A sheet's detent became inactive or active with the vertical size class.
    case movedToDetent(Instance, from: SheetDetent, to: SheetDetent)
    /// A sheet has no active detent: UIKit raises an exception.
    case noActiveDetent(Instance)

    /// `willTransition(to:with:)`, before the traits change.
    case willTransitionToTraits(Instance, [TraitChange])
    case viewWillTransition(Instance, from: Size, to: Size)
    /// `traitCollectionDidChange(_:)`. Deprecated in iOS 17 for `registerForTraitChanges`, and still called.
    case traitCollectionDidChange(Instance, [TraitChange])
    /// `traitCollectionDidChange(nil)`: the first appearance up to iOS 12.
    case traitCollectionDidChangeFromNothing(Instance)
    /// `traitCollectionDidChange(_:)` of a trait environment other than a controller.
    case environmentTraitsDidChange(TraitEnvironment, [TraitChange])
    /// Appearance callbacks in UIKit's order.
    case appearance([AppearanceCallback])
    case posted(Notification)
    /// An adaptive element began or ceased to hold; the entry's path names it.
    case adaptiveElementUpdated(Instance, element: DocumentPath, holds: Bool)
    /// `windowScene(_:didUpdateEffectiveGeometry:)`, from iOS 26 on.
    case effectiveGeometryUpdated(from: SceneGeometry, to: SceneGeometry)
    /// `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`, up to iOS 18.
    case sceneUpdated(from: SceneGeometry, to: SceneGeometry)
    /// The device does not have such a window in this orientation.
    case windowReplaced(WindowConfiguration, with: WindowConfiguration)
    /// The interface turned by itself, since a controller does not support the former orientation; `nil` back to how the device is held.
    case turned(to: InterfaceOrientation, for: Instance?)
    /// UIHingeInteraction: the hinge's status changed.
    case hingeUpdated(Posture)
    /// The scene moved to the other display of a device that folds.
    case displaySwitched(toInner: Bool, InterfaceOrientation)
    /// `isActive` of `reservedRegions(kind: .division)`, with the frame in the window.
    case divisionUpdated(isActive: Bool, Rect)

    case touch(PressOutcome, TouchSubject)
    case homeScreen(HomeScreen.Outcome)
    /// The system lays the app out for the pictures of the app switcher, before the entries that follow.
    case takesSnapshots
    case delegateCall(DelegateCall)
    /// UIApplication.shortcutItems was set, to actions with these titles.
    case shortcutItemsSet([String])
    case quickActionLeftOut(QuickActionMenu.LeftOut)

    case viewChanged(ViewID, ViewProperty, PropertyValue)
    case variableChanged(String, PropertyValue)
    /// Of several actions the one whose condition holds; the entry's path names it.
    case choseAction([ResolvedAdaptiveElement.Reason])

    /// A call of the delegate of a view with text.
    case textInput(TextInputCall, ViewID, ViewKind)

    case search(SearchCall, Instance)

    case ignored(Reason)

    /// A changed file no longer has the controller, or has another kind of it.
    case droppedOnReload(Instance)
    /// A changed file adds a controller to a parent.
    case addedOnReload(Instance)

    /// A controller in the search for an action's target, with its answer.
    public struct Asked: Hashable, Sendable {
        public var controller: Instance
        public var answer: Answer

        public init(_ controller: Instance, _ answer: Answer) {
            self.controller = controller
            self.answer = answer
        }
    }

    public enum Answer: Hashable, Sendable {
        /// Its class inherits UIViewController's own version of the method.
        case doesNotOverride
        /// Its `canPerformAction(_:withSender:)` returns false, so it is skipped.
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

    /// What the target does, or what happens without one.
    public enum TargetOutcome: Hashable, Sendable {
        case push(by: Instance)
        /// An expanded split view puts the controller into a column.
        case replaceColumn(SplitDefinition.Column, of: Instance)
        /// A collapsed split view forwards `show` to its one child, or to the detail there, which pushes.
        case forwardToChild(Instance, of: Instance)
        /// A collapsed split view whose child does not override `show` presents.
        case presentFromSplit(Instance)
        /// A collapsed split view presents for its detail, which does not override `show`.
        case presentForDetail(Instance, of: Instance)
        /// A custom container replaces the sender's branch.
        case replaceChild(of: Instance)
        /// Without a target the window's root presents.
        case presentModally
    }

    /// A trait before and after; `nil` means unspecified.
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
        /// From iOS 13 on.
        case windowScene
        case window
        case presentationController(of: Instance)
        /// Views of one controller with the same changes.
        case views([ViewID], of: Instance)
    }

    /// A notification that an app can observe.
    public enum Notification: Hashable, Sendable {
        case deviceOrientationDidChange(from: InterfaceOrientation, to: InterfaceOrientation)
        /// UIApplication.willChangeStatusBarOrientationNotification, deprecated in iOS 13.
        case statusBarOrientationWillChange(to: InterfaceOrientation)
        /// UIApplication.didChangeStatusBarOrientationNotification, deprecated in iOS 13.
        case statusBarOrientationDidChange(from: InterfaceOrientation)
        /// UIContentSizeCategory.didChangeNotification: before iOS 10 the only sign of Dynamic Type, which was no trait.
        case contentSizeCategoryDidChange(to: ContentSizeCategory)
        /// A keyboard notification, with keyboardFrameEndUserInfoKey in the screen's coordinates.
        case keyboard(KeyboardMoment, frame: Rect)
        /// UIViewController.showDetailTargetDidChangeNotification, when a split view collapses or expands: the targets of rows may change.
        case showDetailTargetDidChange(Instance)
    }

    /// Why an event has no effect.
    public enum Reason: Hashable, Sendable {
        case noSuchController(String)
        case touch(TouchObstacle)
        case noSuchView(ViewID, in: Instance)
        case notInstalled(ViewID, in: Instance)
        case hidden(ViewID, in: Instance)
        case disabled(ViewID, in: Instance)
        case noAction(ViewID, in: Instance)
        /// An action of an alert may be performed for any controller.
        case noSuchVariable(String, in: Instance)
        /// Of several actions none has a condition that holds.
        case noConditionHolds
        case notOfControl(ViewProperty, ViewID, in: Instance)
        case noNavigationController(above: Instance, Action)
        /// UIKit raises an exception here.
        case cannotPushNavigationController(ControllerID)
        case undefinedController(ControllerID)
        case tooManyControllers(limit: Int)
        case tooMuchText
        /// With a control's value filled in.
        case textTooLong(ViewID, ViewProperty, length: Int)
        case nothingToPop(Instance)
        case noBackButton
        case nothingPresented
        /// A presentation covers the controller, or takes its touches.
        case covered(Instance, by: Instance)
        case noTabBar
        case noTab(Int)
        case noMore
        case noSidebar(Instance)
        case noTabBarController(above: Instance)
        case noSplitView
        case noKeyboard
        case noReturnKey(KeyboardType)
        /// In a text view Return is a character.
        case returnBeginsLine(ViewID)
        case noReturnAction(ViewID, key: String)
        /// Only an iPad's keyboard has the key.
        case noHideKey
        case notFirstResponder(ViewID)
        case nobodyEdits(in: Instance)
        case nobodySearches(in: Instance)
        case noOverflow(in: Instance)
        case dimmedBySearch(Instance)
        /// The version of iOS has no search bar there, or scrolling hides it.
        case noSearchBar(in: Instance)
        /// A tap on the controller's view does not end editing.
        case goesOnEditing(Instance)
        case nothingToDrag(ViewID)
        case keyboardStays(KeyboardDismissMode, ViewID)
        case noColumn(SplitDefinition.Column, in: Instance)
        /// The secondary is always visible.
        case secondaryAlwaysShows
        case columnCannotHide(SplitDefinition.Column, in: Instance)
        case gestureSwitchedOff(Instance)
        case nothingToSwipe
        case nothingDimmed
        case noSheet
        case noDetent(SheetDetent, in: Instance)
        /// UIKit raises an exception here.
        case noActiveDetent(ControllerID)
        case staysPresented(Instance)
        case nothingToUnwindTo(ControllerID)
        case orientationNotSupported(InterfaceOrientation)
        /// UIViewController.supportedInterfaceOrientations of the app and the controller do not contain it.
        case orientationRefused(InterfaceOrientation, by: Instance)
        case windowNotSupported(WindowConfiguration)
        case windowRefused(WindowConfiguration, WindowObstacle)
        /// A window of an iPhone app outside the phone's screen stays upright.
        case windowStaysUpright
        /// The app declares UIRequiresFullScreen, and gets the size only after the drag.
        case resizesInSteps
        case doesNotFold
        /// Only the inner display of a device that folds has Split View, in landscape.
        case noSplitWhileClosed, noSplitInPortrait
        case noTexts(in: AppLanguage)
        /// The state is already so.
        case nothingNew
        /// The environment changed, but no trait or size of any controller did.
        case nobodyConcerned
    }
}
