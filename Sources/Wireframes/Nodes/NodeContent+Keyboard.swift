import PlaygroundModel

extension NodeContent {
    /// The keys of a keyboard, and what stands over them; those that can be tapped are nodes of their own.
    public struct Keys: Hashable, Sendable {
        /// A key with a letter, a word or a drawing on it.
        public struct Key: Hashable, Sendable {
            /// In the keyboard's coordinates.
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

        /// What a key looks like.
        public enum Face: String, Hashable, Sendable {
            case letter
            /// A key that types nothing: Shift, Delete, or one that leads to other keys.
            case special
            /// A drawing without a key around it, below the keys.
            case bare
        }

        public var keys: [Key]
        /// Where the inputAccessoryView stands; `nil` where there is none.
        public var accessory: Rect?
        /// The lines between the suggestions of the assistant bar.
        public var dividers: [Rect]

        public init(keys: [Key], accessory: Rect? = nil, dividers: [Rect] = []) {
            self.keys = keys
            self.accessory = accessory
            self.dividers = dividers
        }
    }
}
