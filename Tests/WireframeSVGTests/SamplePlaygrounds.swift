import Foundation
import PageAssets
import PlaygroundModel
import PlaygroundPipeline
import Testing
import WireframeSVG
import Wireframes

/// The sources of the pictures in tests.
enum Sample {
    static let drawings = GlyphDrawings(files: PageAsset.embedded.filter { $0.key.hasSuffix(".svg") }.mapValues(\.text))

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Playgrounds")

    /// The file names of the bundled playgrounds.
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".toml") }.sorted()
    }()

    static func playground(_ name: String) throws -> Playground {
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        return try playground(bytes)
    }

    static func playground(text: String) throws -> Playground { try playground(Array(text.utf8)) }

    private static func playground(_ bytes: [UInt8]) throws -> Playground {
        let reading = Pipeline.read(bytes, fileName: "sample.toml") { name in
            (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) }
        }
        return try #require(reading.playground, "\(reading.diagnostics)")
    }

    static func wireframes(_ playground: Playground, after events: [Event] = []) -> [DeviceWireframe] {
        playground.devices.map { device in
            var app = DeviceApp(playground, on: device)
            for event in events { app.apply(event) }
            return app.wireframe()
        }
    }

    static func board(_ playground: Playground, after events: [Event] = [], theme: PageTheme = .light) -> SVGPicture {
        SVGPicture(board: wireframes(playground, after: events), title: playground.title, theme: theme, drawings: drawings)
    }
}
