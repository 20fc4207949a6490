import PlaygroundModel

/// The content of the device bar: the devices on the board, and those that can be added.
public struct DeviceBar: Sendable {
    /// A device on the board, shown or hidden.
    public struct Device: Sendable {
        public var id: String
        public var name: String
        /// Its orientation and settings.
        public var detail: String
        public var idiom: UserInterfaceIdiom
        public var isHidden: Bool
        /// The number of the next copy, unique among equal devices.
        public var nextCopy: Int

        public init(id: String, name: String, detail: String, idiom: UserInterfaceIdiom, isHidden: Bool, nextCopy: Int) {
            self.id = id
            self.name = name
            self.detail = detail
            self.idiom = idiom
            self.isHidden = isHidden
            self.nextCopy = nextCopy
        }
    }

    /// A list of devices to choose, and the change of the board that chooses it.
    public struct Choice: Sendable {
        public var title: String
        public var change: String
        public var isChosen: Bool

        public init(title: String, change: String, isChosen: Bool) {
            self.title = title
            self.change = change
            self.isChosen = isChosen
        }
    }

    /// A device of the catalogue.
    public struct Model: Sendable {
        public var id: String
        public var name: String
        /// Apple's name, or the names of all devices with this screen.
        public var longName: String
        /// Its size in points, its systems and its year.
        public var detail: String
        /// The search words, in lower case.
        public var words: String

        public init(id: String, name: String, longName: String, detail: String, words: String) {
            self.id = id
            self.name = name
            self.longName = longName
            self.detail = detail
            self.words = words
        }
    }

    /// A group of devices in the catalogue.
    public struct Family: Sendable {
        public var name: String
        public var models: [Model]

        public init(name: String, models: [Model]) {
            self.name = name
            self.models = models
        }
    }

    public var devices: [Device]
    public var choices: [Choice]
    /// Whether the board differs from the file.
    public var isArranged: Bool

    public init(devices: [Device], choices: [Choice], isArranged: Bool) {
        self.devices = devices
        self.choices = choices
        self.isArranged = isArranged
    }
}
