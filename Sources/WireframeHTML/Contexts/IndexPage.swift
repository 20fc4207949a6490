import PlaygroundModel

public struct IndexPage: Sendable {
    public struct Entry: Sendable {
        public var title: String
        public var summary: String?
        /// The file's path, relative to the folder.
        public var fileName: String
        public var link: String
        public var devices: [DeviceConfiguration]
        public var problem: String?
        /// A number that changes with the file.
        public var version: Int

        public init(
            title: String, summary: String? = nil, fileName: String, link: String, devices: [DeviceConfiguration],
            problem: String? = nil, version: Int = 0
        ) {
            self.title = title
            self.summary = summary
            self.fileName = fileName
            self.link = link
            self.devices = devices
            self.problem = problem
            self.version = version
        }
    }

    public struct Course: Sendable {
        public var title: String
        public var paragraphs: [String]

        public init(title: String, paragraphs: [String]) {
            self.title = title
            self.paragraphs = paragraphs
        }
    }

    public var folder: String
    /// The folder's course, whose lessons are the first entries. `nil` for a folder without a course.
    public var course: Course?
    public var entries: [Entry]
    /// Groups of entries, by file name. Empty for a list without groups. Entries in no group come last.
    public var groups: [(title: String, files: [String])]
    /// A sentence above the list, such as the reason why it is shown.
    public var notice: String?
    public var assets: String
    /// The path and query of the WebSocket for updates, with the token.
    public var socket: String
    public var revision: Int
    public var reference: String?
    /// The address of the page that explains constraint logs.
    public var explain: String?
    public var canCreate: Bool

    public init(
        folder: String, course: Course? = nil, entries: [Entry], groups: [(title: String, files: [String])] = [], notice: String? = nil, assets: String, socket: String,
        revision: Int, reference: String? = nil, explain: String? = nil, canCreate: Bool = false
    ) {
        self.folder = folder
        self.course = course
        self.entries = entries
        self.groups = groups
        self.notice = notice
        self.assets = assets
        self.socket = socket
        self.revision = revision
        self.reference = reference
        self.explain = explain
        self.canCreate = canCreate
    }
}
