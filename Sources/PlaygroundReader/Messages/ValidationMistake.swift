import PlaygroundModel

/// Mistakes with valid keys and values: unknown names, and arrangements that UIKit does not have. The text is in
/// `ValidationMistake+Prose.swift`.
enum ValidationMistake: Equatable, Sendable {
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
    /// A window on an iPhone that is not upright.
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
    /// Two values of one thing in a condition.
    case contradiction(String)
    /// A condition on a property of a type that cannot be compared.
    case noCondition(on: String)
    /// A condition on a property that an adaptive element sets.
    case conditionOnRule(String)
    /// A value of another type than a variable's or a property's.
    case otherType(String, expected: PropertyValue)
    case unknownVariable(String, known: [String])
    /// No action changes it.
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
    /// A word instead of an action's table.
    case actionWord(String, key: String, leadsToController: Bool, verbs: [String], known: [String])
    /// largeTitleDisplayMode although no navigation controller has large titles.
    case largeTitleNowhere
    /// `medium` as the only detent of a sheet that stays a sheet in compact height.
    case noActiveDetent
    /// The answer of a delegate's older method alone, on a device that adapts in regular width, too.
    case answerInCompactWidthAlone(device: String)
    /// A quick action's route without an action for one of the methods that deliver it.
    case routeWithout(QuickActions.Route.Delivery)
    /// The app's orientations and the controller's have none in common.
    case noCommonOrientation
    /// Orientations of a controller that is only ever in a container.
    case orientationsNotAsked(String)
    /// A key for the position of a search bar without a search controller.
    case nothingToSearchWith(String)

    /// With the views that take text.
    case takesNoText(String, kind: ViewKind, inputs: [String])
    case unknownView(String, known: [String])
    case unknownSegue(String, known: [String])
    case viewCycle([String])
    case viewInTwoSuperviews(String, superviews: [String])
    case viewsTooDeep(limit: Int)
    case notArranged(String, stack: String, arranged: [String])
    case listInCell(ViewKind)
    /// A key for UIKit's cell styles in a row with its own views.
    case keyBesideOwnCell(String, owner: String)
    case unknownPlaceholder(String, known: [String])
    case unknownFontWidths(family: String)
    case markWithoutEffect(StyledText.Fault.FaultKind)

    /// A key of a feature that is newer than the playground's version of iOS.
    static func notYetThere(_ key: String, _ feature: SystemFeature, _ profile: BehaviourProfile) -> ValidationMistake {
        .notYetThere(key, introduced: feature.availability.introduced, version: profile.version)
    }
}
