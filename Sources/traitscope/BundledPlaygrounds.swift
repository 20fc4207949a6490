import Files
import Foundation
import PageAssets
import PathKit

/// The playgrounds that come with the program.
enum BundledPlaygrounds {
    /// The folder `Playgrounds` here, else that of the package that the program was built from; `nil` without either.
    static func path(sourceFile: String = #filePath) -> String? {
        let here = Path("Playgrounds")
        let package = Path(sourceFile).parent().parent().parent() + "Playgrounds"
        return [here, package].first(where: \.isDirectory)?.string
    }
}

/// The embedded samples as read-only files in a temporary folder, which the program removes.
struct SampleFolder {
    let path: Path

    /// - Throws: `CleanFailure` where the files cannot be written.
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

    func remove() { try? path.parent().delete() }

    private func write(_ bytes: [UInt8], to name: String) throws {
        let file = path + name
        try file.parent().mkpath()
        try file.write(Data(bytes))
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.string)
    }
}
