import PlaygroundModel

extension NodeContent {
    /// An entry of a menu: of quick actions, of preview actions, of a context menu.
    public struct MenuRow: Hashable, Sendable {
        /// The icon of a row.
        public enum Glyph: Hashable, Sendable {
            /// An icon the system draws for quick actions.
            case system(SystemIcon)
            /// A drawing of the page's own, by its name.
            case drawing(String)
            /// An image file of the app, by its name there, in one colour.
            case template(String, TemplateImage.Variant)
        }

        /// What stands beside the title.
        public enum Mark: String, Hashable, Sendable {
            case check, disclosure, back
        }

        /// In as many lines as it takes.
        public var title: NodeText
        public var subtitle: NodeText?
        public var glyph: Glyph?
        /// Whether the glyph stands at the right of the text, wherever text begins.
        public var isGlyphAtRight: Bool
        public var mark: Mark?
        public var isEnabled: Bool

        public init(
            title: NodeText, subtitle: NodeText? = nil, glyph: Glyph? = nil, isGlyphAtRight: Bool = false, mark: Mark? = nil,
            isEnabled: Bool = true
        ) {
            self.title = title
            self.subtitle = subtitle
            self.glyph = glyph
            self.isGlyphAtRight = isGlyphAtRight
            self.mark = mark
            self.isEnabled = isEnabled
        }
    }

    /// An app on the home screen.
    public struct AppIcon: Hashable, Sendable {
        public var name: String
        /// Whether it is the playground's app, and no other that only keeps it company.
        public var isApp: Bool
        /// Whether its name stands below it.
        public var isNamed: Bool
        /// Whether it jiggles and has a badge to delete it.
        public var isEditing: Bool

        public init(name: String, isApp: Bool, isNamed: Bool = true, isEditing: Bool) {
            self.name = name
            self.isApp = isApp
            self.isNamed = isNamed
            self.isEditing = isEditing
        }
    }
}
