/// The most that a file or an event can ask for: more than any playground a person writes, and little enough that one save is
/// handled within a second.
///
/// Each is checked before anything is built of what exceeds it.
public enum PlaygroundLimits {
    // MARK: Files

    /// Bytes of the playground itself, and of all that it includes together with it.
    public static let playgroundBytes = 2_000_000
    /// Files that a playground includes, by itself and through others, and how many lead from it to one of them.
    public static let includedFiles = 100
    public static let includeDepth = 32
    /// Bytes of an Info.plist, a strings file or any other file beside the playground.
    public static let attachmentBytes = 1 << 20
    /// Bytes of an icon's drawing.
    public static let iconBytes = 64 << 10
    /// Values of the playground's document: strings, numbers, tables, arrays.
    public static let documentValues = 200_000
    /// Keys and indices that lead to one value.
    public static let documentDepth = 64
    /// Values of a property list, one that is referred to many times counted as often, and how deep they are nested. An
    /// Info.plist nests half a dozen deep.
    public static let propertyListValues = 100_000
    public static let propertyListDepth = 40
    /// Entries of any one list or table that no other limit is for, such as a bar's items.
    public static let listLength = 2_000
    /// Bytes of one text, also of one that is filled in: a longer one is cut.
    public static let textBytes = 10_000
    /// Bytes of the texts of all rows of one controller, as often as they repeat, and of what is filled into translations.
    public static let rowTextBytes = 250_000
    public static let translatedBytes = 5_000_000
    /// Languages that a playground has texts in.
    public static let languages = 100
    /// Playgrounds of one folder: with more it is not meant to be one of playgrounds.
    public static let files = 500
    /// Mistakes that are listed; of the others there is a number.
    public static let diagnostics = 50

    // MARK: Constraint logs

    /// Bytes of a pasted log, the logs in it that are explained, and the constraints of one that are looked at.
    public static let logBytes = 1_000_000
    public static let logs = 100
    public static let loggedConstraints = 5_000

    // MARK: The app

    /// Components in one another.
    public static let componentDepth = 10
    public static let controllers = 500
    /// Controllers in one another.
    public static let controllerDepth = 40
    /// Controllers that live at the same time on a device, each with all that it contains.
    public static let livingControllers = 200
    /// Of one controller, those in the rows of its lists counted as often as they repeat.
    public static let views = 2_000
    /// Of one controller, those of the cells of its lists counted as often as they repeat.
    public static let constraints = 5_000
    /// Different ones of one controller. The solver keeps a number for each at every edge: 900 of them took a thousand views 8 s.
    public static let priorities = 50
    public static let layoutGuides = 500
    public static let viewDepth = 60
    /// Rows of one list: more than a person scrolls through.
    public static let rows = 400

    /// Bytes of all that one controller is given, and of the texts that it is filled into.
    public static let argumentBytes = 10_000
    public static let filledBytes = 100_000
    /// Bytes of what people typed, of what was set since, and of the texts filled in of all controllers that live on a device.
    public static let stateBytes = 200_000
    /// The same of all moments that a device can go back to: the oldest are forgotten.
    public static let historyBytes = 2_000_000

    // MARK: The page

    /// More than every device in every orientation and split.
    public static let devices = 250
    /// Sets of devices, and bytes of the name of one, or of a device that is named on the page.
    public static let sets = 50
    public static let nameBytes = 200
    /// Views that can be on a device's screen at once, times devices.
    public static let viewsOnPage = 10_000
    /// Constraints that can hold at once on a device, times devices: 1,250,000 took 1.5 s.
    public static let constraintsOnPage = 500_000
    /// Bytes of the texts of the views that can be on a device's screen at once, times devices.
    public static let textOnPage = 10_000_000
    /// Bytes of one message to a page. What is longer is not sent, and the page says so.
    public static let messageBytes = 50_000_000
    /// Bytes of one line of a log: a longer one is cut.
    public static let logLineBytes = 2_000

    // MARK: Layout

    /// In points: no edge and no size may be greater. A constraint that leads beyond is left out.
    public static let coordinate = 10_000_000.0
    /// What is wrong with the layout of one controller, as far as it is listed.
    public static let layoutIssues = 100

    // MARK: Events

    /// Bytes of an event's text form.
    public static let eventBytes = 4_000
    /// Scenarios of a playground, steps and events of each, and claims of one step: what a check does ends after so much.
    public static let scenarios = 500
    public static let scenarioSteps = 100
    public static let scenarioEvents = 300
    public static let scenarioClaims = 300
    /// In points, of a window's width and height and of a sheet's height. The largest screen is 1366 points long.
    public static let windowLength = 10_000.0
}
