/// An image file of the app. Bars, buttons and menus draw it as a template: its opacity in one colour.
public struct TemplateImage: Hashable, Sendable {
    public enum Format: String, Hashable, Sendable {
        case png, svg

        public var mediaType: String { self == .svg ? "image/svg+xml" : "image/png" }
    }

    /// One file, such as `name@2x.png`.
    public struct Variant: Hashable, Sendable {
        /// The pixels per point. `nil` for a vector drawing.
        public var scale: Int?
        public var format: Format
        public var bytes: [UInt8]

        public init(scale: Int? = nil, format: Format, bytes: [UInt8]) {
            self.scale = scale
            self.format = format
            self.bytes = bytes
        }
    }

    public var name: String
    public var variants: [Variant]
    /// UIImage.size in points. `nil` if unknown.
    public var size: Size?

    public init(name: String, variants: [Variant]) {
        self.name = name
        self.variants = variants
    }

    /// The variant that UIImage(named:) chooses: the screen's scale (pixels per point), else the next larger scale, else the largest.
    public func variant(scale: Double) -> Variant? {
        let sorted = variants.sorted { ($0.scale ?? .max) < ($1.scale ?? .max) }
        return sorted.first { Double($0.scale ?? .max) >= scale } ?? sorted.last
    }
}
