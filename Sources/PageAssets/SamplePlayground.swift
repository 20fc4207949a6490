/// A playground of `Playgrounds/` in the executable, or a lesson of its folder `Lessons`.
package struct SamplePlayground: Sendable {
    /// The file's name without the extension.
    package let name: String
    package let bytes: [UInt8]
    /// Files in the folder with the playground's name, and the Markdown of a lesson. Paths are relative to the playground's folder.
    package let attachments: [(name: String, bytes: [UInt8])]

    package static let names = all.map(\.name)

    package static let all = playgrounds(among: EmbeddedPlaygrounds.files)

    /// The bundled lessons, sorted.
    package static let lessons = playgrounds(among: EmbeddedPlaygrounds.files.compactMap { file in
        file.name.hasPrefix(lessonFolder) ? (String(file.name.dropFirst(lessonFolder.count)), file.bytes) : nil
    })

    private static func playgrounds(among files: [(name: String, bytes: [UInt8])]) -> [SamplePlayground] {
        files.filter { $0.name.hasSuffix(fileExtension) && !$0.name.contains("/") }.map { file in
            let name = String(file.name.dropLast(fileExtension.count))
            let own = files.filter { $0.name.hasPrefix("\(name)/") || ($0.name.hasPrefix("\(name).") && $0.name.hasSuffix(".md")) }
            return SamplePlayground(name: name, bytes: file.bytes, attachments: own)
        }
    }

    private static let fileExtension = ".toml"
    private static let lessonFolder = "Lessons/"

    package static func named(_ name: String) -> SamplePlayground? { all.first { $0.name == name } }
}
