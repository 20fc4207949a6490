import PlaygroundModel

struct ImageValue {
    var name: TOMLValue
    /// The size, or `nil` if the playground gives the image the same size.
    var size: TOMLValue?
    var symbol: SymbolMetrics?
    /// The image's UIImage.SymbolConfiguration.
    var configuration: TOMLValue?

    init?(document: InterfaceBuilderDocument, _ element: Element) {
        let reference = element.value(of: "image").flatMap { $0.name == "imageReference" ? $0 : nil }
        guard let name = element["image"] ?? reference?["image"], !name.isEmpty else { return nil }
        self.name = .string(name)
        if (element["catalog"] ?? reference?["catalog"]) == "system" {
            let element = element.value(of: "preferredSymbolConfiguration")
                ?? element.value(of: "preferredSymbolConfigurationForImage")
                ?? reference?.children.first { $0.name == "preferredSymbolConfiguration" }
            let value = SymbolConfigurationValue(element, scale: reference?["symbolScale"])
            let metrics = SymbolMetrics(
                name, pointSize: value.pointSize ?? SymbolMetrics.usualPointSize, scale: value.scale, shape: document.imageSizes[name])
            configuration = TOMLValue.symbolConfiguration(
                pointSize: value.pointSize, textStyle: value.textStyle, weight: value.weight, scale: value.scale)
            // The proportions of most symbols are known only from documents.
            let isKnown = value.pointSize.map { metrics == SymbolMetrics(name, pointSize: $0, scale: value.scale) } ?? false
            guard !isKnown else { return }
            size = .size(width: metrics.width, height: metrics.height)
            symbol = metrics
        } else if let known = document.imageSizes[name], known.width > 0, known.height > 0 {
            size = .size(width: known.width, height: known.height)
        }
    }
}

private struct SymbolConfigurationValue {
    var pointSize: Double?
    var scale: SymbolConfiguration.SymbolScale?
    private(set) var textStyle: TextStyle?
    private(set) var weight: FontWeight?

    init(_ element: Element?, scale scaleOfImage: String?) {
        let font = element?.children.first { $0.name == "fontDescription" } ?? element?.value(of: "font")
        if let size = element?.number("pointSize"), size > 0 {
            pointSize = size.clamped(to: ViewProperty.ValueType.fontSizes)
        } else if let style = (font?["style"] ?? element?["textStyle"]).flatMap({ FontValue.styles[$0] }) {
            (textStyle, pointSize) = (style, style.pointSize(in: .large))
        } else {
            pointSize = font.map(FontValue.pointSize)
        }
        weight = (element?["weight"] ?? font?["weight"]).flatMap(FontWeight.init(rawValue:))
        // UIImage.SymbolScale.default means the image's scale.
        let own = element?["scale"].flatMap { $0 == "default" ? nil : $0 }
        scale = (own ?? scaleOfImage).flatMap(SymbolConfiguration.SymbolScale.init(rawValue:))
    }
}

extension TOMLValue {
    /// The configuration, or `nil` if it has no keys. The first of `colors` that has a value is written.
    static func symbolConfiguration(
        pointSize: Double?, textStyle: TextStyle?, weight: FontWeight?, scale: SymbolConfiguration.SymbolScale?,
        colors: [(String, TOMLValue?)] = []
    ) -> TOMLValue? {
        let entries = [Entry]([
            ("pointSize", textStyle == nil ? pointSize.map(TOMLValue.number) : nil), ("textStyle", textStyle.map { .string($0.rawValue) }),
            ("weight", weight.map { .string($0.rawValue) }), ("scale", scale.map { .string($0.rawValue) }),
        ] + colors.filter { $0.1 != nil }.prefix(1))
        return entries.isEmpty ? nil : .table(entries)
    }
}
