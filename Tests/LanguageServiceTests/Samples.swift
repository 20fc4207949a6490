import Foundation
import PlaygroundReader
import PlaygroundSchema
import SourceDiagnostics
@testable import LanguageService

/// The bundled playgrounds, and the data to ask questions about them.
enum Samples {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Playgrounds")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".toml") }.sorted()

    static let language = LanguageKnowledge(json: LanguageData.text)!

    static func source(_ name: String) throws -> SourceText {
        SourceText(utf8: try Data(contentsOf: folder.appendingPathComponent(name)), fileName: name)
    }

    static func attachment(_ name: String) -> [UInt8]? {
        (try? Data(contentsOf: folder.appendingPathComponent(name))).map(Array.init)
    }

    static func read(_ source: SourceText) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(bytes: source.utf8, fileName: source.fileName, attachment: attachment)
    }
}

extension LanguageDocument {
    init(_ text: String, attachment: (String) -> [UInt8]? = { _ in nil }) {
        self.init(SourceText(text, fileName: "test.toml"), language: Samples.language, attachment: attachment)
    }
}
