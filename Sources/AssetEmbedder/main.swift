import Foundation

// AssetEmbedder OUTPUT NAME [FOLDER-OR-FILE…]
//
// Writes a Swift file with an enumeration NAME. It contains all files below the folders, the single files, and a version, which is an
// FNV-1a hash. Contents are Base64 in string literals, because the compiler needs minutes for large arrays of bytes.
//
// If NAME is `PackageResources`, files are embedded as text, with the names and types that the package manager uses.

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: AssetEmbedder OUTPUT NAME [FOLDER-OR-FILE...]\n".utf8))
    exit(64)
}
let output = URL(filePath: arguments[1])

/// Writes the file if it has changed, because a newer file would be compiled again.
func write(_ source: String) throws {
    if (try? Data(contentsOf: output)) != Data(source.utf8) { try Data(source.utf8).write(to: output) }
}

/// Whether a file belongs to the page or a playground. Files that are only used to make them are excluded.
func isAsset(_ name: String) -> Bool {
    let served = ["mustache", "css", "js", "svg", "woff2", "txt", "json", "toml", "plist", "strings", "png", "swift", "md"]
    return served.contains(URL(filePath: name).pathExtension) && !name.hasSuffix("README.md")
}

func files(at path: String) -> [(name: String, file: URL)] {
    let root = URL(filePath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path(percentEncoded: false), isDirectory: &isFolder), isFolder.boolValue else {
        return [(root.lastPathComponent, root)]
    }
    let names = (FileManager.default.enumerator(atPath: root.path(percentEncoded: false))?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter(isAsset).sorted().map { ($0, root.appending(path: $0)) }
}

if arguments[2] == "PackageResources" {
    let resources = try arguments.dropFirst(3).flatMap(files).map { name, file in
        let identifier = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return "    static let \(identifier): [UInt8] = Array(###\"\"\"\n\(try String(contentsOf: file, encoding: .utf8))\n\"\"\"###.utf8)\n"
    }
    try write("enum PackageResources {\n\(resources.joined())}\n")
    exit(0)
}

var source = """
    import Foundation

    enum \(arguments[2]) {
        static let files: [(name: String, bytes: [UInt8])] = base64.map { name, content in
            (name, [UInt8](Data(base64Encoded: content.withUTF8Buffer { Data($0) }) ?? Data()))
        }
        private static let base64: [(name: String, content: StaticString)] = [

    """
var hash: UInt64 = 0xcbf2_9ce4_8422_2325
for (name, file) in arguments.dropFirst(3).flatMap(files) {
    let content = try Data(contentsOf: file)
    for byte in Array(name.utf8) + Array(content) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    source += "        (\(String(reflecting: name)), \"\(content.base64EncodedString())\"),\n"
}
source += "    ]\n    static let version = \"\(String(hash, radix: 16))\"\n}\n"
try write(source)
