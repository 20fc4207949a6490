import Foundation
import InterfaceBuilder
import StoryboardImport

/// Real documents of open-source apps, where there are any: in the folder that `TRAITSCOPE_CORPUS` names, else in
/// `shared/corpus/storyboards` beside the package. They are no part of the repository.
public enum Corpus {
    public struct Document: Sendable, CustomStringConvertible {
        /// Within the corpus.
        public var path: String

        public var description: String { path }

        public var bytes: [UInt8] { get throws { [UInt8](try Data(contentsOf: Corpus.folder.appending(path: path))) } }

        public func read() throws -> InterfaceBuilderDocument { try InterfaceBuilderDocument(bytes) }

        public func imported() throws -> ImportedPlayground {
            ImportedPlayground(try read(), name: String(path.split(separator: "/").last ?? ""))
        }
    }

    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["TRAITSCOPE_CORPUS"] { return URL(filePath: path) }
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        return package.deletingLastPathComponent().appending(path: "shared/corpus/storyboards")
    }()

    public static let documents: [Document] = {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map(Document.init)
    }()

    public static var isThere: Bool { !documents.isEmpty }
}
