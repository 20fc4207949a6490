import PlaygroundModel

/// What the device bar shows: the devices on the board, and what else there could be.
public struct DeviceBar: Sendable {
    /// A device on the board, in sight or hidden.
    public struct Device: Sendable {
        public var id: String
        public var name: String
        /// How it is held and set.
        public var detail: String
        public var idiom: UserInterfaceIdiom
        public var isHidden: Bool
        /// The number that tells the next copy of it from all that are alike.
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

    /// A list of devices that can be chosen, and the change of the board that does it.
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
        /// Apple's name, or the names of all devices with the screen.
        public var longName: String
        /// Its size in points, the systems that run on it, its year.
        public var detail: String
        /// What it is found by, in lower case.
        public var words: String

        public init(id: String, name: String, longName: String, detail: String, words: String) {
            self.id = id
            self.name = name
            self.longName = longName
            self.detail = detail
            self.words = words
        }
    }

    /// Devices of the catalogue that belong together.
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
    /// Whether the board is another than the file says.
    public var isArranged: Bool

    public init(devices: [Device], choices: [Choice], isArranged: Bool) {
        self.devices = devices
        self.choices = choices
        self.isArranged = isArranged
    }
}
