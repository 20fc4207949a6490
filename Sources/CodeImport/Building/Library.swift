import Files
import Foundation

/// A library that imported code uses. It is built from the user's checkout, which CocoaPods, Carthage, Swift packages or Xcode left near
/// the code. As in the app's code, parts that do not compile are cut.
struct Library {
    let name: String
    private let path: String

    /// The folder of built libraries, within the scratch folder.
    static let folder = "libraries"

    private static let places = ["Pods", "Carthage/Checkouts", ".build/checkouts", "SourcePackages/checkouts"]
    private static let sources = ["Sources/", "Sources", "Source", "Classes", ""]
    /// The number of parent folders that are searched for checkouts.
    private static let levels = 4

    /// The library, or `nil` if there is no checkout of it.
    init?(named name: String, near folder: String) {
        self.name = name
        var above = folder
        for _ in 0...Self.levels {
            for place in Self.places {
                let checkout = "\(above)/\(place)/\(name)"
                guard FileStatus(ofPath: checkout)?.kind == .folder else { continue }
                let candidates = Self.sources.map { $0.hasSuffix("/") ? "\(checkout)/\($0)\(name)" : "\(checkout)/\($0)" }
                guard let found = candidates.first(where: { FileStatus(ofPath: $0)?.kind == .folder }) else { continue }
                path = found
                return
            }
            guard let slash = above.lastIndex(of: "/"), slash > above.startIndex else { return nil }
            above = String(above[..<slash])
        }
        return nil
    }

    func build(_ toolchain: SwiftToolchain, scratch: String, time: ImportTime) throws(CodeImportFailure) {
        let own = "\(scratch)/\(Self.folder)/\(name)-build"
        var build = try CodeBuild(try CodeFolder(path), module: name, toolchain: toolchain, scratch: own, time: time)
        try build.buildLibrary()
        for ending in ["o", "swiftmodule"] {
            let target = "\(scratch)/\(Self.folder)/\(name).\(ending)"
            guard rename("\(own)/\(name).\(ending)", target) == 0 else { throw CodeImportFailure("\(target) cannot be written.") }
        }
    }
}
