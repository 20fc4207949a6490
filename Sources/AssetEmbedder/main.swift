import Foundation

// AssetEmbedder FOLDER OUTPUT NAME [FILE…]
//
// Writes one Swift file with an enumeration called NAME that holds every file below FOLDER, and the others by their names, and a version
// of all of them: a hash (FNV-1a) of names and contents. Base64 in a string literal, because the compiler takes minutes
// over a large array of bytes and no time over a string.

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
    FileHandle.standardError.write(Data("usage: AssetEmbedder FOLDER OUTPUT NAME [FILE...]\n".utf8))
    exit(64)
}
let folder = URL(filePath: arguments[1], directoryHint: .isDirectory).resolvingSymlinksInPath()
let output = URL(filePath: arguments[2])

/// Whether a file is a part of the page or of a playground, as against how such files were made.
func isAsset(_ name: String) -> Bool {
    let served = ["mustache", "css", "js", "svg", "woff2", "txt", "json", "toml", "plist", "strings", "png"]
    return served.contains(URL(filePath: name).pathExtension)
}

let names = (FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.allObjects ?? [])
    .compactMap { $0 as? String }
    .filter(isAsset)
    .sorted()

var source = """
    import Foundation

    enum \(arguments[3]) {
        static let files: [(name: String, bytes: [UInt8])] = base64.map { name, content in
            (name, [UInt8](Data(base64Encoded: content.withUTF8Buffer { Data($0) }) ?? Data()))
        }
        private static let base64: [(name: String, content: StaticString)] = [

    """
let files = names.map { (name: $0, file: folder.appending(path: $0)) }
    + arguments.dropFirst(4).map { (name: URL(filePath: $0).lastPathComponent, file: URL(filePath: $0)) }
var hash: UInt64 = 0xcbf2_9ce4_8422_2325
for (name, file) in files {
    let content = try Data(contentsOf: file)
    for byte in Array(name.utf8) + Array(content) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    source += "        (\(String(reflecting: name)), \"\(content.base64EncodedString())\"),\n"
}
source += "    ]\n    static let version = \"\(String(hash, radix: 16))\"\n}\n"
try Data(source.utf8).write(to: output)
