/// One of the playgrounds of `Playgrounds/` as built into the executable.
package struct SamplePlayground: Sendable {
    /// The file's name without its extension.
    package let name: String
    package let bytes: [UInt8]
    /// The files that it names, by their paths beside it: those in the folder of its name.
    package let attachments: [(name: String, bytes: [UInt8])]

    /// The names of all of them, sorted.
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
