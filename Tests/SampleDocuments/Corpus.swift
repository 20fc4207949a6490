import Foundation
import InterfaceImport
import Synchronization

/// Real documents of open-source apps, if available. They are in the folder in `TRAITSCOPE_CORPUS`, or else in
/// `shared/corpus/storyboards` next to the package, and not part of the repository.
package enum Corpus {
    package struct Document: Sendable, CustomStringConvertible {
        /// The path within the corpus.
        package var path: String

        package var description: String { path }

        package var bytes: [UInt8] { get throws { [UInt8](try Data(contentsOf: Corpus.folder.appending(path: path))) } }

        package func read() throws -> InterfaceBuilderDocument { try InterfaceBuilderDocument(bytes) }

        package func importedAnew() throws -> ImportedPlayground {
            ImportedPlayground(try read(), name: String(path.split(separator: "/").last ?? ""))
        }

        /// The playground made from the document, imported once for all tests.
        package func imported() throws -> ImportedPlayground {
            if let playground = Corpus.imports.withLock({ $0[path] }) { return playground }
            let playground = try importedAnew()
            Corpus.imports.withLock { $0[path] = playground }
            return playground
        }
    }

    private static let imports = Mutex<[String: ImportedPlayground]>([:])

    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["TRAITSCOPE_CORPUS"] { return URL(filePath: path) }
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        return package.deletingLastPathComponent().appending(path: "shared/corpus/storyboards")
    }()

    package static let documents: [Document] = {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map(Document.init)
    }()

    package static var isThere: Bool { !documents.isEmpty }
}
