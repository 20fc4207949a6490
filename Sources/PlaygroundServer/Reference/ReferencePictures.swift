import PageAssets
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundSchema
import Synchronization
import WireframeSVG

/// The pictures of the reference's examples, drawn on demand and cached.
enum ReferencePictures {
    static func name(of key: ReferenceKey, isDark: Bool) -> String {
        "\(isDark ? darkFolder : lightFolder)\(key.id)\(ending)"
    }

    static func asset(named name: String) -> Asset? {
        let isDark = name.hasPrefix(darkFolder)
        let folder = isDark ? darkFolder : lightFolder
        guard name.hasPrefix(folder), name.hasSuffix(ending) else { return nil }
        if let asset = drawn.withLock({ $0[name] }) { return asset }
        guard let key = keys[String(name.dropFirst(folder.count).dropLast(ending.count))], let text = svg(of: key, isDark: isDark) else {
            return nil
        }
        let asset = Asset(bytes: Array(text.utf8), named: name)
        drawn.withLock { $0[name] = asset }
        return asset
    }

    private static let lightFolder = "reference/light/"
    private static let darkFolder = "reference/dark/"
    private static let ending = ".svg"

    private static let drawn = Mutex<[String: Asset]>([:])
    private static let keys = Dictionary(uniqueKeysWithValues: Reference.sections.flatMap(\.keys).map { ($0.id, $0) })

    private static let drawings = GlyphDrawings(files: PageAsset.embedded.filter { $0.key.hasSuffix(".svg") }.mapValues(\.text))

    private static func svg(of key: ReferenceKey, isDark: Bool) -> String? {
        let reading = Pipeline.read(Array(key.playground.utf8), fileName: "\(key.id).toml", attachment: { Reference.files[$0] })
        guard let playground = reading.playground, let device = playground.devices.first else { return nil }
        var app = DeviceApp(playground, on: device)
        if isDark { app.apply(.userInterfaceStyle(.dark)) }
        for event in key.events.compactMap({ try? Event(line: $0) }) { app.apply(event) }
        return SVGPicture(app.wireframe(), title: key.name, theme: isDark ? .dark : .light, drawings: drawings).text
    }
}
