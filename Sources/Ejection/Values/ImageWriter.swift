import PlaygroundModel

extension EjectionRun {
    /// A `UIImage?` expression: an image of the catalogue, or a symbol. `size` is in points and is used for images without a file.
    func image(_ name: String, size: Size? = nil, at path: DocumentPath) -> SwiftExpression {
        if playground.images[name] != nil {
            resources.images.insert(name)
            return .call("UIImage", [.init("named", SwiftLiteral.text(AssetName.image(name)))])
        }
        if isSymbol(name, size: size) {
            return .call("UIImage", [.init("systemName", SwiftLiteral.text(name))])
        }
        if name.isEmpty { return "nil" }
        resources.images.insert(name)
        resources.placeholders[name] = size ?? resources.placeholders[name] ?? Size(width: 44, height: 44)
        remark("the image \"\(name)\" has no file: the catalogue has a grey tile instead", at: path)
        return .call("UIImage", [.init("named", SwiftLiteral.text(AssetName.image(name)))])
    }
}

extension EjectionRun {
    /// The configuration as an expression. Its parts have separate initializers and are applied to each other.
    func expression(_ configuration: SymbolConfiguration) -> SwiftExpression {
        typealias Argument = SwiftExpression.Argument
        let type = "UIImage.SymbolConfiguration"
        let weight = configuration.weight.map { Argument("weight", word: ".\($0.rawValue)") }
        let scale = configuration.scale.map { Argument("scale", word: ".\($0.rawValue)") }
        var parts: [SwiftExpression] = []
        switch configuration.size {
        case .pointSize(let size):
            let weight = weight ?? scale.map { _ in Argument("weight", word: ".unspecified") }
            parts.append(.call(type, [Argument("pointSize", word: SwiftLiteral.number(size))] + [weight, scale].compactMap { $0 }))
        case .textStyle(let style):
            parts.append(.call(type, [Argument("textStyle", word: ".\(style.rawValue)")] + [scale].compactMap { $0 }))
            if let weight { parts.append(.call(type, [weight])) }
        case nil: parts += [weight, scale].compactMap { $0 }.map { .call(type, [$0]) }
        }
        switch configuration.colors {
        case .hierarchical(let color): parts.append(.call(type, [Argument("hierarchicalColor", Self.certain(expression(color)))]))
        case .palette(let colors): parts.append(.call(type, [Argument("paletteColors", .array(colors.map { Self.certain(expression($0)) }))]))
        case .multicolor: parts.append(.call("\(type).preferringMulticolor", []))
        case nil: break
        }
        guard let first = parts.first else { return .call(type, [Argument("scale", word: ".default")]) }
        return parts.dropFirst().reduce(first) { .method($0, "applying", [$1.argument()]) }
    }

    func isSymbol(_ name: String, size: Size?) -> Bool {
        playground.images[name] == nil && SymbolName.isWellFormed(name) && (size == nil || SymbolName(name) != nil)
    }

    /// An image whose name is or contains a parameter. `candidates` are the possible values of the parameter.
    func image(named name: SwiftExpression, template: String, candidates: Set<String>) -> SwiftExpression {
        let isWhole = template.hasPrefix("{") && template.hasSuffix("}")
        // A name that is passed on from elsewhere can have any value.
        let isAny = candidates.isEmpty || candidates.contains { $0.contains("{") }
        let names = isAny ? candidates.union(imageArguments) : candidates
        let files = names.filter { playground.images[$0] != nil }
        resources.images.formUnion(files)
        // A name that begins with literal text matches all images with that prefix.
        let parts = PlaceholderText(template).parts
        if !isWhole, case .text(let beginning)? = parts.first {
            for image in playground.images.keys where image.hasPrefix(beginning) { resources.images.insert(image) }
        }
        let asset = SwiftExpression.call("UIImage", [.init("named", name)])
        let hasSymbols = names.contains { playground.images[$0] == nil && SymbolName.isWellFormed($0) }
        guard isWhole, hasSymbols else { return asset }
        let symbol = SwiftExpression.call("UIImage", [.init("systemName", name)])
        return isAny || names.contains(where: isAsset) ? .word("\(asset.text) ?? \(symbol.text)") : symbol
    }

    private func isAsset(_ name: String) -> Bool { playground.images[name] != nil || !SymbolName.isWellFormed(name) }

    private var imageArguments: Set<String> {
        playground.controllers.reduce(into: components.imageArguments) { names, controller in
            for values in imageCandidates(of: controller.id).values { names.formUnion(values) }
        }
    }

    func imageCandidates(of id: ControllerID) -> [String: Set<String>] {
        let parameters = parameters(of: id).filter(\.isImage)
        guard !parameters.isEmpty else { return [:] }
        let uses = playground.controllers.flatMap { $0.actions.compactMap(\.action.target) + $0.kind.children }
            .filter { $0.plain == id.plain || definition(of: $0).map { $0.kind.children.contains { $0.plain == id.plain } } == true }
        return parameters.reduce(into: [:]) { candidates, parameter in
            candidates[parameter.name] = Set([parameter.standard].compactMap { $0 } + uses.compactMap { $0.arguments[parameter.name] })
        }
    }

    /// The name of an image in code, either in the catalogue or as a symbol.
    func assetName(_ name: String) -> String {
        playground.images[name] == nil && SymbolName.isWellFormed(name) ? name : AssetName.image(name)
    }
}

enum AssetName {
    /// The name of an image without characters that file names cannot contain. Its folders become folders of the catalogue.
    static func image(_ name: String) -> String {
        name.split(separator: "/").map { part in
            // The limit leaves space for a file extension.
            String(String(part).beginning(bytes: 200).map { $0.isLetter || $0.isNumber || "-_. @".contains($0) ? $0 : "-" })
        }.map { $0.hasPrefix(".") ? "-" + $0.dropFirst() : $0 }.joined(separator: "/")
    }

    static func color(_ name: String) -> String { image(name).replacing("/", with: "-") }
}
