import Files
import Foundation
import PageAssets
import PathKit

/// The playgrounds that come with the program.
enum BundledPlaygrounds {
    /// The folder `Playgrounds` here, else that of the package the program was built from; `nil` when neither is there.
    static func path(sourceFile: String = #filePath) -> String? {
        let here = Path("Playgrounds")
        let package = Path(sourceFile).parent().parent().parent() + "Playgrounds"
        return [here, package].first(where: \.isDirectory)?.string
    }
}

/// The samples of the executable in a folder of their own, to be looked at: they cannot be written, and go with the program.
struct SampleFolder {
    let path: Path

    /// - Throws: `CleanFailure` where there is no room for temporary files.
    init() throws {
        path = Path(FileManager.default.temporaryDirectory.appending(path: "traitscope-\(UUID().uuidString)/Samples").path(percentEncoded: false))
        do {
            for sample in SamplePlayground.all {
                try write(sample.bytes, to: "\(sample.name).toml")
                for file in sample.attachments { try write(file.bytes, to: file.name) }
            }
        } catch {
            throw CleanFailure("The samples cannot be written to \(path): \(error.localizedDescription) Name a playground file or a folder to serve.")
        }
    }

    func remove() {
        try? path.parent().delete()
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        let file = path + name
        try file.parent().mkpath()
        try file.write(Data(bytes))
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.string)
    }
}
