import PlaygroundModel

/// What can happen on a device, in UIKit's words. `LogEntry+Sentence.swift` says it in prose.
public enum LogFact: Hashable, Sendable {
    public typealias Instance = ControllerInstance.ID

    /// What came from outside, first of all entries of an event.
    case received(Event)
    /// `targetViewController(forAction:sender:)`: who was asked, nearest first, and what came of it.
    case soughtTarget(Action, sender: Instance, asked: [Asked], outcome: TargetOutcome)

    case pushed(Instance, onto: Instance)
    /// From the top down.
    case popped([Instance], from: Instance)
    case presented(Instance, by: Instance, as: PresentationForm)
    /// The presented controller, and those it had presented itself.
    case dismissed([Instance])
    /// A controller that made way for another in a container; `nil` where the place was empty.
    case replaced(Instance?, by: Instance, in: Instance)
    /// An unwind segue found the controller it goes back to.
    case unwound(to: Instance)
    /// The tab bar controller shows another controller, or the list behind More.
    case selectedTab(Instance?, in: Instance)
    /// UITabBarController.Sidebar.isHidden.
    case sidebarChanged(Instance, isHidden: Bool)
    case turnedPage(to: Instance, in: Instance)

    /// A delegate's method, and its answer where it has one.
    case askedDelegate(of: Instance, DelegateMethod, answer: String?)
    /// A delegate's method that tells it of a presentation's style.
    case calledDelegate(of: Instance, DelegateMethod, ModalPresentationStyle)
    /// A split view collapsed: what stays on screen, and the columns that were put onto its stack.
    case collapsed(Instance, onto: Instance, merged: [Instance])
    /// A split view expanded: what is its secondary now, and whether that came off the primary's stack.
    case expanded(Instance, secondary: Instance?, isSeparated: Bool)
    case displayModeChanged(Instance, from: SplitDefinition.DisplayMode, to: SplitDefinition.DisplayMode)
    /// The split view kept a controller to show it again, and needs it no longer.
    case released(Instance, by: Instance)
    /// A presentation took another form as the size classes changed.
    case adapted(Instance, from: PresentationForm, to: PresentationForm)
    case selectedDetent(Instance, SheetDetent)
    /// A sheet's detent became inactive, or active again, as the height's size class changed.
    case movedToDetent(Instance, from: SheetDetent, to: SheetDetent)
    /// A sheet is left without an active detent: UIKit raises an exception.
    case noActiveDetent(Instance)

    /// `willTransition(to:with:)`, while the old traits still hold.
    case willTransitionToTraits(Instance, [TraitChange])
    /// `viewWillTransition(to:with:)`.
    case viewWillTransition(Instance, from: Size, to: Size)
    /// `traitCollectionDidChange(_:)`. Deprecated in iOS 17 for `registerForTraitChanges`, and still delivered.
    case traitCollectionDidChange(Instance, [TraitChange])
    /// `traitCollectionDidChange(nil)`: the first appearance up to iOS 12.
    case traitCollectionDidChangeFromNothing(Instance)
    /// `traitCollectionDidChange(_:)` of a trait environment that is no controller.
    case environmentTraitsDidChange(TraitEnvironment, [TraitChange])
    /// What controllers are told as their views come and go, in UIKit's order.
    case appearance([AppearanceCallback])
    case posted(Notification)
    /// An adaptive element that began or ceased to hold; the entry's path names it.
    case adaptiveElementUpdated(Instance, element: DocumentPath, holds: Bool)
    /// `windowScene(_:didUpdateEffectiveGeometry:)`, from iOS 26 on.
    case effectiveGeometryUpdated(from: SceneGeometry, to: SceneGeometry)
    /// `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`, up to iOS 18.
    case sceneUpdated(from: SceneGeometry, to: SceneGeometry)
    /// The device has no such window in this orientation and gives another.
    case windowReplaced(WindowConfiguration, with: WindowConfiguration)
    /// UIHingeInteraction: the hinge has another status.
    case hingeUpdated(Posture)
    /// The scene goes to the other display of a device that folds.
    case displaySwitched(toInner: Bool, InterfaceOrientation)
    /// `isActive` of what `reservedRegions(kind: .division)` gives, as the frame in the window.
    case divisionUpdated(isActive: Bool, Rect)

