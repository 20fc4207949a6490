import PlaygroundModel

extension NodeContent {
    /// A row of quick actions, preview actions or a context menu.
    public struct MenuRow: Hashable, Sendable {
        public enum Glyph: Hashable, Sendable {
            case system(SystemIcon)
            /// A drawing of the page.
            case drawing(String)
            /// An image file of the app, in one colour.
            case template(String, TemplateImage.Variant)

            /// `nil` for the app's images: their rows show only text.
            init?(image: String) {
                guard SymbolName(image) != nil else { return nil }
                self = .drawing(image)
            }
        }

        /// Next to the title.
        public enum Mark: String, Hashable, Sendable {
            case check, mixed, disclosure, back
        }

        /// May have several lines.
        public var title: NodeText
        public var subtitle: NodeText?
        public var glyph: Glyph?
        /// In both layout directions.
        public var isGlyphAtRight = false
        public var mark: Mark?
        public var isEnabled = true
    }

    /// An app on the home screen.
    public struct AppIcon: Hashable, Sendable {
        public var name: String
        /// The playground's app. Other icons are placeholders.
        public var isApp: Bool
        public var isNamed: Bool
        /// Jiggles, with a delete badge.
        public var isEditing: Bool

        public init(name: String, isApp: Bool, isNamed: Bool = true, isEditing: Bool) {
            self.name = name
            self.isApp = isApp
            self.isNamed = isNamed
            self.isEditing = isEditing
        }
    }
}
