/// A playground of `Playgrounds/` in the executable.
package struct SamplePlayground: Sendable {
    /// Without the extension.
    package let name: String
    package let bytes: [UInt8]
    /// Files in the folder with its name. Paths begin with that folder.
    package let attachments: [(name: String, bytes: [UInt8])]

    package static let names = all.map(\.name)

    package static let all: [SamplePlayground] = {
        let files = EmbeddedPlaygrounds.files
        return files.filter { $0.name.hasSuffix(fileExtension) && !$0.name.contains("/") }.map { file in
            let name = String(file.name.dropLast(fileExtension.count))
            return SamplePlayground(
                name: name, bytes: file.bytes, attachments: files.filter { $0.name.hasPrefix("\(name)/") })
        }
    }()

    private static let fileExtension = ".toml"

    package static func named(_ name: String) -> SamplePlayground? { all.first { $0.name == name } }
}
