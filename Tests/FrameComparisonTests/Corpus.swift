import Foundation

/// The folder of Interface Builder documents that open-source apps published: `TRAITSCOPE_CORPUS`, or beside the repository.
///
/// It is no part of the repository. Tests that need it are skipped where it is not.
enum Corpus {
    static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["TRAITSCOPE_CORPUS"].map { URL(fileURLWithPath: $0) }
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = named ?? package.deletingLastPathComponent().appendingPathComponent("shared/corpus/storyboards")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    static var isThere: Bool { folder != nil }

    static var documents: [URL] {
        guard let folder, let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return files.compactMap { $0 as? URL }.filter { ["storyboard", "xib"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}
