struct ImageValue {
    var name: TOMLValue
    var size: TOMLValue?
    var symbol: SymbolSize?

    init?(document: InterfaceBuilderDocument, _ element: Element) {
        let reference = element.value(of: "image").flatMap { $0.name == "imageReference" ? $0 : nil }
        guard let name = element["image"] ?? reference?["image"], !name.isEmpty else { return nil }
        self.name = .string(name)
        if (element["catalog"] ?? reference?["catalog"]) == "system" {
            let configuration = element.value(of: "preferredSymbolConfiguration")
                ?? element.value(of: "preferredSymbolConfigurationForImage")
                ?? reference?.children.first { $0.name == "preferredSymbolConfiguration" }
            let symbol = SymbolSize(
                configuration, name: name, scale: reference?["symbolScale"], shape: document.imageSizes[name])
            size = .size(width: symbol.width, height: symbol.height)
            self.symbol = symbol
        } else if let known = document.imageSizes[name], known.width > 0, known.height > 0 {
            size = .size(width: known.width, height: known.height)
        }
    }
}
