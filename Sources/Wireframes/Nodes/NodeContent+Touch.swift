import PlaygroundModel
import Simulation
import TextMetrics

extension NodeContent {
    /// A row of quick actions, preview actions or a context menu.
    public struct MenuRow: Hashable, Sendable {
        public enum Glyph: Hashable, Sendable {
            case system(SystemIcon)
            /// A drawing of the page.
            case drawing(String)
            /// An image file of the app, in one colour.
            case template(String, TemplateImage.Variant)

            /// `nil` for the app's images. Their rows show only text.
            init?(image: String) {
                guard SymbolName(image) != nil else { return nil }
                self = .drawing(image)
            }
        }

        /// A mark next to the title.
        public enum Mark: String, Hashable, Sendable {
            case check, mixed, disclosure, back
        }

        /// The title, which may have several lines.
        public var title: NodeText
        public var subtitle: NodeText?
        public var glyph: Glyph?
        /// Whether the glyph is at the right, in both layout directions.
        public var isGlyphAtRight = false
        public var mark: Mark?
        public var isEnabled = true
        /// `nil` for a quick action.
        public var metrics: MenuMetrics?
        /// Whether a line separates this row from the row above, on glass.
        public var beginsSection = false

        /// Marks are at the edges. A glyph is next to the marks.
        var places: (mark: Double, glyph: Double, glyphWidth: Double, left: Double, right: Double) {
            let (inset, gap, width) = (metrics?.imageInset ?? 12, metrics?.imageGap ?? 12, metrics?.imageWidth ?? 35)
            var (left, right) = (inset, inset)
            let markSpace = MenuMetrics.markWidth + gap
            if let mark { if mark == .disclosure { right += markSpace } else { left += markSpace } }
            let place = isGlyphAtRight ? right : left
            if glyph != nil { if isGlyphAtRight { right += width + gap } else { left += width + gap } }
            let padding = metrics?.padding ?? inset
            return (inset, place, width, left == inset ? padding : left, right == inset ? padding : right)
        }

        /// - Parameter width: The row's width.
        /// - Returns: The width of the title.
        @discardableResult
        mutating func breakLines(in width: Double) -> Double {
            let (_, _, _, left, right) = places
            let room = width - left - right
            let text = title.lines.joined(separator: " ")
            title.lines = TextLayout(text, font: Font(size: title.pointSize, weight: title.weight), width: room).lines.map { $0.text }
            return room
        }
    }

    /// An app on the home screen.
    public struct AppIcon: Hashable, Sendable {
        public var name: String
        /// Whether the icon is the playground's app. Other icons are placeholders.
        public var isApp: Bool
        public var isNamed: Bool
        /// Whether the icon jiggles and has a delete badge.
        public var isEditing: Bool

        public init(name: String, isApp: Bool, isNamed: Bool = true, isEditing: Bool) {
            self.name = name
            self.isApp = isApp
            self.isNamed = isNamed
            self.isEditing = isEditing
        }
    }
}
