import Foundation

// AssetEmbedder FOLDER OUTPUT
//
// Writes one Swift file that holds every file below FOLDER. Base64 in a string literal, because the compiler takes minutes
// over a large array of bytes and no time over a string.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: AssetEmbedder FOLDER OUTPUT\n".utf8))
    exit(64)
}
let folder = URL(filePath: arguments[1], directoryHint: .isDirectory).resolvingSymlinksInPath()
let output = URL(filePath: arguments[2])

/// Whether a file is a part of the page, as against how the page's files were made.
func isAsset(_ name: String) -> Bool {
    let served = ["mustache", "css", "js", "svg", "woff2", "txt", "json"]
    return served.contains(URL(filePath: name).pathExtension)
}

let names = (FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.allObjects ?? [])
    .compactMap { $0 as? String }
    .filter(isAsset)
    .sorted()

var source = "enum EmbeddedAssets {\n    static let base64: [(name: String, content: StaticString)] = [\n"
for name in names {
    let content = try Data(contentsOf: folder.appending(path: name)).base64EncodedString()
    source += "        (\(String(reflecting: name)), \"\(content)\"),\n"
}
source += "    ]\n}\n"
try Data(source.utf8).write(to: output)
