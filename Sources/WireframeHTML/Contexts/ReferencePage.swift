/// The page that explains the language: chapters of sections, each with its keys and an example of every one.
public struct ReferencePage: Sendable {
    public struct Chapter: Sendable {
        public var title: String
        public var sections: [Section]

        public init(title: String, sections: [Section]) {
            self.title = title
            self.sections = sections
        }
    }

    public struct Section: Sendable {
        public var title: String
        /// With code between backticks.
        public var paragraphs: [String]
        /// Preformatted lines.
        public var listing: String?
        /// The text around each example; empty without keys.
        public var frame: String
        public var keys: [Key]

        public init(title: String, paragraphs: [String], listing: String? = nil, frame: String, keys: [Key]) {
            self.title = title
            self.paragraphs = paragraphs
            self.listing = listing
            self.frame = frame
            self.keys = keys
        }
    }

    public struct Key: Sendable {
        public var id: String
        public var name: String
        public var summary: String
        public var type: String
        public var standard: String?
        public var owners: [String]?
        public var example: String
        /// The address of the example's picture in light style, and in dark.
        public var picture: String
        public var darkPicture: String

        public init(
            id: String, name: String, summary: String, type: String, standard: String?, owners: [String]?, example: String,
            picture: String, darkPicture: String
        ) {
            self.id = id
            self.name = name
            self.summary = summary
            self.type = type
            self.standard = standard
            self.owners = owners
            self.example = example
            self.picture = picture
            self.darkPicture = darkPicture
        }
    }

    public var chapters: [Chapter]
    /// The address of the page's own files.
    public var assets: String

    public init(chapters: [Chapter], assets: String) {
        self.chapters = chapters
        self.assets = assets
    }
}
