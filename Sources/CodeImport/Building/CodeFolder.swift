import Files
import PathKit

/// The Swift files of a folder that belong to an app, and its catalogues. Files of dependencies and tests are excluded.
package struct CodeFolder: Sendable {
    package let path: String
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    /// The files' paths within the folder, sorted.
    package private(set) var files: [String] = []
    /// The paths of asset catalogues.
    package private(set) var catalogues: [String] = []
    /// Other files that the app needs at run time, and the folders of such files, sorted.
    private(set) var resources: [String] = []
    package private(set) var skipped: [String] = []

    private static let libraries: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
    private static let depthLimit = 64
    private static let resourceLimit = 4_000
    static let languageEnding = ".lproj"
    private static let unused = ["h", "m", "mm", "c", "cpp", "storyboard", "xib", "md", "xcodeproj", "xcworkspace", "entitlements"]
    /// The maximum number of files. No app's own module has more.
    private static let fileLimit = 4_000

    package init(_ path: String) throws(CodeImportFailure) {
        guard FileStatus(ofPath: path)?.kind == .folder else {
            throw CodeImportFailure("There is no folder \(path). Give the folder of an app's sources.")
        }
        self.path = FileStatus.resolvedPath(path) ?? path
        var waiting = [(prefix: "", depth: 0)]
        while let (prefix, depth) = waiting.popLast() {
            for name in FileStatus.names(inFolder: prefix.isEmpty ? self.path : "\(self.path)/\(prefix)") {
                let child = prefix.isEmpty ? name : "\(prefix)/\(name)"
                guard let status = FileStatus(ofPath: "\(self.path)/\(child)", followingLinks: false) else { continue }
                if status.kind == .folder {
                    if name.hasSuffix(".xcassets") {
                        catalogues.append("\(self.path)/\(child)")
                    } else if name.hasPrefix(".") || Self.libraries.contains(name) || Self.isTest(name) || depth >= Self.depthLimit {
                        skipped.append(child)
                    } else {
                        waiting.append((child, depth + 1))
                        if !name.hasSuffix(Self.languageEnding) { addResource(child) }
                    }
                } else if status.kind == .file {
                    if name.hasPrefix(".") { continue }
                    if !name.hasSuffix(".swift") { addResource(child) } else if name != "Package.swift" { files.append(child) }
                }
            }
        }
        files.sort()
        resources.sort()
        catalogues.sort()
        skipped.sort()
        guard !files.isEmpty else { throw CodeImportFailure("There is no Swift file in \(path). Give the folder of an app's sources.") }
        guard files.count <= Self.fileLimit else {
            let found = "\(path) has \(files.count) Swift files. The limit is \(Self.fileLimit)."
            throw CodeImportFailure("\(found) Give the folder of one module.")
        }
    }

    private mutating func addResource(_ path: String) {
        let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last
        guard resources.count < Self.resourceLimit, ending.map({ Self.unused.contains(String($0)) }) != true else { return }
        resources.append(path)
    }

    private static func isTest(_ name: String) -> Bool { name.lowercased().hasSuffix("tests") }
}
