/// An image file of the app. In a bar, a button or a menu it is drawn as a template: its opacity alone counts, in one colour.
public struct TemplateImage: Hashable, Sendable {
    /// The file formats that a playground may bring.
    public enum Format: String, Hashable, Sendable {
        case png, svg
    }

    /// One file of the image: `name@2x.png` for a screen with two pixels to a point.
    public struct Variant: Hashable, Sendable {
        /// `nil` for a drawing that is sharp at every scale.
        public var scale: Int?
        public var format: Format
        public var bytes: [UInt8]

        public init(scale: Int? = nil, format: Format, bytes: [UInt8]) {
            self.scale = scale
            self.format = format
            self.bytes = bytes
        }
    }

    /// As the app names it.
    public var name: String
    /// At least one.
    public var variants: [Variant]
    /// In points (UIImage.size); `nil` where the files do not say.
    public var size: Size?

    public init(name: String, variants: [Variant]) {
        self.name = name
        self.variants = variants
    }

    /// The variant for a screen: the one of its scale, else the next larger one, else the largest, as UIImage(named:) does.
    ///
    /// - Parameter scale: pixels to a point.
    public func variant(scale: Double) -> Variant? {
        let sorted = variants.sorted { ($0.scale ?? .max) < ($1.scale ?? .max) }
        return sorted.first { Double($0.scale ?? .max) >= scale } ?? sorted.last
    }
}
