import Foundation

// AssetEmbedder OUTPUT NAME [FOLDER-OR-FILE…]
//
// Writes one Swift file with an enumeration called NAME that holds every file below the folders, and the other files by their names, and a
// version of all of them: a hash (FNV-1a) of names and contents. Base64 in a string literal, because the compiler takes minutes
// over a large array of bytes and no time over a string.

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: AssetEmbedder OUTPUT NAME [FOLDER-OR-FILE...]\n".utf8))
    exit(64)
}
let output = URL(filePath: arguments[1])

/// Whether a file of a folder is a part of the page or of a playground, as against how such files were made.
func isAsset(_ name: String) -> Bool {
    let served = ["mustache", "css", "js", "svg", "woff2", "txt", "json", "toml", "plist", "strings", "png"]
    return served.contains(URL(filePath: name).pathExtension)
}

/// The files of a folder, each with its path in it, or a file with its name.
func files(at path: String) -> [(name: String, file: URL)] {
    let root = URL(filePath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path(percentEncoded: false), isDirectory: &isFolder), isFolder.boolValue else {
        return [(root.lastPathComponent, root)]
    }
    let names = (FileManager.default.enumerator(atPath: root.path(percentEncoded: false))?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter(isAsset).sorted().map { ($0, root.appending(path: $0)) }
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
try Data(source.utf8).write(to: output)
