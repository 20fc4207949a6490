import Files
import Foundation

/// The folder of the program, which is the app's main bundle: an Info.plist, and links to the resources next to the code.
struct AppBundle {
    let path: String
    var program: String { "\(path)/\(Self.programName)" }

    private static let programName = "program"
    /// Folders of these names would make it another kind of bundle.
    private static let reserved: Set = ["Contents", "Executables", "Resources", "Support Files", programName, infoName]
    private static let infoName = "Info.plist"
    /// In bytes.
    private static let largestInfo = 1 << 20

    /// Replaces everything but the program.
    func fill(from folder: CodeFolder) throws(CodeImportFailure) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for name in FileStatus.names(inFolder: path) where name != Self.programName {
                try FileManager.default.removeItem(atPath: "\(path)/\(name)")
            }
            for resource in folder.resources {
                let parts = resource.split(separator: "/").map(String.init)
                guard let name = parts.last, !Self.reserved.contains(name) else { continue }
                let language = parts.dropLast().last.flatMap { $0.hasSuffix(CodeFolder.languageEnding) ? $0 : nil }
                if let language { try FileManager.default.createDirectory(atPath: "\(path)/\(language)", withIntermediateDirectories: true) }
                // As in an app, only one file has a name.
                _ = symlink("\(folder.path)/\(resource)", [path, language, name].compactMap { $0 }.joined(separator: "/"))
            }
            let info = try PropertyListSerialization.data(fromPropertyList: info(of: folder), format: .xml, options: 0)
            try info.write(to: URL(filePath: "\(path)/\(Self.infoName)"))
        } catch {
            throw CodeImportFailure("\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// The app's own values, without those that Xcode's settings replace.
    private func info(of folder: CodeFolder) -> [String: Any] {
        let name = folder.path.split(separator: "/").last.map(String.init) ?? "App"
        let standard: [String: Any] = [
            "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleIdentifier": "app.\(name)", "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
        ]
        let candidates = folder.resources.filter { $0.hasSuffix(Self.infoName) }
        guard let nearest = candidates.min(by: { $0.count { $0 == "/" } < $1.count { $0 == "/" } }),
              let bytes = BoundedFile.bytes(of: "\(folder.path)/\(nearest)", limit: Self.largestInfo),
              let own = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
        else { return standard }
        return standard.merging(own.filter { ($0.value as? String)?.contains("$(") != true }) { $1 }
    }
}
