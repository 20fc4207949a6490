import PlaygroundModel

/// Finds a playground's images: files, as for UIImage(named:), or symbols. Any other name is reported at its first use if it could be a
/// symbol's name. If not, it is a photo, shown as a tile.
struct ImageCheck {
    let source: IconFileSource
    let findings: Findings

    /// The maximum number of names. Each name is looked up in several folders.
    static let nameLimit = 200

    func read(_ uses: [ImageUse]) -> [String: TemplateImage] {
        var seen: Set<String> = []
        var images: [String: TemplateImage] = [:]
        for use in uses where seen.insert(use.name).inserted {
            guard seen.count <= Self.nameLimit else {
                findings.report(ImageMistake.tooManyNames(limit: Self.nameLimit), at: .value(use.path))
                break
            }
            if use.mayBeFile, let image = file(use) {
                guard images.count < QuickActionIconCheck.fileLimit else {
                    findings.report(ImageMistake.tooManyFiles(limit: QuickActionIconCheck.fileLimit), at: .value(use.path))
                    break
                }
                images[use.name] = image
            } else if use.isWritten, SymbolName.isWellFormed(use.name), SymbolName(use.name) == nil, !Self.namesFile(use.name) {
                findings.report(ImageMistake.unknownSymbol(use.name), at: .value(use.path))
            }
        }
        return images
    }

    private func file(_ use: ImageUse) -> TemplateImage? {
        guard Attachments.staysInside(use.name) else { return nil }
        let reading = source.read(use.name)
        for mistake in reading.mistakes {
            switch mistake {
            case .unreadable(let file, let failure):
                findings.report(ImageMistake.unreadable(file, failure), at: .value(use.path))
            case .missing(let name, let tried) where Self.namesFile(name):
                findings.report(ImageMistake.missing(name, tried: tried), at: .value(use.path))
            // A view's image may have any shape and be opaque, and most names have no file.
            case .missing, .leavesFolder, .otherKind, .notSquare, .opaque, .tooMany: break
            }
        }
        guard var image = reading.image, let variant = image.variants.first else { return nil }
        image.size = Self.size(of: variant)
        return image
    }

    private static func namesFile(_ name: String) -> Bool { name.hasSuffix(".png") || name.hasSuffix(".svg") }

    private static func size(of variant: TemplateImage.Variant) -> Size? {
        switch variant.format {
        case .svg: return SVGFile.size(of: variant.bytes)
        case .png:
            let scale = Double(variant.scale ?? 1)
            return (try? PNGFile(variant.bytes)).map { Size(width: Double($0.width) / scale, height: Double($0.height) / scale) }
        }
    }
}

extension ControllerDefinition {
    /// Sets the default size of each UIImageView to the size of its image.
    func withSizes(of images: [String: TemplateImage]) -> ControllerDefinition {
        guard !images.isEmpty else { return self }
        var controller = self
        for index in views.indices where views[index].kind == .image && views[index].properties[.imageSize] == nil {
            let image = views[index].properties.string(.image).flatMap { images[$0] }
            if let size = image?.size { controller.views[index].properties[.imageSize] = .size(size) }
        }
        return controller
    }
}
