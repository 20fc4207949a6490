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
        if SymbolName.isWellFormed(name), size == nil || SymbolName(name) != nil {
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
    /// An image whose name a parameter brings, or is part of: a symbol where one of the names there are is one.
    func image(named name: SwiftExpression, template: String) -> SwiftExpression {
        let isWhole = template.hasPrefix("{") && template.hasSuffix("}")
        var hasSymbols = false
        for argument in imageArguments.union(components.imageArguments) {
            if playground.images[argument] != nil {
                resources.images.insert(argument)
            } else if SymbolName.isWellFormed(argument) {
                hasSymbols = true
            }
        }
        // Of a name that is a part, all images that it may be.
        let parts = PlaceholderText(template).parts
        if !isWhole, case .text(let beginning)? = parts.first {
            for image in playground.images.keys where image.hasPrefix(beginning) { resources.images.insert(image) }
        }
        let asset = SwiftExpression.call("UIImage", [.init("named", name)])
        guard isWhole, hasSymbols else { return asset }
        return .word("\(asset.text) ?? UIImage(systemName: \(name.text))")
    }

    /// The values of parameters that are names of images.
    private var imageArguments: Set<String> {
        var names: Set<String> = []
        for controller in playground.controllers {
            for parameter in parameters(of: controller.id) where parameter.isImage { names.formUnion([parameter.standard].compactMap { $0 }) }
            let targets = controller.actions.compactMap(\.action.target) + controller.kind.children
            for target in targets {
                for parameter in parameters(of: target) where parameter.isImage {
                    if let value = target.arguments[parameter.name] { names.insert(value) }
                }
            }
        }
        return names
    }

    /// What code calls an image: by its name in the catalogue, or as a symbol.
    func assetName(_ name: String) -> String { playground.images[name] == nil && SymbolName.isWellFormed(name) ? name : AssetName.image(name) }
}

/// Names of what stands in the asset catalogue.
enum AssetName {
    /// An image's name without what a name of a file cannot have; parts of a path are folders of the catalogue.
    static func image(_ name: String) -> String {
        name.split(separator: "/").map { part in
            String(part.map { $0.isLetter || $0.isNumber || "-_. @".contains($0) ? $0 : "-" })
        }.map { $0.hasPrefix(".") ? "-" + $0.dropFirst() : $0 }.joined(separator: "/")
    }

    static func color(_ name: String) -> String { image(name).replacing("/", with: "-") }
}
