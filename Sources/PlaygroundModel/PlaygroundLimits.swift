/// Limits of files and events, larger than any playground that a person writes, and small enough to handle a save within a second.
///
/// Each is checked before anything beyond it is built.
public enum PlaygroundLimits {
    // MARK: Files

    /// The size of a playground with all its included files.
    public static let playgroundBytes = 2_000_000
    /// Included files, directly or through others, and the depth of inclusion.
    public static let includedFiles = 100
    public static let includeDepth = 32
    /// An Info.plist, a strings file or any other attached file.
    public static let attachmentBytes = 1 << 20
    public static let iconBytes = 64 << 10
    /// The Markdown of a lesson, its steps, the hints of one step, and the checks of the lesson.
    public static let lessonBytes = 256 << 10
    public static let lessonSteps = 60
    public static let lessonHints = 20
    public static let lessonChecks = 200
    /// Strings, numbers, tables and arrays of the document.
    public static let documentValues = 200_000
    /// Keys and indices that lead to one value.
    public static let documentDepth = 64
    /// Values of a property list, repeated references counted each time, and its depth. An Info.plist is about six levels deep.
    public static let propertyListValues = 100_000
    public static let propertyListDepth = 40
    /// Entries of a list or table without a limit of its own, such as a bar's items.
    public static let listLength = 2_000
    /// Bytes of one text; a filled-in text beyond it is cut.
    public static let textBytes = 10_000
    /// Bytes of the texts of all rows of one controller, repetitions included, and of filled-in translations.
    public static let rowTextBytes = 250_000
    public static let translatedBytes = 5_000_000
    public static let languages = 100
    /// Playgrounds of one folder.
    public static let files = 500
    /// Listed mistakes; the others are counted.
    public static let diagnostics = 50

    // MARK: Constraint logs

    /// Bytes of a pasted log, the explained logs in it, and the constraints of one.
    public static let logBytes = 1_000_000
    public static let logs = 100
    public static let loggedConstraints = 5_000

    // MARK: The app

    public static let componentDepth = 10
    public static let controllers = 500
    public static let controllerDepth = 40
    /// Controllers that exist at the same time on a device, with their children.
    public static let livingControllers = 200
    /// Of one controller, repeated rows of lists included.
    public static let views = 2_000
    /// Of one controller, repeated cells of lists included.
    public static let constraints = 5_000
    /// Different priorities of one controller. The solver keeps a number for each at every edge: 900 of them took a thousand views 8 s.
    public static let priorities = 50
    public static let layoutGuides = 500
    public static let viewDepth = 60
    public static let rows = 400
    /// Variables of one controller.
    public static let variables = 100

    /// Bytes of one controller's arguments, and of the texts that they are filled into.
    public static let argumentBytes = 10_000
    public static let filledBytes = 100_000
    /// Bytes of typed, set and filled-in texts of all controllers that exist on a device.
    public static let stateBytes = 200_000
    /// The same for all moments in a device's history; the oldest are dropped.
    public static let historyBytes = 2_000_000

    // MARK: The page

    /// More than every device in every orientation and split.
    public static let devices = 250
    /// Device sets, and bytes of the name of a set or a device.
    public static let sets = 50
    public static let nameBytes = 200
    /// Views on one device's screen, times devices.
    public static let viewsOnPage = 10_000
    /// Constraints active on one device, times devices: 1,250,000 took 1.5 s.
    public static let constraintsOnPage = 500_000
    /// Bytes of the texts on one device's screen, times devices.
    public static let textOnPage = 10_000_000
    /// Bytes of one message to a page. The page reports a longer one, which is not sent.
    public static let messageBytes = 50_000_000
    /// Bytes of one line of a log; a longer one is cut.
    public static let logLineBytes = 2_000

    // MARK: Layout

    /// In points, for edges and sizes. A constraint that leads beyond it is ignored.
    public static let coordinate = 10_000_000.0
    /// Listed issues of one controller's layout.
    public static let layoutIssues = 100

    // MARK: Events

    /// Bytes of an event's text form.
    public static let eventBytes = 4_000
    /// Scenarios of a playground, steps and events of each, and claims of one step: they bound the duration of a check.
    public static let scenarios = 500
    public static let scenarioSteps = 100
    public static let scenarioEvents = 300
    public static let scenarioClaims = 300
    /// In points, for a window's width and height and a sheet's height. The largest screen is 1366 points long.
    public static let windowLength = 10_000.0
}
