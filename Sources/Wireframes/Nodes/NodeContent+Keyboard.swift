import PlaygroundModel

extension NodeContent {
    /// The drawn keys and bars of a keyboard. Tappable keys are nodes.
    public struct Keys: Hashable, Sendable {
        /// A key with a character, a word or a symbol.
        public struct Key: Hashable, Sendable {
            /// The key's frame, in the keyboard's coordinates.
            public var frame: Rect
            public var label: String
            public var glyph: ImageName?
            public var face: Face

            public init(frame: Rect, label: String, glyph: ImageName? = nil, face: Face) {
                self.frame = frame
                self.label = label
                self.glyph = glyph
                self.face = face
            }
        }

        /// The look of a key.
        public enum Face: String, Hashable, Sendable {
            case letter
            /// A key that types nothing: Shift, Delete or a change of layout.
            case special
            case bare
        }

        public var keys: [Key]
        /// The frame of `inputAccessoryView`.
        public var accessory: Rect?
        /// The lines between the assistant bar's suggestions.
        public var dividers: [Rect] = []
    }
}
