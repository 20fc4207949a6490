import Files
import Foundation
import PageAssets
import PathKit

enum BundledPlaygrounds {
    /// The folder `Playgrounds` in the current folder, or otherwise in the program's package. `nil` if neither exists.
    static func path(sourceFile: String = #filePath) -> String? {
        let here = Path("Playgrounds")
        let package = Path(sourceFile).parent().parent().parent() + "Playgrounds"
        return [here, package].first(where: \.isDirectory)?.string
    }
}

/// The embedded samples, as read-only files in a temporary folder that the program removes.
struct SampleFolder {
    let path: Path
    private let folder: ScratchFolder

    init() throws {
        do {
            folder = try ScratchFolder()
            path = Path(folder.path) + "Samples"
            for sample in SamplePlayground.all {
                try write(sample.bytes, to: "\(sample.name).toml")
                for file in sample.attachments { try write(file.bytes, to: file.name) }
            }
        } catch {
            throw CleanFailure("The samples cannot be written: \(error.localizedDescription) Name a playground file or a folder to serve.")
        }
    }

    func remove() { folder.remove() }

    private func write(_ bytes: [UInt8], to name: String) throws {
        let file = path + name
        try file.parent().mkpath()
        try file.write(Data(bytes))
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.string)
    }
}
