import PlaygroundModel

extension EjectionRun {
    /// An image where a `UIImage?` is wanted: one of the catalogue's, or a symbol.
    ///
    /// - Parameter size: The size that the playground says it has, where its file is missing.
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
        remark("there is no file of the image \"\(name)\": the catalogue has a grey tile in its place", at: path)
        return .call("UIImage", [.init("named", SwiftLiteral.text(AssetName.image(name)))])
    }
}

extension EjectionRun {
    /// Whether code names an image as one of the system's symbols.
    func isSymbol(_ name: String, size: Size?) -> Bool {
        playground.images[name] == nil && SymbolName.isWellFormed(name) && (size == nil || SymbolName(name) != nil)
    }

    /// An image whose name a parameter brings, or is part of: a symbol where what the parameter can be has one.
    ///
    /// - Parameter candidates: What the parameter can be.
    func image(named name: SwiftExpression, template: String, candidates: Set<String>) -> SwiftExpression {
        let isWhole = template.hasPrefix("{") && template.hasSuffix("}")
        // A name that is handed on may be any.
        let isAny = candidates.isEmpty || candidates.contains { $0.contains("{") }
        let names = isAny ? candidates.union(imageArguments) : candidates
        let files = names.filter { playground.images[$0] != nil }
        resources.images.formUnion(files)
        // Of a name that is a part, all images that it may be.
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

    /// Whether an image of that name is one of the catalogue's.
    private func isAsset(_ name: String) -> Bool { playground.images[name] != nil || !SymbolName.isWellFormed(name) }

    /// The values of all parameters that are names of images.
    private var imageArguments: Set<String> {
        playground.controllers.reduce(into: components.imageArguments) { names, controller in
            for values in imageCandidates(of: controller.id).values { names.formUnion(values) }
        }
    }

    /// What the parameters of a controller that are names of images can be: their standard values, and what the controller is given.
    func imageCandidates(of id: ControllerID) -> [String: Set<String>] {
        let parameters = parameters(of: id).filter(\.isImage)
        guard !parameters.isEmpty else { return [:] }
        let uses = playground.controllers.flatMap { $0.actions.compactMap(\.action.target) + $0.kind.children }
            .filter { $0.plain == id.plain || definition(of: $0).map { $0.kind.children.contains { $0.plain == id.plain } } == true }
        return parameters.reduce(into: [:]) { candidates, parameter in
            candidates[parameter.name] = Set([parameter.standard].compactMap { $0 } + uses.compactMap { $0.arguments[parameter.name] })
        }
    }

    /// What code calls an image: by its name in the catalogue, or as a symbol.
    func assetName(_ name: String) -> String { playground.images[name] == nil && SymbolName.isWellFormed(name) ? name : AssetName.image(name) }
}

/// Names of what stands in the asset catalogue.
enum AssetName {
    /// An image's name without what a name of a file cannot have; parts of a path are folders of the catalogue.
    static func image(_ name: String) -> String {
        name.split(separator: "/").map { part in
            // With its ending a file can have the name.
            String(String(part).beginning(bytes: 200).map { $0.isLetter || $0.isNumber || "-_. @".contains($0) ? $0 : "-" })
        }.map { $0.hasPrefix(".") ? "-" + $0.dropFirst() : $0 }.joined(separator: "/")
    }

    static func color(_ name: String) -> String { image(name).replacing("/", with: "-") }
}
