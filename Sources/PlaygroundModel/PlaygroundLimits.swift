/// Limits above any handwritten playground, low enough to handle a save within a second. They are checked before anything is built.
public enum PlaygroundLimits {
    // MARK: Files

    /// Bytes of a playground with all included files.
    public static let playgroundBytes = 2_000_000
    /// Files that are included directly or indirectly, and the depth of inclusion.
    public static let includedFiles = 100
    public static let includeDepth = 32
    /// Bytes of an Info.plist, a strings file or any other attached file.
    public static let attachmentBytes = 1 << 20
    public static let iconBytes = 64 << 10
    /// Font files of an app. Every page contains all of them.
    public static let fontFiles = 16
    /// Bytes of a lesson's Markdown.
    public static let lessonBytes = 256 << 10
    public static let lessonSteps = 60
    public static let lessonHints = 20
    public static let lessonChecks = 200
    /// Strings, numbers, tables and arrays of the document.
    public static let documentValues = 200_000
    /// Keys and indices of one path.
    public static let documentDepth = 64
    /// Values of a property list, with repeated references counted each time. An Info.plist has about six levels.
    public static let propertyListValues = 100_000
    public static let propertyListDepth = 40
    /// Entries of a list or table without its own limit, such as a bar's items.
    public static let listLength = 2_000
    /// Bytes of one string. A longer filled-in string is cut.
    public static let textBytes = 10_000
    /// Bytes of the strings of all rows of one controller, with repetitions, and of filled-in translations.
    public static let rowTextBytes = 250_000
    public static let translatedBytes = 5_000_000
    public static let languages = 100
    /// Playgrounds in one folder.
    public static let files = 500
    /// Listed mistakes. Further mistakes are counted only.
    public static let diagnostics = 50

    // MARK: Constraint logs

    /// Bytes of a pasted log, explained logs in it, and constraints of one log.
    public static let logBytes = 1_000_000
    public static let logs = 100
    public static let loggedConstraints = 5_000

    // MARK: The app

    public static let componentDepth = 10
    public static let controllers = 500
    public static let controllerDepth = 40
    /// Controllers alive at the same time on a device, with their children.
    public static let livingControllers = 200
    /// Views of a controller, including repeated list rows.
    public static let views = 2_000
    /// Constraints of a controller, including repeated list cells.
    public static let constraints = 5_000
    /// Different priorities of a controller. The solver keeps a number for each at every edge: 900 took 8 s for 1,000 views.
    public static let priorities = 50
    public static let layoutGuides = 500
    public static let viewDepth = 60
    public static let rows = 400
    /// The depth of submenus, including sections.
    public static let menuDepth = 10
    /// Variables of a controller.
    public static let variables = 100

    /// Bytes of one controller's arguments, and of the strings filled with them.
    public static let argumentBytes = 10_000
    public static let filledBytes = 100_000
    /// Bytes of typed, set and filled-in strings of all controllers alive on a device.
    public static let stateBytes = 200_000
    /// Bytes of the same strings in a device's whole history. The oldest steps are dropped.
    public static let historyBytes = 2_000_000

    // MARK: The page

    /// Devices of a page: more than every device in every orientation and split.
    public static let devices = 250
    /// Device sets, and bytes of the name of a set or a device.
    public static let sets = 50
    public static let nameBytes = 200
    /// Views on one device's screen × devices.
    public static let viewsOnPage = 10_000
    /// Constraints active on one device × devices: 1,250,000 took 1.5 s.
    public static let constraintsOnPage = 500_000
    /// Bytes of text on one device's screen × devices.
    public static let textOnPage = 10_000_000
    /// Bytes of one message to a page. A longer one is not sent, and the page reports it.
    public static let messageBytes = 50_000_000
    /// Bytes of one log line. A longer one is cut.
    public static let logLineBytes = 2_000

    // MARK: Layout

    /// The maximum coordinate of an edge and the maximum size, in points. A constraint that leads beyond it is ignored.
    public static let coordinate = 10_000_000.0
    /// The listed issues of a controller.
    public static let layoutIssues = 100

    // MARK: Events

    public static let eventBytes = 4_000
    /// Limits of a playground, a scenario or a step. They bound the duration of a check.
    public static let scenarios = 500
    public static let scenarioSteps = 100
    public static let scenarioEvents = 300
    public static let scenarioClaims = 300
    /// The maximum width and height of a window, and the maximum height of a sheet, in points. The longest screen is 1366 points long.
    public static let windowLength = 10_000.0
}
