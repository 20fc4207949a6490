import PlaygroundModel

/// Finds icon files as UIImage(named:) does: `name@2x.png` and similar, an SVG, or an image set of the catalogue.
struct IconFileSource {
    let attachments: Attachments
    /// The folders within the playground's folder, in search order, each with a trailing slash.
    let folders: [String]

    struct Reading: Equatable {
        var image: TemplateImage?
        var mistakes: [IconFileMistake] = []
    }

    private static let catalogues = ["Assets.xcassets", "Images.xcassets"]
    private static let otherKinds = ["pdf", "jpg", "jpeg", "gif", "heic", "webp", "tiff", "ico", "bmp"]

    func read(_ name: String) -> Reading {
        guard Attachments.staysInside(name) else { return Reading(mistakes: [.leavesFolder(name)]) }
        let (stem, kind) = Self.parts(of: name)
        if Self.otherKinds.contains(kind) { return Reading(mistakes: [.otherKind(name)]) }
        var tried: [String] = []
        for folder in folders {
            let files = files(folder + stem, kind)
            let found = files.compactMap { file in attachments.bytes(of: file.name).map { (file: file, bytes: $0) } }
            if !found.isEmpty { return reading(name, found) }
            tried += files.map { $0.name }
            guard kind.isEmpty else { continue }
            for catalogue in Self.catalogues {
                let set = "\(folder)\(catalogue)/\(stem).imageset/"
                if let contents = attachments.bytes(of: set + "Contents.json") { return imageSet(name, set, contents) }
                tried.append(set + "Contents.json")
            }
        }
        return Reading(mistakes: [.missing(name, tried: tried)])
    }

    /// The parts of a file name: `icon` and `png` for `icon.png`. A name without an extension may contain a dot.
    private static func parts(of name: String) -> (stem: String, kind: String) {
        guard let dot = name.lastIndex(of: ".") else { return (name, "") }
        let kind = name[name.index(after: dot)...].lowercased()
        guard kind == "png" || kind == "svg" || otherKinds.contains(kind) else { return (name, "") }
        return (String(name[..<dot]), kind)
    }

    private struct File {
        var name: String
        var format: TemplateImage.Format
        var scale: Int?
    }

    private func files(_ path: String, _ kind: String) -> [File] {
        let bitmaps = [("", 1), ("@2x", 2), ("@3x", 3)].map { File(name: "\(path)\($0).png", format: .png, scale: $1) }
        let drawing = File(name: "\(path).svg", format: .svg, scale: nil)
        return (kind == "svg" ? [] : bitmaps) + (kind == "png" ? [] : [drawing])
    }

    private func imageSet(_ name: String, _ folder: String, _ contents: [UInt8]) -> Reading {
        let file = folder + "Contents.json"
        guard contents.count <= PlaygroundLimits.iconBytes, let set = ImageSet(contents) else {
            return Reading(mistakes: [.unreadable(file, .imageSet)])
        }
        guard !set.images.isEmpty else { return Reading(mistakes: [.unreadable(file, .emptyImageSet)]) }
        var found: [(file: File, bytes: [UInt8])] = []
        for image in set.images {
            let path = folder + (image.filename ?? "")
            guard Attachments.staysInside(path) else { return Reading(mistakes: [.leavesFolder(path)]) }
            guard let format = TemplateImage.Format(rawValue: Self.parts(of: path).kind) else {
                return Reading(mistakes: [.otherKind(path)])
            }
            guard let bytes = attachments.bytes(of: path) else { return Reading(mistakes: [.missing(path, tried: [path])]) }
            found.append((file: File(name: path, format: format, scale: image.pixelsPerPoint), bytes: bytes))
        }
        return reading(name, found)
    }

    private func reading(_ name: String, _ found: [(file: File, bytes: [UInt8])]) -> Reading {
        var reading = Reading()
        var variants: [TemplateImage.Variant] = []
        for (file, bytes) in found {
            do throws(IconFileMistake.IconFileFailure) {
                reading.mistakes += try check(bytes, file)
                variants.append(.init(scale: file.scale, format: file.format, bytes: bytes))
            } catch {
                reading.mistakes.append(.unreadable(file.name, error))
            }
        }
        if !variants.isEmpty { reading.image = TemplateImage(name: name, variants: variants) }
        return reading
    }

    private func check(_ bytes: [UInt8], _ file: File) throws(IconFileMistake.IconFileFailure) -> [IconFileMistake] {
        guard bytes.count <= PlaygroundLimits.iconBytes else { throw .tooLarge(limit: PlaygroundLimits.iconBytes) }
        switch file.format {
        case .svg:
            do throws(SVGFile.SVGFailure) { try SVGFile.check(bytes) } catch { throw .svg(error) }
            return []
        case .png:
            let image: PNGFile
            do throws(PNGFile.PNGFailure) { image = try PNGFile(bytes) } catch { throw .png(error) }
            let isSquare = image.width == image.height
            return (isSquare ? [] : [.notSquare(file.name, width: image.width, height: image.height)])
                + (image.hasTransparency ? [] : [.opaque(file.name)])
        }
    }
}
