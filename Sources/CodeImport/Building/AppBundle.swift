import Files
import Foundation

/// The folder of the program, which is the app's main bundle. It has an Info.plist and links to copies of the code's resources. Copies are
/// needed because the program can access neither the code nor other files in the code's folder.
struct AppBundle {
    let path: String
    var program: String { "\(path)/\(Self.programName)" }
    /// The folder of the copied resources.
    var resources: String { "\(path)/../\(Self.resourceFolder)" }

    static let folder = "app"
    static let programName = "program"
    private static let resourceFolder = "resources"
    /// The names of folders that would turn the bundle into a different kind of bundle.
    private static let reserved: Set = ["Contents", "Executables", "Resources", "Support Files", programName, infoName]
    private static let infoName = "Info.plist"
    /// The maximum size of an Info.plist, in bytes.
    private static let largestInfo = 1 << 20

    /// Replaces all files except the program.
    func fill(from folder: CodeFolder) throws(CodeImportFailure) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try copyResources(of: folder)
            for name in FileStatus.names(inFolder: path) where name != Self.programName {
                try FileManager.default.removeItem(atPath: "\(path)/\(name)")
            }
            for resource in folder.resources {
                let parts = resource.split(separator: "/").map(String.init)
                guard let name = parts.last, !Self.reserved.contains(name) else { continue }
                let language = parts.dropLast().last.flatMap { $0.hasSuffix(CodeFolder.languageEnding) ? $0 : nil }
                if let language { try FileManager.default.createDirectory(atPath: "\(path)/\(language)", withIntermediateDirectories: true) }
                // As in an app, each name refers to only one file.
                let link = "\(language == nil ? ".." : "../..")/\(Self.resourceFolder)/\(resource)"
                _ = symlink(link, [path, language, name].compactMap { $0 }.joined(separator: "/"))
            }
            let info = try PropertyListSerialization.data(fromPropertyList: info(of: folder), format: .xml, options: 0)
            try info.write(to: URL(filePath: "\(path)/\(Self.infoName)"))
        } catch {
            throw CodeImportFailure("\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Copies the resources that have changed. They are readable by other users, because the program may run as another user.
    func copyResources(of folder: CodeFolder) throws(CodeImportFailure) {
        do {
            let kept = Set(folder.resources)
            try FileManager.default.createDirectory(atPath: resources, withIntermediateDirectories: true)
            for name in try FileManager.default.subpathsOfDirectory(atPath: resources) where !kept.contains(name) {
                let path = "\(resources)/\(name)"
                if FileStatus(ofPath: path, followingLinks: false)?.kind == .file { try FileManager.default.removeItem(atPath: path) }
            }
            for resource in folder.resources {
                let (source, copy) = ("\(folder.path)/\(resource)", "\(resources)/\(resource)")
                guard let status = FileStatus(ofPath: source, followingLinks: false) else { continue }
                let former = FileStatus(ofPath: copy, followingLinks: false)
                if let former, former.kind != status.kind { try FileManager.default.removeItem(atPath: copy) }
                if status.kind == .folder {
                    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
                } else if status.kind == .file, former.map(Self.version) != Self.version(status) {
                    try FileManager.default.createDirectory(atPath: OutputFile.folder(of: copy), withIntermediateDirectories: true)
                    try? FileManager.default.removeItem(atPath: copy)
                    // A hard link needs no disk space, but has the permissions of the original file.
                    if !Confinement.isRoot, link(source, copy) == 0 { continue }
                    try FileManager.default.copyItem(atPath: source, toPath: copy)
                    // The copy has the modification time of the version that was examined, so a later version is copied again.
                    let time = timespec(tv_sec: status.modifiedSeconds, tv_nsec: status.modifiedNanoseconds)
                    chmod(copy, 0o644)
                    utimensat(AT_FDCWD, copy, [time, time], AT_SYMLINK_NOFOLLOW)
                }
            }
        } catch {
            throw CodeImportFailure("\(resources) cannot be written: \(error.localizedDescription)")
        }
    }

    private static func version(_ status: FileStatus) -> [Int] { [status.size, status.modifiedSeconds, status.modifiedNanoseconds] }

    /// The app's own values, except values that are placeholders of Xcode's build settings.
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
