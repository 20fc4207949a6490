import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// The readable statements of a possibly incomplete playground and its included files.
public enum PlaygroundOutline {
    /// Reads an outline. `source` may be invalid TOML. `attachment` returns a file's bytes by its path within the playground's folder.
    public static func read(_ source: SourceText, attachment: (String) -> [UInt8]?) -> KeyIndex {
        let index = KeyIndex(outlining: source)
        let folder = IncludePath.folder(of: source.fileName)
        let own = String(source.fileName.dropFirst(folder.count))
        var known: Set = [own]
        var others: [KeyIndex] = []
        var waiting = [(index: index, name: own)]
        while let reader = waiting.popLast(), others.count < PlaygroundLimits.includedFiles {
            for path in includes(of: reader.index) {
                guard let name = try? IncludePath.resolve(path, from: reader.name), known.insert(name).inserted,
                      let bytes = attachment(name), bytes.count <= PlaygroundLimits.attachmentBytes
                else { continue }
                let other = KeyIndex(outlining: SourceText(utf8: bytes, fileName: folder + name))
                others.append(other)
                waiting.append((other, name))
            }
        }
        return index.joined(with: others, by: KeyJoining.ofPlayground)
    }

    /// The included paths, including missing files. They are within the playground's folder, like `name`, the including file.
    public static func includes(of index: KeyIndex, named name: String) -> [String] {
        includes(of: index).compactMap { try? IncludePath.resolve($0, from: name) }
    }

    private static func includes(of index: KeyIndex) -> [String] {
        guard let list = index.child("include", of: .root) else { return [] }
        return index.elements(of: list).compactMap { index.string(of: $0) }
    }
}
