import Foundation
import PlaygroundReader
import Testing
import WireframeHTML

/// A bundled playground, named by its file without the extension.
struct BundledPlayground: Sendable, CustomTestStringConvertible {
    var name: String

    /// The playground as read from the repository.
    var reading: PlaygroundFile.ReadResult { get throws { Self.read(try text, fileName: "\(name).toml") } }

    var text: String {
        get throws { try String(contentsOf: Repository.folder("Playgrounds").appending(path: "\(name).toml"), encoding: .utf8) }
    }

    var testDescription: String { name }

    /// Neko on devices of every pair of size classes, in portrait and landscape.
    static func nekoOnItsSixDevices() throws -> PlaygroundFile.ReadResult {
        var lines = try BundledPlayground(name: "neko").text.split(separator: "\n", omittingEmptySubsequences: false)
        lines[try #require(lines.firstIndex { $0.hasPrefix("devices ") })] = "devices = [" + ["iphone-se-1", "iphone-8-plus", "ipad-9-7"].map { device in
            "\"\(device)\", { device = \"\(device)\", orientation = \"landscape\" }"
        }.joined(separator: ", ") + "]"
        return read(lines.joined(separator: "\n"), fileName: "neko.toml")
    }

    /// Every file of the folder `Playgrounds`, as distributed.
    static var all: [BundledPlayground] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.folder("Playgrounds").path)) ?? []
        return names.filter { $0.hasSuffix(".toml") }.sorted().map { BundledPlayground(name: String($0.dropLast(".toml".count))) }
    }

    static func read(_ text: String, fileName: String = "test.toml") -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(bytes: Array(text.utf8), fileName: fileName) { name in
            let url = Repository.folder("Playgrounds").appending(path: name)
            return (try? Data(contentsOf: url)).map { [UInt8]($0) }
        }
    }
}

/// The folders of the repository.
enum Repository {
    static func folder(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../\(name)").standardizedFileURL
    }

    /// A renderer for the bundled templates.
    static func renderer() throws -> PageRenderer {
        let folder = folder("Templates")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let templates = names.filter { $0.hasSuffix(".mustache") || $0.hasSuffix(".svg") }
        return try PageRenderer(templates: Dictionary(uniqueKeysWithValues: templates.map { name in
            (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }))
    }
}