    /// What came of a press on an element.
    case touch(PressOutcome, TouchSubject)
    /// What came of a touch around the app.
    case homeScreen(HomeScreen.Outcome)
    /// The system lays the app out for the pictures of the app switcher, before the entries that follow.
    case takesSnapshots
    /// What the app's delegate is told.
    case delegateCall(DelegateCall)
    /// UIApplication.shortcutItems was set, to actions with these titles.
    case shortcutItemsSet([String])
    /// A menu has no room for a quick action.
    case quickActionLeftOut(QuickActionMenu.LeftOut)

    /// A person or an action gave a view's property a value.
    case viewChanged(ViewID, ViewProperty, PropertyValue)

    /// What the delegate of a view that takes text is told.
    case textInput(TextInputCall, ViewID, ViewKind)

    /// A search controller tells of itself.
    case search(SearchCall, Instance)

    /// The event or action changes nothing.
    case ignored(Reason)

    /// A changed file no longer has the controller, or has another kind of controller by its name.
    case droppedOnReload(Instance)
    /// A changed file gives a parent a controller it did not have.
    case addedOnReload(Instance)

    /// A controller asked whether it takes an action, and its answer.
    public struct Asked: Hashable, Sendable {
        public var controller: Instance
        public var answer: Answer

        public init(_ controller: Instance, _ answer: Answer) {
            self.controller = controller
            self.answer = answer
        }
    }

    /// What a controller answers when an action looks for its target.
    public enum Answer: Hashable, Sendable {
        /// Its class has UIViewController's own version of the method only, which makes it no target.
        case doesNotOverride
        /// Its `canPerformAction(_:withSender:)` is false, and it is skipped.
        case refuses
        case takes
    }

    /// A method of a delegate that UIKit asks.
    public enum DelegateMethod: String, Hashable, Sendable {
        case primaryForCollapsing = "primaryViewController(forCollapsing:)"
        case primaryForExpanding = "primaryViewController(forExpanding:)"
        case collapseSecondary = "splitViewController(_:collapseSecondary:onto:)"
        case separateSecondary = "splitViewController(_:separateSecondaryFrom:)"
        case topColumnForCollapsing = "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
        case adaptivePresentationStyle = "adaptivePresentationStyle(for:traitCollection:)"
        case viewControllerForAdaptiveStyle = "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
        case willPresent = "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
        case shouldDismiss = "presentationControllerShouldDismiss(_:)"
        case willDismiss = "presentationControllerWillDismiss(_:)"
        case didDismiss = "presentationControllerDidDismiss(_:)"
        case didAttemptToDismiss = "presentationControllerDidAttemptToDismiss(_:)"
    }

    /// What the controller found does, or what happens without one.
    public enum TargetOutcome: Hashable, Sendable {
        case push(by: Instance)
        /// An expanded split view puts the controller into a column.
        case replaceColumn(SplitDefinition.Column, of: Instance)
        /// A collapsed split view sends `show` to the one child it has, or to the detail on it, which pushes.
        case forwardToChild(Instance, of: Instance)
        /// A collapsed split view whose child has no `show` of its own presents.
        case presentFromSplit(Instance)
        /// A collapsed split view presents for its detail, which has no `show` of its own.
        case presentForDetail(Instance, of: Instance)
        /// A custom container puts the controller in the sender's place.
        case replaceChild(of: Instance)
        /// Nobody takes the action: the window's root presents.
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

    /// An adopter of UITraitEnvironment that is no controller.
    public enum TraitEnvironment: Hashable, Sendable {
        case screen
        /// From iOS 13 on.
        case windowScene
        case window
        /// That of a presented controller.
        case presentationController(of: Instance)
        /// Views of one controller that are told the same.
        case views([ViewID], of: Instance)
    }

