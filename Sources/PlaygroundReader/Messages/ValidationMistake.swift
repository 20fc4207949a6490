import PlaygroundModel

/// Mistakes with valid keys and values: unknown names, and combinations that UIKit does not permit.
indirect enum ValidationMistake: Equatable, Sendable {
    case laterFormat(Int, known: Int)
    case unknownKind(String, subject: String, known: [String])

    case unknownDevice(String, known: [String])
    case orientationNotAvailable(String, device: String, available: [String])
    case splitNotAvailable(String, device: String, orientation: InterfaceOrientation, available: [String], elsewhere: String?)
    case splitBeforeSystem9(String)
    case splitWhileClosed(String, device: String)
    case doesNotFold(String)
    case windowTooLarge(String, device: String, screen: Size)
    case windowRefused(String, device: String, WindowObstacle)
    case windowTooSmall(String, least: Size)
    /// Windows outside an iPhone's screen stay in portrait.
    case windowStaysUpright(device: String)
    case splitAndWindow
    case notMadeFor(UserInterfaceIdiom, device: String)
    case emptyDeviceFamily
    case unknownSDK(String, known: [SystemVersion])
    case noDeviceLeft(group: String)
    case duplicateDevice(String)
    case emptySet(String)

    case badLanguage(String)
    case untranslated([String], language: String)

    case versionOutOfRange(String, supported: [SystemVersion])
    case unknownQuirk(String, known: [String])

    case unknownTrait(String, known: [String])
    case traitWithoutValues(String)
    case conditionNeverHolds(lower: String, upper: String)
    case contradiction(String)
    case noCondition(on: String)
    case badPattern(TextPattern.Mistake)
    case conditionOnRule(String)
    case otherType(String, expected: PropertyValue)
    case unknownVariable(String, known: [String])
    case constantVariable(String)

    case unknownController(String, known: [String])
    case controllerCycle([String])
    case navigationInNavigation(String)
    case navigationInArrangement(String)
    case controllersTooDeep(limit: Int)
    case unusedController(String)
    case cannotOverrideItself(String, version: SystemVersion)
    case notAnAncestor(String, of: String)
    case notYetThere(String, introduced: SystemVersion, version: SystemVersion)
    case answerOfOtherStyle(String, isOfColumnStyle: Bool)
    case sidebarWithoutMode(TabBarDefinition.Mode)
    case notAChild(String, of: String, children: [String])
    case actionCount(Int, known: [String])
    /// A string instead of an action's table.
    case actionWord(String, key: String, leadsToController: Bool, verbs: [String], known: [String])
    case largeTitleNowhere
    case toolbarNowhere
    /// `medium` is the only detent, and the sheet stays a sheet in compact height.
    case noActiveDetent
    /// The delegate implements only the older method, on a device that also adapts in regular width.
    case answerInCompactWidthAlone(device: String)
    /// A route without an action for one of the delivering methods.
    case routeWithout(QuickActions.Route.Delivery)
    case noCommonOrientation
    /// The controller is always in a container, so that UIKit does not ask it.
    case orientationsNotAsked(String)
    case nothingToSearchWith(String)
    /// UIDesignRequiresCompatibility applies only to apps built for iOS 26.
    case ignoredBySDK(String, SystemVersion)

    case takesNoText(String, kind: ViewKind, inputs: [String])
    case unknownView(String, known: [String])
    case unknownSegue(String, known: [String])
    case viewCycle([String])
    case viewInTwoSuperviews(String, superviews: [String])
    case viewsTooDeep(limit: Int)
    case notArranged(String, stack: String, arranged: [String])
    case listInCell(ViewKind)
    /// A view that is not a scroll view. `known` are the names of scroll views.
    case notScrollView(String, known: [String])
    case titleViewInView(String, superview: String)
    /// A view outside the tab bar's accessory. `accessory` is `nil` without one.
    case viewBesideAccessory(String, accessory: String?)
    case fieldsInActionSheet
    case preferredActionInActionSheet
    case unknownAction(String, known: [String])
    /// A key for UIKit's cell styles, in a row with its own views.
    case keyBesideOwnCell(String, owner: String)
    /// A key for cells with a content configuration in a row without one, or the reverse.
    case labelOfOtherCell(String, counterpart: String, isConfigured: Bool)
    case unknownPlaceholder(String, known: [String])
    case unknownFontWidths(family: String)
    case markWithoutEffect(StyledText.Fault.FaultKind)
    /// A group of a compositional layout has no items.
    case groupWithoutItems
    /// Two edges of an anchor contradict each other.
    case contradictingEdges(String, String)
    case unknownElementKind(String, known: [String])

    static func notYetThere(_ key: String, _ feature: SystemFeature, _ profile: BehaviourProfile) -> ValidationMistake {
        .notYetThere(key, introduced: feature.availability.introduced, version: profile.version)
    }
}
