import InterfaceBuilder

/// An image that an object names, and its size as the document keeps it.
struct ImageValue {
    var name: TOMLValue
    /// `nil` where the document does not tell it.
    var size: TOMLValue?

    /// A symbol's size follows its configuration, which the document does not measure: at the body size it is about this.
    private static let symbolSize = (width: 20.0, height: 19.0)

    init?(document: InterfaceBuilderDocument, _ element: Element) {
        let reference = element.value(of: "image").flatMap { $0.name == "imageReference" ? $0 : nil }
        guard let name = element["image"] ?? reference?["image"], !name.isEmpty else { return nil }
        self.name = .string(name)
        if (element["catalog"] ?? reference?["catalog"]) == "system" {
            size = .size(width: Self.symbolSize.width, height: Self.symbolSize.height)
        } else if let known = document.imageSizes[name], known.width > 0, known.height > 0 {
            size = .size(width: known.width, height: known.height)
        }
    }
}
