import SourceDiagnostics

indirect enum FontFileMistake: Error, Hashable, Sendable {
    case leavesFolder(String)
    case missing(String, tried: [String])
    case tooLarge(String, limit: Int)
    case unreadable(String, TrueTypeFile.TrueTypeFailure)
    case duplicate(String, font: String)
    case tooMany(limit: Int)
}

extension FontFileMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .leavesFolder: "path-leaves-folder"
        case .missing: "font-missing"
        case .tooLarge, .unreadable: "unreadable-font"
        case .duplicate: "duplicate-font"
        case .tooMany: "too-many-fonts"
        }
    }

    /// A warning, because the system font replaces the file.
    var severity: Diagnostic.Severity { .warning }

    var headline: String {
        switch self {
        case .leavesFolder(let file): "\(file.quoted) is not within the playground's folder"
        case .missing(let file, _): "there is no font file \(file.quoted)"
        case .tooLarge(let file, let limit): "the font file \(file.quoted) is larger than \(limit / 1024) KB"
        case .unreadable(let file, let failure): "the font file \(file.quoted) cannot be read: \(failure.text)"
        case .duplicate(let file, let font): "the font file \(file.quoted) has the font \(font.quoted), as a file before it"
        case .tooMany(let limit): "the app has more than \(limit) font files; the rest is not read"
        }
    }

    var notes: [String] {
        switch self {
        case .leavesFolder: ["a playground reads only files in its own folder"]
        case .missing(_, let tried) where tried.count > 1: ["looked for \(NameList(tried).joined(by: .and))", Self.fallback]
        case .duplicate: ["the first file is used"]
        case .missing, .tooLarge, .unreadable, .tooMany: [Self.fallback]
        }
    }

    private static let fallback = "the system font replaces it"

    var hint: String? {
        switch self {
        case .leavesFolder: "copy the file into the playground's folder, and write its path within that folder"
        case .missing(_, let tried): tried.first.map { "add it as \($0.quoted)" }
        case .tooLarge: "reduce it to the characters that the app shows, for example with pyftsubset"
        case .unreadable(_, let failure): failure.hint
        case .duplicate: "remove it from the list"
        case .tooMany: nil
        }
    }
}

extension TrueTypeFile.TrueTypeFailure {
    fileprivate var text: String {
        switch self {
        case .notFont: "it is neither TrueType nor OpenType, despite its name"
        case .webFont: "it is a font for browsers, which UIKit does not load"
        case .collection: "it is a collection of fonts"
        case .missingTable(let tag): "it has no table \(tag.quoted)"
        case .damagedTable(let tag): "its \(tag.quoted) is damaged, or ends too early"
        case .noName: "it has no PostScript name of letters, digits and hyphens"
        case .noCharacters: "it has no characters of Unicode"
        }
    }

    fileprivate var hint: String? {
        switch self {
        case .notFont, .missingTable, .damagedTable: "add the file again, as a .ttf or .otf file that other apps open"
        case .webFont: "add the .ttf or .otf file from which it was made"
        case .collection: "save the font that the app uses as a file of its own"
        case .noName, .noCharacters: nil
        }
    }
}