    /// What an app can have subscribed to.
    public enum Notification: Hashable, Sendable {
        /// UIDevice.orientationDidChangeNotification.
        case deviceOrientationDidChange(from: InterfaceOrientation, to: InterfaceOrientation)
        /// UIApplication.willChangeStatusBarOrientationNotification, deprecated in iOS 13.
        case statusBarOrientationWillChange(to: InterfaceOrientation)
        /// UIApplication.didChangeStatusBarOrientationNotification, deprecated in iOS 13.
        case statusBarOrientationDidChange(from: InterfaceOrientation)
        /// UIContentSizeCategory.didChangeNotification: before iOS 10 the only word of Dynamic Type, which was no trait.
        case contentSizeCategoryDidChange(to: ContentSizeCategory)
        /// One of the keyboard's notifications, with keyboardFrameEndUserInfoKey, in the screen's coordinates.
        case keyboard(KeyboardMoment, frame: Rect)
        /// UIViewController.showDetailTargetDidChangeNotification, as a split view collapses or expands: rows may now lead
        /// elsewhere.
        case showDetailTargetDidChange(Instance)
    }

    /// Why nothing changes.
    public enum Reason: Hashable, Sendable {
        case noSuchController(String)
        case touch(TouchObstacle)
        case noSuchView(ViewID, in: Instance)
        case notInstalled(ViewID, in: Instance)
        case hidden(ViewID, in: Instance)
        case disabled(ViewID, in: Instance)
        case noAction(ViewID, in: Instance)
        /// A control has no such value.
        case notOfControl(ViewProperty, ViewID, in: Instance)
        case noNavigationController(above: Instance, Action)
        /// UIKit raises an exception here.
        case cannotPushNavigationController(ControllerID)
        case undefinedController(ControllerID)
        /// So many controllers live that no more are made.
        case tooManyControllers(limit: Int)
        /// The controllers that live have so much text that no more is kept.
        case tooMuchText
        /// With a control's value filled in.
        case textTooLong(ViewID, ViewProperty, length: Int)
        /// The stack is at its root.
        case nothingToPop(Instance)
        case noBackButton
        case nothingPresented
        /// What is presented covers the controller, or takes its touches.
        case covered(Instance, by: Instance)
        case noTabBar
        case noTab(Int)
        case noMore
        /// The tab bar controller has no sidebar here.
        case noSidebar(Instance)
        case noTabBarController(above: Instance)
        case noSplitView
        /// No view has the keyboard.
        case noKeyboard
        case noReturnKey(KeyboardType)
        /// In a text view Return is a character.
        case returnBeginsLine(ViewID)
        case noReturnAction(ViewID, key: String)
        /// Only an iPad's keyboard has a key that hides it.
        case noHideKey
        case notFirstResponder(ViewID)
        case nobodyEdits(in: Instance)
        case nobodySearches(in: Instance)
        case noOverflow(in: Instance)
        /// The controller is dimmed while somebody searches in it.
        case dimmedBySearch(Instance)
        /// There is no search bar on the screen: the version of iOS has none there, or scrolling hides it.
        case noSearchBar(in: Instance)
        /// The controller's view does not end editing when it is tapped.
        case goesOnEditing(Instance)
        case nothingToDrag(ViewID)
        case keyboardStays(KeyboardDismissMode, ViewID)
        case noColumn(SplitDefinition.Column, in: Instance)
        /// The secondary is always there; showing and hiding it is ignored.
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
        case windowNotSupported(WindowConfiguration)
        case windowRefused(WindowConfiguration, WindowObstacle)
        /// A window beside an iPhone stays upright.
        case windowStaysUpright
        /// The app says UIRequiresFullScreen, and hears of a size when the edge is let go.
        case resizesInSteps
        case doesNotFold
        /// Of a device that folds only the display inside has Split View, and in landscape alone.
        case noSplitWhileClosed, noSplitInPortrait
        /// The playground has no texts in the language.
        case noTexts(in: AppLanguage)
        /// The environment is so already.
        case nothingNew
        /// The environment changed, but no trait or size of any controller did.
        case nobodyConcerned
    }
}
