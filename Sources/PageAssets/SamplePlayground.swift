/// A playground of `Playgrounds/` in the executable, or a lesson of `Lessons/`.
package struct SamplePlayground: Sendable {
    /// Without the extension.
    package let name: String
    package let bytes: [UInt8]
    /// The files in the folder of its name, and the Markdown of a lesson, by their paths next to it.
    package let attachments: [(name: String, bytes: [UInt8])]

    /// Sorted.
    package static let names = all.map(\.name)

    package static let all = playgrounds(among: EmbeddedPlaygrounds.files)

    /// The bundled lessons. Sorted.
    package static let lessons = playgrounds(among: EmbeddedLessons.files)

    private static func playgrounds(among files: [(name: String, bytes: [UInt8])]) -> [SamplePlayground] {
        files.filter { $0.name.hasSuffix(fileExtension) && !$0.name.contains("/") }.map { file in
            let name = String(file.name.dropLast(fileExtension.count))
            let own = files.filter { $0.name.hasPrefix("\(name)/") || ($0.name.hasPrefix("\(name).") && $0.name.hasSuffix(".md")) }
            return SamplePlayground(name: name, bytes: file.bytes, attachments: own)
        }
    }

    private static let fileExtension = ".toml"

    package static func named(_ name: String) -> SamplePlayground? { all.first { $0.name == name } }
}
