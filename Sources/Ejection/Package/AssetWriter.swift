import JSON
import PlaygroundModel

struct AssetWriter {
    let run: EjectionRun

    private static let root = "Resources/Assets.xcassets"
    private static let ofDrawings = JSONValue.object(byName: ["preserves-vector-representation": .bool(true)])
    private static let info = JSONValue.object(byName: ["author": .string("xcode"), "version": .number(1)])

    func files() -> [EjectedFile] {
        var files = [contents(Self.root, ["info": Self.info])]
        if let tint = run.playground.tintColor { files.append(colorSet("AccentColor", tint)) }
        for name in run.resources.colors.sorted() {
            if let color = run.colors.first(where: { $0.name == name })?.color { files.append(colorSet(AssetName.color(name), color)) }
        }
        var folders: Set<String> = []
        for name in run.resources.images.sorted() { files += imageSet(name, &folders) }
        files += run.playground.fonts.map { EjectedFile(path: "Resources/Fonts/\($0.fileName)", bytes: $0.bytes) }
        return files
    }

    private func contents(_ folder: String, _ table: [String: JSONValue]) -> EjectedFile {
        EjectedFile(path: "\(folder)/Contents.json", text: JSONValue.object(byName: table).readableText + "\n")
    }

    private func colorSet(_ name: String, _ color: Color) -> EjectedFile {
        var entries: [JSONValue] = []
        switch color {
        case .dynamic(let light, let dark):
            entries = [entry(light), entry(dark, appearance: "dark")]
        case .semantic, .rgb: entries = [entry(color)]
        }
        return contents("\(Self.root)/\(name).colorset", ["colors": .array(entries), "info": Self.info])
    }

    private func entry(_ color: Color, appearance: String? = nil) -> JSONValue {
        var table: [String: JSONValue] = ["idiom": .string("universal"), "color": value(color)]
        if let appearance {
            table["appearances"] = .array([.object(byName: ["appearance": .string("luminosity"), "value": .string(appearance)])])
        }
        return .object(byName: table)
    }

    private func value(_ color: Color) -> JSONValue {
        switch color {
        case .rgb(let red, let green, let blue, let alpha):
            let components: [String: JSONValue] = [
                "red": hex(red), "green": hex(green), "blue": hex(blue), "alpha": .string(Self.decimal(alpha)),
            ]
            return .object(byName: ["color-space": .string("srgb"), "components": .object(byName: components)])
        case .semantic(let semantic):
            return .object(byName: ["platform": .string("ios"), "reference": .string("\(semantic.rawValue)Color")])
        case .dynamic(let light, _): return value(light)
        }
    }

    private func hex(_ value: Int) -> JSONValue { .string("0x" + Color.hexadecimal([value]).uppercased()) }

    private static func decimal(_ value: Double) -> String {
        let thousandths = Int(clamping: (value * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }

    /// An image set with its files. Folders of the catalogue are part of its name.
    private func imageSet(_ name: String, _ folders: inout Set<String>) -> [EjectedFile] {
        let asset = AssetName.image(name)
        var files: [EjectedFile] = []
        let parts = asset.split(separator: "/").map(String.init)
        for count in 1..<max(parts.count, 1) {
            let folder = "\(Self.root)/\(parts.prefix(count).joined(separator: "/"))"
            guard folders.insert(folder).inserted else { continue }
            files.append(contents(folder, ["info": Self.info, "properties": .object(byName: ["provides-namespace": .bool(true)])]))
        }
        let set = "\(Self.root)/\(asset).imageset"
        let stem = parts.last ?? "image"
        let variants = run.playground.images[name]?.variants ?? run.playground.quickActions.templates[name]?.variants
        guard let variants else { return files + placeholder(set, stem, run.resources.placeholders[name] ?? Size(width: 44, height: 44)) }
        var entries: [JSONValue] = []
        for variant in variants {
            let file = stem + (variant.scale.map { $0 == 1 ? "" : "@\($0)x" } ?? "") + ".\(variant.format.rawValue)"
            var entry: [String: JSONValue] = ["filename": .string(file), "idiom": .string("universal")]
            if let scale = variant.scale { entry["scale"] = .string("\(scale)x") }
            entries.append(.object(byName: entry))
            files.append(EjectedFile(path: "\(set)/\(file)", bytes: variant.bytes))
        }
        var table: [String: JSONValue] = ["images": .array(entries), "info": Self.info]
        if variants.contains(where: { $0.format == .svg }) { table["properties"] = Self.ofDrawings }
        return files + [contents(set, table)]
    }

    /// An image set with a grey tile, for an image without a file.
    private func placeholder(_ set: String, _ stem: String, _ size: Size) -> [EjectedFile] {
        let (width, height) = (SwiftLiteral.number(max(1, size.width)), SwiftLiteral.number(max(1, size.height)))
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
              <rect width="\(width)" height="\(height)" fill="#c7c7cc"/>
            </svg>

            """
        let entry = JSONValue.object(byName: ["filename": .string("\(stem).svg"), "idiom": .string("universal")])
        return [
            EjectedFile(path: "\(set)/\(stem).svg", text: drawing),
            contents(set, ["images": .array([entry]), "info": Self.info, "properties": Self.ofDrawings]),
        ]
    }
}
